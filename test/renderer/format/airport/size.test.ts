import { expect, test } from 'vitest';
import type { AirportAnswer } from '#contract/airports/airport.ts';
import { sizeOrFacility } from '#renderer/format/names.ts';

const airport = (facilityType: string | null, sourceType?: string) =>
  ({ facilityType, isClosed: false, ...(sourceType !== undefined && { details: { sourceType } }) }) as unknown as AirportAnswer;

test.each([
  [airport('airport', 'large_airport'), 'large airport'],
  [airport('airport', 'small_airport'), 'small airport'],
  [airport('heliport', 'heliport'), 'heliport'],
  [airport('airport'), 'airport'],
  [airport(null), 'type unknown'],
])('%o is a %s', (one, name) => {
  expect(sizeOrFacility(one)).toBe(name);
});
