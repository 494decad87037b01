import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { readWindowState, writeWindowState } from '#electron/window-state.ts';
import { answers, reset } from '../fakes/electron.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

let folder: string;
beforeEach(() => {
  reset();
  folder = temporaryFolder();
});

const bounds = { x: 100, y: 50, width: 1400, height: 900 };

test('a stored position is restored', () => {
  writeWindowState(folder, { bounds, isMaximized: true });
  expect(readWindowState(folder)).toEqual({ bounds, isMaximized: true });
});

test('there is no position at the first start', () => {
  expect(readWindowState(folder)).toEqual({ isMaximized: false });
});

test.each(['', 'null', '{"bounds":{"x":"0"}}', '{"bounds":{"x":0,"y":0,"width":1,"height":1}}', '[', '{"isMaximized":1}'])(
  'a file that holds %s gives no position',
  (text) => {
    writeFileSync(join(folder, 'window.json'), text);
    expect(readWindowState(folder)).toEqual({ isMaximized: false });
  },
);

test.each([
  ['to the right of every screen', { ...bounds, x: 1900 }],
  ['to the left of every screen', { ...bounds, x: -1390 }],
  ['with the title above the screen', { ...bounds, y: -20 }],
  ['with the title below the screen', { ...bounds, y: 1050 }],
])('a position is not used again %s', (_where, lost) => {
  writeWindowState(folder, { bounds: lost, isMaximized: false });
  expect(readWindowState(folder).bounds).toBeUndefined();
});

test('a position on a second screen is used again as long as that screen is there', () => {
  writeWindowState(folder, { bounds: { ...bounds, x: 2000 }, isMaximized: false });
  expect(readWindowState(folder).bounds).toBeUndefined();
  answers.displays.push({ workArea: { x: 1920, y: 0, width: 1920, height: 1080 } });
  expect(readWindowState(folder).bounds).toMatchObject({ x: 2000 });
});

test('a position that cannot be written is lost, and nothing else', () => {
  rmSync(folder, { recursive: true });
  expect(() => writeWindowState(folder, { bounds, isMaximized: false })).not.toThrow();
});
