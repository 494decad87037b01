/**
 * Answers the briefing desk. Promise: all of an answer is of one moment and out of everything stored; what is open is concluded in
 * core/notams/state alone; a caller who is not known gets no NOTAM, only which countries are covered.
 */
import type { Database } from 'better-sqlite3';
import { MOST_CARDS, type Desk, type DeskAerodrome, type DeskQuery, type DeskRoute, type CoveredCountry } from '#contract/desk.ts';
import type { Aerodromes } from '#core/notams/describe/decoded-notam.ts';
import { hoursWith } from '#core/notams/state/hours.ts';
import type { States } from '#core/notams/state/states.ts';
import { SAMPLE_SOURCE } from '#core/notams/store/notam-row.ts';
import { countryOfPlaces } from '#core/reference/country-of-places.ts';
import type { Dataset } from '#core/reference/dataset.ts';
import type { Place, Point } from '#core/route/points/point.ts';
import { namesNothing, type RouteEngine } from '#core/route/route.ts';
import type { UserData } from '#core/user-data/user-data.ts';
import type { Reports } from '#core/weather/reports.ts';
import type { SurfaceWinds } from '#core/weather/surface-wind.ts';
import { gradeOfAge, notamAge } from '#domain/age.ts';
import { openDeskAerodromes } from './aerodrome.ts';
import { momentIn } from '#core/filter/values.ts';
import { looksOf, windsOf } from './query.ts';
import { openStoredOfDesk } from './stored.ts';
import { leadingCode } from '#core/reference/store/airport-codes.ts';

/** The aerodromes that a stored route begins and ends at, with its alternates. Pure. */
type Named = DeskRoute['aerodromes'][number];

/** A route that begins or ends elsewhere has no aerodrome there. `lookup` finds alternates, which are codes. */
function aerodromesOf(points: readonly Point[], alternates: readonly string[], lookup: (ident: string) => readonly Place[]): Named[] {
  const [first, last] = [points[0], points.length > 1 ? points.at(-1) : undefined];
  const ends = [named('departure', first?.place), named('destination', last?.place)].flat();
  const others = alternates.map((code): Named => {
    const ident = code.trim().toUpperCase();
    const airports = lookup(ident).filter(({ kind }) => kind === 'airport');
    const place = airports.find(({ isIndicator }) => isIndicator) ?? (airports.length === 1 ? airports[0] : undefined);
    return { role: 'alternate', ident: place?.ident ?? ident, airportId: place?.id ?? null };
  });
  return [...ends, ...others];
}

const named = (role: Named['role'], place: Place | undefined): Named[] =>
  place?.kind === 'airport' ? [{ role, ident: place.ident, airportId: place.id }] : [];

type Parts = {
  state: Database;
  dataset: Dataset;
  states: States;
  aerodromes: Aerodromes;
  routes: RouteEngine;
  userData: UserData;
  windAt: SurfaceWinds;
  reports: Reports;
  clock: () => Date;
};

export function openDesk({ state, dataset, states, aerodromes, routes, userData, windAt, reports, clock }: Parts) {
  const stored = openStoredOfDesk(state, aerodromes);
  const coverageOf = openCoverageByCountry(state, dataset);
  const aerodromeOf = openDeskAerodromes({ states, stored, windAt, reports });

  function storedOf(userId: string) {
    const favourites = userData.favourites.list(userId);
    const all = userData.routes.list(userId);
    const waypoints = userData.waypoints.placesOf(userId);
    const cards = favourites.slice(0, MOST_CARDS);
    const shown = all.slice(0, MOST_CARDS - cards.length);
    return {
      favourites: cards.map(({ airportId, code, name, isVanished }) => ({ airportId, code, name, isVanished })),
      routes: shown.map(({ id, name, text, depart, isFavourite, alternates, choices }): DeskRoute => {
        const found = routes.find({ text, ...(choices && { choices }) }, waypoints);
        const named = aerodromesOf(found.points, alternates ?? [], (ident) => routes.lookup(ident, waypoints));
        return { id, name, text, depart, isFavourite, aerodromes: named, faults: found.faults.filter(namesNothing).length };
      }),
      notShown: favourites.length + all.length - cards.length - shown.length,
    };
  }

  return {
    /** Makes the desk of a user; without one it has the coverage alone. Throws `invalidRequest` for a time, wind or last look that cannot be read. */
    of(userId: string | undefined, query: Pick<DeskQuery, 'at' | 'wind' | 'since' | 'timeZone' | 'expand'> = {}): Desk {
      const now = clock();
      const at = momentIn('at', query.at, now) ?? now;
      const [winds, looks] = [windsOf(query.wind), looksOf(query.since, now)];
      const {
        favourites,
        routes: ofUser,
        notShown,
      } = userId === undefined ? { favourites: [], routes: [], notShown: 0 } : storedOf(userId);
      const isEmpty = userId !== undefined && favourites.length + ofUser.length === 0;
      const ids = new Set([
        ...favourites.map(({ airportId }) => airportId),
        ...ofUser.flatMap((route) => route.aerodromes.flatMap(({ airportId }) => airportId ?? [])),
      ]);
      const found = [...ids].flatMap(
        (airportId) => aerodromeOf(airportId, { now, at, winds, looks, hasWeather: query.expand === 'weather' }) ?? [],
      );
      const all = found.map(({ aerodrome }) => aerodrome);
      const news = [...new Map(found.flatMap((one) => one.news).map((one) => [one.id, one])).values()];
      return {
        now: now.toISOString(),
        at: at.toISOString(),
        strip: hoursWith(at, now),
        favourites,
        suggested: isEmpty && query.timeZone !== undefined ? suggestedIn(query.timeZone, dataset.current()) : [],
        routes: ofUser,
        aerodromes: all,
        notShown,
        news: { count: hasLook(all) ? news.length : null, items: stored.news(news, now) },
        coverage: coverageOf(
          all.flatMap(({ countryCode }) => countryCode ?? []),
          now.getTime(),
        ),
      };
    },
  };
}

const hasLook = (aerodromes: readonly DeskAerodrome[]): boolean => aerodromes.some(({ news }) => news.since !== null);

/** It says which countries NOTAMs are stored of, and how old the newest is: by the country of the place that each names first. */
type Found = { notams: number; issuedAt: string | null; importedAt: string | null };
type ByCountry = ReadonlyMap<string | null, Found>;

const later = (one: string | null, other: string | null): string | null => (one === null || (other !== null && other > one) ? other : one);

function openCoverageByCountry(state: Database, dataset: Pick<Dataset, 'current'>) {
  const revision = state.prepare<[], number>('SELECT revision FROM notams_meta').pluck();
  const ofPlaces = state.prepare<[], Found & { place: string | null }>(
    `SELECT upper(COALESCE(n.icao, n.location)) AS place, COUNT(*) AS notams, MAX(n.issue_date) AS issuedAt, NULL AS importedAt
       FROM notams n
      WHERE n.source IS NOT '${SAMPLE_SOURCE}'
      GROUP BY 1`,
  );
  const covered = state.prepare<[], Found & { place: string }>(
    'SELECT place, 0 AS notams, NULL AS issuedAt, imported_at AS importedAt FROM notam_coverage',
  );
  let read: { key: string; byCountry: ByCountry; names: ReadonlyMap<string, string> } | undefined;

  function current() {
    const reference = dataset.current();
    const key = `${reference.revision} ${revision.get()}`;
    if (read?.key === key) return read;
    const countryOf = countryOfPlaces(reference);
    const byCountry = new Map<string | null, Found>();
    for (const { place, ...of } of [...ofPlaces.all(), ...covered.all()]) {
      const country = place === null ? null : countryOf(place);
      const before = byCountry.get(country) ?? { notams: 0, issuedAt: null, importedAt: null };
      byCountry.set(country, {
        notams: before.notams + of.notams,
        issuedAt: later(before.issuedAt, of.issuedAt),
        importedAt: later(before.importedAt, of.importedAt),
      });
    }
    const names = reference.db.prepare<[], [string, string]>('SELECT country_code, name FROM countries').raw().all();
    read = { key, byCountry, names: new Map(names) };
    return read;
  }

  /** `onDesk`: countries of the aerodromes of the desk, listed first, also where nothing is stored of them; `now` in milliseconds since 1970. */
  return (onDesk: readonly string[], now: number): CoveredCountry[] => {
    const { byCountry, names } = current();
    const of = (countryCode: string | null, isOnDesk: boolean): CoveredCountry => {
      const found = byCountry.get(countryCode) ?? { notams: 0, issuedAt: null, importedAt: null };
      const name = countryCode === null ? null : (names.get(countryCode) ?? null);
      return { countryCode, name, ...found, freshness: gradeOfAge(found.issuedAt, now, notamAge), isOnDesk };
    };
    const inOrder = (one: CoveredCountry, other: CoveredCountry) =>
      other.notams - one.notams || (one.name ?? '').localeCompare(other.name ?? '');
    const mine = [...new Set(onDesk)];
    const others = [...byCountry.keys()].filter((country) => country === null || !mine.includes(country));
    return [
      ...mine.map((country) => of(country, true)).toSorted(inOrder),
      ...others
        .map((country) => of(country, false))
        .filter(({ notams }) => notams > 0)
        .toSorted(inOrder),
    ];
  };
}

const MOST_SUGGESTED = 5;

/** A zone may have several names, such as Asia/Calcutta and Asia/Kolkata; undefined for what is no name. */
function canonical(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Aerodromes to begin with, for a user who keeps none: the largest in a time zone. */
function suggestedIn(zone: string, { db }: ReturnType<Dataset['current']>): Desk['suggested'] {
  const wanted = canonical(zone);
  if (wanted === undefined) return [];
  const zones = db.prepare<[], string>('SELECT DISTINCT timezone FROM airports WHERE timezone IS NOT NULL').pluck().all();
  return db
    .prepare<[string, number], Desk['suggested'][number]>(
      `SELECT a.id AS airportId, ${leadingCode} AS code, a.name
         FROM airports a
        WHERE a.timezone IN (SELECT value FROM json_each(?)) AND a.facility_type = 'airport' AND a.is_closed IS NOT 1
        ORDER BY a.is_scheduled DESC NULLS LAST, a.source_type = 'large_airport' DESC, a.longest_runway DESC NULLS LAST, a.row
        LIMIT ?`,
    )
    .all(JSON.stringify(zones.filter((one) => canonical(one) === wanted)), MOST_SUGGESTED);
}
