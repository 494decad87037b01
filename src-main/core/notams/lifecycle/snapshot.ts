/**
 * A full snapshot shows which stored NOTAMs its source no longer lists. Promise: a NOTAM is marked only when its list says what it covers
 * completely; nothing is cancelled or deleted by absence.
 */
import type { Database } from 'better-sqlite3';

export type SourceLists = {
  /** It is `Notam.source` of its NOTAMs, for example EAD. */
  source: string;
  /** They leave out NOTAMs that announce a change of the AIP (trigger NOTAMs) before they end. */
  omitsTriggers: boolean;
};

export type Snapshot = SourceLists & {
  /** It covers these regions and aerodromes completely. */
  places: readonly string[];
  /** NOTAMs that begin later are not in it; ISO 8601 UTC. */
  until: string | null;
};

export function openSnapshots(db: Database) {
  const absent = db.prepare(
    `UPDATE notams
        SET delisted_at = :now
      WHERE source = :source
        AND delisted_at IS NULL
        AND import_id IS NOT :importId
        AND over_at > :now
        AND (:until IS NULL OR effective_start <= :until)
        AND (NOT :omitsTriggers OR qcode IS NULL OR qcode NOT LIKE 'Q__TT')
        AND (fir IN (SELECT value FROM json_each(:places)) OR icao IN (SELECT value FROM json_each(:places)))`,
  );
  const bumpRevision = db.prepare('UPDATE notams_meta SET revision = revision + 1');
  return {
    /** Tells how many stored NOTAMs such a snapshot did not contain. A NOTAM that is imported again is listed again. */
    delist({ source, places, until, omitsTriggers }: Snapshot, importId: number, now: Date): number {
      const { changes } = absent.run({
        source,
        importId,
        places: JSON.stringify(places.map((place) => place.toUpperCase())),
        until,
        omitsTriggers: Number(omitsTriggers),
        now: now.toISOString(),
      });
      if (changes > 0) bumpRevision.run();
      return changes;
    },
  };
}
