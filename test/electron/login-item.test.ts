import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAtLogin } from '#electron/login-item.ts';
import { answers, app, reset, wordsOf } from '../fakes/electron.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

let folder: string;
const file = () => join(folder, 'autostart', 'aeroshelf.desktop');

beforeEach(() => {
  reset();
  app.isPackaged = true;
  folder = temporaryFolder();
  vi.stubEnv('XDG_CONFIG_HOME', folder);
  vi.stubEnv('APPIMAGE', '/home/anna/Aeroshelf.AppImage');
});
afterEach(() => void vi.unstubAllEnvs());

test('is among the autostart entries of a Linux desktop, and is removed when turned off', () => {
  startAtLogin(true, 'linux');
  expect(readFileSync(file(), 'utf8').split('\n')).toContain('Exec="/home/anna/Aeroshelf.AppImage"');
  startAtLogin(false, 'linux');
  expect(existsSync(file())).toBe(false);
});

test('follows an AppImage that was moved', () => {
  startAtLogin(true, 'linux');
  vi.stubEnv('APPIMAGE', '/opt/Aeroshelf.AppImage');
  startAtLogin(true, 'linux');
  expect(readFileSync(file(), 'utf8')).toContain('Exec="/opt/Aeroshelf.AppImage"');
});

test('without an AppImage it is the program itself', () => {
  vi.stubEnv('APPIMAGE', undefined);
  startAtLogin(true, 'linux');
  expect(readFileSync(file(), 'utf8')).toContain(`Exec="${process.execPath}"`);
});

test.each([
  ['/a b/Aeroshelf', 'Exec="/a b/Aeroshelf"'],
  ['/a$b/Aeroshelf', String.raw`Exec="/a\\$b/Aeroshelf"`],
  ['/50%/Aeroshelf', 'Exec="/50%%/Aeroshelf"'],
  ['/a"b/Aeroshelf', String.raw`Exec="/a\\"b/Aeroshelf"`],
  [String.raw`/a\b/Aeroshelf`, String.raw`Exec="/a\\\\b/Aeroshelf"`],
])('the path %s is quoted as %s', (path, line) => {
  vi.stubEnv('APPIMAGE', path);
  startAtLogin(true, 'linux');
  expect(readFileSync(file(), 'utf8').split('\n')).toContain(line);
});

test.each(['darwin', 'win32'] as const)('asks %s itself, and only for a change', (platform) => {
  startAtLogin(true, platform);
  expect(wordsOf('app.setLoginItemSettings')).toEqual([[{ openAtLogin: true }]]);
  answers.opensAtLogin = true;
  startAtLogin(true, platform);
  expect(wordsOf('app.setLoginItemSettings')).toHaveLength(1);
  expect(existsSync(file())).toBe(false);
});

test('a program run from its source is not started by the system', () => {
  app.isPackaged = false;
  startAtLogin(true, 'linux');
  startAtLogin(true, 'win32');
  expect(existsSync(file())).toBe(false);
  expect(wordsOf('app.setLoginItemSettings')).toEqual([]);
});
