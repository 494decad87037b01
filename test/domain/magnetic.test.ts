import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toMagnetic, toTrue, variationAt } from '#domain/magnetic.ts';

/** NOAA/NCEI published these test values of the World Magnetic Model 2025. */
const published = readFileSync(new URL('../fixtures/domain/wmm2025.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split('\t').map(Number) as [year: number, height: number, latitude: number, longitude: number, declination: number]);

it('is within 0.01° of all 100 published test values', () => {
  expect(published).toHaveLength(100);
  for (const [year, height, latitude, longitude, declination] of published) {
    const date = new Date(Date.UTC(Math.floor(year)) + (year % 1) * 365 * 86_400_000);
    const variation = variationAt({ latitude, longitude }, date, height);
    expect(variation).toMatchObject({ model: 'WMM-2025', epoch: 2025 });
    expect(Math.abs((variation?.degrees ?? Number.NaN) - declination)).toBeLessThanOrEqual(0.01);
  }
});

it('names its model, the day it is for and the last day of the model, and is unknown for a date without one', () => {
  const place = { latitude: 46, longitude: 6 };
  expect(variationAt(place, new Date('2026-11-21T00:00:00Z'))).toMatchObject({
    model: 'WMM-2025',
    epoch: 2025,
    date: '2026-11-21',
    until: '2029-11-13',
  });
  expect(variationAt(place, new Date('2031-01-01T00:00:00Z'))).toBeUndefined();
  expect(variationAt(place, new Date('1999-01-01T00:00:00Z'))).toBeUndefined();
});

it('is known at the poles', () => {
  for (const latitude of [90, -90]) expect(variationAt({ latitude, longitude: 0 }, new Date('2026-11-21'))?.degrees).toBeTypeOf('number');
});

it('is subtracted from a true direction to give a magnetic one, with east positive', () => {
  expect(toMagnetic(2, 3)).toBe(359);
  expect(toTrue(359, 3)).toBe(2);
  const angle = fc.double({ min: -180, max: 180, noNaN: true });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 359.9, noNaN: true }), angle, (direction, variation) => {
      expect(Math.abs(((toTrue(toMagnetic(direction, variation), variation) - direction + 540) % 360) - 180)).toBeLessThan(1e-9);
    }),
  );
});
