/** Finds where in a route another point adds the least distance. */
import type { LatLon } from '#domain/lat-lon.ts';
import { roughDistance } from '#domain/rough-distance.ts';

/** `before` is the point that it comes in front of, counted from 0, or how many there are; `addedNm` is null where there is no leg yet. */
type Insertion = { before: number; addedNm: number | null };

/** Departure and destination stay: it is inserted between two points where there are two. */
export function leastAdded(points: readonly LatLon[], place: LatLon): Insertion {
  let best: Insertion | undefined;
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    if (from === undefined) continue;
    const addedNm = roughDistance(from, place) + roughDistance(place, to) - roughDistance(from, to);
    if (best?.addedNm === undefined || best.addedNm === null || addedNm < best.addedNm) best = { before: at, addedNm };
  }
  return best ?? { before: points.length, addedNm: null };
}
