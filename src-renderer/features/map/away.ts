import { words } from '#renderer/languages/words.ts';
import { wholeDegrees } from '#renderer/wording/bearing.ts';
import type { Units } from '#renderer/wording/use-units.ts';
import { between } from '#renderer/wording/geodesic.ts';
import type { Place } from './view.ts';

/** Nautical miles within which two places are the same. */
const SAME = 0.05;

/** How far and in which direction one place lies from another. */
export function awayInWords(from: Place, to: Place, units: Units): string {
  const { distance, bearing } = between(from, to);
  return distance < SAME ? words.map.samePlace : words.map.away(units.distance(distance), wholeDegrees(bearing));
}
