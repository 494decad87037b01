import { expect, it } from 'vitest';
import { pointInWkt, wktOf } from '#domain/wkt.ts';

it.each([
  ['POINT(16.5697 48.11027778)', 48.11027778, 16.5697],
  ['POINT (-122.374821 37)', 37, -122.374821],
  ['POINT(180 -90)', -90, 180],
  ['POINT(0 0)', 0, 0],
  ['POINT(4691721.26214109 5794667.99309429)', null, null],
  ['POINT(181 0)', null, null],
  ['POINT(0 91)', null, null],
  ['POINT(6.1 )', null, null],
  ['POLYGON((0 0, 1 1, 0 1, 0 0))', null, null],
  ['', null, null],
  [null, null, null],
])('%j is at %j, %j', (text, latitude, longitude) => {
  expect(pointInWkt(text)).toEqual({ latitude, longitude });
});

it.each<[Parameters<typeof wktOf>[0], string]>([
  [{ type: 'Point', coordinates: [6.1, 46.2] }, 'POINT(6.1 46.2)'],
  [{ type: 'Point', coordinates: [6.1, 46.2, 430] }, 'POINT(6.1 46.2)'],
  [
    {
      type: 'LineString',
      coordinates: [
        [6, 46],
        [7, -46],
      ],
    },
    'LINESTRING(6 46, 7 -46)',
  ],
  [
    {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
        [
          [
            [5, 5],
            [6, 5],
            [6, 6],
            [5, 5],
          ],
        ],
      ],
    },
    'MULTIPOLYGON(((0 0, 1 0, 1 1, 0 0)), ((5 5, 6 5, 6 6, 5 5)))',
  ],
])('%j is %s', (geometry, text) => {
  expect(wktOf(geometry)).toBe(text);
});
