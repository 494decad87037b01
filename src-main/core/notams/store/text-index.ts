/**
 * The texts of inserted NOTAMs go into their index in one statement for all rows of a transaction: FTS5 writes what one statement adds as one segment, and
 * a trigger for each row would make as many segments, at five times the cost. Changes and deletions, which are few, reach the index by triggers.
 */
import type { Database } from 'better-sqlite3';

export type TextIndex = {
  /** Every row that is inserted from now on is not in the index before `addInserted`. */
  begin(): void;
  addInserted(): void;
  /** A row that is changed or deleted must be in the index, or the trigger takes out what was never in it. */
  isWithout(row: number): boolean;
};

export function openTextIndex(db: Database): TextIndex {
  const newest = db.prepare<[], number | null>('SELECT max(row) FROM notams').pluck();
  const add = db.prepare('INSERT INTO notam_texts (rowid, message_fold) SELECT n.row, n.message_fold FROM notams n WHERE n.row > ?');
  let lastIndexed = 0;
  const begin = (): void => void (lastIndexed = newest.get() ?? 0);
  return {
    begin,
    addInserted() {
      add.run(lastIndexed);
      begin();
    },
    isWithout: (row) => row > lastIndexed,
  };
}
