/** Directions in degrees. */

/** From 0 up to, but not including, 360. */
export const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Degrees magnetic of degrees true; `declination` is east positive. */
export const toMagnetic = (degreesTrue: number, declination: number): number => turned(degreesTrue - declination);
export const toTrue = (degreesMagnetic: number, declination: number): number => turned(degreesMagnetic + declination);

/** Whole degrees as they are spoken: `007°`, and `360°` for north. */
export const wholeDegrees = (degrees: number): string => `${String(turned(Math.round(degrees)) || 360).padStart(3, '0')}°`;

/** How far one direction is turned from another: above −180 up to 180, clockwise positive. */
export const turnFrom = (from: number, to: number): number => {
  const turn = turned(to - from);
  return turn > 180 ? turn - 360 : turn;
};
