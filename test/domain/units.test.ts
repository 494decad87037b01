import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feetOfFlightLevel, formatFlightLevel, readFlightLevel } from '#domain/flight-level.ts';
import {
  feetToMetres,
  feetToNauticalMiles,
  inFractions,
  kmToNauticalMiles,
  metresToFeet,
  nauticalMilesToFeet,
  nauticalMilesToKm,
  wholeLength,
} from '#domain/units.ts';

it('converts by the exact foot and the exact nautical mile', () => {
  expect(feetToMetres(10_000)).toBeCloseTo(3_048, 9);
  expect(nauticalMilesToKm(1)).toBe(1.852);
  expect(nauticalMilesToFeet(1)).toBeCloseTo(6_076.115_49, 5);
});

it.each([
  ['feet and metres', feetToMetres, metresToFeet],
  ['nautical miles and kilometres', nauticalMilesToKm, kmToNauticalMiles],
  ['nautical miles and feet', nauticalMilesToFeet, feetToNauticalMiles],
])('%s are each other’s inverse', (_, there, back) => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (value) => {
      expect(back(there(value))).toBeCloseTo(value, 6);
    }),
  );
});

it('reads and writes flight levels in hundreds of feet', () => {
  expect(['FL085', 'FL 85', 'FL100 AMSL', 'FL1', 'F085', '085'].map(readFlightLevel)).toEqual([
    85,
    85,
    100,
    undefined,
    undefined,
    undefined,
  ]);
  expect(feetOfFlightLevel(85)).toBe(8_500);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (level) => {
      expect(readFlightLevel(formatFlightLevel(level))).toBe(level);
    }),
  );
});

it('miles are written as reports do, in fractions', () => {
  expect([0, 0.0625, 0.375, 1.5, 2.75, 10].map(inFractions)).toEqual(['0', '1/16', '3/8', '1 1/2', '2 3/4', '10']);
});

it.each([
  [9711, 'm', 2959],
  [9843, 'm', 3000],
  [1250, 'm', 381],
  [2624.9, 'ft', 2624],
  [0, 'm', 0],
] as const)('%d feet are %s %d of a runway', (feet, unit, whole) => {
  expect(wholeLength(feet, unit)).toBe(whole);
});

it('the whole length is never longer than the runway, and by less than a unit shorter', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), (feet) => {
      const metres = wholeLength(feet, 'm');
      // Both are whole in ten-thousandths.
      expect(metres * 10_000).toBeLessThanOrEqual(feet * 3_048);
      expect((metres + 1) * 10_000).toBeGreaterThan(feet * 3_048);
    }),
  );
});
