import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { importableSet, writeSet, temporaryFolder } from '../helpers/dataset-files.ts';
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

it('ends an import of NOTAMs and a sync with what stays', async () => {
  const dataDir = startedFolder();
  const file = join(temporaryFolder(), 'notams.txt');
  const lines = Array.from({ length: 60_000 }, (_, at) => `!BOI ${1 + (at % 12)}/${100 + at} BOI TWY C CLSD 2605041400-2609302145\n`);
  writeFileSync(file, lines.join(''));
  const { stdout: id } = await run(['--data-dir', dataDir, 'sources', 'add', 'notams', file]);
  expect(id).not.toBe('');
  const outputOf = async (words: string[], out: 'stdout' | 'stderr') => {
    const child = start(['--data-dir', dataDir, ...words]);
    child.stdin.end();
    const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
    const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
    const db = new Sqlite(join(dataDir, 'state.sqlite'), { readonly: true });
    // Each batch adds what it stores to the row of its import: the first of two hundred is the sign that the import has begun.
    const stored = db.prepare<[], number>('SELECT COALESCE(SUM(added + changed + unchanged), 0) FROM notam_imports').pluck();
    const before = stored.get();
    while (stored.get() === before && child.exitCode === null) await setTimeout(10);
    db.close();
    child.kill('SIGINT');
    const [code, signal] = await ended;
    return { code, signal, text: (await { stdout, stderr }[out]).trim() };
  };
  expect(await outputOf(['notams', 'import', file], 'stderr')).toMatchObject({
    code: 1,
    signal: null,
    text: expect.stringMatching(/cancelled: \d+ new and 0 changed ones are stored and stay/),
  });
  expect(await outputOf(['sync', id.trim()], 'stdout')).toMatchObject({
    code: 1,
    signal: null,
    text: expect.stringContaining('cancelled; what was already downloaded is kept'),
  });
});
