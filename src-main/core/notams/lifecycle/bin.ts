/**
 * NOTAMs that were deleted by age. Promise: each is kept whole for 30 days, and comes back as it was, ended by whatever ended it meanwhile; one that an
 * import brought back first stays as the import has it.
 */
import type { Database } from 'better-sqlite3';
import { rowsOf, selected, valuesFrom } from '../store/attributes.ts';
import type { ImportedNotam } from '../import/understand.ts';
import { openReferences } from './references.ts';

/** Days that a deleted NOTAM can be restored. */
const BIN_DAYS = 30;
const DAY_MS = 86_400_000;

const notice = [...rowsOf('notice'), ...rowsOf('file')];
const details = rowsOf('details');

/** A row of `notams`, with all columns. */
export type WholeRow = { row: number; id: string } & Record<string, unknown>;

export type BinState = {
  count: number;
  /** When the next ones are gone for good, ISO 8601 UTC; null where the bin is empty. */
  goneAt: string | null;
};

export function openBin(db: Database, clock: () => Date) {
  const add = db.prepare('INSERT OR REPLACE INTO notam_bin (id, deleted_at, row_json) VALUES (?, ?, ?)');
  const oldest = db.prepare<[number], { id: string; row_json: string }>(
    'SELECT id, row_json FROM notam_bin ORDER BY deleted_at, id LIMIT ?',
  );
  const takeOut = db.prepare('DELETE FROM notam_bin WHERE id = ?');
  const isStored = db.prepare<[string], 1>('SELECT 1 FROM notams WHERE id = ?').pluck();
  const purge = db.prepare(
    `DELETE FROM notam_bin
      WHERE rowid IN (SELECT b.rowid FROM notam_bin b WHERE b.deleted_at <= ? ORDER BY b.deleted_at LIMIT ?)`,
  );
  const state = db.prepare<[], { count: number; first: string | null }>(
    'SELECT COUNT(*) AS count, MIN(deleted_at) AS first FROM notam_bin',
  );
  const bumpRevision = db.prepare('UPDATE notams_meta SET revision = revision + 1');
  const columns = db.prepare<[], string>(`SELECT name FROM pragma_table_info('notams')`).pluck().all();
  const read = db.prepare<[string], Record<string, unknown>>(
    `SELECT ${selected([...notice, ...details])}
       FROM notams n
      WHERE n.id = ?`,
  );
  const references = openReferences(db);

  function putBack(row: WholeRow, now: string): void {
    const known = columns.filter((column) => column !== 'row' && column in row);
    const values = { ...row, restored_at: now };
    db.prepare(`INSERT INTO notams (${known.join(', ')}) VALUES (${known.map((column) => `:${column}`).join(', ')})`).run(values);
    const again = read.get(row.id) ?? {};
    references.arrived({ id: row.id, ...valuesFrom(again, notice), details: valuesFrom(again, details) } as ImportedNotam, now);
  }

  const restore = db.transaction((most: number): { taken: number; restored: number } => {
    const now = clock().toISOString();
    const kept = oldest.all(most);
    let restored = 0;
    for (const { id, row_json: json } of kept) {
      if (isStored.get(id) !== 1) {
        putBack(JSON.parse(json) as WholeRow, now);
        restored++;
      }
      takeOut.run(id);
    }
    if (restored > 0) bumpRevision.run();
    return { taken: kept.length, restored };
  });

  return {
    /** Runs inside the transaction that deletes the row. */
    add: (row: WholeRow, now: string): void => void add.run(row.id, now, JSON.stringify(row)),
    /** Puts at most so many back; `taken` is 0 when the bin is empty. */
    restore: (most: number) => restore.immediate(most),
    /** Removes at most so many that were deleted 30 days ago; answers how many. */
    purge: (most: number): number => purge.run(new Date(clock().getTime() - BIN_DAYS * DAY_MS).toISOString(), most).changes,
    state(): BinState {
      const { count = 0, first = null } = state.get() ?? {};
      return { count, goneAt: first === null ? null : new Date(Date.parse(first) + BIN_DAYS * DAY_MS).toISOString() };
    },
  };
}

export type Bin = ReturnType<typeof openBin>;
