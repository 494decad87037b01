import type { Database } from 'better-sqlite3';
import type { Favourite } from '#contract/user-data.ts';
import { byName, markColumns, toMarked, type Marks, type StoredMark } from './marks.ts';

export type Favourites = {
  /** In the order of names. */
  list(userId: string): Favourite[];
  /** By id or code. An existing favourite stays as it is, even if its airport has vanished; undefined for an unknown airport. */
  add(userId: string, identifier: string): Favourite | undefined;
  /** Whether there was one. */
  remove(userId: string, identifier: string): boolean;
};

type FavouriteRow = StoredMark & { createdAt: string };

export function openFavourites(db: Database, marks: Marks, clock: () => Date): Favourites {
  const all = db.prepare<[string], FavouriteRow>(`SELECT ${markColumns}, created_at AS createdAt FROM favourites WHERE user_id = ?`);
  const one = db.prepare<[string, string], FavouriteRow>(
    `SELECT ${markColumns}, created_at AS createdAt
       FROM favourites
      WHERE user_id = ? AND airport_id = ?`,
  );
  const insert = db.prepare<[string, string, string | null, string, string]>(
    `INSERT INTO favourites (user_id, airport_id, code, name, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (user_id, airport_id) DO NOTHING`,
  );
  const erase = db.prepare<[string, string]>('DELETE FROM favourites WHERE user_id = ? AND airport_id = ?');

  return {
    list: (userId) => byName(all.all(userId)).map(toMarked),

    add(userId, identifier) {
      const mark = marks.of(identifier);
      if (mark) insert.run(userId, mark.airportId, mark.code, mark.name, clock().toISOString());
      const row = one.get(userId, mark?.airportId ?? identifier.toLowerCase());
      return row && toMarked(row);
    },

    remove: (userId, identifier) => erase.run(userId, marks.idOf(identifier)).changes > 0,
  };
}
