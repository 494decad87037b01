/** What the user types, in the unit chosen, to what the API is asked, and back. */
import type { Settings } from '#contract/settings.ts';

const METRES_PER_FOOT = 0.3048;
const KM_PER_NM = 1.852;

/** Undefined for what is no number. Spaces, thousands marks of both languages and a typographic minus are taken. */
export function readNumber(typed: string): number | undefined {
  const plain = typed.replace(/[\s\u00a0\u202f’']/g, '').replace('−', '-');
  const bare = /^[+-]?\d{1,3}(?:,\d{3})+$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  return /^[+-]?(?:\d{1,9}(?:\.\d*)?|\.\d+)$/.test(bare) ? Number(bare) : undefined;
}

/**
 * Whole feet. Heights and lengths are held in whole feet, so a limit that lies between two is moved outwards: a runway of 2,500 m is
 * held as 8,202 ft and must not be missed by asking for 8,202.1.
 */
export function feetOf(value: number, unit: Settings['lengthUnit'], limit: 'least' | 'most'): number {
  const feet = unit === 'm' ? Number((value / METRES_PER_FOOT).toFixed(6)) : value;
  return limit === 'least' ? Math.floor(feet) : Math.ceil(feet);
}

/** Feet as they stand in a field of that unit. */
export const feetInField = (feet: number, unit: Settings['lengthUnit']): string =>
  String(Math.round(unit === 'm' ? feet * METRES_PER_FOOT : feet));

/** Nautical miles, to a thousandth (about 2 m). */
export const nauticalMilesOf = (value: number, unit: Settings['distanceUnit']): number =>
  Math.round((unit === 'km' ? value / KM_PER_NM : value) * 1000) / 1000;

/** Nautical miles as they stand in a field of that unit. */
export const distanceInField = (nauticalMiles: number, unit: Settings['distanceUnit']): string =>
  String(Math.round((unit === 'km' ? nauticalMiles * KM_PER_NM : nauticalMiles) * 10) / 10);
