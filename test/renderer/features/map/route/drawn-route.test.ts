import { expect, it } from 'vitest';
import type { RouteLeg, RoutePoint } from '#contract/route/legs.ts';
import { draggedLine, routeFeatures } from '#renderer/features/map/route/drawn-route.ts';

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
