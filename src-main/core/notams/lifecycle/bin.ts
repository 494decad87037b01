/**
 * Stores NOTAMs that were deleted by age, with their import or by a user. Promise: each is stored whole for 30 days with who deleted it,
 * when and why, and comes back as it was, ended by whatever ended it meanwhile; one that an import brought back first stays as the import
 * has it.
 */
import type { Database } from 'better-sqlite3';
import type { DeletedNotams, DeletionReason } from '#contract/notams/imports.ts';
import { rowsOf, selected, valuesFrom } from '../store/attributes.ts';
import type { ImportedNotam } from '../import/understand.ts';
import { openTextIndex } from '../store/text-index.ts';
import { openReferences } from './references.ts';

/** A deleted NOTAM can be restored for this many days. */
export const BIN_DAYS = 30;
const DAY_MS = 86_400_000;

const notice = [...rowsOf('notice'), ...rowsOf('file')];
const details = rowsOf('details');

/** A whole row has all columns of `notams`. */
export type WholeRow = { row: number; id: string } & Record<string, unknown>;

/** It says why and by whom; `by` is a username, null by age; `note` is in the user's words. */
export type Deletion = { reason: DeletionReason; by: string | null; note: string | null };
const byAge: Deletion = { reason: 'age', by: null, note: null };

/** It selects of the bin all of it, what was deleted for a reason, or one NOTAM; only what the user `by` deleted, if given. */
export type Deleted = { reason?: DeletionReason | undefined; id?: string | undefined; by?: string | undefined };

export type BinState = {
  count: number;
  /** It says when the next ones are deleted for good, ISO 8601 UTC; null where the bin is empty. */
  goneAt: string | null;
};

type DeletedRow = Omit<DeletedNotams['items'][number], 'goneAt'>;

const goneAt = (deletedAt: string): string => new Date(Date.parse(deletedAt) + BIN_DAYS * DAY_MS).toISOString();

const valuesOf = ({ reason = null, id = null, by = null }: { [Name in keyof Deleted]?: Deleted[Name] | null }) => ({ reason, id, by });

export function openBin(db: Database, clock: () => Date) {
  const add = db.prepare(
    `INSERT OR REPLACE INTO notam_bin (id, deleted_at, row_json, reason, deleted_by, note)
     VALUES (:id, :now, :row, :reason, :by, :note)`,
  );
  const oldest = db.prepare<
    { most: number; reason: string | null; id: string | null; by: string | null },
    { id: string; row_json: string }
  >(
    `SELECT id, row_json
       FROM notam_bin
      WHERE (:reason IS NULL OR reason = :reason) AND (:id IS NULL OR id = :id) AND (:by IS NULL OR deleted_by = :by)
      ORDER BY deleted_at, id
      LIMIT :most`,
  );
  const latest = db.prepare<[number], DeletedRow>(
    `SELECT id, deleted_at AS deletedAt, reason, deleted_by AS deletedBy, note,
            row_json ->> 'notam_id' AS notamId, row_json ->> 'icao' AS icao, row_json ->> 'message' AS message
       FROM notam_bin
      ORDER BY deleted_at DESC, id
      LIMIT ?`,
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
  const indexed = openTextIndex(db);

  function putBack(row: WholeRow, now: string): void {
    const known = columns.filter((column) => column !== 'row' && column in row);
    const values = { ...row, restored_at: now };
    db.prepare(`INSERT INTO notams (${known.join(', ')}) VALUES (${known.map((column) => `:${column}`).join(', ')})`).run(values);
    referAgain(row.id, now);
  }

  function referAgain(id: string, now: string): void {
    const again = read.get(id) ?? {};
    references.arrived({ id, ...valuesFrom(again, notice), details: valuesFrom(again, details) } as ImportedNotam, now);
    references.settle(id, now);
  }

  const restore = db.transaction((most: number, { reason, id: one, by }: Deleted): { taken: number; restored: number } => {
    const now = clock().toISOString();
    const kept = oldest.all({ ...valuesOf({ reason, id: one, by }), most });
    let restored = 0;
    indexed(() => {
      for (const { id, row_json: json } of kept) {
        if (isStored.get(id) !== 1) {
          putBack(JSON.parse(json) as WholeRow, now);
          restored++;
        }
        takeOut.run(id);
      }
    });
    if (restored > 0) bumpRevision.run();
    return { taken: kept.length, restored };
  });

  return {
    /** Runs inside the transaction that deletes the row. */
    add: (row: WholeRow, now: string, deletion = byAge): void => void add.run({ id: row.id, now, row: JSON.stringify(row), ...deletion }),
    /** It works out again what a NOTAM that came back ends, and what ended it. */
    referAgain,
    /** The last deleted comes first. */
    latest: (most: number): (DeletedRow & { goneAt: string })[] =>
      latest.all(most).map((row) => ({ ...row, goneAt: goneAt(row.deletedAt) })),
    /** Puts at most so many back; `taken` is 0 when the bin is empty. */
    restore: (most: number, which: Deleted = {}) => restore.immediate(most, which),
    /** Tells whether something of it is there, and nothing that the user deleted. */
    isOfOthers({ by, ...which }: Deleted): boolean {
      const isAny = (of: Deleted): boolean => oldest.get({ ...valuesOf(of), most: 1 }) !== undefined;
      return by !== undefined && !isAny({ ...which, by }) && isAny(which);
    },
    /** Removes at most so many that were deleted 30 days ago; answers how many. */
    purge: (most: number): number => purge.run(new Date(clock().getTime() - BIN_DAYS * DAY_MS).toISOString(), most).changes,
    state(): BinState {
      const { count = 0, first = null } = state.get() ?? {};
      return { count, goneAt: first === null ? null : goneAt(first) };
    },
  };
}

export type Bin = ReturnType<typeof openBin>;
