/** What a reference database sends for each airport, in row order. */
import type { Database } from 'better-sqlite3';
import { readBodies } from '#core/listing/bodies.ts';

export function* airportBodies(db: Database): Generator<{ row: number; body: string; parts: string }> {
  const bodies = readBodies(db, 'airport_bodies');
  for (const { row, parts } of db
    .prepare<[], { row: number; parts: string }>('SELECT row, parts FROM airport_parts ORDER BY row')
    .iterate()) {
    yield { row, body: bodies.body(row).toString(), parts };
  }
}
