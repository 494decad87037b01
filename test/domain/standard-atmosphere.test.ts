import { expect, test } from 'vitest';
import { speedOfSound, standardTemperature } from '#domain/standard-atmosphere.ts';

/** Of the tables of ICAO Doc 7488: feet, degrees Celsius, knots. */
test.each([
  [0, 15, 661.5],
  [10_000, -4.81, 638.3],
  [30_000, -44.44, 589.3],
  [36_089, -56.5, 573.6],
  [60_000, -56.5, 573.6],
])('at %d ft the air has %f degrees Celsius, and sound goes at %f knots', (feet, celsius, knots) => {
  expect(standardTemperature(feet)).toBeCloseTo(celsius, 1);
  expect(speedOfSound(celsius)).toBeCloseTo(knots, 0);
});
