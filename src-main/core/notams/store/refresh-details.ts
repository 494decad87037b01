/** Derives the columns of older rows again, when the rules for category, severity and the rest have improved. */
import type { Database } from 'better-sqlite3';
import { understandStored } from '../import/understand-stored.ts';
import { rowsOf, selected, valuesFrom } from './attributes.ts';
import { DETAILS_VERSION } from './details.ts';
import type { StoredNotam } from './notam-row.ts';
import type { Store } from './store.ts';

const BATCH = 500;
const known = [...rowsOf('notice'), ...rowsOf('file')];
const details = rowsOf('details');

type Row = { row: number; id: string } & Record<string, unknown>;

/** Returns how many were outdated. In batches, so that readers are not blocked. */
export function refreshDetails(db: Database, store: Store, clock: () => Date): number {
  const behind = db.prepare<[number, number], Row>(
    `SELECT n.row, n.id, ${selected([...known, ...details])}
       FROM notams n
      WHERE n.details_version < ?
      LIMIT ?`,
  );
  const batch = db.transaction((): number => {
    const rows = behind.all(DETAILS_VERSION, BATCH);
    for (const row of rows) {
      const notice = { id: row.id, ...valuesFrom(row, known) } as StoredNotam;
      store.refresh(row.row, understandStored({ ...notice, details: valuesFrom(row, details) }, clock()));
    }
    if (rows.length > 0) db.prepare('UPDATE notams_meta SET revision = revision + 1').run();
    return rows.length;
  });
  let all = 0;
  for (let done = batch.immediate(); done > 0; done = batch.immediate()) all += done;
  return all;
}
