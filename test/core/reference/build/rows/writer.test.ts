import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openWriter } from '#core/reference/build/rows/writer.ts';
import { referenceTables } from '#core/reference/store/reference-schema.ts';
import { temporaryFolder } from '../../../../helpers/dataset-files.ts';
import { checkReference } from '#core/reference/build/build-reference.ts';

const counts = { airports: 0, runways: 0, frequencies: 0, countries: 0, navaids: 1 };

describe('openWriter', () => {
  it.each([
    ['with the SQLite within Node', process.getBuiltinModule('node:sqlite')],
    ['with better-sqlite3, where the runtime has none', null],
  ])('writes values of every kind %s', async (_, builtIn) => {
    const path = join(temporaryFolder(), 'reference.sqlite');
    const writer = openWriter(path, builtIn);
    writer.exec(referenceTables);
    writer
      .prepare(
        'INSERT INTO navaids (id, ident, name, name_fold, frequency, elevation, updated_at, content_hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run('é', 'A', 'B', 'b', 112.5, null, '2026-11-20T00:00:00.000Z', 1);
    writer.prepare('INSERT INTO search_index (part, data) VALUES (?, ?)').run('words', Uint8Array.of(0, 255, 7));
    writer.close();
    await checkReference(path, counts);
    const db = new Database(path, { readonly: true });
    expect(db.prepare('SELECT id, frequency, elevation FROM navaids').raw().all()).toEqual([['é', 112.5, null]]);
    expect(db.prepare('SELECT data FROM search_index').pluck().get()).toEqual(Buffer.of(0, 255, 7));
  });
});

describe('checkReference', () => {
  function written(): string {
    const path = join(temporaryFolder(), 'reference.sqlite');
    const writer = openWriter(path);
    writer.exec(referenceTables);
    writer.close();
    return path;
  }

  it('throws when a table has less than was written', async () => {
    await expect(checkReference(written(), counts)).rejects.toThrow('holds 0 navaids instead of 1');
  });

  it('throws when a page is damaged', async () => {
    const path = written();
    const bytes = readFileSync(path);
    // The second page is the root of the first table.
    bytes.fill(0x5a, 8192, 8192 + 64);
    writeFileSync(path, bytes);
    await expect(checkReference(path, { ...counts, navaids: 0 })).rejects.toThrow(/damaged|malformed/);
  });
});
