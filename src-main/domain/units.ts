/** Converts lengths. The foot and the nautical mile are ICAO Annex 5's non-SI alternatives, both exact. */
const METRES_PER_FOOT = 0.3048;
export const METRES_PER_NM = 1852;
export const METRES_PER_STATUTE_MILE = 1609.344;
const KM_PER_NM = METRES_PER_NM / 1000;
const FEET_PER_NM = METRES_PER_NM / METRES_PER_FOOT;

export const feetToMetres = (feet: number): number => feet * METRES_PER_FOOT;
export const metresToFeet = (metres: number): number => metres / METRES_PER_FOOT;
export const nauticalMilesToKm = (nauticalMiles: number): number => nauticalMiles * KM_PER_NM;
export const kmToNauticalMiles = (km: number): number => km / KM_PER_NM;
export const metresToNauticalMiles = (metres: number): number => metres / METRES_PER_NM;
export const nauticalMilesToFeet = (nauticalMiles: number): number => nauticalMiles * FEET_PER_NM;
export const feetToNauticalMiles = (feet: number): number => feet / FEET_PER_NM;

const SIXTEENTHS = 16;

/** Writes `1 1/2`, as reports do of statute miles. Exact to a sixteenth, the smallest of their fractions. */
export function inFractions(miles: number): string {
  const whole = Math.floor(miles);
  let [upper, lower] = [Math.round((miles - whole) * SIXTEENTHS), SIXTEENTHS];
  if (upper === 0) return String(whole);
  for (; upper % 2 === 0; lower /= 2) upper /= 2;
  return `${whole === 0 ? '' : `${whole} `}${upper}/${lower}`;
}

/** It is below anything that is measured, and above what binary fractions leave of a whole number. */
const NOISE = 1e-6;

export const wholeLength = (feet: number, unit: 'm' | 'ft'): number => Math.floor((unit === 'm' ? feetToMetres(feet) : feet) + NOISE);
