import { positionsAlong } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';

/** The map draws straight lines between points; at this spacing the line looks curved. */
const steps = { stepNm: 30, most: 256 };

/** The geodesic as coordinates of a line; longitudes continue beyond 180°, so that it is drawn in one piece. */
export function geodesicLine(from: LatLon, to: LatLon): [longitude: number, latitude: number][] {
  let before = from.longitude;
  return positionsAlong(from, to, steps).map(({ latitude, longitude }) => {
    before = longitude + 360 * Math.round((before - longitude) / 360);
    return [before, latitude];
  });
}
