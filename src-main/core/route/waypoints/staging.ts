/** Waypoints on their way into the table, beside it: in a temporary table of this connection, which nothing else waits for. */
import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { Steps } from '#core/platform/slices.ts';
import type { NewWaypoint } from './waypoints.ts';

export type Staging = {
  lay(batch: string, waypoints: readonly NewWaypoint[]): Steps<void>;
  /** Idents of the batch that the user has already. */
  there(userId: string, batch: string): Set<string>;
  /** New ones are added; those of the same ident are replaced, and stay the same waypoint. */
  move(userId: string, batch: string, now: string): void;
  clear(batch: string): void;
};

/** Rows between two pauses. */
const PIECE = 200;

export function openStaging(db: Database): Staging {
  db.exec(
    `CREATE TEMP TABLE IF NOT EXISTS staged_waypoints (
       batch TEXT NOT NULL, id TEXT NOT NULL, ident TEXT NOT NULL, name TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL,
       elevation_ft REAL, remarks TEXT
     ) STRICT`,
  );
  const lay = db.prepare<NewWaypoint & { batch: string; id: string }>(
    `INSERT INTO temp.staged_waypoints (batch, id, ident, name, latitude, longitude, elevation_ft, remarks)
     VALUES (:batch, :id, :ident, :name, :latitude, :longitude, :elevationFt, :remarks)`,
  );
  const there = db
    .prepare<[string, string], string>(
      `SELECT s.ident
         FROM temp.staged_waypoints s
         JOIN waypoints w ON w.user_id = ? AND w.ident = s.ident
        WHERE s.batch = ?`,
    )
    .pluck();
  const move = db.prepare<{ userId: string; batch: string; now: string }>(
    `INSERT INTO waypoints (id, user_id, ident, name, latitude, longitude, elevation_ft, remarks, created_at, updated_at)
     SELECT id, :userId, ident, name, latitude, longitude, elevation_ft, remarks, :now, :now
       FROM temp.staged_waypoints
      WHERE batch = :batch
     ON CONFLICT (user_id, ident) DO UPDATE
        SET name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude, elevation_ft = excluded.elevation_ft,
            remarks = excluded.remarks, updated_at = excluded.updated_at`,
  );
  const clear = db.prepare<[string]>('DELETE FROM temp.staged_waypoints WHERE batch = ?');
  const layPiece = db.transaction((batch: string, piece: readonly NewWaypoint[]): void => {
    for (const waypoint of piece) lay.run({ ...waypoint, batch, id: randomUUID() });
  });

  return {
    *lay(batch, waypoints) {
      for (let from = 0; from < waypoints.length; from += PIECE) {
        layPiece(batch, waypoints.slice(from, from + PIECE));
        yield;
      }
    },
    there: (userId, batch) => new Set(there.all(userId, batch)),
    move: (userId, batch, now) => void move.run({ userId, batch, now }),
    clear: (batch) => void clear.run(batch),
  };
}
