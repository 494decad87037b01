import { beforeEach, expect, test, vi } from 'vitest';
import type { Settings } from '#contract/settings.ts';
import type { Channel } from '#electron/channels.ts';
import { answerPage } from '#electron/ipc.ts';
import { openedFiles } from '#electron/opened-files.ts';
import { ownOrigins } from '#electron/own-origins.ts';
import { answers, handlers, reset, wordsOf } from '../fakes/electron.ts';

vi.mock('electron', () => import('../fakes/electron.ts'));

const files = openedFiles();
let language: Settings['language'] = 'en';
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
    () => language,
  );
});

async function invoke(channel: Channel, senderFrame: unknown = ours): Promise<unknown> {
  return handlers.get(channel)?.({ senderFrame } as never);
}

test('answers exactly the named channels', () => {
  expect([...handlers.keys()].sort()).toEqual([
    'aeroshelf:choose-dataset',
    'aeroshelf:first-key',
    'aeroshelf:opened-file',
    'aeroshelf:token',
    'aeroshelf:versions',
  ]);
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

test.skipIf(process.platform === 'darwin')('asks for ZIP or folder, then for the file', async () => {
  answers.message = { response: 1, checkboxChecked: false };
  answers.open = { canceled: false, filePaths: ['/sets/ourairports'] };
  expect(await invoke('aeroshelf:choose-dataset')).toBe('/sets/ourairports');
  expect(wordsOf('dialog.showOpenDialog')).toMatchObject([[{ properties: ['openDirectory'] }]]);
});

test.skipIf(process.platform === 'darwin')('answers null to a cancelled question, and asks no further', async () => {
  answers.message = { response: 2, checkboxChecked: false };
  expect(await invoke('aeroshelf:choose-dataset')).toBeNull();
  expect(wordsOf('dialog.showOpenDialog')).toEqual([]);
});

test('answers null to a cancelled choice', async () => {
  answers.open = { canceled: true, filePaths: ['/sets/left'] };
  expect(await invoke('aeroshelf:choose-dataset')).toBeNull();
});

test('gives the page a file that was opened, once, and null from then on', async () => {
  files.put(new URL('../../package.json', import.meta.url).pathname);
  expect(await invoke('aeroshelf:opened-file')).toMatchObject({ name: 'package.json', kind: 'notams' });
  expect(await invoke('aeroshelf:opened-file')).toBeNull();
});

test('asks for a dataset in the language chosen', async () => {
  language = 'fr';
  await invoke('aeroshelf:choose-dataset');
  const shown = [...wordsOf('dialog.showMessageBox'), ...wordsOf('dialog.showOpenDialog')];
  language = 'en';
  expect(JSON.stringify(shown)).toMatch(/jeu de données/);
});

test('gives the versions of what the window runs on', async () => {
  expect(await invoke('aeroshelf:versions')).toMatchObject({ node: process.versions.node, isSandboxed: true });
});

test('reports a missing sandbox to the page', async () => {
  answers.switches = ['no-sandbox'];
  expect(await invoke('aeroshelf:versions')).toMatchObject({ isSandboxed: false });
});
