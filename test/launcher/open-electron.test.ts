import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openElectron } from '../../src-main/launcher/open-electron.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const posix = process.platform !== 'win32';
let folder: string;
beforeEach(() => (folder = temporaryFolder()));

/** Writes a script in the place of Electron's executable. */
function executable(body: string): string {
  const path = join(folder, 'electron');
  writeFileSync(path, `#!/bin/sh\n${body}\n`);
  chmodSync(path, 0o755);
  return path;
}

const noted = () => readFileSync(join(folder, 'noted'), 'utf8');

test.runIf(posix)('hands over folder and words, and returns the exit code', async () => {
  const path = executable(`printf '%s,' "$@" > "${folder}/noted"; exit 5`);
  expect(await openElectron(path, folder, ['--port', '0'])).toBe(5);
  expect(noted()).toBe(`${folder},--port,0,`);
});

test.runIf(posix)('returns 1 when a signal ended it', async () => {
  expect(await openElectron(executable('kill -9 $$'), folder, [])).toBe(1);
});

test.runIf(posix).each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('passes %s on, once, and waits for the end', async (signal) => {
  const name = signal.slice(3);
  const path = executable(
    `trap 'echo ${name} >> "${folder}/noted"; exit 3' ${name}\necho ready > "${folder}/noted"\nwhile :; do sleep 0.1; done`,
  );
  const ended = openElectron(path, folder, []);
  await vi.waitFor(() => expect(noted()).toBe('ready\n'), 60_000);
  process.emit(signal, signal);
  expect(await ended).toBe(3);
  expect(noted()).toBe(`ready\n${name}\n`);
});

test.runIf(posix)('is not made a plain Node by the terminal of an editor', async () => {
  vi.stubEnv('ELECTRON_RUN_AS_NODE', '1');
  await openElectron(executable(`echo "[$ELECTRON_RUN_AS_NODE]" > "${folder}/noted"`), folder, []);
  vi.unstubAllEnvs();
  expect(noted()).toBe('[]\n');
});

test('rejects when there is no such file', async () => {
  await expect(openElectron(join(folder, 'nowhere'), folder, [])).rejects.toThrow(/ENOENT/);
});
