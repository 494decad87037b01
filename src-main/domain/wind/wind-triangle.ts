/** Heading and ground speed in wind. Directions are degrees true, a wind's being where it comes from; speeds are knots. */
import { normalized, turnBetween } from '../directions.ts';

export type Flown = { track: number; tas: number; windDirection: number; windSpeed: number };

/** Why no heading keeps an aircraft on its track: the wind across it is faster than the aircraft, or it is carried backwards. */
export type Impossible = 'crosswindTooStrong' | 'headwindTooStrong';

export type WindTriangle =
  /** The correction is positive to the right of the track. */
  { windCorrection: number; heading: number; groundSpeed: number; impossible: null } | { impossible: Impossible };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** The closed solution: the sine of the correction is the crosswind's share of the true airspeed, and what is left of both along the track is the ground speed. */
export function windTriangle({ track, tas, windDirection, windSpeed }: Flown): WindTriangle {
  const angle = radians(turnBetween(track, windDirection));
  const sine = (windSpeed * Math.sin(angle)) / tas;
  // Also where there is no airspeed.
  if (!(Math.abs(sine) <= 1)) return { impossible: 'crosswindTooStrong' };
  const correction = Math.asin(sine);
  const groundSpeed = tas * Math.cos(correction) - windSpeed * Math.cos(angle);
  if (groundSpeed <= 0) return { impossible: 'headwindTooStrong' };
  const windCorrection = degrees(correction);
  return { windCorrection, heading: normalized(track + windCorrection), groundSpeed, impossible: null };
}
