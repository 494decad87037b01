/** How old what is stored of a region is: by the issue date of its newest NOTAM, whatever place of it that is about. */
import type { Database } from 'better-sqlite3';
import { SAMPLE_SOURCE } from '../store/notam-row.ts';

/** The newest NOTAM of the region: when it was issued, and when this machine first had it. ISO 8601 UTC. */
export type Newest = { issuedAt: string; firstSeenAt: string };

/** Rows of a region that are read for its newest; with more of them, one of the newest of all is soon found. */
const REGION_ROWS = 2_000;

/** States share the first two letters of a location indicator; Canada and the contiguous United States have one (ICAO Doc 7910). */
export function regionOf(places: readonly string[]): string | null {
  const place = places.find((code) => /^[A-Z]{4}$/.test(code));
  if (place === undefined) return null;
  return /^[CK]/.test(place) ? place.slice(0, 1) : place.slice(0, 2);
}

/** The newest NOTAM of a region, remembered until NOTAMs change. */
export function openNewestOfRegion(state: Database): (region: string) => Newest | null {
  const revision = state.prepare<[], number>('SELECT revision FROM notams_meta').pluck();
  // SQLite answers the bare column from the row of the maximum.
  const few = state.prepare<{ from: string; to: string; most: number }, { count: number } & { [M in keyof Newest]: string | null }>(
    `SELECT COUNT(*) AS count, max(issuedAt) AS issuedAt, firstSeenAt
       FROM (SELECT n.issue_date AS issuedAt, COALESCE(n.first_seen_at, n.updated_at) AS firstSeenAt
               FROM notams n
              WHERE n.icao COLLATE NOCASE >= :from AND n.icao COLLATE NOCASE < :to AND n.source IS NOT '${SAMPLE_SOURCE}'
              LIMIT :most)`,
  );
  const many = state.prepare<{ from: string; to: string }, Newest>(
    `SELECT n.issue_date AS issuedAt, COALESCE(n.first_seen_at, n.updated_at) AS firstSeenAt
       FROM notams n
      WHERE n.icao >= :from AND n.icao < :to AND n.issue_date IS NOT NULL AND n.source IS NOT '${SAMPLE_SOURCE}'
      ORDER BY n.issue_date DESC
      LIMIT 1`,
  );
  const ask = (region: string): Newest | null => {
    const range = { from: region, to: region.slice(0, -1) + String.fromCharCode(region.charCodeAt(region.length - 1) + 1) };
    const { count, issuedAt, firstSeenAt } = few.get({ ...range, most: REGION_ROWS }) ?? { count: 0, issuedAt: null, firstSeenAt: null };
    if (count >= REGION_ROWS) return many.get(range) ?? null;
    return issuedAt === null || firstSeenAt === null ? null : { issuedAt, firstSeenAt };
  };
  let known = { revision: -1, of: new Map<string, Newest | null>() };
  return (region) => {
    const now = revision.get() ?? 0;
    if (known.revision !== now) known = { revision: now, of: new Map() };
    const before = known.of.get(region);
    if (before !== undefined) return before;
    const found = ask(region);
    known.of.set(region, found);
    return found;
  };
}
