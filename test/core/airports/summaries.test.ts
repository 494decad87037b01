import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { readSummaries } from '#core/airports/airports.ts';

const airports = [
  { id: 'a', icaoCode: 'LSGG', iataCode: 'GVA', name: 'Genève "Cointrin"' },
  { id: 'b', icaoCode: null, iataCode: null, name: 'Field\nof 💥' },
  { id: 'c', icaoCode: 'LSZH', iataCode: 'ZRH', name: 'Zürich Airport' },
];

function table(rows: readonly (typeof airports)[number][]): Database.Database {
  const db = new Database(':memory:');
  db.exec('CREATE TABLE airports (row INTEGER PRIMARY KEY, id TEXT, icao_code TEXT, iata_code TEXT, name TEXT)');
  const insert = db.prepare('INSERT INTO airports (id, icao_code, iata_code, name) VALUES (?, ?, ?, ?)');
  for (const { id, icaoCode, iataCode, name } of rows) insert.run(id, icaoCode, iataCode, name);
  return db;
}

it.each([1, 2, 3, 4])('is the same array in slices of %i', async (rowsASlice) => {
  const pieces = await readSummaries(table(airports), undefined, rowsASlice);
  expect(Buffer.concat(pieces ?? []).toString()).toBe(JSON.stringify(airports));
});

it('is an empty array of no airports', async () => {
  expect(Buffer.concat((await readSummaries(table([]))) ?? []).toString()).toBe('[]');
});

it('ends without an answer when the database is closed meanwhile', async () => {
  const db = table(airports);
  const reading = readSummaries(db, undefined, 1);
  db.close();
  expect(await reading).toBeUndefined();
});
