/**
 * Which places imports covered: without an import for the place, an empty list does not mean that there are no NOTAMs. One that only named the place, a paste or a file of a few
 * NOTAMs, does not mean that there are no others: that takes a list that claims to be whole.
 */
import type { Database } from 'better-sqlite3';
import type { ImportedNotam } from '../import/understand.ts';

export function openCoverage(db: Database) {
  const write = db.prepare(
    `INSERT INTO notam_coverage (place, imported_at, import_id, listed_at)
     SELECT value, :at, :importId, iif(:isWhole OR value IN (SELECT value FROM json_each(:listed)), :at, NULL) FROM json_each(:places) WHERE true
     ON CONFLICT (place) DO UPDATE
       SET imported_at = excluded.imported_at, import_id = excluded.import_id, listed_at = COALESCE(excluded.listed_at, listed_at)`,
  );
  const record = openCoverageRecord(db);
  const read = db.prepare<[string], string>('SELECT imported_at FROM notam_coverage WHERE place = ?').pluck();
  const readListed = db.prepare<[string], string | null>('SELECT listed_at FROM notam_coverage WHERE place = ?').pluck();
  let [places, listed] = [new Set<string>(), new Set<string>()];
  const add = (place: string | null): void => void (place !== null && places.add(place.toUpperCase()));
  function addListed(place: string): void {
    add(place);
    listed.add(place.toUpperCase());
  }
  return {
    /** A place that the list claims to cover whole. */
    addListed,
    addNotice({ icao, location, details }: ImportedNotam): void {
      const named = [icao, location, details.fir, ...(details.locations?.trim().split(' ') ?? [])];
      // A checklist lists all valid numbers, so that what is missing is known.
      for (const place of named) if (place !== null) (details.qcode === 'QKKKK' ? addListed : add)(place);
    },
    /** `isWhole`: all of its places are covered whole. */
    store(now: Date, importId: number, { isWhole }: { isWhole: boolean }): void {
      record({ places, importId });
      write.run({ places: inOrder(places), listed: inOrder(listed), isWhole: Number(isWhole), at: now.toISOString(), importId });
      [places, listed] = [new Set(), new Set()];
    },
    /** When an import last covered a place, ISO 8601 UTC; null where no import did. */
    coveredAt: (place: string): string | null => read.get(place.trim().toUpperCase()) ?? null,
    /** When a list that claims to be whole last covered a place, ISO 8601 UTC; null where none did. */
    listedAt: (place: string): string | null => readListed.get(place.trim().toUpperCase()) ?? null,
  };
}

/** Notes since when places were covered before an import covers them, for the way back (undo.ts). */
export function openCoverageRecord(db: Database) {
  const record = db.prepare(
    `INSERT OR IGNORE INTO notam_import_coverage (import_id, place, before_at, before_id, before_listed_at)
     SELECT :importId, covered.value, before.imported_at, before.import_id, before.listed_at
       FROM json_each(:places) covered LEFT JOIN notam_coverage before ON before.place = covered.value`,
  );
  return ({ places, importId }: { places: ReadonlySet<string>; importId: number }): void =>
    void record.run({ places: inOrder(places), importId });
}

/** One statement for all, in the order of the table: a fifth of the time of one for each. */
const inOrder = (places: ReadonlySet<string>): string => JSON.stringify([...places].sort());
