/** `npm start` after its build: the real launcher on the real build. A script replaces Electron's executable where one is needed. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { builtOnce } from '../helpers/build.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';
import { layStarted } from '../helpers/started-folder.ts';

let launcher: string;
let folder: string;
beforeAll(async () => {
  launcher = join(await builtOnce(), 'main', 'launcher.js');
});
beforeEach(() => (folder = temporaryFolder()));

type Launched = { child: ChildProcessWithoutNullStreams; out: () => string; said: () => string; ended: Promise<number | null> };

function launch(words: string[], env: NodeJS.ProcessEnv = {}): Launched {
  const { DISPLAY: _x, WAYLAND_DISPLAY: _wayland, npm_lifecycle_event: _test, ...rest } = process.env;
  return watched(spawn(process.execPath, [launcher, ...words], { env: { ...rest, ...env } }));
}

/** `ended` waits for everybody who holds its output. */
function watched(child: ChildProcessWithoutNullStreams): Launched {
  let [out, said] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { child, out: () => out, said: () => said, ended: new Promise((resolve) => child.on('close', resolve)) };
}

async function urlOf(launched: Launched): Promise<string> {
  await vi.waitFor(() => expect(launched.out()).toContain('\n'), 60_000);
  const line = JSON.parse(launched.out().split('\n')[0] ?? '') as { ready: boolean; url: string };
  expect(line.ready).toBe(true);
  return line.url;
}

test('runs headless when it is asked to: says so in one line, prints the address and serves the window under it', async () => {
  const launched = launch(['--headless', '--port', '0', '--data-dir', folder]);
  const url = await urlOf(launched);
  expect(launched.said().split('\n')[0]).toMatch(/^--headless was asked for, so /);
  expect((await fetch(`${url}/airports?limit=1`)).status).toBe(200);
  expect(await (await fetch(`${url}/ui/`)).text()).toContain('<div id="root">');
  expect(existsSync(join(folder, 'state.sqlite'))).toBe(true);

  launched.child.kill('SIGTERM');
  expect(await launched.ended).toBe(0);
});

test.runIf(process.platform === 'linux')('runs headless without a display, and says that', async () => {
  await layStarted(folder);
  const launched = launch(['--port', '0', '--data-dir', folder]);
  await urlOf(launched);
  expect(launched.said()).toMatch(/^There is no display .*DISPLAY/);
  launched.child.kill('SIGINT');
  expect(await launched.ended).toBe(0);
});

test('hands wrong words on to the command line, whose exit code is its own', async () => {
  const launched = launch(['--headless', '--port', 'four', '--data-dir', folder]);
  expect(await launched.ended).toBe(2);
  expect(launched.said()).toContain('0 to 65535');
});

test.skipIf(process.platform === 'win32')('ends with npm, whose shell does not pass signals on', async () => {
  await layStarted(folder);
  const command = `"${process.execPath}" "${launcher}" --headless --port 0 --data-dir "${folder}"; true`;
  const launched = watched(spawn('sh', ['-c', command], { env: { ...process.env, npm_lifecycle_event: 'start' } }));
  const url = await urlOf(launched);
  expect((await fetch(`${url}/health`)).status).toBe(200);
  launched.child.kill('SIGTERM');
  await launched.ended;
  await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
});

const canHaveWindow = process.platform !== 'win32' && process.getuid?.() !== 0;

/** An executable that notes its words and runs `body`. */
function electron(body: string): NodeJS.ProcessEnv {
  const path = join(folder, 'electron');
  writeFileSync(path, `#!/bin/sh\nprintf '%s\\n' "$@" > "${join(folder, 'words')}"\nenv > "${join(folder, 'env')}"\n${body}\n`);
  chmodSync(path, 0o755);
  return { ELECTRON_EXEC_PATH: path, DISPLAY: ':0' };
}

test.runIf(canHaveWindow)('starts Electron on the project with its words, as Electron, and ends with its exit code', async () => {
  const launched = launch(['--port', '0', '--data-dir', folder], { ...electron('exit 5'), ELECTRON_RUN_AS_NODE: '1' });
  expect(await launched.ended).toBe(5);
  const [project = '', ...words] = readFileSync(join(folder, 'words'), 'utf8').trim().split('\n');
  expect(existsSync(join(project, 'package.json'))).toBe(true);
  expect(words).toEqual(['--port', '0', '--data-dir', folder]);
  expect(readFileSync(join(folder, 'env'), 'utf8')).not.toContain('ELECTRON_RUN_AS_NODE');
});

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'runs headless as root rather than a window without a sandbox',
  async () => {
    await layStarted(folder);
    const launched = launch(['--port', '0', '--data-dir', folder], electron('exit 5'));
    await urlOf(launched);
    expect(launched.said()).toMatch(/sandbox does not work for root/);
    expect(existsSync(join(folder, 'words'))).toBe(false);
    launched.child.kill('SIGTERM');
    expect(await launched.ended).toBe(0);
  },
);
