/**
 * Computes where the flight of a briefing is when, and for which times its aerodromes are looked at. The functions are pure. Moments are
 * milliseconds since 1970.
 */
import type { Briefing, BriefingReason, BriefingRole } from '#contract/briefing/briefing.ts';
import type { BriefingOptions, FlightRules } from '#contract/briefing/options.ts';
import type { RoutePoint } from '#contract/route/legs.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { toMinute } from '#words/leg-figures.ts';
import { invalid } from '../refusal.ts';
import { isPressureLevel } from '../route/legs/altitude.ts';
import type { LevelReference } from './heights.ts';
import { missingOf, type MissingAerodrome, type MissingEnd } from './missing.ts';

const MS_A_MINUTE = 60_000;
const MS_24_H = 24 * 60 * MS_A_MINUTE;

export type Window = { from: number; to: number };
export type FlightAerodrome = Window & { roles: BriefingRole[]; point: RoutePoint | MissingAerodrome; at: number | null };

export type Flight = {
  /** The known points of the route, which have no times where the departure is not in the data. */
  route: ParsedRoute;
  /** They are null where an end is not in the data: the known part alone would look like a shorter flight. */
  totals: Pick<Briefing['route'], 'arrive' | 'distanceNm' | 'minutes'>;
  aerodromes: FlightAerodrome[];
  depart: number;
  /** It is the whole time of the briefing. */
  window: Window;
  rules: FlightRules;
  corridorNm: number;
  lowerFt: number;
  /** Null means all levels. */
  upperFt: number | null;
  levelReference: LevelReference;
  abeamMin: number;
  reasons: BriefingReason[];
  /** Tells when the flight is on a part of the route, nautical miles from its start, stays included; null where times are unknown. */
  timeOf(fromNm: number, toNm: number): Window | null;
};

const CORRIDOR_NM: Record<FlightRules, number> = { VFR: 10, IFR: 25 };
/** Feet above the cruising level that are searched where no level is given, because altitudes and flight levels differ with the pressure. */
const ABOVE_FT = 2000;

/** `route` has a departure; `now` is when the briefing is made; `alternates`: those given apart from the text of the route. Throws `invalidRequest` where no level is left between. */
export function flightOf(route: ParsedRoute, options: BriefingOptions, now: number, alternates: readonly string[] = []): Flight {
  const { beforeDepartureMin = 60, afterArrivalMin = 120, alternateMin = 240, abeamMin = 30, lowerFt = 0 } = options;
  const { totals, points, legs } = route;
  const depart = totals.depart === null ? now : Date.parse(totals.depart);
  const missing = missingOf(route, alternates);
  const isMissing = (role: BriefingRole) => missing.some((one) => one.role === role);
  // The route is known from its first known point to its last: neither is an end then, nor are its times those of the flight.
  const isEndMissing = isMissing('departure') || isMissing('destination');
  const arrive = totals.arrive === null || isEndMissing ? null : toMinute(totals.arrive);
  const begin = depart - beforeDepartureMin * MS_A_MINUTE;
  // Whatever a flight of unknown length may meet.
  const until = (minutes: number) => (arrive === null ? depart + MS_24_H : arrive) + minutes * MS_A_MINUTE;
  const aerodromes = aerodromesOf(route, missing, { depart, arrive }).map((one) => {
    const isAlternate = one.roles.every((role) => role === 'alternate');
    return { ...one, from: begin, to: until(isAlternate ? alternateMin : afterArrivalMin) };
  });
  const given = points.map(({ rules }) => rules).find((rules) => rules !== null);
  const rules = options.rules ?? (points.some((point) => point.rules === 'IFR') ? 'IFR' : (given ?? 'VFR'));
  const levels = legs.map(({ level }) => level?.feet ?? null);
  const highest = levels.includes(null) || levels.length === 0 ? null : Math.max(...levels.map(Number));
  const upperFt = options.upperFt ?? (highest === null ? null : highest + ABOVE_FT);
  if (upperFt !== null && lowerFt > upperFt) {
    const upper =
      options.upperFt === undefined ? `${upperFt}, ${ABOVE_FT} ft above the highest cruising level; lower it, or give upperFt` : upperFt;
    throw invalid(`options.lowerFt: ${lowerFt} is above upperFt, which is ${upper}`);
  }
  const holds: Partial<Record<BriefingReason, boolean>> = {
    departurePassed: depart < now,
    arrivalUnknown: arrive === null,
    levelsUnknown: upperFt === null,
    rulesAssumed: options.rules === undefined && given === undefined,
    endNotInData: isEndMissing,
    routeHasFaults: route.faults.length > 0,
  };
  return {
    route: isMissing('departure') ? withoutTimes(route) : route,
    totals: isEndMissing
      ? { arrive: null, distanceNm: null, minutes: null }
      : { arrive: arrive === null ? null : new Date(arrive).toISOString(), distanceNm: totals.distanceNm, minutes: totals.minutes },
    depart,
    aerodromes,
    // What is looked at en route may begin before the departure aerodrome is, and end after the last aerodrome is.
    window: {
      from: Math.min(begin, depart - abeamMin * MS_A_MINUTE),
      to: Math.max(until(afterArrivalMin), until(abeamMin), ...aerodromes.map(({ to }) => to)),
    },
    rules,
    corridorNm: options.corridorNm ?? CORRIDOR_NM[rules],
    lowerFt,
    upperFt,
    levelReference: referenceOf(legs),
    abeamMin,
    reasons: (Object.keys(holds) as BriefingReason[]).filter((code) => holds[code] === true),
    timeOf: isMissing('departure') ? () => null : timeOn(legs, depart),
  };
}

const withoutTimes = (route: ParsedRoute): ParsedRoute => ({
  ...route,
  points: route.points.map((point) => ({ ...point, eto: null, light: null })),
  lightChanges: [],
});

/** It is that of the highest level. */
function referenceOf(legs: ParsedRoute['legs']): LevelReference {
  const levels = legs.flatMap(({ level }) => (level === null || level.feet === null ? [] : [level]));
  const highest = levels.toSorted((a, b) => (b.feet ?? 0) - (a.feet ?? 0))[0];
  return highest && isPressureLevel(highest) ? 'flightLevel' : 'aboveSea';
}

/** Departure, destination, alternates; a place that is several of them once. */
function aerodromesOf(
  { points, alternates }: ParsedRoute,
  missing: readonly MissingEnd[],
  { depart, arrive }: { depart: number; arrive: number | null },
) {
  const missed = (role: BriefingRole) => missing.filter((one) => one.role === role).map(({ point }) => point);
  // The last known point is the destination wherever something else is the departure.
  const from = missed('departure')[0] ?? points[0];
  const last = points.at(-1);
  const to = missed('destination')[0] ?? (last === from ? undefined : last);
  const all: { role: BriefingRole; point: FlightAerodrome['point']; at: number | null }[] = [
    ...(from ? [{ role: 'departure' as const, point: from, at: depart }] : []),
    ...(to ? [{ role: 'destination' as const, point: to, at: arrive }] : []),
    ...[...alternates, ...missed('alternate')].map((point) => ({ role: 'alternate' as const, point, at: null })),
  ];
  const found: Omit<FlightAerodrome, keyof Window>[] = [];
  for (const { role, point, at } of all) {
    const same = found.find((one) =>
      point.kind === 'notInData'
        ? one.point.kind === point.kind && one.point.text === point.text
        : one.point.id !== null && one.point.id === point.id,
    );
    if (same) same.roles.push(role);
    else found.push({ roles: [role], point, at });
  }
  return found;
}

/** The speed counts as one between the ends of a leg: climb, descent and half an hour to both sides are more than it is wrong by. */
function timeOn(legs: ParsedRoute['legs'], depart: number): Flight['timeOf'] {
  let reached = 0;
  const flown = legs.map(({ distanceNm, minutes, eto }) => {
    const [fromNm, toNm] = [reached, reached + distanceNm];
    reached = toNm;
    const end = eto === null || minutes === null ? null : Date.parse(eto);
    // A stay at the point before is over by then.
    return { fromNm, toNm, end, begin: end === null || minutes === null ? null : end - minutes * MS_A_MINUTE };
  });
  return (fromNm, toNm) => {
    if (flown.length === 0) return { from: depart, to: depart };
    const met = flown.filter((leg, index) => leg.toNm >= fromNm && (leg.fromNm <= toNm || index === 0));
    const times = (met.length > 0 ? met : flown.slice(-1)).flatMap(({ begin, end, ...leg }) => {
      if (begin === null || end === null) return [null];
      const length = leg.toNm - leg.fromNm;
      const at = (nm: number) => begin + (length === 0 ? 0 : (Math.min(Math.max(nm - leg.fromNm, 0), length) / length) * (end - begin));
      return [at(fromNm), at(toNm)];
    });
    const knownTimes = times.filter((time) => time !== null);
    return knownTimes.length < times.length ? null : { from: Math.round(Math.min(...knownTimes)), to: Math.round(Math.max(...knownTimes)) };
  };
}
