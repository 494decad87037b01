/** Which places imports covered: without an import for the place, an empty list does not mean that there are no NOTAMs. */
import type { Database } from 'better-sqlite3';
import type { ImportedNotam } from '../import/understand.ts';

export function openCoverage(db: Database) {
  const write = db.prepare(
    `INSERT INTO notam_coverage (place, imported_at) VALUES (?, ?)
     ON CONFLICT (place) DO UPDATE SET imported_at = excluded.imported_at`,
  );
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
    store(now: Date): void {
      for (const place of places) write.run(place, now.toISOString());
      places = new Set();
    },
    /** When an import last covered a place, ISO 8601 UTC; null where no import did. */
    coveredAt: (place: string): string | null => read.get(place.trim().toUpperCase()) ?? null,
  };
}
