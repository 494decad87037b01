/**
 * The changes of NOTAMs are by id and with a cursor: who follows it from one has the NOTAMs of who asks for all. Triggers write them
 * (migration 003).
 */
import type { Database } from 'better-sqlite3';
import { invalid, Refusal } from '#core/refusal.ts';

/** Deletions are forgotten before this cursor. */
const REMEMBERED = 1_000_000;

type NotamChange = { cursor: number; id: string; change: 'added' | 'changed' | 'ended' | 'deleted' };

export function openNotamChanges(db: Database) {
  const last = db.prepare<[], number>("SELECT seq FROM sqlite_sequence WHERE name = 'notam_changes'").pluck();
  const rows = db.prepare<[number, number], NotamChange>(
    'SELECT c.cursor, c.id, c.change FROM notam_changes c WHERE c.cursor > ? ORDER BY c.cursor LIMIT ?',
  );
  const count = db.prepare<[number], number>('SELECT COUNT(*) FROM notam_changes c WHERE c.cursor > ?').pluck();
  const ids = db.prepare<[number, number], string>('SELECT c.id FROM notam_changes c WHERE c.cursor > ? ORDER BY c.cursor LIMIT ?').pluck();
  const cursor = () => last.get() ?? 0;
  const read = db.transaction((from: number, most: number) => ({ totalCount: count.get(from) ?? 0, items: rows.all(from, most) }));

  return {
    /** The cursor follows everything that has changed so far. */
    cursor,
    /**
     * Lists each NOTAM once, with its last change; 0 is before the first. Throws `revisionGone` where deletions after it are forgotten,
     * `invalidRequest` for one to come.
     */
    since(from: number, most: number): { totalCount: number; items: NotamChange[] } {
      const newest = cursor();
      if (from > newest) throw invalid(`since: the last change of a NOTAM is ${newest}`);
      if (from > 0 && from < newest - REMEMBERED) throw new Refusal('revisionGone');
      return read(from, most);
    },
    /** The ids of all that changed since, or null where these are more than `most`, which are not counted. */
    idsSince(from: number, most: number): string[] | null {
      const found = ids.all(from, most + 1);
      return found.length > most ? null : found;
    },
  };
}
