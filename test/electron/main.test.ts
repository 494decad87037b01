import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type * as Electron from 'electron';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers, app, BrowserWindow, FakeContents, reset, wordsOf } from '../fakes/electron.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

const argv = [...process.argv];
const umask = process.umask();
let dataDir: string;
const runs = { begun: 0 };

beforeEach(() => {
  reset();
  dataDir = temporaryFolder();
});

/** Quits it as a user does. */
async function end(): Promise<void> {
  const exits = wordsOf('app.exit').length;
  app.emit('will-quit', { preventDefault: () => undefined });
  await vi.waitUntil(() => wordsOf('app.exit').length > exits, 60_000);
  app.removeAllListeners();
}

function usersIn(folder: string): unknown[] {
  const db = new Sqlite(join(folder, 'state.sqlite'), { readonly: true });
  try {
    return db.prepare('SELECT id FROM users').all();
  } finally {
    db.close();
  }
}

afterEach(async () => {
  if (app.listenerCount('will-quit') > 0) await end();
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    for (const listener of process.listeners(event as 'uncaughtException').filter((one) => !before.has(one))) process.off(event, listener);
  }
  process.argv = argv;
  process.umask(umask);
});

const before = new Set<unknown>([...process.listeners('uncaughtException'), ...process.listeners('unhandledRejection')]);

/** Runs main.ts as Electron does, with these words behind the folder of the app. */
async function start(...words: string[]): Promise<void> {
  process.argv = ['electron', '.', '--data-dir', dataDir, '--port', '0', '--offline', ...words];
  // Another query is another run of this one module.
  runs.begun += 1;
  await import(/* @vite-ignore */ `../../src-main/electron/main.ts?run=${runs.begun}`);
}

test('ends in the window, with the profile of Chromium and the log in the data folder', async () => {
  await start();
  await vi.waitFor(() => expect(BrowserWindow.opened).toHaveLength(1), 60_000);
  expect(wordsOf('app.setPath')).toEqual([['userData', join(dataDir, 'window')]]);
  expect(wordsOf('app.enableSandbox')).toHaveLength(1);
  expect(wordsOf('crashReporter.start')).toEqual([[{ uploadToServer: false }]]);
  const log = readFileSync(join(dataDir, 'logs', 'aeroshelf.log'), 'utf8');
  expect(log).toContain('"serving"');
  expect(log).not.toContain('no sandbox');
});

test('says in the log that there is no sandbox', async () => {
  answers.lock = false;
  answers.switches = ['no-sandbox'];
  await start();
  expect(readFileSync(join(dataDir, 'logs', 'aeroshelf.log'), 'utf8')).toMatch(/"warn".*no sandbox around the page/);
});

test('a second one ends without opening anything', async () => {
  answers.lock = false;
  await start();
  expect(wordsOf('app.quit')).toHaveLength(1);
  expect(existsSync(join(dataDir, 'state.sqlite'))).toBe(false);
  expect(BrowserWindow.opened).toEqual([]);
});

test('a second start brings the window of the first to the front', async () => {
  await start();
  await vi.waitFor(() => expect(BrowserWindow.opened).toHaveLength(1), 60_000);
  app.emit('second-instance', {}, ['electron', '.'], dataDir);
  expect(BrowserWindow.opened[0]?.state.focused).toBe(1);
});

test('a refusal is shown in a message box and the exit code is 1', async () => {
  const { lockDataFolder } = await import('#core/platform/data-folder.ts');
  const lock = lockDataFolder(dataDir);
  await start();
  await vi.waitFor(() => expect(wordsOf('app.exit')).toEqual([[1]]), 60_000);
  expect(wordsOf('dialog.showErrorBox')[0]?.[1]).toContain(`in use by process ${process.pid}`);
  lock.release();
});

test('what ends the page or a helper is in the log', async () => {
  await start();
  await vi.waitFor(() => expect(BrowserWindow.opened).toHaveLength(1), 60_000);
  app.emit('render-process-gone', {}, new FakeContents(), { reason: 'crashed', exitCode: 139 });
  app.emit('child-process-gone', {}, { type: 'GPU', reason: 'oom', exitCode: 9 });
  const text = readFileSync(join(dataDir, 'logs', 'aeroshelf.log'), 'utf8');
  expect(text).toMatch(/the page is gone.*crashed.*139/);
  expect(text).toMatch(/a helper process is gone.*GPU.*oom/);
});

test('an uncaught error is logged, shown and ends the program with 1', async () => {
  await start();
  await vi.waitFor(() => expect(BrowserWindow.opened).toHaveLength(1), 60_000);
  const [caught] = process.listeners('uncaughtException').filter((one) => !before.has(one));
  caught?.(new Error('the shelf fell down'), 'uncaughtException');
  expect(readFileSync(join(dataDir, 'logs', 'aeroshelf.log'), 'utf8')).toMatch(/"crashed".*the shelf fell down/);
  expect(wordsOf('dialog.showErrorBox')[0]?.[1]).toContain('the shelf fell down');
  expect(wordsOf('app.exit')).toEqual([[1]]);
});

test('a state that is lost: offers the automatic backup as a button, restores it, and opens the window', async () => {
  await start();
  await vi.waitFor(() => expect(BrowserWindow.opened).toHaveLength(1), 60_000);
  await end();
  const backups = join(dataDir, 'backups');
  mkdirSync(backups, { recursive: true });
  copyFileSync(join(dataDir, 'state.sqlite'), join(backups, 'state-000009-2026-11-20T081500Z.sqlite'));
  const users = usersIn(dataDir);
  writeFileSync(join(dataDir, 'state.sqlite'), '');
  BrowserWindow.opened.length = 0;

  answers.message = { response: 0, checkboxChecked: false };
  await start();
  await vi.waitFor(() => expect(BrowserWindow.opened).toHaveLength(1), 60_000);
  const box = wordsOf('dialog.showMessageBox')[0]?.[0] as Electron.MessageBoxOptions;
  expect(box.buttons).toEqual([
    'Restore the backup of 2026-11-20T08:15:00Z',
    'Start without users, keys, notes and NOTAMs',
    'Quit Aeroshelf',
  ]);
  expect(`${box.message} ${box.detail}`).toBe(
    `${join(dataDir, 'state.sqlite')} is empty: its contents are lost. What is there now is kept.`,
  );
  expect(usersIn(dataDir)).toEqual(users);
  expect(wordsOf('dialog.showErrorBox')).toEqual([]);
});

test('a state that is lost without a backup: begins afresh when that is chosen, and not before', async () => {
  mkdirSync(join(dataDir, 'versions'));
  answers.message = { response: 1, checkboxChecked: false };
  await start();
  await vi.waitFor(() => expect(wordsOf('app.exit')).toEqual([[1]]), 60_000);
  expect(wordsOf('dialog.showMessageBox')[0]?.[0]).toMatchObject({
    buttons: ['Start without users, keys, notes and NOTAMs', 'Quit Aeroshelf'],
  });
  expect(existsSync(join(dataDir, 'state.sqlite'))).toBe(false);

  answers.message = { response: 0, checkboxChecked: false };
  await start();
  await vi.waitFor(() => expect(BrowserWindow.opened).toHaveLength(1), 60_000);
  expect(usersIn(dataDir)).toHaveLength(1);
});
