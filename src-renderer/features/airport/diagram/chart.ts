/** Where things stand on the runway diagram: a square of 400 units, north up, with the wind's ring around the runways. */
import { metresToFeet } from '#domain/units.ts';
import { normalized } from '#domain/directions.ts';
import type { Drawing, Point } from './drawing.ts';

export const SIZE = 400;
const MIDDLE = SIZE / 2;
/** The farthest end of a runway lies on this circle. */
const ENDS = 130;
/** Calm lies on the inner circle of the ring, a knot is a unit farther out. */
export const CALM = 156;
export const MOST_KNOTS = 40;

/** Units to the right and down. */
export type Spot = { x: number; y: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The spot in a direction at a distance from the middle. */
export const spotAt = (degreesTrue: number, distance: number): Spot => ({
  x: MIDDLE + distance * Math.sin(radians(degreesTrue)),
  y: MIDDLE - distance * Math.cos(radians(degreesTrue)),
});

/** Units a foot. A drawing without extent is drawn as if it were a short runway. */
export const scaleOf = ({ radius }: Pick<Drawing, 'radius'>): number => ENDS / Math.max(radius, 150);

export const spotOf = ({ east, north }: Point, scale: number): Spot => ({ x: MIDDLE + east * scale, y: MIDDLE - north * scale });

/** Where the wind's handle stands; winds stronger than the ring is wide stand at its edge. */
export const handleSpot = (direction: number, knots: number): Spot => spotAt(direction, CALM + Math.min(knots, MOST_KNOTS));

/** The wind that a handle at this spot means: degrees true where it comes from, and whole knots. */
export function windAtSpot({ x, y }: Spot): { direction: number; speed: number } {
  const [right, down] = [x - MIDDLE, y - MIDDLE];
  const distance = Math.hypot(right, down);
  return {
    direction: normalized((Math.atan2(right, -down) * 180) / Math.PI),
    speed: Math.round(Math.min(MOST_KNOTS, Math.max(0, distance - CALM))),
  };
}

/** Room for the scale bar in the corner, units. */
const LONGEST_BAR = 105;

/** A round length in the unit chosen that fits the corner. */
export function scaleBar(scale: number, unit: 'ft' | 'm'): { feet: number; units: number } {
  const feetPerUnit = unit === 'm' ? metresToFeet(1) : 1;
  const most = LONGEST_BAR / scale / feetPerUnit;
  const power = 10 ** Math.floor(Math.log10(most));
  const value = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  const feet = value * feetPerUnit;
  return { feet, units: feet * scale };
}
