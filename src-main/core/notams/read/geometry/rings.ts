/** Properties of closed rings, on the plane of longitude and latitude. */
import type { Position } from '../notice.ts';

/** Signed area in square degrees, twice: positive runs counter-clockwise. */
function doubleArea(ring: readonly Position[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[at + 1] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Null for a ring without surface. */
export function counterClockwise(ring: Position[]): Position[] | null {
  const area = doubleArea(ring);
  if (area === 0) return null;
  return area > 0 ? ring : ring.toReversed();
}

export function crossesItself(ring: readonly Position[]): boolean {
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
