/**
 * Computes the legs of a route with times, fuel and light. Promise: what cannot be known is null with a reason, and what depends on an
 * unknown value is unknown too; nothing is assumed. Times are milliseconds since 1970 inside.
 */
import type { LegReason, LightChange, RouteCorner, RouteLeg, RouteTop } from '#contract/route/legs.ts';
import { destination } from '#domain/geodesic.ts';
import { isoOf } from '#domain/time.ts';
import type { Point } from '../points/point.ts';
import { flyLeg, type FlownLeg, type Plan } from './flown-leg.ts';
import { altitudeOfLeg } from './altitude.ts';
import { lightChanges } from './light.ts';
import { stretchesOf, type Flown } from './stretches.ts';

const MS_A_MINUTE = 60_000;
/** A leg that takes longer against the wind is none that anybody flies, and has no times. */
const LONGEST_MINUTES = 24 * 60;

export function legsOf(points: readonly Point[], plan: Plan) {
  const { aircraft, depart = null } = plan;
  const flown = points.slice(1).map((to, index) => flyLeg(points[index] ?? to, to, index, plan));
  const { stretches, isProfiled, reasons } = stretchesOf(points, flown, aircraft);
  const byLeg = Map.groupBy(stretches, ({ leg }) => leg);
  const stays = points.map(({ stayMinutes }) => stayOf(stayMinutes, aircraft));
  const overhead = [depart];
  /** Tells when each point is left: for the next leg, and at the end of the route. */
  const left = (index: number): number | null => after(overhead[index] ?? null, stays[index]?.minutes ?? 0);
  const legs: RouteLeg[] = [];
  let fuelLeft = aircraft?.usableFuel ?? null;
  const burn = (fuel: number | null) => (fuelLeft = fuelLeft === null || fuel === null ? null : fuelLeft - fuel);
  for (const [index, leg] of flown.entries()) {
    const own = byLeg.get(index) ?? [];
    const minutes = sumOf(own.map(minutesOf));
    const fuel = sumOf(own.map((stretch) => fuelOf(stretch, plan)));
    const eto = after(left(index), minutes);
    const altitude = altitudeOfLeg([points[index], points[index + 1]], leg.level, { moment: overhead[index] ?? plan.date.getTime(), plan });
    burn(stays[index]?.fuel ?? null);
    burn(fuel);
    overhead.push(eto);
    legs.push({
      ...leg,
      ...altitude,
      minutes,
      eto: isoOf(eto),
      fuel,
      fuelLeft,
      reasons: [...leg.reasons, ...timeReasons({ minutes, begin: overhead[index] ?? null, eto, fuel, left: fuelLeft }, plan)],
    });
  }
  burn(stays.at(-1)?.fuel ?? null);
  const [minutes, fuel] = [sumOf([...legs, ...stays].map((part) => part.minutes)), sumOf([...legs, ...stays].map((part) => part.fuel))];
  return {
    legs,
    /** They are the times over each point; null where one is not known. */
    overhead: points.map((_, index) => overhead[index] ?? null),
    tops: isProfiled ? topsOf(points, flown, stretches, left) : [],
    profile: isProfiled ? cornersOf(stretches, legs, { minutesOf, timeOf: (leg, passed) => isoOf(after(left(leg), passed)) }) : [],
    lightChanges: flown.flatMap((leg, index) =>
      changesOn(points[index], leg, index, { over: overhead[index] ?? null, left: left(index), end: overhead[index + 1] ?? null }),
    ),
    totals: {
      distanceNm: legs.reduce((sum, { distanceNm }) => sum + distanceNm, 0),
      minutes: legs.length === 0 ? null : minutes,
      depart: isoOf(depart),
      arrive: legs.length === 0 ? null : isoOf(left(points.length - 1)),
      fuel: legs.length === 0 ? null : fuel,
      fuelLeft: legs.length === 0 ? null : fuelLeft,
      fuelUnit: aircraft?.fuelUnit ?? null,
      isProfiled,
      reasons: [
        ...new Set([
          ...legs.flatMap((leg) => leg.reasons),
          ...reasons,
          ...(fuelLeft !== null && fuelLeft < 0 ? (['fuelNotEnough'] as const) : []),
        ]),
      ],
    },
  };
}

export type Legs = ReturnType<typeof legsOf>;

function after(moment: number | null, minutes: number | null): number | null {
  if (moment === null || minutes === null || minutes > LONGEST_MINUTES) return null;
  return moment + minutes * MS_A_MINUTE;
}

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);

const minutesOf = ({ length, speed }: Flown): number | null => (speed === null ? null : (length / speed) * 60);

/** Holding burns what the cruise does; none burns nothing. */
function stayOf(minutes: number, aircraft: Plan['aircraft']): { minutes: number; fuel: number | null } {
  if (minutes === 0) return { minutes, fuel: 0 };
  return { minutes, fuel: aircraft?.fuelFlow === undefined ? null : (aircraft.fuelFlow * minutes) / 60 };
}

function fuelOf(stretch: Flown, { aircraft }: Plan): number | null {
  const flow = stretch.phase === 'cruise' ? aircraft?.fuelFlow : aircraft?.[stretch.phase]?.fuelFlow;
  const minutes = minutesOf(stretch);
  return flow === undefined || minutes === null ? null : (flow * minutes) / 60;
}

type Known = { minutes: number | null; begin: number | null; eto: number | null; fuel: number | null; left: number | null };

function timeReasons({ minutes, begin, eto, fuel, left }: Known, { aircraft, depart }: Plan): LegReason[] {
  if (minutes === null) return [];
  const reasons: LegReason[] = [
    ...(eto === null ? ([depart === undefined ? 'noDeparture' : begin === null ? 'earlierLegUnknown' : 'tooLong'] as const) : []),
    ...(fuel === null ? (['noFuelFlow'] as const) : []),
    ...(fuel !== null && left === null ? ([aircraft?.usableFuel === undefined ? 'noUsableFuel' : 'earlierLegUnknown'] as const) : []),
    ...(left !== null && left < 0 ? (['fuelNotEnough'] as const) : []),
  ];
  return [...new Set(reasons)];
}

/** Climbs end at a top, descents begin at one. */
function topsOf(
  points: readonly Point[],
  legs: readonly FlownLeg[],
  stretches: readonly Flown[],
  left: (index: number) => number | null,
): RouteTop[] {
  let [leg, minutes]: [number, number] = [-1, 0];
  return stretches.flatMap((stretch, index): RouteTop[] => {
    if (stretch.leg !== leg) [leg, minutes] = [stretch.leg, 0];
    const begin = minutes;
    minutes += minutesOf(stretch) ?? 0;
    const top = (kind: RouteTop['kind'], distanceNm: number, feet: number | undefined, passed: number): RouteTop[] => {
      const [start, flown] = [points[stretch.leg], legs[stretch.leg]];
      if (!start || !flown || feet === undefined) return [];
      const position = destination(start.position, flown.initialTrack, distanceNm);
      return [{ kind, leg: stretch.leg, distanceNm, ...position, feet, at: isoOf(after(left(stretch.leg), passed)) }];
    };
    if (stretch.phase === 'climb' && stretches[index + 1]?.phase !== 'climb')
      return top('topOfClimb', stretch.start + stretch.length, stretch.toFeet, minutes);
    if (stretch.phase === 'descent' && stretches[index - 1]?.phase !== 'descent')
      return top('topOfDescent', stretch.start, stretch.fromFeet, begin);
    return [];
  });
}

/** It says when its start is reached and left, and its end reached. */
type LegTimes = Record<'over' | 'left' | 'end', number | null>;

/** The aircraft is taken to cover the leg evenly: a climb shifts it by a few miles, which is seconds of the sun. */
function changesOn(start: Point | undefined, leg: FlownLeg, index: number, { over, left, end }: LegTimes): LightChange[] {
  if (!start || over === null || left === null || end === null || end <= over) return [];
  const at = (moment: number) =>
    moment <= left ? start.position : destination(start.position, leg.initialTrack, (leg.distanceNm * (moment - left)) / (end - left));
  return lightChanges(over, end, at).map((change) => ({ ...change, leg: index }));
}

/** The planned levels of a route make a line over the distance flown. */
type Times = {
  minutesOf: (stretch: Flown) => number | null;
  /** It is the time at this many minutes after the start of a leg. */
  timeOf: (leg: number, minutes: number) => string | null;
};

/** It begins and ends at the elevations of aerodromes, which are altitudes. */
const altitudeAt = (feet: number, leg: RouteLeg | undefined): number | null =>
  leg?.level?.feet === null || leg?.level?.feet === undefined || leg.altitudeFt === null
    ? null
    : Math.round(feet + leg.altitudeFt - leg.level.feet);

/** Lists corners in nautical miles from the start of the route and feet; empty for stretches without feet. */
function cornersOf(stretches: readonly Flown[], legs: readonly RouteLeg[], { minutesOf, timeOf }: Times): RouteCorner[] {
  const starts = legs.map((_, at) => legs.slice(0, at).reduce((sum, { distanceNm }) => sum + distanceNm, 0));
  const corners: RouteCorner[] = [];
  let [leg, minutes]: [number, number | null] = [-1, 0];
  for (const stretch of stretches) {
    const { fromFeet, toFeet, start, length } = stretch;
    const along = starts[stretch.leg];
    if (fromFeet === undefined || toFeet === undefined || along === undefined) return [];
    if (stretch.leg !== leg) [leg, minutes] = [stretch.leg, 0];
    if (corners.length === 0)
      corners.push({ alongNm: along + start, feet: fromFeet, altitudeFt: Math.round(fromFeet), at: timeOf(leg, 0) });
    const taken = minutesOf(stretch);
    minutes = minutes === null || taken === null ? null : minutes + taken;
    const altitudeFt = stretch === stretches.at(-1) ? Math.round(toFeet) : altitudeAt(toFeet, legs[stretch.leg]);
    corners.push({ alongNm: along + start + length, feet: toFeet, altitudeFt, at: minutes === null ? null : timeOf(leg, minutes) });
  }
  return corners;
}
