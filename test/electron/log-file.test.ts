import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openLogFile } from '#electron/log-file.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

let folder: string;
beforeEach(() => (folder = join(temporaryFolder(), 'logs')));

const path = () => join(folder, 'aeroshelf.log');

test('writes a JSON object a line, at once', () => {
  const log = openLogFile(folder);
  log.info('serving', { port: 4127 });
  log.error('crashed');
  const lines = readFileSync(path(), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'info', message: 'serving', port: 4127 },
    { level: 'error', message: 'crashed' },
  ]);
});

test('writes no key and no token', () => {
  openLogFile(folder).error('asked', { token: 'abc', path: '/notams?apiKey=abcdef' });
  expect(readFileSync(path(), 'utf8')).not.toMatch(/abc/);
});

test.skipIf(process.platform === 'win32')('is for its owner alone', () => {
  openLogFile(folder).info('serving');
  expect(statSync(path()).mode & 0o077).toBe(0);
});

test('goes on in the file of the last run until that is large, then sets it aside', () => {
  openLogFile(folder).info('first');
  openLogFile(folder).info('second');
  expect(readFileSync(path(), 'utf8')).toMatch(/first[^]*second/);

  writeFileSync(path(), 'x'.repeat(5_000_000));
  openLogFile(folder).info('third');
  expect(readdirSync(folder).sort()).toEqual(['aeroshelf.1.log', 'aeroshelf.log']);
  expect(readFileSync(path(), 'utf8')).toMatch(/^\{.*third/);
});
