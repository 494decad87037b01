/** Properties of closed rings are computed on the plane of longitude and latitude. */
import type { Position } from '../notice.ts';

/** Signed area in square degrees, twice: positive runs counter-clockwise. */
function doubleArea(ring: readonly Position[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[at + 1] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** A ring without surface gives null. */
export function counterClockwise(ring: Position[]): Position[] | null {
  const area = doubleArea(ring);
  if (area === 0) return null;
  return area > 0 ? ring : ring.toReversed();
}

/** `first` and `last` say how far the side reaches along one axis. */
type Side = { at: number; first: number; last: number };

/** Two sides that share a corner do not cross. In order of where they begin, a side can only cross those that begin before it ends. */
export function crossesItself(ring: readonly Position[]): boolean {
  const count = ring.length - 1;
  const sides = sidesOf(ring, isTall(ring) ? 1 : 0);
  for (let i = 0; i < count; i++) {
    const one = sides[i] as Side;
    for (let j = i + 1; j < count; j++) {
      const other = sides[j] as Side;
      if (other.first > one.last) break;
      const apart = Math.abs(one.at - other.at);
      if (apart > 1 && apart < count - 1 && cross(ring[one.at], ring[one.at + 1], ring[other.at], ring[other.at + 1])) return true;
    }
  }
  return false;
}

function sidesOf(ring: readonly Position[], axis: 0 | 1): Side[] {
  const sides: Side[] = [];
  for (let at = 0; at + 1 < ring.length; at++) {
    const [from, to] = [(ring[at] as Position)[axis], (ring[at + 1] as Position)[axis]];
    sides.push({ at, first: Math.min(from, to), last: Math.max(from, to) });
  }
  return sides.sort((a, b) => a.first - b.first);
}

function isTall(ring: readonly Position[]): boolean {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of ring) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return north - south > east - west;
}

const side = (p: Position, q: Position, r: Position): number => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));

function cross(a?: Position, b?: Position, c?: Position, d?: Position): boolean {
  if (!a || !b || !c || !d) return false;
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
