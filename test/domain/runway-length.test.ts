import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeLength } from '#domain/units.ts';

it.each([
  [9711, 'm', 2959],
  [9843, 'm', 3000],
  [1250, 'm', 381],
  [2624.9, 'ft', 2624],
  [0, 'm', 0],
] as const)('%d feet are %s %d of a runway', (feet, unit, whole) => {
  expect(wholeLength(feet, unit)).toBe(whole);
});

it('is never longer than the runway, and by less than a unit shorter', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), (feet) => {
      const metres = wholeLength(feet, 'm');
      // In ten-thousandths, in which both are whole.
      expect(metres * 10_000).toBeLessThanOrEqual(feet * 3_048);
      expect((metres + 1) * 10_000).toBeGreaterThan(feet * 3_048);
    }),
  );
});
