/** The age of what is stored of a region follows from the issue date of its newest NOTAM, whatever place of it that is about. */
import type { Database } from 'better-sqlite3';
import { rememberedOfRevision } from '#core/remembered.ts';
import { byIndexOf } from './status-changes.ts';
import { SAMPLE_SOURCE } from '../store/notam-row.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

/** The newest NOTAM of the region: when it was issued, when this machine first had it (ISO 8601 UTC), and the import that brought it, where that is recorded. */
export type Newest = { issuedAt: string; firstSeenAt: string; addedBy: number | null };

/** Rows of a region that are read for its newest; with more of them, one of the newest of all is soon found. */
const REGION_ROWS = 2_000;

/** States share the first two letters of a location indicator; Canada and the contiguous United States have one (ICAO Doc 7910). */
export function regionOf(places: readonly string[]): string | null {
  const place = places.find((code) => isLocationIndicator(code));
  if (place === undefined) return null;
  return /^[CK]/.test(place) ? place.slice(0, 1) : place.slice(0, 2);
}

/** `latestBegin`: where no issue date is known, when the last of its NOTAMs begins, for none is issued after that. ISO 8601 UTC. */
type OfRegion = { newest: Newest | null; latestBegin: string | null };
const nothing: OfRegion = { newest: null, latestBegin: null };

/** The answer is cached until NOTAMs change. */
export function openNewestOfRegion(state: Database): (region: string | null) => OfRegion {
  const revision = state.prepare<[], number>('SELECT revision FROM notams_meta').pluck();
  // SQLite answers the bare columns from the row of the maximum.
  const few = state.prepare<
    { from: string; to: string; most: number },
    { count: number } & { [Name in keyof Newest]: Newest[Name] | null }
  >(
    `SELECT COUNT(*) AS count, max(issuedAt) AS issuedAt, firstSeenAt, addedBy
       FROM (SELECT n.issue_date AS issuedAt, COALESCE(n.first_seen_at, n.updated_at) AS firstSeenAt, n.added_by AS addedBy
               FROM notams n
              WHERE n.icao COLLATE NOCASE >= :from AND n.icao COLLATE NOCASE < :to AND n.source IS NOT '${SAMPLE_SOURCE}'
              LIMIT :most)`,
  );
  const many = state.prepare<{ from: string; to: string }, Newest>(
    `SELECT n.issue_date AS issuedAt, COALESCE(n.first_seen_at, n.updated_at) AS firstSeenAt, n.added_by AS addedBy
       FROM notams n
      WHERE n.icao >= :from AND n.icao < :to AND n.issue_date IS NOT NULL AND n.source IS NOT '${SAMPLE_SOURCE}'
      ORDER BY n.issue_date DESC
      LIMIT 1`,
  );
  const lastOfFew = state
    .prepare<{ from: string; to: string }, string | null>(
      `SELECT max(n.effective_start) FROM notams n WHERE n.icao COLLATE NOCASE >= :from AND n.icao COLLATE NOCASE < :to AND n.source IS NOT '${SAMPLE_SOURCE}'`,
    )
    .pluck();
  const lastOfMany = state
    .prepare<{ from: string; to: string }, string | null>(
      `SELECT n.effective_start
         FROM notams n
        WHERE ${byIndexOf('effective_start')} AND n.icao >= :from AND n.icao < :to AND n.source IS NOT '${SAMPLE_SOURCE}'
        ORDER BY n.effective_start DESC
        LIMIT 1`,
    )
    .pluck();
  const read = (region: string): OfRegion => {
    const range = { from: region, to: region.slice(0, -1) + String.fromCharCode(region.charCodeAt(region.length - 1) + 1) };
    const found = few.get({ ...range, most: REGION_ROWS });
    const { issuedAt = null, firstSeenAt = null, addedBy = null } = found ?? {};
    const ofFew = issuedAt === null || firstSeenAt === null ? null : { issuedAt, firstSeenAt, addedBy };
    const isMany = found !== undefined && found.count >= REGION_ROWS;
    const newest = isMany ? (many.get(range) ?? null) : ofFew;
    const lastToBegin = isMany ? lastOfMany : lastOfFew;
    return { newest, latestBegin: newest === null ? (lastToBegin.get(range) ?? null) : null };
  };
  const ofRegion = rememberedOfRevision(() => revision.get() ?? 0, read);
  return (region) => (region === null ? nothing : ofRegion(region));
}
