/** Converts what the user types in the chosen unit to the API's unit, and back. */
import type { Settings } from '#contract/settings.ts';
import { feetToMetres, kmToNauticalMiles, metresToFeet, nauticalMilesToKm } from '#domain/units.ts';

/** Undefined for anything but a number. Spaces, thousands separators of both languages and a typographic minus are accepted. */
export function readNumber(typed: string): number | undefined {
  const plain = typed.replace(/[\s\u00a0\u202f’']/g, '').replace('−', '-');
  const bare = /^[+-]?\d{1,3}(?:,\d{3})+$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  return /^[+-]?(?:\d{1,9}(?:\.\d*)?|\.\d+)$/.test(bare) ? Number(bare) : undefined;
}

/**
 * Whole feet. Heights and lengths are stored in whole feet, so a limit between two is moved outwards: a runway of 2,500 m is
 * stored as 8,202 ft and must not be missed by a query for 8,202.1.
 */
export function feetOf(value: number, unit: Settings['lengthUnit'], limit: 'least' | 'most'): number {
  const feet = unit === 'm' ? Number(metresToFeet(value).toFixed(6)) : value;
  return limit === 'least' ? Math.floor(feet) : Math.ceil(feet);
}

/** The field's unit is `unit`, the value is in feet. */
export const feetInField = (feet: number, unit: Settings['lengthUnit']): string =>
  String(Math.round(unit === 'm' ? feetToMetres(feet) : feet));

/** The result is rounded to a thousandth of a nautical mile (about 2 m). */
export const nauticalMilesOf = (value: number, unit: Settings['distanceUnit']): number =>
  Math.round((unit === 'km' ? kmToNauticalMiles(value) : value) * 1000) / 1000;

/** The field's unit is `unit`, the value is in nautical miles. */
export const distanceInField = (nauticalMiles: number, unit: Settings['distanceUnit']): string =>
  String(Math.round((unit === 'km' ? nauticalMilesToKm(nauticalMiles) : nauticalMiles) * 10) / 10);
