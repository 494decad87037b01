import { describe, expect, it } from 'vitest';
import { sunDay } from '#domain/sun.ts';
import { clockIn } from '#domain/zone-clock.ts';

it('clockIn gives calendar, clock and offset of a zone, and nothing for a zone that is not known', () => {
  const moment = Date.parse('2026-11-22T12:30:00Z');
  expect(clockIn(moment, 'Pacific/Auckland')).toEqual({ date: '2026-11-23', time: '01:30', offset: 'UTC+13' });
  expect(clockIn(moment, 'Mars/Olympus')).toBeUndefined();
});

describe('sunDay', () => {
  const auckland = { latitude: -37.008, longitude: 174.792 };

  it('is of the calendar day at the place, also just after its midnight', () => {
    const day = sunDay(auckland, Date.parse('2026-11-22T11:05:00Z'), 'Pacific/Auckland');
    expect(day.date).toBe('2026-11-23');
    expect(new Date(day.sun.begin ?? 0).toISOString().slice(0, 13)).toBe('2026-11-22T16');
    expect(new Date(day.sun.end ?? 0).toISOString().slice(0, 10)).toBe('2026-11-23');
  });

  it('is the solar day around the moment without a zone', () => {
    const day = sunDay(auckland, Date.parse('2026-11-22T11:05:00Z'), null);
    expect(day.date).toBe('2026-11-22');
    expect(day.sun.begin).toBeLessThan(day.sun.end ?? 0);
  });
});
