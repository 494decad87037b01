import { beforeAll, expect, test, vi } from 'vitest';
import { ownOrigins } from '#electron/own-origins.ts';
import { confineSession } from '#electron/session.ts';
import { rules } from '../fakes/electron.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

const own = 'http://127.0.0.1:4127';

beforeAll(() => {
  ownOrigins.add(own);
  confineSession();
});

function asks(permission: string, requestingUrl: string): { request: boolean; check: boolean | undefined } {
  let granted = false;
  rules.request?.({} as never, permission as never, (answer) => (granted = answer), { requestingUrl } as never);
  return { request: granted, check: rules.check?.(null, permission as never, requestingUrl, {} as never) };
}

test.each(['media', 'geolocation', 'notifications', 'clipboard-read', 'openExternal', 'fullscreen', 'usb', 'fileSystem'])(
  'denies %s even to our own page',
  (permission) => {
    expect(asks(permission, `${own}/`)).toEqual({ request: false, check: false });
  },
);

test('lets our own page, and no other, copy text', () => {
  expect(asks('clipboard-sanitized-write', `${own}/`)).toEqual({ request: true, check: true });
  expect(asks('clipboard-sanitized-write', 'https://example.org/')).toEqual({ request: false, check: false });
});

test('gives no device away', () => {
  expect(rules.device?.({} as never)).toBe(false);
});

test.each([
  [`${own}/airports`, false],
  ['ws://127.0.0.1:4127/', false],
  ['http://127.0.0.1:4128/', true],
  ['https://example.org/tile.png', true],
  ['wss://example.org/', true],
])('a request to %s is cancelled: %s', (url, cancel) => {
  let response: unknown;
  rules.before?.({ url }, (answer) => (response = answer));
  expect(response).toEqual({ cancel });
});

test('looks at every request that can leave the machine', () => {
  expect(rules.filter?.urls).toEqual(['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*']);
});
