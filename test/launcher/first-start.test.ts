/** `npm start` with a display and without Electron's runtime: the launcher and Electron's installer are real, the releases are a mirror on this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { builtOnce } from '../helpers/build.ts';
import { endWithTest } from '../helpers/end-with-test.ts';
import { cloneWithoutRuntime, mirror, runtimeZip, wantedAddress } from './mirror.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
let out: string;
beforeAll(async () => void (out = await builtOnce()));

/** The clone with its build. */
function builtClone(zip: Buffer): string {
  const clone = cloneWithoutRuntime(zip);
  cpSync(out, join(clone, 'out'), { recursive: true, filter: (path) => !path.endsWith('.map') });
  cpSync(join(project, 'package.json'), join(clone, 'package.json'));
  symlinkSync(join(project, 'resources'), join(clone, 'resources'));
  return clone;
}

/** No window is opened for root, so the launcher takes itself for somebody else. */
const notRoot = ['--import', 'data:text/javascript,process.getuid = () => 1000'];

function start(clone: string, env: NodeJS.ProcessEnv) {
  const { npm_lifecycle_event: _test, ELECTRON_EXEC_PATH: _path, ELECTRON_SKIP_BINARY_DOWNLOAD: _skip, ...rest } = process.env;
  const words = [...notRoot, join(clone, 'out/main/launcher.js'), '--port', '0', '--data-dir', join(clone, 'data')];
  const child = spawn(process.execPath, words, { cwd: clone, env: { ...rest, DISPLAY: ':0', ...env } });
  endWithTest(child);
  return { child, said: text(child.stderr), ended: once(child, 'close') as Promise<[number | null]> };
}

/** Its address, once it serves; what it said on standard error is whole when it has ended. */
async function served({ child, said, ended }: ReturnType<typeof start>): Promise<{ status: number; said: string }> {
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { status } = await fetch(`${(JSON.parse(line.toString()) as { url: string }).url}/ui/`);
  child.kill('SIGTERM');
  await ended;
  return { status, said: await said };
}

// The stand-in for Electron is a script of a shell.
const isWindows = process.platform === 'win32';

test.skipIf(isWindows)('fetches the runtime once, and opens the window', async () => {
  const zip = await runtimeZip('#!/bin/sh\nprintf "%s\\n" "$@" > words\nexit 5\n');
  const { env, addresses } = await mirror((_request, response) => response.end(zip));
  const clone = builtClone(zip);
  const first = start(clone, env);
  expect(await first.ended).toEqual([5, null]);
  expect(await first.said).toBe("Fetching Electron's runtime, once …\n");
  expect(readFileSync(join(clone, 'words'), 'utf8').split('\n').slice(1)).toEqual(['--port', '0', '--data-dir', join(clone, 'data'), '']);

  const second = start(clone, env);
  expect(await second.ended).toEqual([5, null]);
  expect(await second.said).toBe('');
  expect(addresses).toEqual([wantedAddress]);
});

test.skipIf(isWindows).each([
  [
    'the mirror has no runtime',
    {},
    /could not be fetched \(its installer failed: .*404.*\), so Aeroshelf runs without its window; a browser/,
  ],
  ['no answer comes, from a port that is closed', { ELECTRON_MIRROR: 'http://127.0.0.1:1/' }, /runtime could not be fetched \(/],
])('serves in the browser where %s, and says so', async (_, instead, sentence) => {
  const { env } = await mirror((_request, response) => response.writeHead(404).end());
  const { status, said } = await served(start(builtClone(await runtimeZip('')), { ...env, ...instead }));
  expect(status).toBe(200);
  expect(said).toMatch(sentence);
});

test.skipIf(isWindows)('serves in the browser where what came is not the runtime, which is not opened', async () => {
  const { env } = await mirror((_request, response) => response.end('not the runtime'));
  const clone = builtClone(await runtimeZip('#!/bin/sh\nexit 5\n'));
  const { status, said } = await served(start(clone, env));
  expect(status).toBe(200);
  expect(said).toMatch(/Electron's runtime could not be fetched \(its installer failed: .*[Cc]hecksum/);
  expect(existsSync(join(clone, 'node_modules/electron/dist'))).toBe(false);
});

test.skipIf(isWindows)('serves in the browser where a download is forbidden, and asks no question', async () => {
  const { env, addresses } = await mirror((_request, response) => response.end());
  const { status, said } = await served(start(builtClone(await runtimeZip('')), { ...env, ELECTRON_SKIP_BINARY_DOWNLOAD: '1' }));
  expect(status).toBe(200);
  expect(said).toContain("Electron's runtime is not here and ELECTRON_SKIP_BINARY_DOWNLOAD is set, so Aeroshelf runs without its window");
  expect(addresses).toEqual([]);
});
