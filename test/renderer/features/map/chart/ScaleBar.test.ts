import { expect, it } from 'vitest';
import { scaleOf } from '#renderer/features/map/chart/ScaleBar.tsx';

it('is a round distance of 1, 2 or 5, as wide as it fits', () => {
  for (let zoom = 0; zoom <= 17; zoom += 0.5) {
    const { value, pixels } = scaleOf({ latitude: 46, zoom }, 1);
    expect(Number(value.toPrecision(1))).toBeCloseTo(value, 9);
    expect([1, 2, 5]).toContain(Number(value.toExponential(0).charAt(0)));
    expect(pixels).toBeGreaterThan(40);
    expect(pixels).toBeLessThanOrEqual(110);
  }
});

it('is wider towards the poles, where the map stretches', () => {
  const [equator, north] = [0, 60].map((latitude) => scaleOf({ latitude, zoom: 5 }, 1)).map(({ value, pixels }) => pixels / value);
  expect((north ?? 0) / (equator ?? 1)).toBeCloseTo(2, 5);
});

it('has the length of a nautical mile', () => {
  // A pixel at zoom 0 on the equator is 40,075.017 km / 512.
  const { value, pixels } = scaleOf({ latitude: 0, zoom: 0 }, 1);
  expect(value / pixels).toBeCloseTo(40_075.016686 / 1.852 / 512, 6);
});
