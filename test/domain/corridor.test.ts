import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arcAround } from '#domain/circle.ts';
import { corridorAround, openCorridor } from '#domain/corridor.ts';
import { destination, distanceBetween, trackBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { times } from '../helpers/long.ts';
import { latLon } from './lat-lons.ts';

/** Measures the nautical miles from a line by narrowing each leg down to its nearest position. */
function distanceToLine(line: readonly LatLon[], position: LatLon): number {
  return Math.min(
    ...line.slice(1).map((to, at) => {
      const from = line[at] ?? to;
      const leg = trackBetween(from, to);
      let [low, high] = [0, leg.distance];
      const away = (along: number) => distanceBetween(destination(from, leg.initialCourse, along), position);
      for (let step = 0; step < 40; step++) {
        const third = (high - low) / 3;
        if (away(low + third) < away(high - third)) high -= third;
        else low += third;
      }
      return away((low + high) / 2);
    }),
  );
}

/** Makes a line out of its turns and the lengths of its legs in nautical miles. */
const lineOf = (start: LatLon, legs: readonly { turn: number; length: number }[]): LatLon[] => {
  let course = 30;
  return legs.reduce(
    (line, { turn, length }) => {
      course += turn;
      return [...line, destination(line.at(-1) ?? start, course, length)];
    },
    [start],
  );
};
const legs = (mostTurn: number, { least, most }: { least: number; most: number }) =>
  fc.array(
    fc.record({
      turn: fc.double({ min: -mostTurn, max: mostTurn, noNaN: true }),
      length: fc.double({ min: least, max: most, noNaN: true }),
    }),
    { minLength: 1, maxLength: 4 },
  );

it('has each corner, and the middle of each side, half a width from the line', () => {
  fc.assert(
    fc.property(
      latLon({ most: 70 }),
      legs(40, { least: 12, most: 60 }),
      fc.double({ min: 0.05, max: 4, noNaN: true }),
      (start, shape, half) => {
        const line = lineOf(start, shape);
        const rings = corridorAround(line, half);
        expect(rings).toHaveLength(1);
        const ring = rings[0] ?? [];
        expect(ring[0]).toEqual(ring.at(-1));
        const middles = ring.slice(1).map((to, at) => {
          const from = ring[at] ?? to;
          return { latitude: (from.latitude + to.latitude) / 2, longitude: (from.longitude + to.longitude) / 2 };
        });
        for (const corner of ring) expect(Math.abs(distanceToLine(line, corner) / half - 1)).toBeLessThan(0.01);
        // A straight side of a map is no geodesic: some hundredths of a mile in thirty, more near a pole.
        for (const middle of middles) expect(Math.abs(distanceToLine(line, middle) - half)).toBeLessThan(half * 0.02 + 0.12);
      },
    ),
    { numRuns: times(4, 60) },
  );
});

it('is never wider, however sharp the turns, and is drawn leg by leg where it runs back', () => {
  fc.assert(
    fc.property(
      latLon({ most: 70 }),
      legs(180, { least: 0.5, most: 30 }),
      fc.double({ min: 0.05, max: 4, noNaN: true }),
      (start, shape, half) => {
        const line = lineOf(start, shape);
        for (const rings of [corridorAround(line, half), openCorridor(line, half).legs()])
          for (const ring of rings) for (const corner of ring) expect(distanceToLine(line, corner)).toBeLessThan(half * 1.01);
      },
    ),
    { numRuns: times(3, 60) },
  );
  const [a, b, c] = [
    { latitude: 50, longitude: 8 },
    { latitude: 50.5, longitude: 8 },
    { latitude: 50, longitude: 9 },
  ] as const;
  expect(corridorAround([a, b, a], 2)).toHaveLength(1);
  expect(corridorAround([a, b, a, c], 2)).toHaveLength(2);
  expect(corridorAround([a, a], 2)).toEqual([]);
});

it('runs counter-clockwise, and on beyond 180°', () => {
  const [ring = []] = corridorAround(
    [
      { latitude: 10, longitude: 179.5 },
      { latitude: 10, longitude: -179.5 },
    ],
    6,
  );
  const area = ring.slice(1).reduce((sum, to, at) => {
    const from = ring[at] ?? to;
    return sum + from.longitude * to.latitude - to.longitude * from.latitude;
  }, 0);
  expect(area).toBeGreaterThan(0);
  const longitudes = ring.map(({ longitude }) => longitude);
  expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeCloseTo(1.2, 1);
});

it('rounds an arc with its corners on the circle, from one bearing to the other', () => {
  fc.assert(
    fc.property(
      latLon({ most: 80 }),
      fc.double({ min: 0.1, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: -350, max: 350, noNaN: true }),
      (centre, radius, from, turn) => {
        const arc = arcAround(centre, radius, { from, to: from + turn, step: 5 });
        expect(arc.length).toBeGreaterThanOrEqual(Math.abs(turn) / 5);
        for (const corner of arc) expect(Math.abs(distanceBetween(centre, corner) / radius - 1)).toBeLessThan(0.001);
      },
    ),
  );
});
