import { expect, it } from 'vitest';
import type { Runway } from '#contract/airports/runway.ts';
import { trackBetween } from '#domain/geodesic.ts';
import { runwayLine } from '#renderer/format/airport/runway-line.ts';
import { runway as runwayOf } from '../../runway.ts';

const runway = (part: Partial<Runway>) => runwayOf('09/27', part);
const airport = { latitude: 46, longitude: 6 };
const nm = (feet: number) => feet / 6076.11549;

it('goes from end to end where both are known, whatever heading is given', () => {
  const line = runwayLine(
    runway({ lowEndLatitude: 46, lowEndLongitude: 6, highEndLatitude: 46, highEndLongitude: 6.05, length: 1, lowEndHeading: 10 }),
    airport,
  );
  expect(line).toMatchObject({ isEstimated: false, ends: [airport, { latitude: 46, longitude: 6.05 }] });
});

it('is laid through the reference point and marked as estimated where only heading and length are known', () => {
  const line = runwayLine(runway({ length: 6000, lowEndHeading: 90 }), airport);
  const [low, high] = line?.ends ?? [];
  if (low === undefined || high === undefined) throw new Error('there is no line');
  expect(line?.isEstimated).toBe(true);
  expect(trackBetween(low, high)).toMatchObject({ distance: expect.closeTo(nm(6000), 5), initialCourse: expect.closeTo(90, 1) });
  expect(trackBetween(airport, low).distance).toBeCloseTo(nm(3000), 3);
});

it.each([
  ['the low end', { lowEndLatitude: 46.1, lowEndLongitude: 6.1, lowEndHeading: 90, length: 6000 }, 0],
  ['the high end and its heading', { highEndLatitude: 46.1, highEndLongitude: 6.1, highEndHeading: 270, length: 6000 }, 1],
])('starts from %s where that alone is known', (_, part, at) => {
  const line = runwayLine(runway(part), airport);
  expect(line?.isEstimated).toBe(true);
  expect(line?.ends[at]?.latitude).toBeCloseTo(46.1, 4);
  expect(line?.ends[at]?.longitude).toBeCloseTo(6.1, 4);
  expect(line?.ends[1 - at]?.longitude).toBeCloseTo(6.1 + (at === 0 ? 1 : -1) * (nm(6000) / 60 / Math.cos((46.1 * Math.PI) / 180)), 3);
});

it.each([
  ['no heading', { length: 6000 }],
  ['no length', { lowEndHeading: 90 }],
])('is not drawn with %s', (_, part) => expect(runwayLine(runway(part), airport)).toBeUndefined());
