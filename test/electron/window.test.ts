import { existsSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentWindow, letWindowClose, openWindow, pageListens, showWindow, sendToPage } from '#electron/window.ts';
import { BrowserWindow, reset } from '../fakes/electron.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

let dataDir: string;
let hides = false;

beforeEach(() => {
  reset();
  hides = false;
  dataDir = temporaryFolder();
});

const page = 'http://127.0.0.1:4127/ui/';
function opened(): BrowserWindow {
  openWindow({ page, dataDir, hidesOnClose: () => hides });
  const window = BrowserWindow.opened.at(-1);
  if (window === undefined) throw new Error('No window was opened.');
  return window;
}

/** Closes the window as its button does, and says whether it stayed. */
function close(window: BrowserWindow): 'closed' | 'stayed' {
  let stays = false;
  window.emit('close', { preventDefault: () => (stays = true) });
  if (!stays) window.emit('closed');
  return stays ? 'stayed' : 'closed';
}

// First in this file: from then on a page is known.
test('does nothing when it is asked for before the server runs', () => {
  showWindow();
  expect(BrowserWindow.opened).toEqual([]);
});

test('loads the page without Node, isolated, in the sandbox', () => {
  const window = opened();
  expect(window.state.loaded).toBe(page);
  expect(window.options.webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    spellcheck: false,
  });
  expect(window.options.webPreferences?.preload).toMatch(/preload[\\/]preload\.cjs$/);
});

test('has an icon that is there', () => {
  expect(existsSync(opened().options.icon as string)).toBe(true);
});

test('shows itself when it has something to show', () => {
  const window = opened();
  expect(window.options.show).toBe(false);
  window.emit('ready-to-show');
  expect(window.state.shown).toBe(1);
});

test('comes to the front, restored, when it is asked for again', () => {
  const window = opened();
  window.state.minimized = true;
  showWindow();
  expect(BrowserWindow.opened).toHaveLength(1);
  expect(window.state).toMatchObject({ minimized: false, shown: 1, focused: 1 });
});

test('opens again on the same page after it was closed', () => {
  expect(close(opened())).toBe('closed');
  expect(currentWindow()).toBeUndefined();
  showWindow();
  expect(BrowserWindow.opened.map(({ state }) => state.loaded)).toEqual([page, page]);
});

test('opens where it was closed, maximized as it was', () => {
  const first = opened();
  Object.assign(first.options, { x: 40, y: 30, width: 1000, height: 700 });
  first.state.maximized = true;
  close(first);
  const second = opened();
  expect(second.options).toMatchObject({ x: 40, y: 30, width: 1000, height: 700 });
  expect(second.state.maximized).toBe(true);
});

test('sends the page nothing before it listens, and then everything in order', () => {
  const window = opened();
  sendToPage({ go: '/map' });
  sendToPage({ fileAvailable: true });
  expect(window.webContents.sent).toEqual([]);
  pageListens();
  sendToPage({ go: '/data' });
  expect(window.webContents.sent.map(([, message]) => message)).toEqual([{ go: '/map' }, { fileAvailable: true }, { go: '/data' }]);
});

test('is hidden instead of closed where the user wants it so', () => {
  hides = true;
  const window = opened();
  expect(close(window)).toBe('stayed');
  expect(window.state.hidden).toBe(1);
  expect(currentWindow()).toBe(window);
});

// Last in this file: from then on the program is ending.
test('closes when the program is quit, hidden or not', () => {
  hides = true;
  const window = opened();
  letWindowClose();
  expect(close(window)).toBe('closed');
});
