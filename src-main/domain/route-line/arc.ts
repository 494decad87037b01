/** Cuts a geodesic into pieces short enough to be arcs of great circles (vectors.ts). */
import { lineBetween, type GeodesicLine } from '../geodesic.ts';
import type { LatLon } from '../lat-lon.ts';
import {
  angleBetween,
  cross,
  dot,
  LEAST_NM_A_RADIAN,
  lengthOf,
  scaled,
  sumOf,
  unit,
  VECTOR_ERROR,
  vectorDistance,
  vectorOf,
  type Vector,
} from './vectors.ts';

/** A piece has at most this many nautical miles. */
export const LONGEST_ARC_NM = 60;
/** Radians, 6 millimetres: the direction of shorter ones would be rounding. */
const SHORTEST = 1e-9;

/** `fromNm` is where on its geodesic it begins. */
export type Arc = {
  start: Vector;
  end: Vector;
  /** Its length is `sine`; positions to its left have a positive product with it. */
  normal: Vector;
  sine: number;
  angle: number;
  lengthNm: number;
  fromNm: number;
  /** It is the whole geodesic that it is a piece of. */
  geodesic(): GeodesicLine;
};

/** Cuts the geodesic between two positions into arcs; equal positions have one of no length. */
export function arcsBetween(from: LatLon, to: LatLon): Arc[] {
  const geodesic = lineBetween(from, to);
  const count = Math.max(1, Math.ceil(geodesic.distance / LONGEST_ARC_NM));
  const lengthNm = geodesic.distance / count;
  const arcs: Arc[] = [];
  let start = vectorOf(from);
  for (let one = 1; one <= count; one++) {
    const end = vectorOf(one === count ? to : geodesic.at(lengthNm * one).position);
    arcs.push({ ...between(start, end), lengthNm, fromNm: lengthNm * (one - 1), geodesic: () => geodesic });
    start = end;
  }
  return arcs;
}

/** This is `arcsBetween` ten times as fast for short sides: their length is wrong by at most VECTOR_ERROR of it. `start` and `end` are vectors of the positions. */
export function sidesBetween(from: LatLon, to: LatLon, start: Vector, end: Vector): Arc[] {
  const lengthNm = vectorDistance(start, end);
  if (lengthNm > LONGEST_ARC_NM) return arcsBetween(from, to);
  return [{ ...between(start, end), lengthNm, fromNm: 0, geodesic: () => lineBetween(from, to) }];
}

function between(start: Vector, end: Vector): Pick<Arc, 'start' | 'end' | 'normal' | 'sine' | 'angle'> {
  const normal = cross(start, end);
  return { start, end, normal, sine: lengthOf(normal), angle: angleBetween(start, end) };
}

/** `share` says where on an arc, from 0 to 1, and `distance` how far it is from there. */
type NearestOnArc = { share: number; distance: number };

/** Undefined where that is certainly farther than `withinNm`. */
export function nearestOnArc({ start, end, normal, sine, angle }: Arc, to: Vector, withinNm: number): NearestOnArc | undefined {
  const most = squareOf(withinNm);
  if (sine > SHORTEST) {
    const aside = dot(normal, to) / (sine * sine);
    const foot: Vector = [to[0] - normal[0] * aside, to[1] - normal[1] * aside, to[2] - normal[2] * aside];
    const ahead = product(normal, start, foot);
    const along = dot(foot, start);
    if (ahead >= 0 && along > 0 && product(normal, end, foot) <= 0) {
      const nearest = unit(foot);
      if (squareBetween(nearest, to) > most) return undefined;
      return { share: Math.atan2(ahead / sine, along) / angle, distance: vectorDistance(nearest, to) };
    }
  }
  if (squareBetween(start, to) > most && squareBetween(end, to) > most) return undefined;
  const fromStart = vectorDistance(start, to);
  const fromEnd = vectorDistance(end, to);
  return fromStart <= fromEnd ? { share: 0, distance: fromStart } : { share: 1, distance: fromEnd };
}

/** It is the length of the straight line between two vectors, which is shorter than the way on the sphere. */
const squareBetween = (a: Vector, b: Vector): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** A straight line with a greater square is longer than so many nautical miles, what vectorDistance omits included. */
const squareOf = (distanceNm: number): number => ((distanceNm * (1 + 2 * VECTOR_ERROR) + 1e-4) / LEAST_NM_A_RADIAN) ** 2;

/** `dot(cross(a, b), c)`, without a vector between: this is what lists along a route spend their time on. */
const product = (a: Vector, b: Vector, c: Vector): number =>
  (a[1] * b[2] - a[2] * b[1]) * c[0] + (a[2] * b[0] - a[0] * b[2]) * c[1] + (a[0] * b[1] - a[1] * b[0]) * c[2];

export function positionOnArc({ start, end, normal, sine, angle }: Arc, share: number): Vector {
  if (share <= 0 || sine <= SHORTEST) return start;
  if (share >= 1) return end;
  const ahead = scaled(cross(normal, start), 1 / sine);
  return unit(sumOf(scaled(start, Math.cos(angle * share)), scaled(ahead, Math.sin(angle * share))));
}

/** The share of the first arc at which the second crosses it; undefined where they do not meet, or lie on one circle. */
export function crossing(one: Arc, other: Arc): number | undefined {
  const [from, to] = [dot(one.normal, other.start), dot(one.normal, other.end)];
  const [start, end] = [dot(other.normal, one.start), dot(other.normal, one.end)];
  // Arcs are short: those on opposite sides of the earth have negative products.
  if (from * to > 0 || start * end > 0 || start === end || dot(one.start, other.start) < 0) return undefined;
  return start / (start - end);
}
