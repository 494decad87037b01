/** Lengths and widths of runways in whole units, rounded down wherever they are said: what is left to land on is at least that. */
import { feetToMetres } from './units.ts';

/** Below anything that is measured, and above what binary fractions leave of a whole number. */
const NOISE = 1e-6;

export const wholeLength = (feet: number, unit: 'm' | 'ft'): number => Math.floor((unit === 'm' ? feetToMetres(feet) : feet) + NOISE);
