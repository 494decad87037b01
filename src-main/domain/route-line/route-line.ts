/** A route is prepared once for many distances from it. */
import type { LatLon } from '../lat-lon.ts';
import { arcsBetween, type Arc } from './arc.ts';
import { vectorOf, type Vector } from './vectors.ts';

/** `alongNm` is nautical miles from the start of the route to the start of the piece, `legNm` to the start of its leg. */
export type RoutePiece = Arc & { middle: Vector; alongNm: number; legNm: number };

export type RouteLine = { pieces: readonly RoutePiece[]; lengthNm: number };

/** Equal positions in a row count once; a route of one position has one piece of no length. Throws a RangeError without positions. */
export function routeLine(positions: readonly LatLon[]): RouteLine {
  const [first] = positions;
  if (!first) throw new RangeError('a route has at least one position');
  const pieces: RoutePiece[] = [];
  let lengthNm = 0;
  const addLeg = (from: LatLon, to: LatLon): number => {
    const arcs = arcsBetween(from, to);
    for (const arc of arcs) {
      const middle = vectorOf(arc.geodesic().at(arc.fromNm + arc.lengthNm / 2).position);
      pieces.push({ ...arc, middle, alongNm: lengthNm + arc.fromNm, legNm: lengthNm });
    }
    return arcs[0]?.geodesic().distance ?? 0;
  };
  let at = first;
  for (const to of positions.slice(1)) {
    if (to.latitude === at.latitude && to.longitude === at.longitude) continue;
    lengthNm += addLeg(at, to);
    at = to;
  }
  if (pieces.length === 0) addLeg(first, first);
  return { pieces, lengthNm };
}
