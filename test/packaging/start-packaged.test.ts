/** The release's smoke test, on a program that is Electron's entry on the fake: what only a release would run is run here first. */
import { execFile } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { installed } from '../headless/aeroshelf.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const smoke = fileURLToPath(new URL('start-packaged.ts', import.meta.url));

/** A program of this name that runs `command`. */
function programThat(command: string): string {
  const path = join(temporaryFolder(), 'aeroshelf');
  // The smoke test gives it options of Node that a packaged program ignores.
  writeFileSync(path, `#!/bin/sh\nunset NODE_OPTIONS\n${command}\n`);
  chmodSync(path, 0o755);
  return path;
}
const run = promisify(execFile);
const entry = [process.execPath, ...installed].map((word) => `"${word}"`).join(' ');

test.skipIf(process.platform === 'win32')('passes where the program serves and runs commands while its window is open', async () => {
  const { stdout } = await run(process.execPath, [smoke, programThat(`exec ${entry} "$@"`)]);
  expect(stdout).toMatch(/serves \d+ airports/);
  expect(stdout).toMatch(/takes [\d.]+ times as long as under Node/);
});

test.skipIf(process.platform === 'win32')('fails where a command opens nothing but a window', async () => {
  // A program that knows no commands takes their words for nothing, and begins again as the window.
  const program = programThat(`case "$1" in --data-dir) exec ${entry} "$@";; *) exit 0;; esac`);
  await expect(run(process.execPath, [smoke, program])).rejects.toThrow(/--version" ends with 0, not 0, and says: /);
});
