/** Reference databases with hand-made rows, of which only what is compared counts. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { REFERENCE_FORMAT, referenceIndexes, referenceTables } from '#core/reference/store/reference-schema.ts';
import type { Copy } from '#core/reference/store/open-reference.ts';

export type PartRow = { id: string; name: string };
export type AirportRow = { id: string; name: string; elevation: number | null; runways: PartRow[]; frequencies: PartRow[] };
export type Rows = { airports: AirportRow[]; countries: PartRow[]; navaids: PartRow[] };

/** Replaces the builder's hash: the same for the same content, in any row. */
function hashOf({ name, elevation, runways, frequencies }: AirportRow): number {
  let hash = 7;
  for (const character of JSON.stringify([name, elevation, runways, frequencies])) hash = (hash * 31 + character.charCodeAt(0)) % 2 ** 40;
  return hash;
}

export function writeReference(folder: string, revision: string, { airports, countries, navaids }: Rows): Copy {
  const path = join(folder, `${revision}.sqlite`);
  const db = new Database(path);
  db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
  db.exec(referenceTables + referenceIndexes);
  const meta = db.prepare('INSERT INTO meta (key, value) VALUES (?, ?)');
  const counts = JSON.stringify({ airports: airports.length });
  const about = {
    format: `${REFERENCE_FORMAT}`,
    revision,
    source: 'test',
    date: '2030-01-01T00:00:00.000Z',
    importedAt: '2030-01-01T00:00:00.000Z',
    counts,
  };
  for (const [key, value] of Object.entries(about)) meta.run(key, value);
  const airport = db.prepare(
    `INSERT INTO airports (row, id, ident, name, name_fold, elevation, updated_at, content_hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const runway = db.prepare('INSERT INTO runways (id, airport_row, position, name) VALUES (?, ?, ?, ?)');
  const frequency = db.prepare(
    'INSERT INTO frequencies (id, airport_row, position, name, name_fold, frequency) VALUES (?, ?, ?, ?, ?, 118.1)',
  );
  for (const [index, one] of airports.entries()) {
    const row = index + 1;
    airport.run(row, one.id, one.id, one.name, one.name, one.elevation, revision, hashOf(one));
    for (const [position, { id, name }] of one.runways.entries()) runway.run(id, row, position, name);
    for (const [position, { id, name }] of one.frequencies.entries()) frequency.run(id, row, position, name, name);
  }
  const country = db.prepare(
    `INSERT INTO countries (id, country_code, alpha3, name, name_fold, continent_code, timezone, body)
     VALUES (?, ?, 'XXX', ?, ?, 'EU', 'UTC', ?)`,
  );
  // The date in the body differs between any two sets and is no change.
  for (const { id, name } of countries)
    country.run(id, id, name, name, JSON.stringify({ id, createdAt: revision, updatedAt: revision, name }));
  const navaid = db.prepare(
    `INSERT INTO navaids (row, id, ident, name, name_fold, updated_at, content_hash)
     VALUES (?, ?, ?, ?, ?, ?, 0)`,
  );
  for (const [index, { id, name }] of navaids.entries()) navaid.run(index + 1, id, id, name, name, revision);
  db.exec('COMMIT');
  db.close();
  return { path, revision };
}
