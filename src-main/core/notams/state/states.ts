/** A state is made of the runways of the dataset, of every NOTAM stored for the aerodrome, and of whether imports covered it. */
import type { Database } from 'better-sqlite3';
import type { AirportWithParts } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import type { Airports } from '#core/airports/airports.ts';
import type { JsonBytes } from '#core/database/json.ts';
import { momentIn } from '#core/filter/values.ts';
import { invalid } from '#core/refusal.ts';
import { gradeOfCoverage } from '#domain/age.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import { type Aerodromes, decodedColumns, decoderOf, type DecodedNotam, type DecodedRow } from '../describe/decoded-notam.ts';
import { openCoverage } from '../lifecycle/coverage.ts';
import { openNewestOfRegion, regionOf } from '../lifecycle/newest-of-region.ts';
import { statusColumns } from '../lifecycle/status.ts';
import { type Operation, concerns } from '../concerns.ts';
import type { Moments } from '../moment-of-query.ts';
import type { PlacesOf } from '../store/fields.ts';
import { SAMPLE_SOURCE } from '../store/notam-row.ts';
import { isOfPlaces } from '../store/places.ts';
import { aerodromeState } from './aerodrome-state.ts';
import type { ActivePeriod } from '../read/notice.ts';
import type { Looked } from './causes.ts';
import { drawnHours, hoursWith } from './hours.ts';
import { regionalClosure } from './regional-closures.ts';

/** Moments as clients name them; now, and that moment alone, where they are missing. */
type StateQuery = Operation & { at?: string | undefined; to?: string | undefined; expand?: 'day' | undefined };

/** Moments are ISO 8601 UTC. */
export type StoredOfPlace = Pick<PlaceRow, 'id' | 'severity' | 'effective_start' | 'over_at' | 'updatedAt' | 'firstSeenAt'>;

/** A period of a daily schedule that holds a moment lies within a day of it; another one is looked for as far as this. */
const MS_A_DAY = 86_400_000;
const MS_A_YEAR = 366 * MS_A_DAY;

export function openStates(parts: { state: Database; placesOf: PlacesOf; airports: Airports; aerodromes: Aerodromes; clock: () => Date }) {
  const { state, placesOf, airports, aerodromes, clock } = parts;
  const coverage = openCoverage(state);
  const newestOf = openNewestOfRegion(state);
  const isAny = state.prepare<[string], 1>('SELECT 1 FROM notams n WHERE n.source IS NOT ? LIMIT 1').pluck();
  const ofRegions = state.prepare<{ places: string; at: string; end: string }, PlaceRow>(
    `SELECT ${placeColumns}
       FROM notams n
      WHERE n.over_at > :at
        AND n.effective_start <= :end
        AND n.qcode LIKE 'QFA%'
        AND ${isOfPlaces(':places')}`,
  );
  // One look in the index for each, however many NOTAMs there are.
  const firsFrom = state
    .prepare<{ region: string }, string>(
      `WITH RECURSIVE firs(fir) AS (
         SELECT (SELECT n.fir FROM notams n WHERE n.fir COLLATE NOCASE >= :region ORDER BY n.fir COLLATE NOCASE LIMIT 1)
          UNION ALL
         SELECT (SELECT n.fir FROM notams n WHERE n.fir COLLATE NOCASE > firs.fir ORDER BY n.fir COLLATE NOCASE LIMIT 1)
           FROM firs
          WHERE upper(firs.fir) LIKE :region || '%'
       )
       SELECT fir FROM firs WHERE upper(fir) LIKE :region || '%'`,
    )
    .pluck();
  const readingOf = openPlaceReadings({ state, aerodromes, placesOf });

  function stateOf(
    { airport, places, rowsAt, decode }: PlaceRead,
    query: StateQuery,
    { at, to }: ReturnType<typeof momentsOf>,
  ): AerodromeState {
    const around = (ms: number) => ({ from: new Date(at.getTime() - ms), to: new Date(at.getTime() + ms) });
    const window = to === undefined ? around(MS_A_DAY) : { from: at, to };
    const rows = rowsAt(at.toISOString());
    let notConcerned = 0;
    const looked = (row: PlaceRow): Looked => {
      const near = decode(row, { at, ...window });
      const isLonger = to === undefined && near.schedule !== null && near.activePeriods.some((period) => reaches(period, at, window));
      const looks = isLonger ? around(MS_A_YEAR) : window;
      const notam = isLonger ? decode(row, { at, ...looks }) : near;
      const effects = notam.effects.filter((effect) => concerns(effect, query) !== 'no');
      notConcerned += notam.effects.length - effects.length;
      return {
        id: row.id,
        notamId: row.notamId,
        notam: effects.length === notam.effects.length ? notam : { ...notam, effects },
        window: { from: looks.from.toISOString(), to: looks.to.toISOString() },
        isMoment: to === undefined,
        overAt: row.over_at,
        isSample: row.source === SAMPLE_SOURCE,
        issuedAt: row.issueDate,
        heldBy: row.heldBy,
        operation: query,
      };
    };
    const end = (to ?? at).toISOString();
    const isLater = (row: PlaceRow): boolean => row.effective_start > end;
    const notams = rows.filter((row) => !isLater(row)).map(looked);
    const later = rows.filter(isLater).map(looked);
    const importedAt = places.map((place) => coverage.namedAt(place)).find((time) => time !== null) ?? null;
    const claim = coverage.claimOf(places, at.toISOString(), end);
    const region = regionOf(places);
    // The aerodrome's own NOTAMs name its region; without one it may be any with the same first letters. Several have a code in XX.
    const ownRegions = coverage.regionsOf(places);
    const isOfFir = ownRegions.some((fir) => !fir.endsWith('XX'));
    const regions = new Set([...ownRegions, ...(isOfFir || region === null ? [] : firsFrom.all({ region }))]);
    const ownIds = new Set(rows.map(({ id }) => id));
    const ofRegion = ofRegions
      .all({ places: JSON.stringify([...regions]), at: at.toISOString(), end })
      .filter(({ id }) => !ownIds.has(id))
      .flatMap((row) => regionalClosure(looked(row), places, isOfFir) ?? []);
    const { newest, latestBegin } = newestOf(region);
    const issuedAt = newest?.issuedAt ?? null;
    // Nothing newer can be known of a time to come than of now, and what comes after the time in question is not old for it.
    const asked = Math.min(Math.max(Date.parse(end), Date.parse(claim?.from ?? issuedAt ?? end)), clock().getTime());
    return aerodromeState({
      airport,
      at: at.toISOString(),
      to: to?.toISOString() ?? null,
      notams,
      ofRegion,
      later,
      notConcerned,
      newest,
      coverage: {
        isCovered: importedAt !== null,
        isWhole: claim !== null,
        claim,
        importedAt,
        region,
        regionIssuedAt: issuedAt,
        asOf: claim?.from ?? issuedAt,
        freshness: importedAt === null && claim === null ? 'unknown' : gradeOfCoverage(claim, { issuedAt, latestBegin, importedAt }, asked),
        notams: notams.length,
      },
      isEmpty: isAny.get(SAMPLE_SOURCE) === undefined,
    });
  }

  return {
    /** Reads the NOTAMs of that airport that are not over at `at`, ISO 8601 UTC, out of which `of` concludes; undefined where there is no airport. */
    stored(identifier: string, at: string): { airport: AirportWithParts; rows: readonly StoredOfPlace[] } | undefined {
      const found = airports.get(identifier);
      if (!found) return undefined;
      const { airport, rowsAt } = readingOf(found);
      return { airport, rows: rowsAt(at) };
    },

    /**
     * Concludes the state of the airport with this id or code; undefined where there is none. Throws `invalidRequest` for a moment that cannot be read,
     * and for an end before the begin.
     */
    of(identifier: string, query: StateQuery = {}): AerodromeState | undefined {
      const found = airports.get(identifier);
      if (!found) return undefined;
      const place = readingOf(found);
      const moments = momentsOf(query, clock());
      const state = stateOf(place, query, moments);
      if (query.expand !== 'day') return state;
      const hours = hoursWith(moments.at, clock());
      const during = stateOf(place, query, { at: new Date(hours.start), to: new Date(hours.end) });
      return { ...state, day: { ...hours, ...drawnHours(during, latLonOf(place.airport), hours) } };
    },
  };
}

export type States = ReturnType<typeof openStates>;

/** Tells whether what goes on at a moment may go on beyond the window. */
function reaches({ start, end }: ActivePeriod, at: Date, window: { from: Date; to: Date }): boolean {
  const [from, to] = [Date.parse(start), end === null ? Infinity : Date.parse(end)];
  return from <= at.getTime() && to > at.getTime() && (from <= window.from.getTime() || to >= window.to.getTime());
}

function momentsOf({ at, to }: StateQuery, now: Date): { at: Date; to: Date | undefined } {
  const [begin = now, end] = [momentIn('at', at, now), momentIn('to', to, now)];
  if (end && end < begin) throw invalid('to: must not be before at');
  return { at: begin, to: end };
}

/**
 * The rows read of a place for its state stay until NOTAMs or the dataset change: windows ask for the same places every minute, and the
 * desk for several moments of each.
 */
type PlaceRow = DecodedRow & {
  id: string;
  notamId: string | null;
  source: string | null;
  severity: number;
  firstSeenAt: string | null;
  heldBy: string;
  fir: string | null;
};

const placeColumns = `n.id, n.notam_id AS notamId, n.source, n.severity, n.first_seen_at AS firstSeenAt, n.held_by AS heldBy, n.fir, ${decodedColumns}, ${statusColumns}`;

type PlaceRead = {
  airport: AirportWithParts;
  /** NOTAMs name it by these codes. */
  places: readonly string[];
  /** Reads those that are not over at `at`, ISO 8601 UTC. */
  rowsAt(at: string): PlaceRow[];
  decode(row: PlaceRow, moments: Moments): DecodedNotam;
};

/** The readings of this many NOTAMs take some 25 MB. */
const MOST_KEPT = 4_000;

/** Reads the place of an airport as it is answered, whose tag names the dataset as well. */
function openPlaceReadings({ state, aerodromes, placesOf }: { state: Database; aerodromes: Aerodromes; placesOf: PlacesOf }) {
  const revision = state.prepare<[], number>('SELECT revision FROM notams_meta').pluck();
  const ofPlace = state.prepare<{ places: string; at: string }, PlaceRow>(
    `SELECT ${placeColumns}
       FROM notams n
      WHERE n.over_at > :at
        AND ${isOfPlaces(':places')}
      ORDER BY n.severity DESC, n.effective_start, n.id`,
  );
  let [known, count] = [new Map<string, PlaceRead>(), 0];
  let knownOf: number | undefined;

  function read(body: JsonBytes<AirportWithParts>): PlaceRead {
    const airport = JSON.parse(body.toString()) as AirportWithParts;
    const places = placesOf(airport.id);
    const decoders = new Map<string, ReturnType<typeof decoderOf>>();
    let rows: { from: string; all: PlaceRow[] } | undefined;
    return {
      airport,
      places,
      rowsAt(at) {
        if (rows === undefined || at < rows.from) {
          rows = { from: at, all: ofPlace.all({ places: JSON.stringify(places), at }) };
          count += rows.all.length;
        }
        return rows.all.filter((row) => row.over_at > at);
      },
      decode(row, moments) {
        const decoder = decoders.get(row.id) ?? decoderOf(row, aerodromes);
        decoders.set(row.id, decoder);
        return decoder(moments);
      },
    };
  }

  return ({ tag, body }: { tag: string; body: JsonBytes<AirportWithParts> }): PlaceRead => {
    const now = revision.get();
    if (knownOf !== now || count > MOST_KEPT) [known, count, knownOf] = [new Map(), 0, now];
    const place = known.get(tag) ?? read(body);
    known.set(tag, place);
    return place;
  };
}
