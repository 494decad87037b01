/**
 * Deletion by age. Promise: only a NOTAM that has been over, and in no import, for as long as the user set is deleted, and only by a process that serves
 * (delete-by-age.ts), never by an import; it goes into the bin first. What a deleted NOTAM replaced or cancelled stays so.
 */
import type { Database } from 'better-sqlite3';
import { Refusal } from '#core/refusal.ts';
import { byIndexOf } from './status-changes.ts';
import type { Bin, WholeRow } from './bin.ts';

/** Days that a NOTAM is kept after it expired, was cancelled or replaced. */
const DEFAULT_RETENTION_DAYS = 90;
const SETTING = 'notamRetentionDays';
const MS_A_DAY = 86_400_000;
const MOST_DAYS = 36_500;

export function openRetention(db: Database, clock: () => Date, bin: Bin) {
  const read = db.prepare<[], string>(`SELECT value FROM settings WHERE key = '${SETTING}'`).pluck();
  const write = db.prepare(
    `INSERT INTO settings (key, value) VALUES ('${SETTING}', ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  // A NOTAM that was imported or restored recently is kept, however old it is.
  const isForgotten = `n.imported_at IS NOT NULL
        AND COALESCE(n.last_seen_at, n.imported_at) <= :before
        AND COALESCE(n.restored_at, '') <= :before`;
  const over = db.prepare<{ before: string; most: number }, WholeRow>(
    `SELECT n.*
       FROM notams n
      WHERE ${byIndexOf('over_at')} AND n.over_at <= :before AND ${isForgotten}
      LIMIT :most`,
  );
  const remove = db.prepare<[number]>('DELETE FROM notams WHERE row = ?');
  const note = db.prepare('UPDATE notams_meta SET revision = revision + 1');

  const checked = (days: number): number => {
    if (Number.isInteger(days) && days >= 0 && days <= MOST_DAYS) return days;
    throw new Refusal('invalidRequest', { details: [`retentionDays: must be a whole number from 0 to ${MOST_DAYS}, not ${days}`] });
  };

  return {
    /** Null: nothing is ever deleted. */
    days(): number | null {
      const setting = read.get();
      if (setting === undefined) return DEFAULT_RETENTION_DAYS;
      return setting === 'never' ? null : Number(setting);
    },
    setDays: (days: number | null): void => void write.run(days === null ? 'never' : String(checked(days))),
    /**
     * Moves what has been over, and in no import, for that many days into the bin, at most `most` of them; answers how many. Samples stay. Throws
     * `invalidRequest` for days out of range.
     */
    expire(days: number, most: number): number {
      const now = clock();
      const before = new Date(now.getTime() - checked(days) * MS_A_DAY).toISOString();
      return db
        .transaction(() => {
          const rows = over.all({ before, most });
          for (const row of rows) {
            bin.add(row, now.toISOString());
            remove.run(row.row);
          }
          if (rows.length > 0) note.run();
          return rows.length;
        })
        .immediate();
    },
  };
}
