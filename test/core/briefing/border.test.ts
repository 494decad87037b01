/** The school geometry of the slow reference is compared with geodesics. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LatLon } from '#domain/lat-lon.ts';
import { times } from '../../helpers/long.ts';
import { dense, isAround as isAroundByCourses, leastDistance } from '../../domain/route-line/reference.ts';
import { chord, distanceTo, extentOf, isAround, nearestOnWay, type Space } from './border.ts';

const near = fc.record({ latitude: fc.double({ min: 45, max: 47, noNaN: true }), longitude: fc.double({ min: 5, max: 8, noNaN: true }) });
const lines = fc.array(near, { minLength: 2, maxLength: 5 });
const spaces = (line: readonly LatLon[], stepNm: number): Space[] => dense(line, stepNm).map(({ space }) => space);
const borderOf = (line: readonly LatLon[]) => Float64Array.from(spaces(line, 12).flat());

it('measures as geodesics do, to a hundredth of a mile', () => {
  fc.assert(
    fc.property(fc.tuple(near, near), lines, (way, line) => {
      const border = borderOf(line);
      const steps = spaces(way, 2);
      const least = Math.min(...steps.slice(1).map((to, index) => nearestOnWay(border, [steps[index] ?? to, to]).distance));
      const expected = leastDistance(way, line, 1).distance;
      expect(Math.abs(least - expected)).toBeLessThan(0.01 + expected * 1e-3);
      expect(least).toBeLessThanOrEqual(Math.min(...steps.map((step) => distanceTo(border, step))) + 1e-9);
    }),
    { numRuns: times(20, 300) },
  );
});

it('knows what a border goes around', () => {
  fc.assert(
    fc.property(near, fc.array(near, { minLength: 3, maxLength: 6 }), (position, corners) => {
      const ring = [...corners, ...corners.slice(0, 1)];
      const [place = [0, 0, 0]] = spaces([position], 1);
      fc.pre(distanceTo(borderOf(ring), place) > 0.1);
      expect(isAround(borderOf(ring), place)).toBe(isAroundByCourses(ring, position));
    }),
    { numRuns: times(200, 3000) },
  );
});

it('has no corner farther from the middle than its extent', () => {
  const border = borderOf([
    { latitude: 46, longitude: 179 },
    { latitude: 47, longitude: -179 },
  ]);
  const { middle, size } = extentOf(border);
  const [x = 0, y = 0, z = 0] = border;
  expect(chord(middle, [x, y, z])).toBeLessThanOrEqual(size);
  expect(size).toBeGreaterThan(50);
});
