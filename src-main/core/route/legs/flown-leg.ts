/** One leg in the cruise: tracks, variation, wind triangle, headings. */
import type { RouteLeg } from '#contract/route/legs.ts';
import { middleBetween, trackBetween } from '#domain/geodesic.ts';
import { toMagnetic, variationAt } from '#domain/magnetic.ts';
import { windTriangle } from '#domain/wind/wind-triangle.ts';
import type { Point } from '../points/point.ts';
import { airspeedOf } from './airspeed.ts';
import { compassHeading } from './compass.ts';
import type { Plan } from './plan.ts';
import { windOf } from './winds.ts';

/** A leg before its times. */
export type FlownLeg = Omit<RouteLeg, 'minutes' | 'eto' | 'fuel' | 'fuelLeft'>;

export function flyLeg(from: Point, to: Point, index: number, { aircraft, winds, air, date }: Plan): FlownLeg {
  const { distance, initialCourse, finalCourse } = trackBetween(from.position, to.position);
  const middle = middleBetween(from.position, to.position);
  const found = variationAt(middle.position, date);
  const magnetic = (degreesTrue: number | null) => (found && degreesTrue !== null ? toMagnetic(degreesTrue, found.degrees) : null);
  const airspeed = airspeedOf(from, aircraft, air);
  const { wind, reason: noWind } = windOf(winds, index, from.level?.feet ?? null);
  const triangle =
    airspeed.tasKt !== null && wind
      ? windTriangle({ track: middle.course, tas: airspeed.tasKt, windDirection: wind.direction, windSpeed: wind.speedKt })
      : undefined;
  const flown = triangle?.impossible === null ? triangle : null;
  const magneticHeading = magnetic(flown?.heading ?? null);
  const compass = magneticHeading === null ? null : compassHeading(magneticHeading, aircraft?.deviationCard);
  return {
    from: index,
    to: index + 1,
    via: to.via,
    distanceNm: distance,
    initialTrack: initialCourse,
    trueTrack: middle.course,
    finalTrack: finalCourse,
    variation: found ? { degrees: found.degrees, model: found.model, date: found.date, until: found.until } : null,
    magneticTrack: magnetic(middle.course),
    tasKt: airspeed.tasKt,
    tasSource: airspeed.tasSource,
    level: from.level ?? null,
    wind,
    windCorrection: flown?.windCorrection ?? null,
    trueHeading: flown?.heading ?? null,
    magneticHeading,
    compassHeading: compass,
    groundSpeedKt: flown?.groundSpeed ?? null,
    reasons: [
      ...(airspeed.reason ? [airspeed.reason] : []),
      ...(noWind ? [noWind] : []),
      ...(triangle?.impossible ? [triangle.impossible] : []),
      ...(found ? [] : (['noVariation'] as const)),
      ...(magneticHeading !== null && compass === null ? (['noDeviationCard'] as const) : []),
    ],
  };
}
