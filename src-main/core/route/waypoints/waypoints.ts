/** Stores the waypoints of the users. Promise: an ident means one waypoint of a user, in whatever case it is written. */
import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { MOST_WAYPOINTS, type Waypoint, type WaypointBody, type WaypointImport } from '#contract/route/waypoints.ts';
import { inSlices, type Steps } from '#core/platform/slices.ts';
import { reason } from '#core/reasons/reason.ts';
import { invalid, invalidBecause, Refusal } from '#core/refusal.ts';
import type { OwnPlaces, Place } from '../points/point.ts';
import { identOf } from './ident.ts';
import type { FilesApart } from '#core/user-files/file-processes.ts';

/** The waypoint may be stored. */
export type NewWaypoint = Pick<Waypoint, 'ident' | 'name' | 'latitude' | 'longitude' | 'elevationFt' | 'remarks'>;

type Written = NewWaypoint & { id: string; userId: string; now: string };

const columns = `id, ident, name, latitude, longitude, elevation_ft AS elevationFt, remarks, created_at AS createdAt, updated_at AS updatedAt`;

/** `first` runs a short write. */
export function openWaypoints(db: Database, clock: () => Date, first: <T>(write: () => T) => T = (write) => write()) {
  const all = db.prepare<[string], Waypoint>(`SELECT ${columns} FROM waypoints WHERE user_id = ? ORDER BY ident`);
  const byId = db.prepare<[string, string], Waypoint>(`SELECT ${columns} FROM waypoints WHERE user_id = ? AND id = ?`);
  const byIdent = db.prepare<[string, string], Waypoint>(`SELECT ${columns} FROM waypoints WHERE user_id = ? AND ident = ?`);
  const count = db.prepare<[string], number>('SELECT COUNT(*) FROM waypoints WHERE user_id = ?').pluck();
  const insert = db.prepare<Written>(
    `INSERT INTO waypoints (id, user_id, ident, name, latitude, longitude, elevation_ft, remarks, created_at, updated_at)
     VALUES (:id, :userId, :ident, :name, :latitude, :longitude, :elevationFt, :remarks, :now, :now)`,
  );
  const update = db.prepare<Written>(
    `UPDATE waypoints
        SET ident = :ident, name = :name, latitude = :latitude, longitude = :longitude, elevation_ft = :elevationFt, remarks = :remarks,
            updated_at = :now
      WHERE user_id = :userId AND id = :id`,
  );
  const erase = db.prepare<[string, string]>('DELETE FROM waypoints WHERE user_id = ? AND id = ?');
  const now = () => clock().toISOString();

  const checkRoom = (userId: string): void => {
    if ((count.get(userId) ?? 0) > MOST_WAYPOINTS) throw new Refusal('tooManyWaypoints');
  };
  const addOne = db.transaction((waypoint: Written): void => {
    insert.run(waypoint);
    checkRoom(waypoint.userId);
  });

  // Ten thousand rows are a tenth of a second: they are laid into a temporary table in slices, and copied by one statement, in a fifth of that.
  // A connection that only reads may open no such table.
  let opened: Staging | undefined;
  const staging = () => (opened ??= openStaging(db));
  const putStaged = db.transaction((userId: string, batch: string): Set<string> => {
    const replaced = staging().there(userId, batch);
    staging().move(userId, batch, now());
    checkRoom(userId);
    return replaced;
  });

  return {
    /** Lists waypoints by ident. */
    list: (userId: string): Waypoint[] => all.all(userId),
    /** Throws `waypointExists`, `tooManyWaypoints`, and `invalidRequest` for an ident that may not be one. */
    add(userId: string, body: WaypointBody): Waypoint {
      const waypoint = waypointOf(body);
      if (byIdent.get(userId, waypoint.ident)) throw new Refusal('waypointExists');
      addOne.immediate({ ...waypoint, id: randomUUID(), userId, now: now() });
      const stored = byIdent.get(userId, waypoint.ident);
      if (!stored) throw new Error('a waypoint that was just stored is gone');
      return stored;
    },
    /** Throws as `add`; undefined for a waypoint that is not there. */
    change(userId: string, id: string, body: WaypointBody): Waypoint | undefined {
      const former = byId.get(userId, id.toLowerCase());
      if (!former) return undefined;
      const waypoint = waypointOf(body);
      const other = byIdent.get(userId, waypoint.ident);
      if (other && other.id !== former.id) throw new Refusal('waypointExists');
      update.run({ ...waypoint, id: former.id, userId, now: now() });
      return byId.get(userId, former.id);
    },
    /** Tells whether there was one. */
    remove: (userId: string, id: string): boolean => erase.run(userId, id.toLowerCase()).changes > 0,
    /** Stores all or none; answers the idents that were there already. Other requests are answered meanwhile. Throws `tooManyWaypoints`. */
    async put(userId: string, waypoints: readonly NewWaypoint[]): Promise<Set<string>> {
      const batch = randomUUID();
      try {
        await inSlices(staging().lay(batch, waypoints));
        return first(() => putStaged.immediate(userId, batch));
      } finally {
        staging().clear(batch);
      }
    },
    /** The places that routes of a user may lead over; none without one. */
    placesOf: (userId: string | undefined): OwnPlaces => ({
      get(ident) {
        const waypoint = userId === undefined ? undefined : byIdent.get(userId, ident);
        return waypoint && placeOf(waypoint);
      },
    }),
  };
}

export type Waypoints = ReturnType<typeof openWaypoints>;

function waypointOf({ ident: written, name, latitude, longitude, elevationFt = null, remarks = null }: WaypointBody): NewWaypoint {
  const ident = identOf(written);
  if (ident === undefined) throw invalidBecause(reason('waypointIdentInvalid', { ident: written.toWellFormed() }, { field: 'ident' }));
  for (const [field, text] of Object.entries({ name, remarks }))
    if (text?.isWellFormed() === false) throw invalid(`body.${field}: holds half a character (an unpaired surrogate); send whole ones`);
  return { ident, name: name?.trim() || ident, latitude, longitude, elevationFt, remarks };
}

const placeOf = ({ id, ident, name, latitude, longitude, elevationFt }: Waypoint): Place => ({
  kind: 'waypoint',
  id,
  ident,
  name,
  type: null,
  position: { latitude, longitude },
  elevation: elevationFt,
  stationVariation: null,
  isClosed: false,
  isIndicator: false,
});

/** This many rows are written between two pauses. */
const PIECE = 200;

function openStaging(db: Database) {
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
    *lay(batch: string, waypoints: readonly NewWaypoint[]): Steps<void> {
      for (let from = 0; from < waypoints.length; from += PIECE) {
        layPiece(batch, waypoints.slice(from, from + PIECE));
        yield;
      }
    },
    /** The user has these idents of the batch already. */
    there: (userId: string, batch: string): Set<string> => new Set(there.all(userId, batch)),
    /** New ones are added; those of the same ident are replaced, and stay the same waypoint. */
    move: (userId: string, batch: string, now: string): void => void move.run({ userId, batch, now }),
    clear: (batch: string): void => void clear.run(batch),
  };
}

/** Waypoints on their way into the table: in a temporary table of this connection, which nothing else waits for. */
type Staging = ReturnType<typeof openStaging>;

/** Throws as `Waypoints.put`, and as what reads the file. */
export type WaypointImporter = (userId: string, send: () => Promise<Uint8Array>) => Promise<WaypointImport>;

export const openWaypointImport =
  ({ files, waypoints }: { files: FilesApart; waypoints: Waypoints }): WaypointImporter =>
  async (userId, send) => {
    const { good, ...read } = await files.document('waypoints', send, 'user');
    const there = await waypoints.put(
      userId,
      good.map(({ waypoint }) => waypoint),
    );
    const imported = good.map((one) => one.imported);
    return {
      format: read.format,
      stored: imported.filter(({ ident }) => !there.has(ident)),
      replaced: imported.filter(({ ident }) => there.has(ident)),
      refused: read.refused,
      refusedCount: read.refusedCount,
      faults: read.faults,
    };
  };
