/** The airports around a given one. */
import type { Airport } from '#contract/airports/airport.ts';
import { trackBetween } from '#domain/geodesic.ts';

/** Search radii in nautical miles, tried in turn until there are enough airports. */
export const reaches = [30, 120, 500, 2000] as const;
export const ENOUGH = 8;

export type Neighbour = {
  airport: Airport;
  /** Nautical miles, and degrees true at the start of the geodesic. */
  distance: number;
  initialCourse: number;
};

export const sought = JSON.stringify({ facilityType: { in: ['airport', 'seaplaneBase'] }, isClosed: false });

/** The nearest first, without the airport itself. */
export function neighboursOf(airport: Pick<Airport, 'id' | 'latitude' | 'longitude'>, found: readonly Airport[]): Neighbour[] {
  const { id, latitude, longitude } = airport;
  if (latitude === null || longitude === null) return [];
  return found
    .flatMap((other) =>
      other.id === id || other.latitude === null || other.longitude === null
        ? []
        : [{ airport: other, ...trackBetween({ latitude, longitude }, { latitude: other.latitude, longitude: other.longitude }) }],
    )
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, ENOUGH);
}
