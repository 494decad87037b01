/** The real bundle, evaluated as Electron's sandbox does it: as a CommonJS body that may require `electron` and nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import type { Bridge } from '#preload/bridge.ts';
import { builtOnce } from '../helpers/build.ts';

const exposed: Record<string, Bridge> = {};
const invoked: unknown[][] = [];
const listeners = new Map<string, (event: object, message: unknown) => void>();

beforeAll(async () => {
  const path = join(await builtOnce(), 'preload', 'preload.cjs');
  const electron = {
    contextBridge: { exposeInMainWorld: (name: string, bridge: Bridge) => (exposed[name] = bridge) },
    webUtils: { getPathForFile: ({ name }: File) => `/home/pilot/${name}` },
    ipcRenderer: {
      invoke: (...words: unknown[]) => {
        invoked.push(words);
        return Promise.resolve(`answer of ${String(words[0])}`);
      },
      on: (channel: string, listener: (event: object, message: unknown) => void) => listeners.set(channel, listener),
      off: (channel: string, listener: unknown) => listeners.get(channel) === listener && listeners.delete(channel),
    },
  };
  const require = (name: string) => {
    if (name !== 'electron') throw new Error(`A sandboxed preload can't require ${name}.`);
    return electron;
  };
  compileFunction(readFileSync(path, 'utf8'), ['require', 'module', 'exports', 'process'])(
    require,
    { exports: {} },
    {},
    { platform: 'linux' },
  );
});

test('exposes exactly the names of the bridge, as aeroshelf', () => {
  expect(Object.keys(exposed)).toEqual(['aeroshelf']);
  expect(Object.keys(exposed['aeroshelf'] ?? {}).sort()).toEqual([
    'firstKey',
    'onMessage',
    'pathOf',
    'platform',
    'takeOpenedFile',
    'token',
    'versions',
  ]);
  expect(exposed['aeroshelf']?.platform).toBe('linux');
});

test('pathOf(file) is what Electron knows of a file that the user gave to the page, and asks no channel', () => {
  invoked.length = 0;
  expect(exposed['aeroshelf']?.pathOf(new File([], 'alps.pmtiles'))).toBe('/home/pilot/alps.pmtiles');
  expect(invoked).toEqual([]);
});

test.each([
  ['token', 'aeroshelf:token'],
  ['firstKey', 'aeroshelf:first-key'],
  ['takeOpenedFile', 'aeroshelf:opened-file'],
  ['versions', 'aeroshelf:versions'],
] as const)('%s() asks on %s and passes nothing of the page on', async (name, channel) => {
  invoked.length = 0;
  const ask = exposed['aeroshelf']?.[name] as (...words: unknown[]) => Promise<unknown>;
  expect(await ask('a word', { of: 'the page' })).toBe(`answer of ${channel}`);
  expect(invoked).toEqual([[channel]]);
});

test('onMessage() hands on each message, without the event of Electron, until it is stopped', () => {
  const messages: unknown[] = [];
  const stop = exposed['aeroshelf']?.onMessage((...words) => messages.push(words));
  listeners.get('aeroshelf:message')?.({ sender: 'ipcRenderer' }, { show: '/settings' });
  expect(messages).toEqual([[{ show: '/settings' }]]);
  stop?.();
  expect(listeners.size).toBe(0);
});
