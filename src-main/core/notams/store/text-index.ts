/**
 * The texts of inserted NOTAMs go into their index in one statement for all rows of a transaction: FTS5 writes what one statement adds as one segment, and
 * a trigger for each row would make as many segments, at five times the cost. Changes and deletions, which are few, reach the index by triggers.
 */
import type { Database } from 'better-sqlite3';

/** Runs `insert` and adds the texts of the rows that are new since. Both run in the transaction of the caller. */
export function openTextIndex(db: Database): <T>(insert: () => T) => T {
  const newest = db.prepare<[], number | null>('SELECT max(row) FROM notams').pluck();
  const add = db.prepare('INSERT INTO notam_texts (rowid, message_fold) SELECT n.row, n.message_fold FROM notams n WHERE n.row > ?');
  return (insert) => {
    const before = newest.get() ?? 0;
    const result = insert();
    add.run(before);
    return result;
  };
}
