/**
 * Deletion by age. Promise: only a NOTAM that has been over, and in no import, for as long as the user set is deleted, at a start or at the user's request,
 * never by an import. What a deleted NOTAM replaced or cancelled stays so.
 */
import type { Database } from 'better-sqlite3';
import { Refusal } from '#core/refusal.ts';

/** Days that a NOTAM is kept after it expired, was cancelled or replaced. */
const DEFAULT_RETENTION_DAYS = 90;
const SETTING = 'notamRetentionDays';
const MS_A_DAY = 86_400_000;
const MOST_DAYS = 36_500;

export function openRetention(db: Database, clock: () => Date) {
  const read = db.prepare<[], string>(`SELECT value FROM settings WHERE key = '${SETTING}'`).pluck();
  const write = db.prepare(
    `INSERT INTO settings (key, value) VALUES ('${SETTING}', ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  // A NOTAM that was imported recently is kept, however old it is.
  const remove = db.prepare<{ before: string }>(
    `DELETE FROM notams
      WHERE over_at <= :before
        AND imported_at IS NOT NULL
        AND COALESCE(last_seen_at, imported_at) <= :before`,
  );
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
    /** Deletes what has been over, and in no import, for that many days; returns how many. Samples stay. Throws `invalidRequest` for days out of range. */
    expire(days: number): number {
      const before = new Date(clock().getTime() - checked(days) * MS_A_DAY).toISOString();
      return db
        .transaction(() => {
          const { changes } = remove.run({ before });
          if (changes > 0) note.run();
          return changes;
        })
        .immediate();
    },
  };
}
