import { trackBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { wholeDegrees } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import type { Units } from '#renderer/format/use-units.ts';

/** Nautical miles within which two places are the same. */
const SAME = 0.05;

/** Distance and direction from one place to another. */
export function awayInWords(from: LatLon, to: LatLon, units: Units): string {
  const { distance, initialCourse } = trackBetween(from, to);
  return distance < SAME ? words.map.samePlace : words.map.away(units.distance(distance), wholeDegrees(initialCourse));
}
