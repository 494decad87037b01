import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { normalized, threeFigures, turnBetween } from '#domain/directions.ts';
import { windComponents, wholeKnots, windTriangle, type Flown } from '#domain/wind/wind.ts';

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

const direction = fc.double({ min: 0, max: 360, noNaN: true });
const flown = fc.record<Flown>({
  track: direction,
  tas: fc.double({ min: 20, max: 600, noNaN: true }),
  windDirection: direction,
  windSpeed: fc.double({ min: 0, max: 250, noNaN: true }),
});

/** Splits a speed in a direction into east and north. */
const vector = (towards: number, speed: number) => {
  const angle = (towards * Math.PI) / 180;
  return [speed * Math.sin(angle), speed * Math.cos(angle)] as const;
};

/** What is left when air, wind and ground are added up, as a share of the speeds. */
function leftOver(one: Flown, { heading, groundSpeed }: { heading: number; groundSpeed: number }): number {
  const [windEast, windNorth] = vector(one.windDirection + 180, one.windSpeed);
  const [airEast, airNorth] = vector(heading, one.tas);
  const [east, north] = vector(one.track, groundSpeed);
  return Math.hypot(airEast + windEast - east, airNorth + windNorth - north) / (one.tas + one.windSpeed);
}

/** Knots along the track, with what the aircraft has left once it makes up for the wind across; NaN where it has too little for that. */
function bestSpeed({ track, tas, windDirection, windSpeed }: Flown): number {
  const [windEast, windNorth] = vector(windDirection + 180, windSpeed);
  const [east, north] = vector(track, 1);
  const across = windEast * north - windNorth * east;
  return windEast * east + windNorth * north + Math.sqrt(tas ** 2 - across ** 2);
}

describe('the wind triangle', () => {
  it('is closed by the sum of air and wind, in 10,000 random cases', () => {
    let [solved, impossible] = [0, 0];
    fc.assert(
      fc.property(flown, (one) => {
        const found = windTriangle(one);
        const isSolved = found.impossible === null;
        if (isSolved) solved++;
        else impossible++;
        // No heading gets on along the track: the wind across is too much, or what is left carries the aircraft back.
        const isRight = isSolved ? found.groundSpeed > 0 && leftOver(one, found) < 1e-9 : !(bestSpeed(one) > 1e-9);
        expect(isRight).toBe(true);
      }),
      { numRuns: 10_000 },
    );
    expect([solved > 5000, impossible > 250]).toEqual([true, true]);
  });

  it.each([
    [90, 100, 360, 20, -11.537, 78.463, 97.98],
    [90, 100, 180, 20, 11.537, 101.537, 97.98],
    [360, 110, 360, 25, 0, 0, 85],
    [180, 110, 360, 25, 0, 180, 135],
    [45, 120, 45, 0, 0, 45, 120],
  ])(
    'on track %d° at %d kt in a wind %d°/%d kt corrects by %d°, heads %d° and makes %d kt',
    (track, tas, windDirection, windSpeed, wca, heading, speed) => {
      expect(windTriangle({ track, tas, windDirection, windSpeed })).toEqual({
        windCorrection: expect.closeTo(wca, 3),
        heading: expect.closeTo(heading, 3),
        groundSpeed: expect.closeTo(speed, 2),
        impossible: null,
      });
    },
  );

  it.each([
    [90, 50, 360, 60, 'crosswindTooStrong'],
    [360, 50, 360, 50, 'headwindTooStrong'],
    [360, 50, 350, 60, 'headwindTooStrong'],
    [360, 0, 90, 10, 'crosswindTooStrong'],
  ])('on track %d° at %d kt in a wind %d°/%d kt has no solution: %s', (track, tas, windDirection, windSpeed, impossible) => {
    expect(windTriangle({ track, tas, windDirection, windSpeed })).toEqual({ impossible });
  });

  it('is solved where a stronger wind blows from behind', () => {
    expect(windTriangle({ track: 90, tas: 50, windDirection: 270, windSpeed: 80 })).toMatchObject({ groundSpeed: 130 });
  });
});
