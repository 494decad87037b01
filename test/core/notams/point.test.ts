import { expect, it } from 'vitest';
import { pointOf } from '#core/notams/point.ts';

it.each([
  ['POINT(6.10895 46.23806389)', 46.23806389, 6.10895],
  ['POINT (-122.374821 37)', 37, -122.374821],
  ['POINT(180 -90)', -90, 180],
  ['POINT(0 0)', 0, 0],
  ['POINT(5105901.28612306 4966695.40062213)', null, null],
  ['POINT(181 0)', null, null],
  ['POINT(0 91)', null, null],
  ['POINT(6.1 )', null, null],
  ['POLYGON((0 0, 1 1, 0 1, 0 0))', null, null],
  ['', null, null],
  [null, null, null],
])('%j lies at %j, %j', (text, latitude, longitude) => {
  expect(pointOf(text)).toEqual({ latitude, longitude });
});
