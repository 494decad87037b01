import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { importableSet, writeSet } from '../helpers/dataset-files.ts';
import { run, start, startedFolder } from './aeroshelf.ts';

it('ends an import with a sentence and leaves nothing of it', async () => {
  const dataDir = startedFolder();
  expect((await run(['--data-dir', dataDir, 'get', '/health'])).code).toBe(0);
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).toSorted((a, b) => a.localeCompare(b));
  const folder = writeSet(importableSet());
  const child = start(['--data-dir', dataDir, 'import', folder]);
  child.stdin.end();
  let output = '';
  let isSent = false;
  child.stderr.on('data', (piece: Buffer) => {
    output += piece.toString();
    if (isSent || !output.includes('airports.csv')) return;
    isSent = true;
    child.kill('SIGINT');
  });
  const [[code, signal]] = await Promise.all([once(child, 'exit') as Promise<[number | null, string | null]>, text(child.stdout)]);
  expect({ code, signal, said: output.includes('The import was cancelled') }, output).toEqual({ code: 1, signal: null, said: true });
  expect(readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).toSorted((a, b) => a.localeCompare(b))).toEqual(files);
});
