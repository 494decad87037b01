import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatTenDigits,
  formatZulu,
  readDayTime,
  readMoment,
  readMonthDayTime,
  readTenDigits,
  readTimestamp,
  utcMoment,
} from '#domain/time.ts';

const near = Date.parse('2026-11-21T22:03:00Z');
const iso = (moment: number | undefined): string | undefined =>
  moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 16);

describe('a moment', () => {
  it.each([
    ['2026-11-21 14:00', '2026-11-21T14:00'],
    ['2026-11-21T14:00Z', '2026-11-21T14:00'],
    ['2026-11-21T14:00:59Z', '2026-11-21T14:00'],
    ['2026-11-21T14:00+02:00', '2026-11-21T12:00'],
    ['2026-11-21 1400 utc', '2026-11-21T14:00'],
    ['2026-11-21', '2026-11-21T00:00'],
    ['2611211400', '2026-11-21T14:00'],
    ['2611211400Z', '2026-11-21T14:00'],
    ['222200', '2026-11-22T22:00'],
    ['22 2200', '2026-11-22T22:00'],
    ['22 1200Z', '2026-11-22T12:00'],
    ['22/1200Z', '2026-11-22T12:00'],
    // The nearest month: the 1st is that of December, the 30th still of November.
    ['010600Z', '2026-12-01T06:00'],
    ['300600Z', '2026-11-30T06:00'],
    ['2200', '2026-11-21T22:00'],
    // The nearest day: after 2200Z the morning is that of tomorrow.
    ['9:15z', '2026-11-22T09:15'],
    ['0100', '2026-11-22T01:00'],
    ['1200Z', '2026-11-21T12:00'],
    ['22 NOV 1200Z', '2026-11-22T12:00'],
    ['22 Nov 2026 12:00 UTC', '2026-11-22T12:00'],
    ['221200ZNOV26', '2026-11-22T12:00'],
    ['221200Z NOV 2026', '2026-11-22T12:00'],
    ['221200ZNOV', '2026-11-22T12:00'],
    ['01 JAN 0000Z', '2027-01-01T00:00'],
    ['2026-11-21 24:00', '2026-11-22T00:00'],
    ['312400', '2026-11-01T00:00'],
  ])('%s is %s', (text, expected) => {
    expect(iso(readMoment(text, near))).toBe(expected);
  });

  it.each([
    '',
    'soon',
    '2026-02-29',
    '2026-13-01',
    '2611312500',
    '322200',
    '222460',
    '2460',
    '25:00',
    '12345',
    '22 FOO 1200Z',
    '31 JUN 1200Z',
  ])('"%s" is no moment', (text) => expect(readMoment(text, near)).toBeUndefined());

  it('with an offset is of a day that there is', () => {
    expect(iso(readTimestamp('2026-02-28T23:30:00-01:00'))).toBe('2026-03-01T00:30');
    for (const text of ['2026-02-30T08:00:00Z', '2026-02-28', '2026-02-28T08:00', '2026-02-28T25:00Z', 'soon'])
      expect(readTimestamp(text)).toBeUndefined();
  });

  it('of a day and time is at most sixteen days from the moment it is read at, unless months lack the day', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (at) => {
        for (const day of ['01', '10', '28']) {
          const read = readDayTime(`${day}1200`, at.getTime()) ?? Number.NaN;
          expect(Math.abs(read - at.getTime())).toBeLessThanOrEqual(15.5 * 86_400_000);
        }
        expect(readDayTime('311200', at.getTime())).toBeDefined();
      }),
    );
  });

  it('crosses the ends of months and years', () => {
    const at = (text: string, moment: string) => iso(readDayTime(text, Date.parse(moment)));
    expect(at('312330', '2027-01-01T00:10Z')).toBe('2026-12-31T23:30');
    expect(at('010015', '2026-12-31T23:50Z')).toBe('2027-01-01T00:15');
    expect(at('290000', '2028-02-27T00:00Z')).toBe('2028-02-29T00:00');
    expect(at('290000', '2027-02-27T00:00Z')).toBe('2027-01-29T00:00');
    expect(iso(readMonthDayTime('12312330', Date.parse('2027-01-01T00:10Z')))).toBe('2026-12-31T23:30');
    expect(iso(readMonthDayTime('02290600', Date.parse('2027-03-01T00:00Z')))).toBe('2028-02-29T06:00');
  });

  it('of two figures for the year belongs to this century up to 79', () => {
    expect(iso(readTenDigits('7912312359'))).toBe('2079-12-31T23:59');
    expect(iso(readTenDigits('8001010000'))).toBe('1980-01-01T00:00');
  });

  it('is on no calendar with 60 minutes, hour 25 or a 30 February', () => {
    const parts = { year: 2026, month: 2, day: 28, hour: 24, minute: 0 };
    expect(iso(utcMoment(parts))).toBe('2026-03-01T00:00');
    for (const wrong of [{ minute: 60 }, { hour: 25 }, { day: 30 }, { day: 0 }, { month: 0 }, { month: 13 }, { minute: 1 }, { second: 60 }])
      expect(utcMoment({ ...parts, ...wrong })).toBeUndefined();
  });
});

it('a moment is written as 221200Z, 22 NOV 1200Z and 2611221200', () => {
  const moment = Date.parse('2026-11-22T12:00:59Z');
  expect([formatZulu(moment), formatTenDigits(moment)]).toEqual(['22 NOV 1200Z', '2611221200']);
});

it('every form of a written moment is read back to the minute', () => {
  const minutes = fc.integer({ min: Date.UTC(1980, 0) / 60_000, max: Date.UTC(2079, 11, 31) / 60_000 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: -10 * 1440, max: 10 * 1440 }), (minute, away) => {
      const moment = minute * 60_000;
      const from = moment + away * 60_000;
      expect(readTenDigits(formatTenDigits(moment))).toBe(moment);
      expect(readDayTime(formatTenDigits(moment).slice(4), from)).toBe(moment);
      for (const text of [`${formatTenDigits(moment).slice(4)}Z`, formatZulu(moment), formatTenDigits(moment)])
        expect(readMoment(text, from)).toBe(moment);
    }),
  );
});
