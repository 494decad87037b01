import { existsSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentWindow, openWindow, showWindow } from '#electron/window.ts';
import { BrowserWindow, reset } from '../fakes/electron.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

beforeEach(() => {
  BrowserWindow.opened.at(-1)?.emit('closed');
  reset();
});

const page = 'http://127.0.0.1:4127/ui/';

// First in this file: from then on a page is known.
test('does nothing when it is asked for before the server runs', () => {
  showWindow();
  expect(BrowserWindow.opened).toEqual([]);
});

test('loads the page without Node, isolated, in the sandbox', () => {
  openWindow(page);
  const [opened] = BrowserWindow.opened;
  expect(opened?.state.loaded).toBe(page);
  expect(opened?.options.webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    spellcheck: false,
  });
  expect(opened?.options.webPreferences?.preload).toMatch(/preload[\\/]preload\.cjs$/);
});

test('has an icon that is there', () => {
  openWindow(page);
  expect(existsSync(BrowserWindow.opened[0]?.options.icon as string)).toBe(true);
});

test('shows itself when it has something to show', () => {
  openWindow(page);
  const [opened] = BrowserWindow.opened;
  expect(opened?.options.show).toBe(false);
  opened?.emit('ready-to-show');
  expect(opened?.state.shown).toBe(1);
});

test('comes to the front, restored, when it is asked for again', () => {
  openWindow(page);
  const [opened] = BrowserWindow.opened;
  if (opened) opened.state.minimized = true;
  showWindow();
  expect(BrowserWindow.opened).toHaveLength(1);
  expect(opened?.state).toMatchObject({ minimized: false, shown: 1, focused: 1 });
});

test('opens again on the same page after it was closed', () => {
  openWindow(page);
  BrowserWindow.opened[0]?.emit('closed');
  expect(currentWindow()).toBeUndefined();
  showWindow();
  expect(BrowserWindow.opened.map(({ state }) => state.loaded)).toEqual([page, page]);
});
