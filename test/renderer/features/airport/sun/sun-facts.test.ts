import { expect, it, test } from 'vitest';
import fc from 'fast-check';
import { sunFacts } from '#renderer/features/airport/sun/sun-facts.ts';
import { declinationInWords } from '#renderer/features/airport/declination-in-words.ts';
import { toMagnetic, toTrue, turnFrom, wholeDegrees } from '#renderer/format/bearing.ts';
import { declinationAt } from '#renderer/format/magnetic.ts';
import { sunDay } from '#renderer/format/sun.ts';
import { chosenZone, clockIn } from '#renderer/format/time.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const MINUTE = 60_000;

/** NOAA's short formula for a day of the year (Solar Calculation Details, general equations), good to a minute or two at low and middle latitudes. */
function noaa(year: number, day: number, latitude: number, longitude: number, zenith: number): { rise: number; set: number } {
  const gamma = ((2 * Math.PI) / 365) * (day - 1);
  const equation =
    229.18 *
    (0.000075 + 0.001868 * Math.cos(gamma) - 0.032077 * Math.sin(gamma) - 0.014615 * Math.cos(2 * gamma) - 0.040849 * Math.sin(2 * gamma));
  const declination =
    0.006918 -
    0.399912 * Math.cos(gamma) +
    0.070257 * Math.sin(gamma) -
    0.006758 * Math.cos(2 * gamma) +
    0.000907 * Math.sin(2 * gamma) -
    0.002697 * Math.cos(3 * gamma) +
    0.00148 * Math.sin(3 * gamma);
  const cosine =
    Math.cos(radians(zenith)) / (Math.cos(radians(latitude)) * Math.cos(declination)) - Math.tan(radians(latitude)) * Math.tan(declination);
  const half = (Math.acos(cosine) * 180) / Math.PI;
  const start = Date.UTC(year, 0, day);
  const at = (angle: number) => start + (720 - 4 * (longitude + angle) - equation) * MINUTE;
  return { rise: at(half), set: at(-half) };
}

it('agrees with an independent formula within four minutes, for sunrise, sunset and civil twilight', () => {
  const latitudes = fc.double({ min: -50, max: 50, noNaN: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 365 }),
      latitudes,
      fc.double({ min: -170, max: 170, noNaN: true }),
      (day, latitude, longitude) => {
        const noon = Date.UTC(2026, 0, day, 12) - longitude * 4 * MINUTE;
        const { sun, civil } = sunDay({ latitude, longitude }, noon, null);
        for (const [span, zenith] of [
          [sun, 90.833],
          [civil, 96],
        ] as const) {
          if (typeof span === 'string') throw new Error(`no ${zenith} at ${latitude}`);
          const { rise, set } = noaa(2026, day, latitude, longitude, zenith);
          expect(Math.abs(span.from - rise)).toBeLessThan(4 * MINUTE);
          expect(Math.abs(span.to - set)).toBeLessThan(4 * MINUTE);
        }
      },
    ),
  );
});

test.each([
  ['2026-06-21T12:00:00Z', 78.25, 15.47, 'up', 'up'],
  ['2026-12-21T12:00:00Z', 78.25, 15.47, 'down', 'down'],
  ['2026-12-21T12:00:00Z', 69.68, 18.92, 'down', 'span'],
  ['2026-06-21T12:00:00Z', 63, 24.95, 'span', 'up'],
  ['2026-12-21T12:00:00Z', -90, 0, 'up', 'up'],
  ['2026-06-21T12:00:00Z', -90, 0, 'down', 'down'],
  ['2026-03-26T12:00:00Z', -89.99, 0, 'down', 'up'],
])('on %s at %d, %d the sun is %s and civil twilight %s', (time, latitude, longitude, sun, civil) => {
  const day = sunDay({ latitude, longitude }, Date.parse(time), null);
  const kind = (span: unknown) => (typeof span === 'string' ? span : 'span');
  expect([kind(day.sun), kind(day.civil)]).toEqual([sun, civil]);
});

it('takes the day that the calendar shows at the airport, on both sides of the date line', () => {
  const now = Date.parse('2026-11-21T10:30:00Z');
  for (const [latitude, longitude, zone, date] of [
    [1.98, -157.35, 'Pacific/Kiritimati', '2026-11-22'],
    [-14.33, -170.71, 'Pacific/Pago_Pago', '2026-11-20'],
    [46.24, 6.11, 'Europe/Zurich', '2026-11-21'],
  ] as const) {
    const { date: found, sun } = sunDay({ latitude, longitude }, now, zone);
    expect(found).toBe(date);
    if (typeof sun === 'string') throw new Error('the sun rises there');
    expect([clockIn(sun.from, zone)?.date, clockIn(sun.to, zone)?.date]).toEqual([date, date]);
  }
});

it('says polar day and night in words, and times in the zone chosen with their date where it is another', () => {
  const values = (day: Parameters<typeof sunFacts>[0], zone: string) => sunFacts(day, zone).map(({ value }) => value);
  expect(values({ date: '2026-06-21', sun: 'up', civil: 'up' }, 'UTC').join()).toMatch(/daylight all day,none: the sun does not set/);
  expect(values({ date: '2026-12-21', sun: 'down', civil: 'down' }, 'UTC').join()).toMatch(/too dark for civil twilight.*does not rise/);
  const span = { from: Date.parse('2026-11-21T16:40:00Z'), to: Date.parse('2026-11-22T03:50:00Z') };
  expect(values({ date: '2026-11-21', sun: span, civil: span }, 'UTC').slice(1, 3)).toEqual(['16:40 UTC', '03:50 UTC on 2026-11-22']);
  expect(values({ date: '2026-11-21', sun: span, civil: span }, 'Pacific/Honolulu').slice(1, 3)).toEqual(['06:40 UTC−10', '17:50 UTC−10']);
});

it('writes times in the airport’s zone where it is known, else in UTC', () => {
  expect(chosenZone('airport', 'Europe/Zurich')).toBe('Europe/Zurich');
  expect(chosenZone('airport', null)).toBe('UTC');
  expect(chosenZone('airport', 'Nowhere/At_All')).toBe('UTC');
  expect(chosenZone('utc', 'Europe/Zurich')).toBe('UTC');
  expect(clockIn(Date.parse('2026-11-21T10:30:00Z'), 'UTC')).toEqual({ date: '2026-11-21', time: '10:30', offset: 'UTC' });
  expect(clockIn(Date.parse('2026-11-21T10:30:00Z'), 'Europe/London')?.offset).toBe('UTC');
});

/** Test values of the World Magnetic Model 2025 report (NCEI), at sea level, to a twentieth of a degree. */
test.each([
  ['2025-01-01T00:00:00Z', 80, 0, 1.28],
  ['2025-01-01T00:00:00Z', 0, 120, -0.16],
  ['2025-01-01T00:00:00Z', -80, 240, 68.78],
])('on %s at %d, %d the declination is %d°', (date, latitude, longitude, degrees) => {
  expect(declinationAt({ latitude, longitude }, new Date(date))?.degrees).toBeCloseTo(degrees, 1);
});

it('names the model and its last day, and tells no declination for a date without a model', () => {
  expect(declinationAt({ latitude: 46, longitude: 6 }, new Date('2026-11-21T00:00:00Z'))).toMatchObject({
    model: 'WMM-2025',
    date: '2026-11-21',
    until: '2029-11-13',
  });
  expect(declinationAt({ latitude: 46, longitude: 6 }, new Date('2040-01-01T00:00:00Z'))).toBeUndefined();
});

it('tells east from west with the sign, and turns directions by it', () => {
  expect([3.06, -14.2].map(declinationInWords)).toEqual(['3.1° east (+3.1°)', '14.2° west (−14.2°)']);
  expect(toMagnetic(2, 3)).toBe(359);
  expect(toTrue(359, 3)).toBe(2);
  expect([0, 7.4, 359.6, 180].map(wholeDegrees)).toEqual(['360°', '007°', '360°', '180°']);
  expect([turnFrom(350, 10), turnFrom(10, 350), turnFrom(0, 180)]).toEqual([20, -20, 180]);
});
