import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalized, threeFigures, turnBetween } from '#domain/directions.ts';
import { windComponents, wholeKnots } from '#domain/wind/wind.ts';

it.each([
  [360, 10, 360, 10, 0],
  [180, 10, 360, -10, 0],
  [90, 10, 360, 0, 10],
  [270, 10, 360, 0, -10],
  [30, 20, 360, 17.3205, 10],
  [240, 20, 210, 17.3205, 10],
])('a wind from %d° at %d kt is on a heading of %d° %d kt along and %d kt across', (direction, speed, heading, along, across) => {
  const { headwind, crosswind } = windComponents(direction, speed, heading);
  expect([headwind, crosswind]).toEqual([expect.closeTo(along, 4), expect.closeTo(across, 4)]);
});

it('keeps the speed of the wind in its two components', () => {
  const direction = fc.double({ min: 0, max: 360, noNaN: true });
  fc.assert(
    fc.property(direction, direction, fc.double({ min: 0, max: 200, noNaN: true }), (from, heading, speed) => {
      const { headwind, crosswind } = windComponents(from, speed, heading);
      expect(Math.hypot(headwind, crosswind)).toBeCloseTo(speed, 9);
    }),
  );
});

it.each([
  [10.1, 10.1, 10, 11],
  [-10.1, -10.1, -11, -11],
  [10, 10, 10, 10],
  [0.4, 0.4, 0, 1],
  [-0.4, -0.4, -1, -1],
  [0, 0, 0, 0],
])('rounds %d along and %d across to %d and %d, never in the aircraft’s favour', (headwind, crosswind, along, across) => {
  expect(wholeKnots({ headwind, crosswind })).toEqual({ headwind: along, crosswind: across });
});

it('does not round up what arithmetic leaves of a wind straight along or across', () => {
  for (const heading of [10, 47, 123, 359]) {
    expect(wholeKnots(windComponents(heading, 25, heading))).toEqual({ headwind: 25, crosswind: 0 });
    expect(wholeKnots(windComponents(heading + 90, 25, heading))).toEqual({ headwind: 0, crosswind: 25 });
  }
});

it('goes round at north and says north as 360', () => {
  expect([-1, 360, 725].map(normalized)).toEqual([359, 0, 5]);
  expect([turnBetween(350, 10), turnBetween(10, 350), turnBetween(0, 180)]).toEqual([20, -20, 180]);
  expect([0, 7.4, 359.6, 180].map(threeFigures)).toEqual(['360', '007', '360', '180']);
});
