import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceBetween } from '#domain/geodesic.ts';
import { isWithin, roughDistance } from '#domain/rough-distance.ts';
import { VECTOR_ERROR } from '#domain/route-line/vectors.ts';
import { geodesicPairs } from './geodesic-pairs.ts';
import { latLon } from './lat-lons.ts';

it('is wrong by at most a hundred thousandth of the distance, everywhere', () => {
  for (const [from, to] of geodesicPairs(20_000)) {
    const exact = distanceBetween(from, to);
    expect(Math.abs(roughDistance(from, to) - exact)).toBeLessThanOrEqual(exact * VECTOR_ERROR);
  }
});

it('finds within a radius exactly what the geodesic does, at its very edge too', () => {
  const offsets = fc.constantFrom(-1, -1e-3, -1e-5, -1e-6, 0, 1e-6, 1e-5, 1e-3, 1);
  fc.assert(
    fc.property(latLon(), latLon(), offsets, (from, to, offset) => {
      const distance = distanceBetween(from, to);
      const radius = distance * (1 + offset * 0.1);
      expect(isWithin(from, to, radius)).toBe(distance <= radius);
    }),
    { numRuns: 2000 },
  );
});
