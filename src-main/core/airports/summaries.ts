/**
 * Id, codes and name of every airport as one JSON array, about 10 MB for the whole world. It is built once per dataset, at the first
 * request, in slices between which other requests are answered.
 */
import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';

/** Some milliseconds of work. */
const ROWS_A_SLICE = 1_000;

/** The array in the pieces it was built in, of these rows in their order, else of all in row order; undefined when the database was closed meanwhile. */
export async function readSummaries(db: Database, rows?: ArrayLike<number>, rowsASlice = ROWS_A_SLICE): Promise<Buffer[] | undefined> {
  const read = db
    .prepare<[string], Buffer | null>(
      `SELECT CAST(group_concat(json_object('id', s.id, 'icaoCode', s.icao_code, 'iataCode', s.iata_code, 'name', s.name)) AS BLOB)
         FROM (SELECT a.id, a.icao_code, a.iata_code, a.name
                 FROM json_each(?) r
                 CROSS JOIN airports a ON a.row = r.value
                ORDER BY r.key) s`,
    )
    .pluck();
  const count = rows?.length ?? Infinity;
  const pieces: Buffer[] = [];
  for (let from = 0; from < count; from += rowsASlice) {
    const wanted = Array.from({ length: Math.min(rowsASlice, count - from) }, (_, index) => rows?.[from + index] ?? from + index + 1);
    const slice = read.get(JSON.stringify(wanted));
    if (!slice) break;
    pieces.push(Buffer.from(pieces.length === 0 ? '[' : ','), slice);
    await setImmediate();
    if (!db.open) return undefined;
  }
  return [...pieces, Buffer.from(pieces.length === 0 ? '[]' : ']')];
}
