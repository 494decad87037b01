/** Which places imports covered: without an import for the place, an empty list does not mean that there are no NOTAMs. */
import type { Database } from 'better-sqlite3';
import type { ImportedNotam } from '../import/understand.ts';

export function openCoverage(db: Database) {
  const write = db.prepare(
    `INSERT INTO notam_coverage (place, imported_at, import_id) VALUES (:place, :at, :importId)
     ON CONFLICT (place) DO UPDATE SET imported_at = excluded.imported_at, import_id = excluded.import_id`,
  );
  const record = openCoverageRecord(db);
  const read = db.prepare<[string], string>('SELECT imported_at FROM notam_coverage WHERE place = ?').pluck();
  let places = new Set<string>();
  const add = (place: string | null): void => void (place !== null && places.add(place.toUpperCase()));
  return {
    add,
    addNotice({ icao, location, details }: ImportedNotam): void {
      add(icao);
      add(location);
      add(details.fir);
      for (const place of details.locations?.trim().split(' ') ?? []) add(place);
    },
    store(now: Date, importId: number): void {
      const at = now.toISOString();
      for (const place of places) {
        record({ place, importId });
        write.run({ place, at, importId });
      }
      places = new Set();
    },
    /** When an import last covered a place, ISO 8601 UTC; null where no import did. */
    coveredAt: (place: string): string | null => read.get(place.trim().toUpperCase()) ?? null,
  };
}

/** Notes since when a place was covered before an import covers it, for the way back (undo.ts). */
export function openCoverageRecord(db: Database) {
  const record = db.prepare(
    `INSERT OR IGNORE INTO notam_import_coverage (import_id, place, before_at, before_id)
     VALUES (
       :importId, :place,
       (SELECT c.imported_at FROM notam_coverage c WHERE c.place = :place),
       (SELECT c.import_id FROM notam_coverage c WHERE c.place = :place)
     )`,
  );
  return (covered: { place: string; importId: number }): void => void record.run(covered);
}
