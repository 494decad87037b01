/**
 * Deletes NOTAMs by age, a batch at a time. Promise: only a NOTAM that has been over, and in no import, for as long as the user set is
 * deleted, and only by a process that serves (delete-by-age.ts), never by an import; it goes into the bin first. What a deleted NOTAM
 * replaced or cancelled stays so.
 */
import type { Database } from 'better-sqlite3';
import { settingOf } from '#core/settings/settings.ts';
import { byIndexOf } from './status-changes.ts';
import type { Bin, WholeRow } from './bin.ts';

const MS_A_DAY = 86_400_000;

export function openRetention(db: Database, clock: () => Date, bin: Bin) {
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

  return {
    /** Moves what has been over, and in no import, for those days into the bin, at most `most` of them; answers how many. Samples stay. */
    expire(most: number): number {
      const days = settingOf(db, 'notamRetentionDays');
      if (days === null) return 0;
      const now = clock();
      const before = new Date(now.getTime() - days * MS_A_DAY).toISOString();
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
