import { describe, expect, it } from 'vitest';
import { distanceBetween } from '#domain/geodesic.ts';
import type { RouteLeg, RoutePoint } from '#contract/route/legs.ts';
import { draggedLine, geodesicLine, readRadii, ringFeatures, routeFeatures } from '#renderer/features/map/route/drawn-route.ts';

const leg = (from: number, to: number) => ({ from, to }) as RouteLeg;
const point = (ident: string | null, text: string, longitude: number) => ({ ident, text, latitude: 10, longitude }) as RoutePoint;

it('is a geodesic a leg, in one piece across 180°, and a named mark a point', () => {
  const points = [point('NFFN', 'NAN', 177), point(null, '10N178W', -178)];
  const [line, ...marks] = routeFeatures({ points, legs: [leg(0, 1)] });
  if (line?.geometry.type !== 'LineString') throw new Error('the leg is no line');
  expect(line.geometry.coordinates.at(-1)?.[0]).toBeCloseTo(182);
  expect(marks.map(({ properties }) => properties?.['name'] as string)).toEqual(['NFFN', '10N178W']);
});

it('is led over what is dragged: a point elsewhere, or one more on a leg', () => {
  const route = { points: [point('LSGG', 'LSGG', 6), point('GVA', 'GVA', 7), point('LFMN', 'LFMN', 8)], legs: [leg(0, 1), leg(1, 2)] };
  const to = { latitude: 11, longitude: 9, word: '11N009E' };
  const moved = draggedLine(route, { kind: 'point', at: 1 }, to);
  expect(moved.points.map(({ longitude }) => longitude)).toEqual([6, 9, 8]);
  expect(moved.legs).toEqual(route.legs);
  const longer = draggedLine(route, { kind: 'leg', at: 0 }, to);
  expect(longer.points.map(({ text }) => text)).toEqual(['LSGG', 'GVA', 'LFMN', '11N009E']);
  expect(longer.legs).toEqual([leg(1, 2), leg(0, 3), leg(3, 1)]);
});

it('takes the short way across 180°, in one piece', () => {
  const line = geodesicLine({ latitude: 50, longitude: 170 }, { latitude: 50, longitude: -170 });
  expect(line[0]).toEqual([170, expect.closeTo(50, 9)]);
  expect(line.at(-1)).toEqual([expect.closeTo(190, 6), expect.closeTo(50, 6)]);
  expect(line.every(([longitude], at) => at === 0 || Math.abs(longitude - (line[at - 1]?.[0] ?? 0)) < 5)).toBe(true);
  // A great circle bends towards the pole.
  expect(Math.max(...line.map(([, latitude]) => latitude))).toBeGreaterThan(50.4);
});

describe('distance rings', () => {
  it.each([
    ['10 20 30', [10, 20, 30]],
    ['2.5, 5', [2.5, 5]],
    ['', []],
    ['0', undefined],
    ['501', undefined],
    ['ten', undefined],
    ['1 2 3 4 5 6 7 8 9', undefined],
  ])('of "%s" are %j', (typed, radii) => expect(readRadii(typed)).toEqual(radii));

  it('are closed lines of the radius that they are labelled with', () => {
    const [ring, label] = ringFeatures({ latitude: 46.25, longitude: 6.13 }, [25], (radius) => `${radius} NM`);
    if (ring?.geometry.type !== 'LineString') throw new Error('the ring is no line');
    const { coordinates } = ring.geometry;
    expect(coordinates.at(-1)).toEqual(coordinates[0]);
    for (const [longitude = 0, latitude = 0] of coordinates)
      expect(distanceBetween({ latitude: 46.25, longitude: 6.13 }, { latitude, longitude })).toBeCloseTo(25, 1);
    expect(label?.properties).toEqual({ name: '25 NM' });
  });
});
