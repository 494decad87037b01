import { expect, it } from 'vitest';
import { figuresOf } from '#core/geo/geojson-figures.ts';

const ring = [
  [6, 46],
  [7, 46],
  [7, 47],
  [6, 46],
] as [number, number][];
const corners = ring.map(([longitude, latitude]) => ({ latitude, longitude }));
const points = corners.map((centre) => ({ kind: 'circle', centre, radiusNm: 0 }));

it('each kind of geometry is points, lines or areas; a hole is part of its area', () => {
  expect(figuresOf({ type: 'Point', coordinates: [6, 46] })).toEqual(points.slice(0, 1));
  expect(figuresOf({ type: 'MultiPoint', coordinates: ring })).toEqual(points);
  expect(figuresOf({ type: 'LineString', coordinates: ring })).toEqual([{ kind: 'line', positions: corners }]);
  expect(figuresOf({ type: 'MultiLineString', coordinates: [ring, ring] })).toHaveLength(2);
  expect(figuresOf({ type: 'Polygon', coordinates: [ring, ring.slice(1)] })).toEqual([{ kind: 'area', ring: corners }]);
  expect(figuresOf({ type: 'MultiPolygon', coordinates: [[ring], [ring]] })).toEqual([
    { kind: 'area', ring: corners },
    { kind: 'area', ring: corners },
  ]);
});
