import { expect, it } from 'vitest';
import { longestWaitMs, pauseMs, scheduledAt } from '#core/sync/pauses.ts';

const minutes = (ms: number) => ms / 60_000;
const middle = () => 0.5;

it.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 8],
  [9, 256],
  [10, 360],
  [11, 360],
  [5000, 360],
])('after %i failures in a row the pause is %i minutes', (failures, expected) => {
  expect(minutes(pauseMs(failures, middle))).toBe(expected);
});

it('is up to a fifth shorter or longer', () => {
  expect(minutes(pauseMs(1, () => 0))).toBe(0.8);
  expect(minutes(pauseMs(1, () => 1))).toBe(1.2);
  expect(minutes(pauseMs(20, () => 1))).toBe(432);
});

it('is never shorter than what the server asked for, up to a day', () => {
  expect(minutes(pauseMs(1, middle, 10 * 60_000))).toBe(10);
  expect(minutes(pauseMs(9, middle, 10 * 60_000))).toBe(256);
  expect(minutes(pauseMs(1, middle, 1e12))).toBe(24 * 60);
});

it.each([1, 24, 168])('fits into the longest wait of a schedule of %i hours', (everyHours) => {
  expect(longestWaitMs(everyHours)).toBeGreaterThanOrEqual(pauseMs(99, () => 1));
  expect(longestWaitMs(everyHours)).toBeGreaterThanOrEqual(pauseMs(1, middle, 1e12));
  expect(longestWaitMs(everyHours)).toBeGreaterThanOrEqual(everyHours * 3_600_000);
});

it('a source that is fetched only when asked has no next time', () => {
  const now = new Date('2030-01-01T00:00:00Z');
  expect(scheduledAt(null, now)).toBeNull();
  expect(scheduledAt(24, now)?.toISOString()).toBe('2030-01-02T00:00:00.000Z');
});
