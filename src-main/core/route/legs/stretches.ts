/** The stretches of a route in which one speed and one fuel flow hold: with climb and descent where they are known, else a leg each. */
import type { RouteAircraft } from '#contract/route/aircraft.ts';
import type { LegReason } from '#contract/route/legs.ts';
import { windTriangle } from '#domain/wind/wind-triangle.ts';
import type { Point } from '../points/point.ts';
import type { FlownLeg } from './flown-leg.ts';
import { profileOf, type LevelLeg, type Phase, type Stretch } from './profile.ts';

/** Without feet there is no profile. */
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
