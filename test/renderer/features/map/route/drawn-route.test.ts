import { expect, it } from 'vitest';
import type { RouteLeg, RoutePoint } from '#contract/route/legs.ts';
import { routeFeatures } from '#renderer/features/map/route/drawn-route.ts';

const point = (ident: string | null, text: string, longitude: number) => ({ ident, text, latitude: 10, longitude }) as RoutePoint;

it('is a geodesic a leg, in one piece across 180°, and a named mark a point', () => {
  const points = [point('NFFN', 'NAN', 177), point(null, '10N178W', -178)];
  const [line, ...marks] = routeFeatures({ points, legs: [{ from: 0, to: 1 } as RouteLeg] });
  if (line?.geometry.type !== 'LineString') throw new Error('the leg is no line');
  expect(line.geometry.coordinates.at(-1)?.[0]).toBeCloseTo(182);
  expect(marks.map(({ properties }) => properties?.['name'] as string)).toEqual(['NFFN', '10N178W']);
});
