import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceBetween, positionsAlong } from '#domain/geodesic.ts';
import { latLon } from '../../../domain/lat-lons.ts';
import { distanceOffLeg } from '#core/route/points/choose.ts';

it('the distance off a leg is that to the nearest of many positions on it, to a hundredth', () => {
  fc.assert(
    fc.property(latLon(), latLon(), latLon(), (position, from, to) => {
      // There are many ways between antipodes.
      fc.pre(distanceBetween(from, to) < 8_000);
      const along = positionsAlong(from, to, { stepNm: 10, most: 1000 });
      const nearest = Math.min(...along.map((one) => distanceBetween(position, one)));
      expect(Math.abs(distanceOffLeg(position, from, to) - nearest)).toBeLessThan(nearest * 0.01 + 15);
    }),
    { numRuns: 60 },
  );
});
