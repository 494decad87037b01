import fc from 'fast-check';
import { expect, it } from 'vitest';
import { circleAround } from '#domain/circle.ts';
import { turnBetween } from '#domain/directions.ts';
import { trackBetween } from '#domain/geodesic.ts';
import { latLon } from './lat-lons.ts';

it('has its corners a radius away, to a thousandth, every ten degrees against the clock from north', () => {
  fc.assert(
    fc.property(latLon({ most: 80 }), fc.double({ min: 0.05, max: 500, noNaN: true }), (centre, radius) => {
      const ring = circleAround(centre, radius).corners;
      expect(ring).toHaveLength(36);
      for (const [at, corner] of ring.entries()) {
        const { distance, initialCourse } = trackBetween(centre, corner);
        expect(Math.abs(distance - radius)).toBeLessThanOrEqual(radius / 1000);
        expect(Math.abs(turnBetween(initialCourse, -10 * at))).toBeLessThan(0.25);
      }
    }),
  );
});

it('names the pole that it reaches, and runs on beyond 180°', () => {
  expect(circleAround({ latitude: 89, longitude: 0 }, 61).pole).toBe(90);
  expect(circleAround({ latitude: -89, longitude: 0 }, 61).pole).toBe(-90);
  expect(circleAround({ latitude: 89, longitude: 0 }, 59).pole).toBeNull();
  const ring = circleAround({ latitude: 0, longitude: 179.9 }, 30).corners;
  expect(Math.max(...ring.map(({ longitude }) => longitude))).toBeCloseTo(180.4, 1);
});
