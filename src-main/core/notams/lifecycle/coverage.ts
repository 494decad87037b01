/** Which places imports covered: without an import for the place, an empty list does not mean that there are no NOTAMs. */
import type { Database } from 'better-sqlite3';
import type { ImportedNotam } from '../import/understand.ts';

export function openCoverage(db: Database) {
  const write = db.prepare(
    `INSERT INTO notam_coverage (place, imported_at, import_id)
     SELECT value, :at, :importId FROM json_each(:places) WHERE true
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
      record({ places, importId });
      write.run({ places: inOrder(places), at: now.toISOString(), importId });
      places = new Set();
    },
    /** When an import last covered a place, ISO 8601 UTC; null where no import did. */
    coveredAt: (place: string): string | null => read.get(place.trim().toUpperCase()) ?? null,
  };
}

/** Notes since when places were covered before an import covers them, for the way back (undo.ts). */
export function openCoverageRecord(db: Database) {
  const record = db.prepare(
    `INSERT OR IGNORE INTO notam_import_coverage (import_id, place, before_at, before_id)
     SELECT :importId, covered.value, before.imported_at, before.import_id
       FROM json_each(:places) covered LEFT JOIN notam_coverage before ON before.place = covered.value`,
  );
  return ({ places, importId }: { places: ReadonlySet<string>; importId: number }): void =>
    void record.run({ places: inOrder(places), importId });
}

/** One statement for all, in the order of the table: a fifth of the time of one for each. */
const inOrder = (places: ReadonlySet<string>): string => JSON.stringify([...places].sort());
