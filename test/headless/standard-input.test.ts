/** Standard input where Electron's own is always at its end: on Windows, whose name is given here. */
import { execFileSync } from 'node:child_process';
import { openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const reader = `
  Object.defineProperty(process, 'versions', { value: { ...process.versions, electron: '45.4.1' } });
  const { Readable } = await import('node:stream');
  const { text } = await import('node:stream/consumers');
  Object.defineProperty(process, 'stdin', { get: () => Readable.from([]) });
  const { standardInput } = await import(${JSON.stringify(new URL('../../src-main/headless/standard-input.ts', import.meta.url).href)});
  process.stdout.write(JSON.stringify([await text(standardInput('win32')), await text(standardInput('linux'))]));`;
const words = ['--input-type=module', '--eval', reader];
const sent = 'RWY 04/22 CLSD\n'.repeat(10_000);

test('is read to its end from a pipe', () => {
  expect(JSON.parse(execFileSync(process.execPath, words, { input: sent, encoding: 'utf8' }))).toEqual([sent, '']);
});

test('is read to its end from a file', () => {
  const file = join(temporaryFolder(), 'sent.txt');
  writeFileSync(file, sent);
  const output = execFileSync(process.execPath, words, { stdio: [openSync(file, 'r'), 'pipe', 'inherit'], encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual([sent, '']);
});
