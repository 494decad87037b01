import { expect, it } from 'vitest';
import { HOUR, hoursFromNow, momentAt } from '#renderer/features/notams/filters/moment.ts';

const now = Date.parse('2026-11-21T10:20:00.000Z');

it('moves on full hours, and the slider is at its end for any time beyond', () => {
  expect(new Date(momentAt(3, now)).toISOString()).toBe('2026-11-21T13:00:00.000Z');
  expect([-500, -2, 0, 2, 500].map((hours) => hoursFromNow(now + hours * HOUR, now))).toEqual([-168, -2, 0, 2, 168]);
});
