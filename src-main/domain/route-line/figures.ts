/** Points, circles, lines and areas near a route are prepared for distances. */
import type { LatLon } from '../lat-lon.ts';
import { nearestOnArc, sidesBetween, type Arc } from './arc.ts';
import { angleBetween, cross, dot, LEAST_NM_A_RADIAN, lengthOf, sumOf, unit, vectorDistance, vectorOf, type Vector } from './vectors.ts';

/**
 * A circle of no radius is a point. Sides of lines and areas are geodesics. A ring is closed, or its last position is joined to the first; inside is the
 * smaller side of it, which may contain a pole. Sides that two parts of an area share, as those cut at 180° do, have the area on both sides.
 */
export type Figure =
  | { kind: 'circle'; centre: LatLon; radiusNm: number }
  | { kind: 'line'; positions: readonly LatLon[] }
  | { kind: 'area'; ring: readonly LatLon[] };

/** A circle of `reachNm` around `centre` encloses the whole of it. */
export type Around = { centre: Vector; reachNm: number };
export type Outline = Around & ({ kind: 'circle'; position: LatLon; radiusNm: number } | { kind: 'line' | 'area'; sides: readonly Arc[] });

/** Throws a RangeError for a line or ring without positions. */
export function outlineOf(figure: Figure): Outline {
  if (figure.kind === 'circle') {
    const { centre: position, radiusNm } = figure;
    return { kind: 'circle', position, radiusNm, centre: vectorOf(position), reachNm: radiusNm };
  }
  const positions = figure.kind === 'line' ? figure.positions : figure.ring;
  const [first] = positions;
  if (!first) throw new RangeError('a line or an area has at least one position');
  const way = figure.kind === 'area' || positions.length === 1 ? [...positions, first] : positions;
  const sides: Arc[] = [];
  let [from, start] = [first, vectorOf(first)];
  for (const to of way.slice(1)) {
    const end = vectorOf(to);
    sides.push(...sidesBetween(from, to, start, end));
    [from, start] = [to, end];
  }
  return { kind: figure.kind, sides, ...aroundSides(sides) };
}

function aroundSides(sides: readonly Arc[]): Around {
  let sum: Vector = [0, 0, 0];
  for (const { start, end } of sides) sum = sumOf(sum, sumOf(start, end));
  const centre = lengthOf(sum) > 1e-9 ? unit(sum) : (sides[0]?.start ?? [1, 0, 0]);
  // An arc of 60 miles bulges beyond the circle of its ends by less than half its length.
  const reach = (side: Arc): number => Math.max(vectorDistance(centre, side.start), vectorDistance(centre, side.end)) + side.lengthNm / 2;
  return { centre, reachNm: sides.reduce((most, side) => Math.max(most, reach(side)), 0) };
}

/** Radians between the figure's centre and a vector beyond which that is farther than `distanceNm` from all of it. */
export const reachInRadians = ({ reachNm }: Around, distanceNm: number): number =>
  ((reachNm + distanceNm) * 1.001) / LEAST_NM_A_RADIAN + 1e-6;

/** Measures nautical miles to the edge, 0 inside; wrong by at most VECTOR_ERROR of the distance to the centre or the nearest corner. */
export function distanceToOutline(outline: Outline, from: Vector): number {
  if (outline.kind === 'circle') return Math.max(0, vectorDistance(outline.centre, from) - outline.radiusNm);
  if (outline.kind === 'area' && isInside(outline, from)) return 0;
  let least = Infinity;
  for (const side of outline.sides) least = Math.min(least, nearestOnArc(side, from, least)?.distance ?? Infinity);
  return least;
}

/** It is true if half a great circle from the position to its antipode crosses the sides an odd number of times. */
export function isInside({ sides, centre, reachNm }: Around & { sides: readonly Arc[] }, position: Vector): boolean {
  // The antipode of a position inside has the same count.
  if (dot(centre, position) <= 0 && angleBetween(centre, position) * LEAST_NM_A_RADIAN > reachNm) return false;
  const [ahead, aside] = tangentsAt(position);
  let isOdd = false;
  for (const { start, end } of sides) {
    const [from, to] = [dot(start, aside), dot(end, aside)];
    if (from > 0 === to > 0) continue;
    const share = from / (from - to);
    if (dot(start, ahead) + share * (dot(end, ahead) - dot(start, ahead)) > 0) isOdd = !isOdd;
  }
  return isOdd;
}

/** Finds two directions at right angles to a position and to each other. */
function tangentsAt(position: Vector): [Vector, Vector] {
  const [x, y, z] = position.map(Math.abs) as [number, number, number];
  const axis: Vector = x <= y && x <= z ? [1, 0, 0] : y <= z ? [0, 1, 0] : [0, 0, 1];
  const ahead = unit(cross(position, axis));
  return [ahead, cross(position, ahead)];
}
