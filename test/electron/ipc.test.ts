import { beforeEach, expect, test, vi } from 'vitest';
import type { Channel } from '#electron/channels.ts';
import { answerPage } from '#electron/ipc.ts';
import { openedFiles } from '#electron/opened-files.ts';
import { ownOrigins } from '#electron/own-origins.ts';
import { answers, handlers, reset } from '../fakes/electron.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

const files = openedFiles();
const own = 'http://127.0.0.1:4127';
const ours = { origin: own, parent: null };

beforeEach(() => {
  reset();
  ownOrigins.clear();
  ownOrigins.add(own);
  let key: string | undefined = 'ask_first';
  answerPage(
    {
      token: async () => 'signed',
      takeFirstKey: () => {
        const taken = key;
        key = undefined;
        return taken;
      },
      changedBriefings: () => [],
    },
    files,
  );
});

async function invoke(channel: Channel, senderFrame: unknown = ours): Promise<unknown> {
  return handlers.get(channel)?.({ senderFrame } as never);
}

test('answers exactly the named channels', () => {
  expect([...handlers.keys()].sort()).toEqual(['aeroshelf:first-key', 'aeroshelf:opened-file', 'aeroshelf:token', 'aeroshelf:versions']);
});

test('gives our page a token of the owner', async () => {
  expect(await invoke('aeroshelf:token')).toBe('signed');
});

test('gives the first key once and null from then on', async () => {
  expect(await invoke('aeroshelf:first-key')).toBe('ask_first');
  expect(await invoke('aeroshelf:first-key')).toBeNull();
});

test.each([
  ['a page of another origin', { origin: 'https://example.org', parent: null }],
  ['another port of this machine', { origin: 'http://127.0.0.1:4128', parent: null }],
  ['a sandboxed frame', { origin: 'null', parent: null }],
  ['a frame within our page', { origin: own, parent: ours }],
  ['a frame that is gone', null],
])('refuses %s on every channel, and keeps the first key', async (_who, frame) => {
  for (const channel of handlers.keys()) {
    await expect(invoke(channel as Channel, frame), channel).rejects.toThrow(/answers the window of Aeroshelf only/);
  }
  expect(await invoke('aeroshelf:first-key')).toBe('ask_first');
});

test('refuses a page of ours before the server runs', async () => {
  ownOrigins.clear();
  await expect(invoke('aeroshelf:token')).rejects.toThrow(/only/);
});

test('gives the page a file that was opened, once, and null from then on', async () => {
  files.put(new URL('../../package.json', import.meta.url).pathname);
  expect(await invoke('aeroshelf:opened-file')).toMatchObject({ name: 'package.json', kind: 'notams' });
  expect(await invoke('aeroshelf:opened-file')).toBeNull();
});

test('gives the versions of what the window runs on', async () => {
  expect(await invoke('aeroshelf:versions')).toMatchObject({ node: process.versions.node, isSandboxed: true });
});

test('reports a missing sandbox to the page', async () => {
  answers.switches = ['no-sandbox'];
  expect(await invoke('aeroshelf:versions')).toMatchObject({ isSandboxed: false });
});
