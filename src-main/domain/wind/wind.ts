/** Computes the wind on a runway and along a track. Directions are degrees true, a wind's being where it comes from; speeds are knots. */
import { degrees, normalized, radians, turnBetween } from '../directions.ts';
import type { Sector } from './read-wind.ts';

/** Headwind is negative for a tailwind. Crosswind is positive from the right, negative from the left. */
export type Components = { headwind: number; crosswind: number };

/** `heading` is the direction of take-off or landing. */
export function windComponents(direction: number, speed: number, heading: number): Components {
  const angle = radians(turnBetween(heading, direction));
  return { headwind: speed * Math.cos(angle), crosswind: speed * Math.sin(angle) };
}

/** Computes the least headwind and the most crosswind of a wind that varies within a sector, which is never in the aircraft's favour. */
export function worstComponents([from, to]: Sector, speed: number, heading: number): Components {
  const isWithin = (direction: number) => normalized(direction - from) <= normalized(to - from);
  const all = [from, to, ...[heading + 180, heading + 90, heading - 90].filter(isWithin)].map((direction) =>
    windComponents(direction, speed, heading),
  );
  return {
    headwind: Math.min(...all.map(({ headwind }) => headwind)),
    crosswind: all.map(({ crosswind }) => crosswind).reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most)),
  };
}

/** A component that is zero or whole has at most this rounding error. */
const NOTHING = 1e-9;

/** Whole knots, never in the aircraft's favour: headwind rounded down, tailwind and crosswind up, since they are compared with limits. */
export function wholeKnots({ headwind, crosswind }: Components): Components {
  return {
    headwind: Math.floor(headwind + NOTHING) || 0,
    crosswind: Math.sign(crosswind) * Math.ceil(Math.abs(crosswind) - NOTHING) || 0,
  };
}

export type Flown = { track: number; tas: number; windDirection: number; windSpeed: number };

/** It says why no heading keeps an aircraft on its track: the wind across it is faster than the aircraft, or it is carried backwards. */
type Impossible = 'crosswindTooStrong' | 'headwindTooStrong';

type WindTriangle =
  /** The correction is positive to the right of the track. */
  { windCorrection: number; heading: number; groundSpeed: number; impossible: null } | { impossible: Impossible };

/** The closed solution: the sine of the correction is the crosswind's share of the true airspeed, and what is left of both along the track is the ground speed. */
export function windTriangle({ track, tas, windDirection, windSpeed }: Flown): WindTriangle {
  const angle = radians(turnBetween(track, windDirection));
  const sine = (windSpeed * Math.sin(angle)) / tas;
  // This is infinite or NaN without an airspeed, which the comparison rejects as well.
  if (!(Math.abs(sine) <= 1)) return { impossible: 'crosswindTooStrong' };
  const correction = Math.asin(sine);
  const groundSpeed = tas * Math.cos(correction) - windSpeed * Math.cos(angle);
  if (groundSpeed <= 0) return { impossible: 'headwindTooStrong' };
  const windCorrection = degrees(correction);
  return { windCorrection, heading: normalized(track + windCorrection), groundSpeed, impossible: null };
}
