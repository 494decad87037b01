import type { Database } from 'better-sqlite3';
import type { Note } from '#contract/user-data.ts';
import { Refusal } from '../refusal.ts';
import { byName, markColumns, toMarked, type Marks, type StoredMark } from './marks.ts';

export type Notes = {
  /** In the order of the airports' names. */
  list(userId: string): Note[];
  /**
   * By id or code, replacing the former note; a note on a vanished airport can still be edited. Undefined for an airport that
   * is not known. Throws `invalidRequest` for text that UTF-8 can't hold.
   */
  write(userId: string, identifier: string, text: string): Note | undefined;
  /** Whether there was one. */
  remove(userId: string, identifier: string): boolean;
};

type NoteRow = StoredMark & { text: string; updatedAt: string };

export function openNotes(db: Database, marks: Marks, clock: () => Date): Notes {
  const all = db.prepare<[string], NoteRow>(`SELECT ${markColumns}, text, updated_at AS updatedAt FROM notes WHERE user_id = ?`);
  const one = db.prepare<[string, string], NoteRow>(
    `SELECT ${markColumns}, text, updated_at AS updatedAt
       FROM notes
      WHERE user_id = ? AND airport_id = ?`,
  );
  const put = db.prepare<{ userId: string; airportId: string; code: string | null; name: string; text: string; now: string }>(
    `INSERT INTO notes (user_id, airport_id, code, name, text, updated_at)
     VALUES (:userId, :airportId, :code, :name, :text, :now)
     ON CONFLICT (user_id, airport_id) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at`,
  );
  const rewrite = db.prepare<{ userId: string; airportId: string; text: string; now: string }>(
    'UPDATE notes SET text = :text, updated_at = :now WHERE user_id = :userId AND airport_id = :airportId',
  );
  const erase = db.prepare<[string, string]>('DELETE FROM notes WHERE user_id = ? AND airport_id = ?');

  return {
    list: (userId) => byName(all.all(userId)).map(toMarked),

    write(userId, identifier, text) {
      if (!text.isWellFormed()) {
        throw new Refusal('invalidRequest', { details: ['body.text: holds half a character (an unpaired surrogate); send whole ones'] });
      }
      const mark = marks.of(identifier);
      const airportId = mark?.airportId ?? identifier.toLowerCase();
      const now = clock().toISOString();
      if (mark) put.run({ userId, ...mark, text, now });
      else rewrite.run({ userId, airportId, text, now });
      const row = one.get(userId, airportId);
      return row && toMarked(row);
    },

    remove: (userId, identifier) => erase.run(userId, marks.idOf(identifier)).changes > 0,
  };
}
