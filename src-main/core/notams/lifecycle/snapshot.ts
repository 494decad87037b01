/**
 * Full snapshots: what its source no longer lists. Promise: a NOTAM is marked only when the user declared what the snapshot covers completely; nothing is
 * cancelled or deleted by absence.
 */
import type { Database } from 'better-sqlite3';

export type Snapshot = {
  /** `Notam.source` of its NOTAMs, for example EAD. */
  source: string;
  /** Regions and aerodromes that it covers completely; undefined: all of the source. */
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
  const bumpRevision = db.prepare('UPDATE notams_meta SET revision = revision + 1');
  return {
    /** How many stored NOTAMs such a snapshot did not contain. A NOTAM that is imported again is listed again. */
    delist({ source, places }: Snapshot, importId: number, now: Date): number {
      const { changes } = absent.run({
        source,
        importId,
        places: places ? JSON.stringify(places.map((place) => place.toUpperCase())) : null,
        now: now.toISOString(),
      });
      if (changes > 0) bumpRevision.run();
      return changes;
    },
  };
}
