/**
 * The row of notam_imports that the NOTAMs of an import refer to. Promise: the numbers in it are those of what is stored, also when the process ends in the
 * middle; one without an end was broken off that way.
 */
import type { Database } from 'better-sqlite3';
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';
import type { Stored } from '../store/store.ts';
import type { SourceLists } from '../lifecycle/snapshot.ts';

/** `by` is the user who sent it; an undo takes back the NOTAMs that the `lists` lacked. */
type Beginning = { startedAt: Date; name: string; by?: string | undefined; lists?: SourceLists | undefined };
type Whole = { files?: number; read: number; repeated?: number; notUnderstood?: number; issuedAt: string | null };

export function openImportRow(db: Database, { startedAt, name, by, lists }: Beginning) {
  const insert = db.prepare('INSERT INTO notam_imports (started_at, name, imported_by, snapshot, is_recorded) VALUES (?, ?, ?, ?, 1)');
  const id = Number(insert.run(startedAt.toISOString(), name, by ?? null, lists ? JSON.stringify(lists) : null).lastInsertRowid);
  const add = db.prepare(
    `UPDATE notam_imports
        SET added = added + :added, changed = changed + :changed, unchanged = unchanged + :unchanged
      WHERE id = :id`,
  );
  const end = db.prepare(
    `UPDATE notam_imports
        SET ended_at = :now, files = :files, issued_at = :issuedAt, read = :read, repeated = :repeated, not_understood = :notUnderstood
      WHERE id = :id`,
  );
  const cancel = db.prepare('UPDATE notam_imports SET ended_at = :now, is_cancelled = 1 WHERE id = :id');
  const remove = db.prepare('DELETE FROM notam_imports WHERE id = ? AND added + changed + unchanged = 0');
  return {
    id,
    /** Is called in the transaction that stores the NOTAMs. */
    add: ({ added, changed, unchanged }: Stored): void => void add.run({ id, added, changed, unchanged }),
    end({ files = 1, read, repeated = 0, notUnderstood = 0, issuedAt }: Whole, now: Date): void {
      end.run({ id, now: now.toISOString(), files, issuedAt, read, repeated, notUnderstood });
    },
    /** Ends it before its end; what it stored stays. */
    cancel: (now: Date): void => void cancel.run({ id, now: now.toISOString() }),
    /** Removes it where it stored nothing: what was refused is no import. */
    remove: (): void => void remove.run(id),
  };
}

export type ImportRow = ReturnType<typeof openImportRow>;

/** Ends the row of an import whose thread had to be ended from outside, and that began at this time; answers what it stored. */
export function cancelOpenImport(db: Database, startedAt: Date, now: Date): Stored {
  const stored = db
    .prepare<[string], Stored & { id: number }>(
      `SELECT id, added, changed, unchanged
         FROM notam_imports
        WHERE started_at = ? AND ended_at IS NULL
        ORDER BY id DESC
        LIMIT 1`,
    )
    .get(startedAt.toISOString());
  if (!stored) return nothingStored;
  db.prepare('UPDATE notam_imports SET ended_at = ?, is_cancelled = 1 WHERE id = ?').run(now.toISOString(), stored.id);
  return stored;
}

export const nothingStored: Stored = { added: 0, changed: 0, unchanged: 0 };

/** Says what stays of it. */
export const notamImportCancelled = ({ added, changed, unchanged }: Stored): Refusal =>
  new Refusal('importCancelled', { reasons: [reason('notamsStayed', { added, changed, unchanged })] });
