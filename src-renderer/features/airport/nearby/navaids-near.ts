/** The navaids around an airport. */
import type { Navaid } from '#contract/navaids/navaid.ts';
import { trackBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { toMagnetic } from '#domain/magnetic.ts';

/** Nautical miles. */
export const NAVAIDS_WITHIN = 40;
/** More than there are around any airport within that distance. */
export const MOST_NAVAIDS = 100;

export type NearNavaid = {
  navaid: Navaid;
  /** Nautical miles, and degrees at the start of the geodesic from the airport. */
  distance: number;
  trueBearing: number;
  /** Null where the variation is unknown. */
  magneticBearing: number | null;
};

/** The nearest first. `variation` is that at the airport, degrees, east positive. */
export function navaidsAround(airport: LatLon, found: readonly Navaid[], variation: number | undefined): NearNavaid[] {
  return found
    .flatMap((navaid) => {
      const { latitude, longitude } = navaid;
      if (latitude === null || longitude === null) return [];
      const { distance, initialCourse } = trackBetween(airport, { latitude, longitude });
      const magneticBearing = variation === undefined ? null : toMagnetic(initialCourse, variation);
      return [{ navaid, distance, trueBearing: initialCourse, magneticBearing }];
    })
    .toSorted((a, b) => a.distance - b.distance);
}
