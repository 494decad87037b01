import { beforeEach, expect, test, vi } from 'vitest';
import { reviveFailedPages } from '#electron/failed-pages.ts';
import { answers, app, BrowserWindow, FakeContents, reset, wordsOf } from '../fakes/electron.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

let now = 0;
let contents: FakeContents;
beforeEach(() => {
  reset();
  now = 0;
  contents = new FakeContents();
  reviveFailedPages(
    () => 'en',
    () => now,
  );
});

const die = (reason = 'crashed') => app.emit('render-process-gone', {}, contents, { reason, exitCode: 1 });

test('a page that dies is loaded again', () => {
  die();
  expect(contents.reloads).toBe(1);
});

test('a page that was closed is left alone', () => {
  die('clean-exit');
  expect(contents.reloads).toBe(0);
});

test('a page that dies a fourth time within ten minutes stays closed, and a message says so', () => {
  for (let death = 1; death <= 4; death++) die();
  expect(contents.reloads).toBe(3);
  expect(wordsOf('dialog.showErrorBox')[0]?.[0]).toContain('crashed several times');
});

test('deaths of long ago are forgotten', () => {
  for (let death = 1; death <= 6; death++) {
    now += 5 * 60_000;
    die();
  }
  expect(contents.reloads).toBe(6);
});

test.each([
  [0, 0],
  [1, 1],
])('a page that does not answer is loaded again only when the user says so (%i)', async (response, reloads) => {
  const window = new BrowserWindow();
  app.emit('browser-window-created', {}, window);
  answers.message = { response, checkboxChecked: false };
  window.emit('unresponsive');
  await Promise.resolve();
  await Promise.resolve();
  expect(window.webContents.reloads).toBe(reloads);
});
