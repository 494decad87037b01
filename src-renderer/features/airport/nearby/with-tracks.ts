import { trackBetween } from '#domain/geodesic.ts';
import { latLonOf, type LatLon } from '#domain/lat-lon.ts';

/** Each place that has a position, in the order given, with the geodesic to it: nautical miles, and degrees true at its start. */
export const withTracks = <Place extends Parameters<typeof latLonOf>[0]>(from: LatLon, places: readonly Place[]) =>
  places.flatMap((place) => {
    const there = latLonOf(place);
    return there === undefined ? [] : [{ place, ...trackBetween(from, there) }];
  });
