/** Ctrl-C during an import. */
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { importableSet, writeSet } from '../helpers/dataset-files.ts';
import { freshFolder, run, start } from './aeroshelf.ts';

it('ends an import with a sentence and leaves nothing of it', async () => {
  const dataDir = freshFolder();
  expect((await run(['--data-dir', dataDir, 'get', '/health'])).code).toBe(0);
  const files = readdirSync(dataDir, { recursive: true }).toSorted();
  const folder = writeSet(importableSet());
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const child = start(['--data-dir', dataDir, 'import', folder]);
  child.stdin.end();
  let said = '';
  let isSent = false;
  child.stderr.on('data', (piece: Buffer) => {
    said += piece.toString();
    if (isSent || !said.includes('airports.csv')) return;
    isSent = true;
    child.kill('SIGINT');
  });
  const [[code, signal]] = await Promise.all([once(child, 'exit') as Promise<[number | null, string | null]>, text(child.stdout)]);
  expect({ code, signal, said: said.includes('The import was cancelled') }, said).toEqual({ code: 1, signal: null, said: true });
  expect(readdirSync(dataDir, { recursive: true }).toSorted()).toEqual(files);
});
