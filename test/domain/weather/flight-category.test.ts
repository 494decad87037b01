import { expect, it } from 'vitest';
import { flightCategory } from '#domain/weather/flight-category.ts';

const MILE = 1609.344;

it.each([
  [Infinity, 9999, 'VFR'],
  [3_100, 9999, 'VFR'],
  [3_000, 9999, 'MVFR'],
  [Infinity, Math.round(5 * MILE), 'MVFR'],
  [Infinity, 8_000, 'MVFR'],
  [Infinity, 9_000, 'VFR'],
  [1_000, Math.round(3 * MILE), 'MVFR'],
  [900, 9999, 'IFR'],
  [Infinity, Math.round(2.75 * MILE), 'IFR'],
  [500, Math.round(1 * MILE), 'IFR'],
  [400, 9999, 'LIFR'],
  [Infinity, 1_500, 'LIFR'],
  [0, 50, 'LIFR'],
  [null, 9999, null],
  [Infinity, null, null],
  [200, null, null],
] as const)('a ceiling of %s ft and %s m are %s', (ceiling, metres, category) => {
  expect(flightCategory(ceiling, metres)).toBe(category);
});
