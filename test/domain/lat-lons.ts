import fc from 'fast-check';
import type { LatLon } from '#domain/lat-lon.ts';

/** Any position; `most` is the highest latitude, degrees. */
export const latLon = ({ most = 90 } = {}): fc.Arbitrary<LatLon> =>
  fc.record({
    latitude: fc.double({ min: -most, max: most, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
