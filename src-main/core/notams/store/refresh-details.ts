/** Works out anew what an older Aeroshelf worked out of the notices: rules for category, severity and the rest get better, notices stay. */
import type { Database } from 'better-sqlite3';
import { DETAILS_VERSION } from './details.ts';
import { notamColumns, toNotam, type NotamRow } from './notam-row.ts';
import type { Store } from './store.ts';
import { understandStored } from '../import/understand-stored.ts';

const BATCH = 500;

type Row = NotamRow & {
  row: number;
  location: string | null;
  latitude: number | null;
  longitude: number | null;
  raw: string | null;
  raw_format: string | null;
  year: number | null;
  is_said_over: 0 | 1 | null;
};

/** Answers how many were behind. In batches, so that readers get their turn. */
export function refreshDetails(db: Database, store: Store, clock: () => Date): number {
  const behind = db.prepare<[number, number], Row>(
    `SELECT n.row, ${notamColumns}, n.location, n.latitude, n.longitude, n.raw, n.raw_format, n.year, n.is_said_over
       FROM notams n
      WHERE n.details_version < ?
      LIMIT ?`,
  );
  const batch = db.transaction((): number => {
    const rows = behind.all(DETAILS_VERSION, BATCH);
    for (const row of rows) {
      const { updatedAt: _, ...notam } = toNotam(row);
      const { location, latitude, longitude, raw, year } = row;
      const stored = { ...notam, location, latitude, longitude, raw, year, isSaidOver: row.is_said_over === 1 };
      store.refresh(row.row, understandStored(row.raw_format === null ? stored : { ...stored, rawFormat: row.raw_format }, clock()));
    }
    if (rows.length > 0) db.prepare('UPDATE notams_meta SET revision = revision + 1').run();
    return rows.length;
  });
  let all = 0;
  for (let done = batch.immediate(); done > 0; done = batch.immediate()) all += done;
  return all;
}
