/** The airports around another one. */
import type { Airport } from '#contract/resources.ts';
import { trackBetween } from '#domain/geodesic.ts';

/** Nautical miles looked in, one after the other, until there are enough. */
export const reaches = [30, 120, 500, 2000] as const;
export const ENOUGH = 8;

export type Neighbour = {
  airport: Airport;
  /** Nautical miles, and degrees true at the start of the shortest way. */
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
