import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { generatedSet, smallSet } from '../../../helpers/dataset-files.ts';
import { importInputs, importRows, refusalOf } from '../../../helpers/import-here.ts';

const builtOf = (from: string) => importInputs([{ name: 'imported', kind: 'rows', from }]);

const tables = {
  meta: "SELECT key, value FROM meta WHERE key IN ('source', 'date', 'counts') ORDER BY key",
  airports: 'SELECT * FROM airports ORDER BY row',
  airport_parts: 'SELECT * FROM airport_parts ORDER BY row',
  runways: 'SELECT * FROM runways ORDER BY airport_row, position',
  frequencies: 'SELECT * FROM frequencies ORDER BY airport_row, position',
  countries: 'SELECT * FROM countries ORDER BY id',
  navaids: 'SELECT * FROM navaids ORDER BY row',
  sources: 'SELECT * FROM sources',
  airport_codes: 'SELECT * FROM airport_codes ORDER BY code, position',
};

it('is built of a reference database with the same ids, dates, hashes and values', async () => {
  const first = await importRows(generatedSet(40));
  const second = await builtOf(first.path);
  for (const sql of Object.values(tables)) expect(second.db.prepare(sql).all()).toEqual(first.db.prepare(sql).all());
  expect(second.db.prepare('SELECT * FROM airport_bodies').all()).toEqual(first.db.prepare('SELECT * FROM airport_bodies').all());
});

it.each([
  ['lacks rows', 'DELETE FROM airports WHERE row = 1', '2 airports instead of 3'],
  ['is of another format', "UPDATE meta SET value = '99' WHERE key = 'format'", 'its format is 99'],
  ['has parts that are none', "UPDATE airport_parts SET parts = 'x'", 'JSON'],
])('is not built of a reference database that %s', async (_, change, why) => {
  const { path } = await importRows(smallSet());
  const db = new Sqlite(path);
  db.exec(change);
  db.close();
  expect((await refusalOf(builtOf(path)))[0]).toContain(why);
});
