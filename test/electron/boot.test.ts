import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '#core/platform/log.ts';
import { boot } from '#electron/boot.ts';
import { systemKeyStore } from '#electron/key-store.ts';
import { openedFiles } from '#electron/opened-files.ts';
import { ownOrigins } from '#electron/own-origins.ts';
import { answers, app, BrowserWindow, handlers, reset, wordsOf } from '../fakes/electron.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let dataDir: string;

beforeEach(() => {
  reset();
  ownOrigins.clear();
  dataDir = temporaryFolder();
});

afterEach(async () => {
  if (app.listenerCount('will-quit') > 0) await quit();
});

/** Quits as Electron does, and waits for the exit code. */
async function quit(): Promise<unknown> {
  let prevented = false;
  app.emit('will-quit', { preventDefault: () => (prevented = true) });
  if (!prevented) throw new Error('Quitting did not wait.');
  await vi.waitUntil(() => wordsOf('app.exit').length > 0, 60_000);
  return wordsOf('app.exit')[0]?.[0];
}

const opened = () => new URL(BrowserWindow.opened[0]?.state.loaded ?? '');
const ask = (channel: string, origin = opened().origin) => handlers.get(channel)?.({ senderFrame: { origin, parent: null } } as never);

test('opens the window on a server that answers, as the owner', async () => {
  await boot({ dataDir, port: 0, log, files: openedFiles(), isOffline: true });
  expect(opened().pathname).toBe('/ui/');

  const airports = await fetch(new URL('/airports?limit=1', opened()));
  expect(airports.status).toBe(200);

  const token = String(await ask('aeroshelf:token'));
  const me = await fetch(new URL('/users/me', opened()), { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ username: 'owner' });
});

test('hands the first key over once; it is a key', async () => {
  await boot({ dataDir, port: 0, log, files: openedFiles(), isOffline: true });
  const key = String(await ask('aeroshelf:first-key'));
  const me = await fetch(new URL('/users/me', opened()), { headers: { 'x-api-key': key } });
  expect(me.status).toBe(200);
  expect(await ask('aeroshelf:first-key')).toBeNull();
});

test.each([
  ['the key store of the system', true, false],
  ['a file of its own where that has none', false, true],
])('credentials of a source are kept by %s', async (_where, hasKeyStore, isPlain) => {
  Object.assign(answers, { hasKeyStore });
  await boot({ dataDir, port: 0, log, files: openedFiles(), isOffline: true });
  const headers = { authorization: `Bearer ${String(await ask('aeroshelf:token'))}`, 'content-type': 'application/json' };
  const send = async (method: string, path: string, body: object) =>
    (await fetch(new URL(path, opened()), { method, headers, body: JSON.stringify(body) })).json();
  const { id } = (await send('POST', '/sources', { kind: 'faaNotamApi' })) as { id: string };
  const pair = { clientId: 'club', clientSecret: 'never-shown-0815' };
  expect(await send('PUT', `/sources/${id}/credentials`, pair)).toMatchObject({ isConfigured: true });
  expect(readFileSync(join(dataDir, 'credentials.json'), 'utf8').includes(pair.clientSecret)).toBe(isPlain);
});

test('without a key store of its own, Electron on Linux seals with what everybody knows, which is not used', async () => {
  Object.assign(answers, { keyStoreOfLinux: 'basic_text' });
  expect(await systemKeyStore.isAvailable()).toBe(process.platform !== 'linux');
  expect(await systemKeyStore.open(await systemKeyStore.seal('secret'))).toBe('secret');
});

test('gives a page of another port nothing', async () => {
  await boot({ dataDir, port: 0, log, files: openedFiles(), isOffline: true });
  expect(() => ask('aeroshelf:token', 'http://127.0.0.1:1')).toThrow(/only/);
});

test('quitting closes the server and frees the data folder', async () => {
  await boot({ dataDir, port: 0, log, files: openedFiles(), isOffline: true });
  const address = opened();
  expect(await quit()).toBe(0);
  app.removeAllListeners('will-quit');
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  expect(existsSync(join(dataDir, 'server.json'))).toBe(false);

  reset();
  await boot({ dataDir, port: 0, log, files: openedFiles(), isOffline: true });
  expect((await fetch(new URL('/health', opened()))).status).toBe(200);
});

test('a port in use leaves the data folder free', async () => {
  await boot({ dataDir, port: 0, log, files: openedFiles(), isOffline: true });
  const other = temporaryFolder();
  const { port } = opened();
  await expect(boot({ dataDir: other, port: Number(port), log, files: openedFiles(), isOffline: true })).rejects.toThrow(
    `Port ${port} is in use`,
  );
  await expect(boot({ dataDir: other, port: Number(port), log, files: openedFiles(), isOffline: true })).rejects.toThrow(
    `Port ${port} is in use`,
  );
});

test('a data folder that another one has is refused with its pid', async () => {
  await boot({ dataDir, port: 0, log, files: openedFiles(), isOffline: true });
  await expect(boot({ dataDir, port: 0, log, files: openedFiles(), isOffline: true })).rejects.toThrow(`in use by process ${process.pid}`);
});

test.skipIf(process.platform === 'darwin')('quits with the last window', async () => {
  await boot({ dataDir, port: 0, log, files: openedFiles(), isOffline: true });
  app.emit('window-all-closed');
  expect(wordsOf('app.quit')).toHaveLength(1);
});
