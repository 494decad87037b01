import { words } from '#renderer/i18n/words.ts';
import { wholeDegrees } from '#renderer/format/bearing.ts';
import type { Units } from '#renderer/format/use-units.ts';
import { between } from '#renderer/format/geodesic.ts';
import type { Place } from '../view.ts';

/** Nautical miles within which two places are the same. */
const SAME = 0.05;

/** How far and in which direction one place lies from another. */
export function awayInWords(from: Place, to: Place, units: Units): string {
  const { distance, bearing } = between(from, to);
  return distance < SAME ? words.map.samePlace : words.map.away(units.distance(distance), wholeDegrees(bearing));
}
