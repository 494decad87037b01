import { expect, it } from 'vitest';
import type { LightOfDay } from '#domain/sun.ts';
import { chosenZone } from '#renderer/format/time.ts';
import { declinationInWords } from '#renderer/features/airport/AirportFacts.tsx';
import { sunFacts } from '#renderer/features/airport/sun/TimeAndSun.tsx';

it('says polar day and night in words, and times in the zone chosen with their date where it is another', () => {
  const [up, down] = [true, false].map((isUpAtNoon) => ({ begin: null, end: null, isUpAtNoon })) as [LightOfDay, LightOfDay];
  const values = (day: Parameters<typeof sunFacts>[0], zone: string) => sunFacts(day, zone).map(({ value }) => value);
  expect(values({ date: '2026-06-21', sun: up, civil: up }, 'UTC').join()).toMatch(/daylight all day,none: the sun does not set/);
  // The day that begins the polar day: the sun rises, and then does not set.
  const rises = { begin: Date.parse('2026-04-17T23:50:00Z'), end: null, isUpAtNoon: true };
  expect(values({ date: '2026-04-18', sun: rises, civil: up }, 'UTC').slice(1, 3)).toEqual([
    '2350Z on 2026-04-17',
    expect.stringMatching(/does not set/),
  ]);
  expect(values({ date: '2026-12-21', sun: down, civil: down }, 'UTC').join()).toMatch(/no civil twilight.*does not rise/);
  const span = { begin: Date.parse('2026-11-21T16:40:00Z'), end: Date.parse('2026-11-22T03:50:00Z'), isUpAtNoon: true };
  expect(values({ date: '2026-11-21', sun: span, civil: span }, 'UTC').slice(1, 3)).toEqual(['1640Z', '0350Z on 2026-11-22']);
  expect(values({ date: '2026-11-21', sun: span, civil: span }, 'Pacific/Honolulu').slice(1, 3)).toEqual(['06:40 UTC−10', '17:50 UTC−10']);
});

it('writes times in the airport’s zone where it is known, else in UTC', () => {
  expect(chosenZone('airport', 'Europe/Zurich')).toBe('Europe/Zurich');
  expect(chosenZone('airport', null)).toBe('UTC');
  expect(chosenZone('airport', 'Nowhere/At_All')).toBe('UTC');
  expect(chosenZone('utc', 'Europe/Zurich')).toBe('UTC');
});

it('shows east and west with the sign', () => {
  expect([3.06, -14.2].map(declinationInWords)).toEqual(['3.1° E (+3.1°)', '14.2° W (−14.2°)']);
});
