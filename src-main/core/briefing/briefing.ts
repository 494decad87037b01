/**
 * Makes the briefing of a flight from what is stored. Promise: every stored notice is shown once, or is among those that are not shown,
 * with its reason; what is open at an aerodrome is concluded in core/notams/state alone; whatever is old, assumed or not covered is among
 * the reasons.
 */
import { readTimestamp } from '#domain/time.ts';
import type { Database } from 'better-sqlite3';
import type { AirportWithParts } from '#contract/airports/airport.ts';
import type { Briefing } from '#contract/briefing/briefing.ts';
import { notShownReasons, type BriefingNotice, type NotShown } from '#contract/briefing/notice.ts';
import type { BriefingPlan } from '#contract/briefing/options.ts';
import type { Airports } from '#core/airports/airports.ts';
import { decodedNotam, type Aerodromes } from '#core/notams/describe/decoded-notam.ts';
import type { Notams } from '#core/notams/notams.ts';
import type { States } from '#core/notams/state/states.ts';
import type { PlacesOf } from '#core/notams/store/fields.ts';
import { openCountryOf } from '#core/reference/country-of-places.ts';
import type { DatasetToRead } from '#core/reference/dataset.ts';
import { invalid } from '#core/refusal.ts';
import type { StationAir } from '#core/weather/station-air.ts';
import type { Reports } from '#core/weather/reports.ts';
import type { SurfaceWinds } from '#core/weather/surface-wind.ts';
import type { OwnPlaces } from '../route/points/point.ts';
import type { RouteEngine } from '#core/route/route.ts';
import { aidsOf, type UsedFrequency } from './aids.ts';
import { corridorOf } from './corridor.ts';
import { openBriefingData, reasonsOf } from './data.ts';
import { flightOf, type Flight } from './flight.ts';
import { differencesOf, type LastBriefing } from './memory.ts';
import { isByStandard, qnhOnRoute, reportsUsed } from './heights.ts';
import { inOrder, nameOf, noticeOf, type Seen } from './notice.ts';
import { placesOfMissing } from './missing.ts';
import { openAerodromeStates } from './open-aerodromes.ts';
import { openBriefingRows, type StoredNotams } from './rows.ts';
import { select, type NamedAerodrome } from './selection.ts';
import { countriesIn } from './touched.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { toMinute } from '#words/leg-figures.ts';

/** Throws `invalidRequest` for a departure that cannot be read, and for a route without a point. */
export type Brief = (plan: BriefingPlan, reader?: Reader) => Briefing;

/** A briefing is for this user. */
type Reader = {
  /** The user has read the texts of NOTAMs with these ids. */
  acknowledged?: ReadonlySet<string>;
  waypoints?: OwnPlaces | undefined;
  last?: LastBriefing | undefined;
};

type Parts = {
  state: Database;
  dataset: DatasetToRead;
  routes: RouteEngine;
  airports: Airports;
  notams: Notams;
  states: States;
  aerodromes: Aerodromes;
  placesOf: PlacesOf;
  windAt: SurfaceWinds;
  reports: Reports;
  stationAir: StationAir;
  clock: () => Date;
};

export function openBrief(parts: Parts): Brief {
  const { state, dataset, routes, airports, notams, states, aerodromes: described, placesOf, windAt, reports, stationAir, clock } = parts;
  const storedIn = openBriefingRows(state);
  const stateOf = openAerodromeStates({ airports, states, windAt, reports });
  const countryOf = openCountryOf(dataset);
  const dataOf = openBriefingData({ state, notams, dataset, countryOf });

  function frequenciesOf({ point }: NamedAerodrome): UsedFrequency[] {
    const found = point.kind === 'airport' && point.id !== null ? airports.get(point.id) : undefined;
    if (!found) return [];
    const { frequencies } = JSON.parse(String(found.body)) as AirportWithParts;
    const used = frequencies.map(({ name, frequency }) => ({ ident: nameOf(point), frequencyMhz: frequency, service: name }));
    return [...new Map(used.map((one) => [one.frequencyMhz, one])).values()];
  }

  /** A notice that cannot be placed in time without a departure is looked at as of now. */
  function routeOf({ options: _options, ...plan }: BriefingPlan, now: Date, waypoints: OwnPlaces | undefined) {
    const route = routes.parse(plan, waypoints);
    const isGiven = route.totals.depart !== null;
    return { route: isGiven ? route : routes.parse({ ...plan, depart: now.toISOString() }, waypoints), isGiven };
  }

  // A briefing is of one moment, so one transaction reads it: a NOTAM written meanwhile could be in it twice, or not at all.
  return state.transaction((plan: BriefingPlan, { acknowledged = new Set<string>(), waypoints, last }: Reader = {}): Briefing => {
    const { options = {} } = plan;
    const now = clock();
    const { route, isGiven } = routeOf(plan, now, waypoints);
    if (route.points.length === 0) throw invalid('text: no point of the route was found');
    const flight = flightOf(route, options, now.getTime(), plan.alternates);
    const named = flight.aerodromes.map((one): NamedAerodrome => ({ ...one, places: placesNaming(one.point, placesOf) }));
    const arrive = named.find(({ roles }) => roles.includes('destination'))?.at ?? null;
    const [from, to] = [new Date(flight.window.from), new Date(flight.window.to)];
    const corridor = corridorOf(route.points, flight.corridorNm);
    const places = named.flatMap((one) => one.places);
    const isNear = (figures: string) => corridor.ofStored(figures).length > 0;
    const stored = storedIn({ from: from.toISOString(), to: to.toISOString(), places, boxes: corridor.boxes, isNear });
    const candidates = stored.rows.map((row) => ({ row, decode: () => decodedNotam(row, { at: from, from, to }, described) }));
    const countries = countriesIn(dataset.current(), corridor.boxes);
    for (const country of places.flatMap((place) => countryOf(place) ?? [])) countries.add(country);
    const qnhOn = qnhOnRoute({ flight, corridor, stationAir });
    const { shown, left, firs, compared } = select(candidates, flight, { aerodromes: named, corridor, countries, countryOf, qnhOn });
    const seen: Seen = {
      since: sinceOf(options.since),
      known: options.known ? new Set(options.known) : null,
      last: last?.texts,
      acknowledged,
    };
    const notices = shown.map((one) => noticeOf(one, flight, seen));
    const ofAerodromes = inOrder('aerodrome', notices);
    const aerodromes = named.map((one): Briefing['aerodromes'][number] => {
      const stated = stateOf(one, options, arrive ?? flight.depart);
      return { ...stated, notices: ids(ofAerodromes.filter(({ aerodrome }) => aerodrome === stated.ident)) };
    });
    const isOfAerodrome = new Set(shown.filter(isAerodromeNotice).map(({ row }) => row.id));
    const [onTheWay, near] = split(inOrder('enRoute', notices), ({ id }) => isOfAerodrome.has(id));
    const [regions, unplaced] = [inOrder('region', notices), inOrder('unplaced', notices)];
    const byAerodrome = aerodromes.flatMap((one) => ofAerodromes.filter(({ aerodrome }) => aerodrome === one.ident));
    const ordered = [...byAerodrome, ...near, ...onTheWay, ...regions, ...unplaced];
    const data = dataOf(
      [
        ...named.map((one) => ({ name: nameOf(one.point), codes: one.places, from: one.from, to: one.to })),
        ...firs.map((fir) => ({ name: fir, codes: [fir], ...flight.window })),
      ],
      now.getTime(),
    );

    return {
      title: titleOf(flight),
      made: now.toISOString(),
      isForNavigation: false,
      last: last ? { made: last.made, notamsImportedAt: last.notamsImportedAt, ...differencesOf(last, ordered) } : null,
      route: { text: plan.text, depart: route.totals.depart, ...flight.totals },
      settings: {
        rules: flight.rules,
        corridorNm: flight.corridorNm,
        lowerFt: flight.lowerFt,
        upperFt: flight.upperFt,
        levelReference: flight.levelReference,
        qnh: reportsUsed(compared),
        from: from.toISOString(),
        to: to.toISOString(),
        abeamMin: flight.abeamMin,
      },
      reasons: reasonsOf({
        flight,
        isByStandard: compared.some((one) => isByStandard(one, flight)),
        data,
        firs,
        isGiven,
        isStarter: dataset.current().isStarter,
      }),
      data,
      aerodromes,
      enRoute: { firs, notices: ids(near), aerodromes: ids(onTheWay), regions: ids(regions) },
      unplaced: ids(unplaced),
      notUnderstood: ids(ordered.filter(({ doubts }) => doubts.includes('notUnderstood') || doubts.includes('scheduleNotUnderstood'))),
      mayClose: ids(ordered.filter(({ doubts }) => doubts.includes('mayClose'))),
      conditions: aerodromes.flatMap(({ ident, during }) => (during?.conditions ?? []).map((one) => ({ ...one, aerodrome: ident }))),
      sun: {
        changes: flight.route.lightChanges,
        isNightAtDeparture: isNight(flight.route.points[0]),
        isNightAtArrival: flight.totals.arrive === null ? null : isNight(flight.route.points.at(-1)),
      },
      aids: aidsOf(route.points, named.flatMap(frequenciesOf), ordered),
      points: pointCounts(flight.route, ordered),
      acknowledged: ordered.filter(({ isAcknowledged }) => isAcknowledged).length,
      notices: ordered,
      notShown: notShownOf(stored.out, left),
    };
  });
}

const ids = (notices: readonly BriefingNotice[]): string[] => notices.map(({ id }) => id);

function split<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** Tells whether a NOTAM is of an aerodrome alone, and so of no airspace. */
const isAerodromeNotice = ({ notam: { scope, geometrySource } }: Parameters<typeof noticeOf>[0]): boolean =>
  geometrySource === 'location' || (scope !== null && scope.includes('A') && !/[EW]/.test(scope));

function sinceOf(written: string | undefined): string | null {
  if (written === undefined) return null;
  const moment = readTimestamp(written);
  if (moment !== undefined) return new Date(moment).toISOString();
  const shown = JSON.stringify(written.slice(0, 40));
  throw invalid(`options.since: ${shown} is not a moment; write it as 2026-11-22T08:00:00Z`);
}

function placesNaming(point: Flight['aerodromes'][number]['point'], placesOf: PlacesOf): string[] {
  if (point.kind === 'notInData') return placesOfMissing(point);
  return point.kind === 'airport' && point.id !== null ? placesOf(point.id).map((place) => place.toUpperCase()) : [];
}

const isNight = (point: Flight['route']['points'][number] | undefined): boolean | null =>
  point?.light ? point.light.state === 'night' : null;

/** The log of the same flight has its times to the nearest minute too. */
const wholeMinute = (moment: string | null): string | null => (moment === null ? null : new Date(toMinute(moment)).toISOString());

function titleOf({ aerodromes }: Flight): string {
  const ends = (['departure', 'destination'] as const).flatMap((role) => aerodromes.find(({ roles }) => roles.includes(role)) ?? []);
  return ends.map(({ point }) => nameOf(point)).join(' to ');
}

function notShownOf(out: StoredNotams['out'], left: readonly { id: string; reason: NotShown['reason'] }[]): NotShown[] {
  const byReason = Map.groupBy(left, ({ reason }) => reason);
  return notShownReasons.flatMap((code) => {
    const of = [...(out.get(code) ?? []), ...(byReason.get(code) ?? []).map(({ id }) => id)];
    return of.length === 0 ? [] : [{ reason: code, count: of.length, ids: of }];
  });
}

/**
 * Tells how many notices of each severity are nearest to each point of a route; those of whole regions and of no known place are at none.
 */
function pointCounts({ points, legs }: ParsedRoute, notices: readonly BriefingNotice[]): Briefing['points'] {
  let reached = 0;
  const along = points.map((_, index) => (index === 0 ? 0 : (reached += legs[index - 1]?.distanceNm ?? 0)));
  const nearest = (nm: number): number =>
    along.reduce((best, one, index) => (Math.abs(one - nm) < Math.abs((along[best] ?? 0) - nm) ? index : best), 0);
  const counts = points.map(() => new Map<BriefingNotice['severity'], number>());
  for (const { aerodrome, passes, severity } of notices) {
    const [pass] = passes;
    const index = aerodrome !== null ? points.findIndex((point) => nameOf(point) === aerodrome) : pass ? nearest(pass.nearestNm) : -1;
    const of = counts[index];
    of?.set(severity, (of.get(severity) ?? 0) + 1);
  }
  return points.map((point, index) => ({
    ident: nameOf(point),
    latitude: point.latitude,
    longitude: point.longitude,
    eto: wholeMinute(point.eto),
    counts: [...(counts[index] ?? [])].map(([severity, count]) => ({ severity, count })).toSorted((a, b) => b.severity - a.severity),
  }));
}
