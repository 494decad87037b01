/**
 * Full snapshots: what its source no longer lists. Promise: a notice is marked only when the user declared what the snapshot is the whole of; nothing is
 * cancelled or deleted by absence (notam.md section 4.5).
 */
import type { Database } from 'better-sqlite3';

export type Snapshot = {
  /** `Notam.source` of its notices, for example EAD. */
  source: string;
  /** Regions and aerodromes that it holds everything of; undefined: all that the source has. */
  places?: readonly string[] | undefined;
};

export function openSnapshots(db: Database) {
  const absent = db.prepare(
    `UPDATE notams
        SET delisted_at = :now
      WHERE source = :source
        AND delisted_at IS NULL
        AND import_id IS NOT :importId
        AND over_at > :now
        AND (:places IS NULL
             OR fir IN (SELECT value FROM json_each(:places))
             OR icao IN (SELECT value FROM json_each(:places)))`,
  );
  return {
    /** How many notices an import that was such a snapshot lacked. A notice that comes again is listed again. */
    delist: ({ source, places }: Snapshot, importId: number, now: Date): number =>
      absent.run({
        source,
        importId,
        places: places ? JSON.stringify(places.map((place) => place.toUpperCase())) : null,
        now: now.toISOString(),
      }).changes,
  };
}
