/**
 * Computes by the International Standard Atmosphere (ICAO Doc 7488): temperature by pressure altitude, the speed of sound, and the altitudes
 * of an aerodrome in it.
 */
import { feetToMetres, metresToFeet } from './units.ts';

const KELVIN = 273.15;
const SEA_LEVEL_C = 15;
/** Sound travels at 340.294 m/s at sea level, which is this many knots. */
const SOUND_AT_SEA_LEVEL_KT = 661.479;
/** The lapse rate changes at this many metres. */
const TROPOPAUSE = 11_000;
const MIDDLE_STRATOSPHERE = 20_000;

/** Computes degrees Celsius. */
export function standardTemperature(pressureAltitudeFt: number): number {
  const metres = feetToMetres(pressureAltitudeFt);
  return SEA_LEVEL_C - 0.0065 * Math.min(metres, TROPOPAUSE) + 0.001 * Math.max(0, metres - MIDDLE_STRATOSPHERE);
}

/** The speed of sound is in knots, the temperature in degrees Celsius. */
export const speedOfSound = (celsius: number): number => SOUND_AT_SEA_LEVEL_KT * Math.sqrt((celsius + KELVIN) / (SEA_LEVEL_C + KELVIN));

const SEA_LEVEL_HPA = 1013.25;
const LAPSE = 0.0065;
const SEA_LEVEL_K = SEA_LEVEL_C + KELVIN;
/** The exponent is gravity over lapse rate and the gas constant of air. */
const EXPONENT = 9.80665 / (LAPSE * 287.05287);

/** Feet in the standard atmosphere where the pressure is that of an aerodrome with this QNH. Below the tropopause. */
export const pressureAltitude = (elevationFt: number, qnhHpa: number): number =>
  elevationFt + metresToFeet((SEA_LEVEL_K / LAPSE) * (1 - (qnhHpa / SEA_LEVEL_HPA) ** (1 / EXPONENT)));

/** Feet above mean sea level of a pressure altitude near an aerodrome with this QNH, as an altimeter that is set to it shows. */
export const altitudeOf = (pressureAltitudeFt: number, qnhHpa: number): number => pressureAltitudeFt - pressureAltitude(0, qnhHpa);

/** Feet in the standard atmosphere where the air, taken as dry, is as dense as there. Below the tropopause. */
export function densityAltitude(elevationFt: number, qnhHpa: number, celsius: number): number {
  const kelvinThere = SEA_LEVEL_K - LAPSE * feetToMetres(pressureAltitude(elevationFt, qnhHpa));
  const density = (kelvinThere / SEA_LEVEL_K) ** EXPONENT * (SEA_LEVEL_K / (celsius + KELVIN));
  return metresToFeet((SEA_LEVEL_K / LAPSE) * (1 - density ** (1 / (EXPONENT - 1))));
}
