/** The International Standard Atmosphere (ICAO Doc 7488) as far as a Mach number needs it: temperature by pressure altitude, and the speed of sound. */
import { feetToMetres } from './units.ts';

const KELVIN = 273.15;
const SEA_LEVEL_C = 15;
/** Knots at sea level: 340.294 m/s. */
const SOUND_AT_SEA_LEVEL_KT = 661.479;
/** Metres where the lapse rate changes. */
const TROPOPAUSE = 11_000;
const MIDDLE_STRATOSPHERE = 20_000;

/** Degrees Celsius. */
export function standardTemperature(pressureAltitudeFt: number): number {
  const metres = feetToMetres(pressureAltitudeFt);
  return SEA_LEVEL_C - 0.0065 * Math.min(metres, TROPOPAUSE) + 0.001 * Math.max(0, metres - MIDDLE_STRATOSPHERE);
}

/** Knots at a temperature in degrees Celsius. */
export const speedOfSound = (celsius: number): number => SOUND_AT_SEA_LEVEL_KT * Math.sqrt((celsius + KELVIN) / (SEA_LEVEL_C + KELVIN));
