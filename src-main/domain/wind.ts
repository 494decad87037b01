/** Wind on a runway. Directions are degrees true, of a wind where it comes from; speeds are knots. */
import { turnBetween } from './directions.ts';

/** Headwind is negative for a tailwind. Crosswind is positive from the right, negative from the left. */
export type Components = { headwind: number; crosswind: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** `heading` is the direction of take-off or landing. */
export function windComponents(direction: number, speed: number, heading: number): Components {
  const angle = radians(turnBetween(heading, direction));
  return { headwind: speed * Math.cos(angle), crosswind: speed * Math.sin(angle) };
}

/** What arithmetic leaves of a component that is nothing, or of one that is whole. */
const NOTHING = 1e-9;

/** Whole knots, never in the aircraft's favour: headwind rounded down, tailwind and crosswind up, for limits are set against them. */
export function wholeKnots({ headwind, crosswind }: Components): Components {
  return {
    headwind: Math.floor(headwind + NOTHING) || 0,
    crosswind: Math.sign(crosswind) * Math.ceil(Math.abs(crosswind) - NOTHING) || 0,
  };
}
