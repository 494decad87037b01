import { expect, it } from 'vitest';
import { localTimes, zoneOf } from '#renderer/features/airport/times/page-times.ts';

it('writes a time in the zone of the airport, with the date there and the offset', () => {
  expect(localTimes('Europe/Zurich')('2026-11-22T23:30:00.000Z')).toBe('23 NOV 2026 0030 UTC+1');
  expect(localTimes('America/St_Johns')('2026-11-22T01:00:00.000Z')).toBe('21 NOV 2026 2130 UTC−3:30');
  expect(localTimes('Europe/Zurich')('no date')).toBe('no date');
});

it('knows no zone where the dataset has none, or one that this machine does not know', () => {
  expect([zoneOf('Europe/Zurich'), zoneOf(null), zoneOf('Nowhere/At_All')]).toEqual(['Europe/Zurich', undefined, undefined]);
});
