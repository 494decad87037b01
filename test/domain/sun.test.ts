import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { lightOfDay, sunDay, type Light } from '#domain/sun.ts';
import { clockIn } from '#domain/zone-clock.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const rows = (name: string): string[][] =>
  readFileSync(new URL(`../fixtures/domain/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('\t'));

/** Returns the minutes from midnight of the events of that UTC day, which may belong to another solar day. */
function onUtcDay(place: { latitude: number; longitude: number }, day: string, light: Light, event: 'begin' | 'end'): number[] {
  const midnight = Date.parse(day);
  return [-1, 0, 1]
    .map((shift) => lightOfDay(place, midnight + shift * DAY + DAY / 2, light)[event])
    .filter((time) => time !== null)
    .map((time) => (time - midnight) / MINUTE)
    .filter((minutes) => minutes >= 0 && minutes < 1440);
}

describe('the U.S. Naval Observatory’s tables of seven places', () => {
  const all = rows('sun-usno.tsv').map(([name = '', latitude, longitude, day = '', light, begin = '', end = '']) => {
    return { name, place: { latitude: Number(latitude), longitude: Number(longitude) }, day, light: light as Light, begin, end };
  });
  const hasEvents = ({ begin }: (typeof all)[number]) => begin.includes(':');

  test.each(all.filter(hasEvents))('$name on $day: $light from $begin to $end, to a minute', ({ place, day, light, begin, end }) => {
    const off = (event: 'begin' | 'end', published: string): number => {
      const [hours = 0, minutes = 0] = published.split(':').map(Number);
      return Math.min(...onUtcDay(place, day, light, event).map((at) => Math.abs(at - hours * 60 - minutes)));
    };
    expect(off('begin', begin)).toBeLessThanOrEqual(1);
    expect(off('end', end)).toBeLessThanOrEqual(1);
  });

  test.each(all.filter((row) => !hasEvents(row)))('$name on $day: $light, $begin all day', ({ place, day, light, begin }) => {
    const noon = Date.parse(day) + DAY / 2 - place.longitude * 4 * MINUTE;
    expect(lightOfDay(place, noon, light)).toEqual({ begin: null, end: null, isUpAtNoon: begin === 'up' });
  });
});

describe('an independent ephemeris (ERFA) for 62 places, five days and three kinds of light', () => {
  /** Degrees by which the sun must cross the altitude, for its time to be certain to a minute by any ephemeris. */
  const GRAZING = 0.05;
  const all = rows('sun-erfa.tsv').map(([name, latitude, longitude, day, light, begin, end, side, margin]) => {
    const place = { latitude: Number(latitude), longitude: Number(longitude) };
    const noon = Date.parse(day ?? '') + DAY / 2 - place.longitude * 4 * MINUTE;
    const time = (text = '-') => (text === '-' ? null : Date.parse(text));
    return {
      name: `${name} ${day} ${light}`,
      found: lightOfDay(place, noon, light as Light),
      expected: { begin: time(begin), end: time(end), isUpAtNoon: side === 'up' },
      isGrazing: Number(margin) < GRAZING,
    };
  });

  it('agrees on what takes place, polar days and nights among it', () => {
    expect(all).toHaveLength(930);
    const kinds = (light: { begin: number | null; end: number | null; isUpAtNoon: boolean }) =>
      [light.begin === null ? '' : 'begin', light.end === null ? '' : 'end', light.isUpAtNoon ? 'up' : 'down'].join();
    for (const { name, found, expected } of all) expect(`${name} ${kinds(found)}`).toBe(`${name} ${kinds(expected)}`);
    expect(new Set(all.map(({ expected }) => kinds(expected)))).toEqual(
      new Set(['begin,end,up', ',,up', ',,down', ',end,up', 'begin,,up']),
    );
  });

  it('agrees on the time to half a minute, and to three minutes where the sun only grazes the altitude', () => {
    for (const { name, found, expected, isGrazing } of all) {
      for (const event of ['begin', 'end'] as const) {
        const off = Math.abs((found[event] ?? 0) - (expected[event] ?? 0));
        expect(off / MINUTE, `${event} of ${name}`).toBeLessThanOrEqual(isGrazing ? 3 : 0.5);
      }
    }
    expect(all.filter(({ isGrazing }) => isGrazing).length).toBeLessThanOrEqual(5);
  });
});

it('rises once and does not set in the day that begins the polar day', () => {
  // Longyearbyen, 2026: the last sunset is on 18 April.
  const place = { latitude: 78.25, longitude: 15.47 };
  const of = (day: string) => lightOfDay(place, Date.parse(`${day}T11:00:00Z`), 'sun');
  const kinds = ['2026-04-16', '2026-04-17', '2026-04-18', '2026-04-19', '2026-04-20'].map((day) => {
    const { begin, end } = of(day);
    return `${begin === null ? '' : 'rises'} ${end === null ? '' : 'sets'}`.trim();
  });
  expect(kinds.at(-1)).toBe('');
  expect(kinds[0]).toBe('rises sets');
  expect(kinds).toContain('rises');
});

it.each([
  ['2026-06-21', 90, 'sun', true],
  ['2026-12-21', 90, 'sun', false],
  ['2026-12-21', -90, 'nautical', true],
  ['2026-06-21', -90, 'nautical', false],
] as const)('at a pole on %s at %d the %s light is there: %s', (day, latitude, light, isUpAtNoon) => {
  expect(lightOfDay({ latitude, longitude: 0 }, Date.parse(`${day}T12:00:00Z`), light)).toEqual({ begin: null, end: null, isUpAtNoon });
});

it.each([
  ['2026-11-21T10:30:00Z', 1.98, -157.35, 'Pacific/Kiritimati', '2026-11-22'],
  ['2026-11-21T10:30:00Z', -14.33, -170.71, 'Pacific/Pago_Pago', '2026-11-20'],
  ['2026-11-21T10:30:00Z', 46.24, 6.11, 'Europe/Zurich', '2026-11-21'],
  // It is just after midnight there.
  ['2026-11-22T11:05:00Z', -37.008, 174.792, 'Pacific/Auckland', '2026-11-23'],
])('the day of the sun is that of the calendar at the place: at %s at %d, %d in %s %s', (now, latitude, longitude, zone, date) => {
  const { date: found, sun } = sunDay({ latitude, longitude }, Date.parse(now), zone);
  expect([found, clockIn(sun.begin ?? 0, zone)?.date, clockIn(sun.end ?? 0, zone)?.date]).toEqual([date, date, date]);
});

it('the day of the sun is the solar day around the moment where there is no zone', () => {
  const { date, sun } = sunDay({ latitude: -37.008, longitude: 174.792 }, Date.parse('2026-11-22T11:05:00Z'), null);
  expect(date).toBe('2026-11-22');
  expect(sun.begin).toBeLessThan(sun.end ?? 0);
});

it.each([
  ['2026-11-22T12:30:00Z', 'Pacific/Auckland', { date: '2026-11-23', time: '01:30', offset: 'UTC+13' }],
  ['2026-11-21T10:30:00Z', 'UTC', { date: '2026-11-21', time: '10:30', offset: 'UTC' }],
  ['2026-11-21T10:30:00Z', 'Europe/London', { date: '2026-11-21', time: '10:30', offset: 'UTC' }],
  ['2026-11-22T12:30:00Z', 'Mars/Olympus', undefined],
])('the clock of %s in %s has calendar, time and offset: %o', (moment, zone, clock) => {
  expect(clockIn(Date.parse(moment), zone)).toEqual(clock);
});
