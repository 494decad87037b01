/** Whether a position of a text lies in what is drawn of it. */
import type { Position } from '../notice.ts';
import { onPlane } from './positions.ts';

/** Nautical miles from an area; 0 inside. Rings are closed; their longitudes may run past 180°. */
export const distanceToRings = (rings: readonly (readonly Position[])[], position: Position): number =>
  rings.reduce((least, ring) => Math.min(least, distanceToRing(ring, position)), Infinity);

function distanceToRing(ring: readonly Position[], position: Position): number {
  const { distance, crossings } = toSides(ring, position);
  return crossings % 2 === 1 ? 0 : distance;
}

/** How far the nearest side is, and how many a line to the east crosses. */
function toSides(line: readonly Position[], position: Position): { distance: number; crossings: number } {
  let distance = Infinity;
  let crossings = 0;
  let before: [number, number] | undefined;
  for (const corner of line) {
    const [x, y] = onPlane(corner, position);
    if (before) {
      const [fromX, fromY] = before;
      if (y > 0 !== fromY > 0 && 0 < ((fromX - x) * -y) / (fromY - y) + x) crossings++;
      const square = (x - fromX) ** 2 + (y - fromY) ** 2;
      const along = square === 0 ? 0 : Math.min(1, Math.max(0, (-fromX * (x - fromX) - fromY * (y - fromY)) / square));
      distance = Math.min(distance, Math.hypot(fromX + along * (x - fromX), fromY + along * (y - fromY)));
    }
    before = [x, y];
  }
  return { distance, crossings };
}
