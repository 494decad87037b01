import { describe, expect, it } from 'vitest';
import { HOUR, hoursFromNow, momentAt, readMoment } from '#renderer/features/notams/filters/moment.ts';

const now = Date.parse('2026-11-21T10:20:00.000Z');

describe('a typed moment', () => {
  it.each([
    ['2026-11-21 14:00', '2026-11-21T14:00:00.000Z'],
    ['2026-11-21T14:00Z', '2026-11-21T14:00:00.000Z'],
    [' 2026-11-21 9:05 utc ', '2026-11-21T09:05:00.000Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['2611211400', '2026-11-21T14:00:00.000Z'],
    ['1400', '2026-11-21T14:00:00.000Z'],
    ['06:30Z', '2026-11-21T06:30:00.000Z'],
  ])('%s is a moment', (text, moment) => {
    expect(new Date(readMoment(text, now) ?? 0).toISOString()).toBe(moment);
  });

  it.each(['', 'tomorrow', '2026-02-30 10:00', '2026-13-01', '2460', '2511', '26112114', '2026-11-21 24:00'])('%s is none', (text) => {
    expect(readMoment(text, now)).toBeUndefined();
  });
});

it('moves on full hours, and the slider stands at its end for what lies beyond', () => {
  expect(new Date(momentAt(3, now)).toISOString()).toBe('2026-11-21T13:00:00.000Z');
  expect([-500, -2, 0, 2, 500].map((hours) => hoursFromNow(now + hours * HOUR, now))).toEqual([-168, -2, 0, 2, 168]);
});
