import { expect, test } from 'vitest';
import { reasonValues } from '#contract/problems/reasons.ts';
import { isLossReason } from '#domain/loss.ts';

test('three reasons of the contract are losses that a user may accept, and no other is', () => {
  const losses = Object.keys(reasonValues).filter((code) => isLossReason({ code }));
  expect(losses.toSorted()).toEqual(['airportsChanged', 'airportsMissing', 'lessThanInUse']);
});
