/** `npm run verify:package` as a person or the release workflow starts it: without what the tests' own Node was given. */
import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { builtOnce } from '../helpers/build.ts';
import { isLong } from '../helpers/long.ts';
import { nameOf, targets } from './targets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(new URL('../../resources/docs/packaging.md', import.meta.url), 'utf8');
/** One here, and all that there are installers for in `npm run test:long`. */
const names = isLong ? targets.map(nameOf) : ['linux-x64'];

function verify(...words: string[]): Promise<{ code: number; said: string }> {
  const { NODE_OPTIONS: _clock, AEROSHELF_TEST_CLOCK: _moment, AEROSHELF_TEST_CLOCK_SHIFT: _shift, ...env } = process.env;
  return new Promise((resolve) => {
    exec(['npm run verify:package --', ...words].join(' '), { cwd: root, env, maxBuffer: 10e6 }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, said: `${stdout}${stderr}` }),
    );
  });
}

beforeAll(async () => void (await builtOnce()));

it('finds nothing wrong with what is packed, and the documents say how much that is', async () => {
  const { code, said } = await verify(...(isLong ? [] : names));
  expect({ code, said }).toMatchObject({ code: 0 });
  const [, files, megabytes] = /(\d+) files, about (\d+) MB/.exec(page) ?? [];
  for (const name of names) {
    const [, packed, total] = new RegExp(`^${name} +(\\d+) +([\\d.]+)`, 'm').exec(said) ?? [];
    // A file more or less is not worth a line of the documents.
    expect(Math.abs(Number(packed) - Number(files))).toBeLessThan(Number(files) / 10);
    expect(Math.abs(Number(total) - Number(megabytes))).toBeLessThan(Number(megabytes) / 10);
  }
});

it('ends with the targets that there are where it is given another', async () => {
  const { code, said } = await verify('plan9-x64');
  expect(code).toBe(1);
  expect(said).toContain('There is no target plan9-x64: linux-x64, linux-arm64, win32-x64, win32-arm64, darwin-x64 or darwin-arm64.');
});
