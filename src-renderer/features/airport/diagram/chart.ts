/** Lays out the runway diagram: a square of 400 units, north up, in which the wind ring is around the runways. */
import { metresToFeet } from '#domain/units.ts';
import { normalized, radians } from '#domain/directions.ts';
import type { Drawing, Point } from './drawing.ts';

export const SIZE = 400;
const MIDDLE = SIZE / 2;
/** The farthest runway end is on this circle; its designator has room up to the ring, where the wind's arrow begins. */
const ENDS = 116;
/** Calm is on the inner circle of the ring; each knot is one unit farther out. */
export const CALM = 156;
export const MOST_KNOTS = 40;

/** The units go to the right and down. */
export type Spot = { x: number; y: number };

export const spotAt = (degreesTrue: number, distance: number): Spot => ({
  x: MIDDLE + distance * Math.sin(radians(degreesTrue)),
  y: MIDDLE - distance * Math.cos(radians(degreesTrue)),
});

/** Units per foot. A drawing without extent gets the scale of a short runway. */
export const scaleOf = ({ radius }: Pick<Drawing, 'radius'>): number => ENDS / Math.max(radius, 150);

export const spotOf = ({ east, north }: Point, scale: number): Spot => ({ x: MIDDLE + east * scale, y: MIDDLE - north * scale });

/** Position of the wind handle; a wind too strong for the ring is at its edge. */
export const handleSpot = (direction: number, knots: number): Spot => spotAt(direction, CALM + Math.min(knots, MOST_KNOTS));

/** The wind for a handle at this spot: direction it comes from in degrees true, and whole knots. */
export function windAtSpot({ x, y }: Spot): { direction: number; speed: number } {
  const [right, down] = [x - MIDDLE, y - MIDDLE];
  const distance = Math.hypot(right, down);
  return {
    direction: normalized((Math.atan2(right, -down) * 180) / Math.PI),
    speed: Math.round(Math.min(MOST_KNOTS, Math.max(0, distance - CALM))),
  };
}

/** The scale bar has this many units of room in the corner. */
const LONGEST_BAR = 105;

/** A round length in the chosen unit fits the corner. */
export function scaleBar(scale: number, unit: 'ft' | 'm'): { feet: number; units: number } {
  const feetPerUnit = unit === 'm' ? metresToFeet(1) : 1;
  const most = LONGEST_BAR / scale / feetPerUnit;
  const power = 10 ** Math.floor(Math.log10(most));
  const value = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  const feet = value * feetPerUnit;
  return { feet, units: feet * scale };
}
