/** Names the flight category by the rule of the United States (FAA AIM 7-1-7), which takes the worse of ceiling and visibility. */
import { METRES_PER_STATUTE_MILE } from '../units.ts';

const flightCategories = ['LIFR', 'IFR', 'MVFR', 'VFR'] as const;
export type FlightCategory = (typeof flightCategories)[number];

/** `ceilingFt` above the aerodrome, Infinity where there is no ceiling. Null where one of both is not known. */
export function flightCategory(ceilingFt: number | null, visibilityMetres: number | null): FlightCategory | null {
  if (ceilingFt === null || visibilityMetres === null) return null;
  const miles = visibilityMetres / METRES_PER_STATUTE_MILE;
  // Whole metres of a distance in miles are half a metre off.
  const isBelow = (bound: number): boolean => miles < bound - 0.5 / METRES_PER_STATUTE_MILE;
  if (ceilingFt < 500 || isBelow(1)) return 'LIFR';
  if (ceilingFt < 1000 || isBelow(3)) return 'IFR';
  return ceilingFt <= 3000 || miles <= 5 + 0.5 / METRES_PER_STATUTE_MILE ? 'MVFR' : 'VFR';
}
