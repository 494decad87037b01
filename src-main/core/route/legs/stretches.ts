/**
 * Divides a route into stretches in which one speed and one fuel flow hold: with climb and descent where they are known, else a leg each.
 */
import type { RouteAircraft } from '#contract/route/aircraft.ts';
import type { LegReason } from '#contract/route/legs.ts';
import { windTriangle } from '#domain/wind/wind.ts';
import type { Point } from '../points/point.ts';
import type { FlownLeg } from './flown-leg.ts';

/** The feet of a stretch are undefined where there is no profile. */
export type Flown = Omit<Stretch, 'fromFeet' | 'toFeet' | 'speed'> & { speed: number | null; toFeet?: number; fromFeet?: number };

/** `reasons`: why there is no profile, or that the level is not reached. */
export function stretchesOf(
  points: readonly Point[],
  legs: readonly FlownLeg[],
  aircraft: RouteAircraft | undefined,
): { stretches: Flown[]; isProfiled: boolean; reasons: LegReason[] } {
  const level = (reasons: LegReason[]) => ({
    stretches: legs.map(({ distanceNm, groundSpeedKt }, leg): Flown => ({
      leg,
      phase: 'cruise',
      start: 0,
      length: distanceNm,
      speed: groundSpeedKt,
    })),
    isProfiled: false,
    reasons,
  });
  const { climb, descent } = aircraft ?? {};
  if (!climb || !descent) return level(aircraft ? ['noProfile'] : []);
  const [first, last] = [points[0]?.place?.elevation ?? null, points.at(-1)?.place?.elevation ?? null];
  if (first === null || last === null) return level(['elevationUnknown']);
  const levels: LevelLeg[] = [];
  for (const leg of legs) {
    const feet = leg.level?.feet ?? null;
    if (feet === null) return level(['levelUnknown']);
    const speeds = speedsOf(leg, { climb: climb.tasKt, cruise: leg.tasKt, descent: descent.tasKt });
    // Why is said at the leg, unless the wind is too strong in the climb or descent alone.
    if (speeds === undefined) return level(leg.groundSpeedKt === null ? [] : ['profileImpossible']);
    levels.push({ distance: leg.distanceNm, feet, speeds });
  }
  const profile = profileOf(levels, [first, last], { climb: climb.rateFtMin, descent: descent.rateFtMin });
  if (!profile) return level(['profileImpossible']);
  return { stretches: profile.stretches, isProfiled: true, reasons: profile.isLevelReached ? [] : ['levelNotReached'] };
}

function speedsOf({ trueTrack, wind }: FlownLeg, tas: Record<Phase, number | null>): Record<Phase, number> | undefined {
  const over = (one: number | null): number | undefined => {
    const triangle =
      one !== null && wind && windTriangle({ track: trueTrack, tas: one, windDirection: wind.direction, windSpeed: wind.speedKt });
    return triangle && triangle.impossible === null ? triangle.groundSpeed : undefined;
  };
  const [climb, cruise, descent] = [over(tas.climb), over(tas.cruise), over(tas.descent)];
  return climb === undefined || cruise === undefined || descent === undefined ? undefined : { climb, cruise, descent };
}

/**
 * Levels along a route: climbs and descents begin where the route changes its level (ICAO Doc 4444, Appendix 2, item 15 c3), and the last descent ends at the
 * destination. Distances are nautical miles from the start of a leg, levels feet, speeds knots over the ground, rates feet a minute.
 */
type Phase = 'climb' | 'cruise' | 'descent';

type Stretch = { leg: number; phase: Phase; start: number; length: number; fromFeet: number; toFeet: number; speed: number };

type LevelLeg = { distance: number; feet: number; speeds: Readonly<Record<Phase, number>> };

type Rates = Readonly<Record<'climb' | 'descent', number>>;

type Profile = { stretches: Stretch[]; isLevelReached: boolean };

/**
 * Makes the profile from one elevation to another. Undefined where the descent cannot end at the destination: it is above the last level, or too near
 * below the departure.
 */
function profileOf(legs: readonly LevelLeg[], [departure, destination]: readonly [number, number], rates: Rates): Profile | undefined {
  const flown = upFrom(legs, departure, rates);
  const descent: Stretch[] = [];
  let feet = destination;
  while (flown.length > 0) {
    const last = flown.pop();
    if (!last || last.toFeet < feet) return undefined;
    const speed = legs[last.leg]?.speeds.descent ?? last.speed;
    const slope = (rates.descent * 60) / speed;
    const steepness = last.length === 0 ? 0 : (last.fromFeet - last.toFeet) / last.length;
    // Backwards from the end of the stretch, the descent comes up to what was flown before it.
    const meets = slope > steepness ? (last.toFeet - feet) / (slope - steepness) : Infinity;
    const length = Math.min(meets, last.length);
    const top = feet + slope * length;
    if (length > 0)
      descent.unshift({ ...last, phase: 'descent', start: last.start + last.length - length, length, fromFeet: top, toFeet: feet, speed });
    feet = top;
    if (meets > last.length) continue;
    if (length < last.length) flown.push({ ...last, length: last.length - length, toFeet: top });
    return { stretches: [...flown, ...descent], isLevelReached: last.phase !== 'climb' || length === 0 };
  }
  return undefined;
}

/** Makes the profile without the last descent. */
function upFrom(legs: readonly LevelLeg[], departure: number, rates: Rates): Stretch[] {
  const stretches: Stretch[] = [];
  let feet = departure;
  for (const [leg, { distance, feet: target, speeds }] of legs.entries()) {
    const phase = feet < target ? 'climb' : 'descent';
    const slope = (rates[phase] * 60) / speeds[phase];
    const length = Math.min(Math.abs(target - feet) / slope, distance);
    const reached = length < distance ? target : feet + Math.sign(target - feet) * slope * length;
    if (length > 0) stretches.push({ leg, phase, start: 0, length, fromFeet: feet, toFeet: reached, speed: speeds[phase] });
    feet = reached;
    if (length < distance)
      stretches.push({
        leg,
        phase: 'cruise',
        start: length,
        length: distance - length,
        fromFeet: feet,
        toFeet: feet,
        speed: speeds.cruise,
      });
  }
  return stretches;
}
