/**
 * Areas in texts. Promise: a polygon is drawn only when the text closes it (its first point again, `TO POINT OF ORIGIN`, `BOUNDED BY`) and it does not
 * cross itself or run around a pole; a side that is an arc breaks it, because a straight line would be a wrong border.
 */
import type { Geometry, Position } from '../notice.ts';
import { areaOf, unrolled } from './antimeridian.ts';
import type { Found } from './positions.ts';

/** Between two corners: signs, `TO`, a number in a list, and what US NOTAMs say of each in brackets (`(5.1NM SSW MFE)`). */
const join =
  /^[\s\-–,;.:/]*(?:\([^()]{0,60}\)[\s\-–,;]*)?(?:(?:TO|AND|THENCE|THEN TO|THEN|ДАЛЕЕ)\b[\s\-–,]*)?(?:TO\b[\s\-–,]*)?(?:\(?\d{1,2}[.)]\s?)?$/;
/** Signs alone. In a list that merely names places they appear too, so that only a closed chain counts. */
const LONGEST_JOIN = 90;
const backToStart =
  /^[\s\-–,;.]*(?:\([^()]{0,60}\)[\s\-–,;]*)?(?:BACK |THENCE |THEN |RETURN )?(?:TO )?(?:THE )?(?:POINT OF )?(?:POINT )?(?:ORIGIN|BEGINNING|STARTING POINT|START POINT|ORIGIN POINT|COMMENCEMENT)\b/;
const bounded =
  /(?:BOUNDED BY|BOUNDED WITHIN|AREA DEFINED AS|LINES? JOINING|AREA FORMED BY|FORMED BY JOINING|LINKING|POLYGON|WI AREA|ENCLOSED BY|FOLLOWING COORDINATES|FLW (?:COORD\w*|POINTS))[^0-9]{0,60}(?:1[.)]\s{0,2})?$/;
/** Limit, because each pair of sides is tested for crossing. */
const MAX_CORNERS = 200;

/** Polygon or MultiPolygon of every closed area; null where there is none. */
export function findPolygons(text: string, points: readonly Found[]): Geometry | null {
  const rings: Position[][] = [];
  for (const chain of chainsOf(text, points)) {
    const ring = ringOf(text, chain);
    if (ring) rings.push(ring);
  }
  return areaOf(rings);
}

/** Runs of points with nothing but joins between; a point that meets the first one ends its run. */
function chainsOf(text: string, points: readonly Found[]): Found[][] {
  const chains: Found[][] = [];
  let chain: Found[] = [];
  for (const point of points) {
    const last = chain.at(-1);
    const first = chain[0];
    const isClosed = chain.length > 3 && first !== undefined && last !== undefined && isSame(first.position, last.position);
    const between = last === undefined ? '' : text.slice(last.to, point.from);
    if (last && !isClosed && between.length <= LONGEST_JOIN && join.test(between)) chain.push(point);
    else {
      if (chain.length > 2) chains.push(chain);
      chain = [point];
    }
  }
  if (chain.length > 2) chains.push(chain);
  return chains;
}

function ringOf(text: string, chain: readonly Found[]): Position[] | null {
  const corners = chain
    .map(({ position }) => position)
    .filter((position, at, all) => at === 0 || !isSame(position, all[at - 1] as Position));
  const [first] = corners;
  const [last, before] = [corners.at(-1), chain[0]?.from ?? 0];
  if (!first || !last) return null;
  if (!isSame(first, last)) {
    const says = bounded.test(text.slice(Math.max(0, before - 120), before).toUpperCase());
    const end = chain.at(-1)?.to ?? 0;
    if (!says && !backToStart.test(text.slice(end, end + 140))) return null;
    corners.push(first);
  }
  if (corners.length < 4 || corners.length > MAX_CORNERS) return null;
  const ring = unrolled(corners);
  return ring === null || crossesItself(ring) ? null : counterClockwise(ring);
}

const isSame = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1];

/** Signed area in square degrees, twice: positive runs counter-clockwise. */
function doubleArea(ring: readonly Position[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[at + 1] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

function counterClockwise(ring: Position[]): Position[] | null {
  const area = doubleArea(ring);
  if (area === 0) return null;
  return area > 0 ? ring : ring.toReversed();
}

function crossesItself(ring: readonly Position[]): boolean {
  const sides = ring.length - 1;
  for (let i = 0; i < sides; i++) {
    for (let j = i + 2; j < sides; j++) {
      // The last side meets the first in the closing corner.
      if (i === 0 && j === sides - 1) continue;
      if (cross(ring[i], ring[i + 1], ring[j], ring[j + 1])) return true;
    }
  }
  return false;
}

const side = (p: Position, q: Position, r: Position): number => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));

function cross(a?: Position, b?: Position, c?: Position, d?: Position): boolean {
  if (!a || !b || !c || !d) return false;
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
