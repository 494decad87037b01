/** The state of an aerodrome: its runways from the dataset, every NOTAM stored for it, and whether imports covered it. */
import type { Database } from 'better-sqlite3';
import type { AirportWithParts } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import type { Airports } from '#core/airports/airports.ts';
import { gradeOfNotams } from '#domain/age.ts';
import { Refusal } from '#core/refusal.ts';
import { expected, readValue } from '#core/filter/values.ts';
import type { Aerodromes } from '../describe/decoded-notam.ts';
import { openCoverage } from '../lifecycle/coverage.ts';
import { openNewestOfRegion, regionOf } from '../lifecycle/newest-of-region.ts';
import { openPlaceReadings, type PlaceRow } from './place-readings.ts';
import { SAMPLE_SOURCE } from '../store/notam-row.ts';
import type { PlacesOf } from '../store/fields.ts';
import { aerodromeState } from './aerodrome-state.ts';
import type { Looked } from './causes.ts';

/** Moments as clients name them; now, and that moment alone, where they are missing. */
export type StateQuery = { at?: string | undefined; to?: string | undefined };

/** Moments are ISO 8601 UTC. */
export type StoredOfPlace = Pick<PlaceRow, 'id' | 'severity' | 'effective_start' | 'over_at' | 'updatedAt' | 'firstSeenAt'>;

export type States = {
  /**
   * The state of the airport with this id or code; undefined where there is none. Throws `invalidRequest` for a moment that cannot be read, and for an end
   * before the begin.
   */
  of(identifier: string, query?: StateQuery): AerodromeState | undefined;
  /** The NOTAMs of that airport that are not over at `at`, ISO 8601 UTC, out of which `of` concludes; undefined where there is no airport. */
  stored(identifier: string, at: string): { airport: AirportWithParts; rows: readonly StoredOfPlace[] } | undefined;
};

const MS_A_MINUTE = 60_000;

export function openStates(parts: {
  state: Database;
  placesOf: PlacesOf;
  airports: Airports;
  aerodromes: Aerodromes;
  clock: () => Date;
}): States {
  const { state, placesOf, airports, aerodromes, clock } = parts;
  const coverage = openCoverage(state);
  const newestOf = openNewestOfRegion(state);
  const isAny = state.prepare<[string], 1>('SELECT 1 FROM notams n WHERE n.source IS NOT ? LIMIT 1').pluck();
  const readingOf = openPlaceReadings({ state, aerodromes, placesOf });

  return {
    stored(identifier, at) {
      const found = airports.get(identifier);
      if (!found) return undefined;
      const { airport, rowsAt } = readingOf(found);
      return { airport, rows: rowsAt(at) };
    },

    of(identifier, query = {}) {
      const found = airports.get(identifier);
      if (!found) return undefined;
      const { airport, places, rowsAt, decode } = readingOf(found);
      const { at, to } = momentsOf(query, clock());
      const until = to ?? new Date(at.getTime() + MS_A_MINUTE);
      const rows = rowsAt(at.toISOString());
      const looked = (row: PlaceRow): Looked => ({
        id: row.id,
        notamId: row.notamId,
        notam: decode(row, { at, from: at, to: until }),
        overAt: row.over_at,
        isSample: row.source === SAMPLE_SOURCE,
        issuedAt: row.issueDate,
      });
      const end = until.toISOString();
      const isLater = (row: PlaceRow): boolean => row.effective_start > end;
      const notams = rows.filter((row) => !isLater(row)).map(looked);
      const importedAt = places.map((place) => coverage.coveredAt(place)).find((time) => time !== null) ?? null;
      const region = regionOf(places);
      const { newest, latestBegin } = newestOf(region);
      const issuedAt = newest?.issuedAt ?? null;
      // Of a time to come nothing newer can be known than of now.
      const asked = Math.min(at.getTime(), clock().getTime());
      return aerodromeState({
        airport,
        at: at.toISOString(),
        to: to?.toISOString() ?? null,
        notams,
        later: rows.filter(isLater).map(looked),
        newest,
        coverage: {
          isCovered: importedAt !== null,
          importedAt,
          region,
          regionIssuedAt: issuedAt,
          notams: notams.length,
        },
        isEmpty: isAny.get(SAMPLE_SOURCE) === undefined,
        isOld: gradeOfNotams({ issuedAt, latestBegin, importedAt }, asked) === 'stale',
      });
    },
  };
}

function momentsOf({ at, to }: StateQuery, now: Date): { at: Date; to: Date | undefined } {
  const read = (name: 'at' | 'to', text: string | undefined): Date | undefined => {
    if (text === undefined) return undefined;
    const value = readValue('timestamp', text, now);
    if (value) return new Date(value.sql);
    throw new Refusal('invalidRequest', { details: [`${name}: must be ${expected.timestamp}, not ${JSON.stringify(text.slice(0, 40))}`] });
  };
  const [begin = now, end] = [read('at', at), read('to', to)];
  if (end && end < begin) throw new Refusal('invalidRequest', { details: ['to: must not be before at'] });
  return { at: begin, to: end };
}
