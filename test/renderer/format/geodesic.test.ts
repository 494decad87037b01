import { expect, it } from 'vitest';
import { between, magnetic, placeAt, way } from '#renderer/format/geodesic.ts';

const equator = { latitude: 0, longitude: 0 };
const day = new Date('2026-06-01T00:00:00Z');

it('measures a degree of the equator and a quarter of a meridian on the ellipsoid', () => {
  // 111,319.49 m and 10,001,965.73 m on WGS 84.
  expect(between(equator, { latitude: 0, longitude: 1 }).distance).toBeCloseTo(111_319.491 / 1852, 4);
  expect(between(equator, { latitude: 90, longitude: 0 }).distance).toBeCloseTo(10_001_965.729 / 1852, 4);
});

it.each([
  [{ latitude: 1, longitude: 0 }, 0],
  [{ latitude: 0, longitude: 1 }, 90],
  [{ latitude: -1, longitude: 0 }, 180],
  [{ latitude: 0, longitude: -1 }, 270],
])('gives the bearing to %o as %d°', (to, bearing) => expect(between(equator, to).bearing).toBeCloseTo(bearing, 6));

it('takes the short way across 180°, in one piece', () => {
  const line = way({ latitude: 50, longitude: 170 }, { latitude: 50, longitude: -170 });
  expect(line[0]).toEqual([170, expect.closeTo(50, 9)]);
  expect(line.at(-1)).toEqual([expect.closeTo(190, 6), expect.closeTo(50, 6)]);
  expect(line.every(([longitude], at) => at === 0 || Math.abs(longitude - (line[at - 1]?.[0] ?? 0)) < 5)).toBe(true);
  // A great circle bends towards the pole.
  expect(Math.max(...line.map(([, latitude]) => latitude))).toBeGreaterThan(50.4);
});

it('comes to where it went', () => {
  const there = placeAt(equator, 45, 100);
  expect(between(equator, there)).toEqual({ distance: expect.closeTo(100, 6), bearing: expect.closeTo(45, 6) });
});

it('subtracts an eastern declination, and goes round at north', () => {
  const fiji = { latitude: -17, longitude: 179 };
  const east = 90 - (magnetic(90, fiji, day) ?? Number.NaN);
  expect(east).toBeGreaterThan(10);
  expect(magnetic(5, fiji, day)).toBeCloseTo(365 - east, 9);
});

it('knows no magnetic direction for a date outside the model', () => {
  expect(magnetic(90, equator, new Date('2060-01-01'))).toBeUndefined();
});
