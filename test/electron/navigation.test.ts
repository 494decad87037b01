import { beforeEach, expect, test, vi } from 'vitest';
import { confineContents, isPlainHttps } from '#electron/navigation.ts';
import { ownOrigins } from '#electron/own-origins.ts';
import { app, FakeContents, reset, wordsOf } from '../fakes/electron.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

const own = 'http://127.0.0.1:4127';
let contents: FakeContents;

beforeEach(() => {
  reset();
  ownOrigins.clear();
  ownOrigins.add(own);
  confineContents();
  contents = new FakeContents();
  app.emit('web-contents-created', {}, contents);
});

/** Returns whether the page got there. */
function leads(event: string, url: string, isMainFrame = true): boolean {
  let prevented = false;
  contents.emit(event, { url, isMainFrame, preventDefault: () => (prevented = true) });
  return !prevented;
}

const foreign = [
  'http://127.0.0.1:4128/ui/',
  'http://127.0.0.1.example.org:4127/',
  'http://localhost:4127/ui/',
  'https://127.0.0.1:4127/ui/',
  'https://example.org/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'about:blank',
  'not an address',
  'http://127.0.0.1:4127@example.org/',
];

test.each(['/ui/', '/docs', '/airports?limit=1'])('lets a page go to %s of our own server', (path) => {
  expect(leads('will-frame-navigate', own + path)).toBe(true);
  expect(leads('will-redirect', own + path)).toBe(true);
  expect(contents.openHandler?.({ url: own + path } as never)).toEqual({ action: 'allow' });
});

test.each(foreign)('keeps a page from going to %s', (url) => {
  expect(leads('will-frame-navigate', url)).toBe(false);
  expect(leads('will-redirect', url)).toBe(false);
  expect(contents.openHandler?.({ url } as never)).toEqual({ action: 'deny' });
});

test('lets nothing pass before the server runs', () => {
  ownOrigins.clear();
  expect(leads('will-frame-navigate', `${own}/ui/`)).toBe(false);
});

test('never attaches a webview', () => {
  expect(leads('will-attach-webview', own)).toBe(false);
});

test('opens an https link in the browser of the user', () => {
  leads('will-frame-navigate', 'https://example.org/a?b#c');
  contents.openHandler?.({ url: 'https://example.org/d' } as never);
  expect(wordsOf('shell.openExternal')).toEqual([['https://example.org/a?b#c'], ['https://example.org/d']]);
});

test('opens nothing for an embedded frame', () => {
  leads('will-frame-navigate', 'https://example.org/', false);
  expect(wordsOf('shell.openExternal')).toEqual([]);
});

test('hands no other scheme and no disguised name to the system', () => {
  for (const url of [...foreign.filter((url) => !url.startsWith('https:')), 'smb://server/x', 'https://aeroshelf@example.org/']) {
    expect(isPlainHttps(url), url).toBe(false);
    leads('will-frame-navigate', url);
    contents.openHandler?.({ url } as never);
  }
  expect(wordsOf('shell.openExternal')).toEqual([]);
});
