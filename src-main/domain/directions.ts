/** Directions are in degrees, clockwise from north. */

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Returns the same direction from 0 up to, but not including, 360. */
export const normalized = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Computes how far the second direction is turned from the first: above −180 up to 180, clockwise positive. */
export function turnBetween(from: number, to: number): number {
  const turn = normalized(to - from);
  return turn > 180 ? turn - 360 : turn;
}

/** Writes whole degrees in three figures, as they are spoken: `007`, and `360` for north (ICAO Doc 4444, 12.3; Annex 3, wind). */
export const threeFigures = (degrees: number): string => String(normalized(Math.round(degrees)) || 360).padStart(3, '0');
