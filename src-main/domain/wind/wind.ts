/** Wind on a runway. Directions are degrees true, a wind's being where it comes from; speeds are knots. */
import { normalized, turnBetween } from '../directions.ts';
import type { Sector } from './read-wind.ts';

/** Headwind is negative for a tailwind. Crosswind is positive from the right, negative from the left. */
export type Components = { headwind: number; crosswind: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** `heading` is the direction of take-off or landing. */
export function windComponents(direction: number, speed: number, heading: number): Components {
  const angle = radians(turnBetween(heading, direction));
  return { headwind: speed * Math.cos(angle), crosswind: speed * Math.sin(angle) };
}

/** The least headwind and the most crosswind of a wind that varies within a sector: never in the aircraft's favour. */
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

/** Rounding error of a component that is zero or whole. */
const NOTHING = 1e-9;

/** Whole knots, never in the aircraft's favour: headwind rounded down, tailwind and crosswind up, since they are compared with limits. */
export function wholeKnots({ headwind, crosswind }: Components): Components {
  return {
    headwind: Math.floor(headwind + NOTHING) || 0,
    crosswind: Math.sign(crosswind) * Math.ceil(Math.abs(crosswind) - NOTHING) || 0,
  };
}
