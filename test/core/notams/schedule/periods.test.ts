import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSchedule } from '#core/notams/schedule/grammar.ts';
import { periodsOf, sunMinutes } from '#core/notams/schedule/periods.ts';
import { scheduleWords } from '#core/notams/schedule/schedule-words.ts';
import { dayOf } from '#core/notams/schedule/schedule.ts';

const London = { latitude: 51.5, longitude: -0.45 };

/** Periods as `MM-DDThh:mm/MM-DDThh:mm`, or null for what is not understood. */
function periods(text: string, begin: string, end: string): string[] | null {
  const schedule = parseSchedule(text, new Date(begin));
  if (!schedule) return null;
  const short = (at: number) => new Date(at).toISOString().slice(5, 16);
  return periodsOf(schedule, { start: Date.parse(begin), end: Date.parse(end) }, London).map(
    (period) => `${short(period.start)}/${short(period.end)}`,
  );
}

describe('item D', () => {
  it.each([
    ['H24 EXC 0700-1900 WED-THU', '2026-03-10T00:00Z', '2026-03-12T00:00Z', ['03-10T00:00/03-11T07:00', '03-11T19:00/03-12T00:00']],
    ['H24 EXC 0700-1900 11 MAR', '2026-03-10T00:00Z', '2026-03-12T00:00Z', ['03-10T00:00/03-11T07:00', '03-11T19:00/03-12T00:00']],
    [
      '11/1430 TO 11/2030, 12/1430 TO 12/2030',
      '2026-03-10T00:00Z',
      '2026-03-14T00:00Z',
      ['03-11T14:30/03-11T20:30', '03-12T14:30/03-12T20:30'],
    ],
    ['DAILY 1600-1700, 1930-2030', '2026-03-10T00:00Z', '2026-03-11T00:00Z', ['03-10T16:00/03-10T17:00', '03-10T19:30/03-10T20:30']],
    // 2026-03-13 is a Friday.
    ['2300-0500 DLY SAUF VEN', '2026-03-12T12:00Z', '2026-03-15T12:00Z', ['03-12T23:00/03-13T05:00', '03-14T23:00/03-15T05:00']],
    ['DIARIO 2200-0400', '2026-03-12T12:00Z', '2026-03-14T12:00Z', ['03-12T22:00/03-13T04:00', '03-13T22:00/03-14T04:00']],
    [
      'TODOS LOS DÍAS EXCEPTO SÁBADO 0800-1000',
      '2026-03-13T00:00Z',
      '2026-03-15T12:00Z',
      ['03-13T08:00/03-13T10:00', '03-15T08:00/03-15T10:00'],
    ],
    [
      'DE SEGUNDA A SEXTA-FEIRA DAS 0800 AS 1000',
      '2026-03-13T00:00Z',
      '2026-03-16T12:00Z',
      ['03-13T08:00/03-13T10:00', '03-16T08:00/03-16T10:00'],
    ],
    ['DIAS 12 Y 14 MARZO 0800-1000', '2026-03-11T00:00Z', '2026-03-16T12:00Z', ['03-12T08:00/03-12T10:00', '03-14T08:00/03-14T10:00']],
    [
      'LES LUNDIS ET MERCREDIS ENTRE 0800 ET 1000',
      '2026-03-16T00:00Z',
      '2026-03-19T00:00Z',
      ['03-16T08:00/03-16T10:00', '03-18T08:00/03-18T10:00'],
    ],
    ['DU 12 AU 13 MARS 2200-0400', '2026-03-11T00:00Z', '2026-03-16T12:00Z', ['03-12T22:00/03-13T04:00', '03-13T22:00/03-14T04:00']],
    [
      'OGNI GIORNO ESCLUSO DOMENICA 0800-1000',
      '2026-03-14T00:00Z',
      '2026-03-16T12:00Z',
      ['03-14T08:00/03-14T10:00', '03-16T08:00/03-16T10:00'],
    ],
    [
      'TAEGLICH AUSSER SA UND SO 0800-1000',
      '2026-03-13T00:00Z',
      '2026-03-16T12:00Z',
      ['03-13T08:00/03-13T10:00', '03-16T08:00/03-16T10:00'],
    ],
    ['MO BIS FR 0800-1000', '2026-03-13T00:00Z', '2026-03-16T12:00Z', ['03-13T08:00/03-13T10:00', '03-16T08:00/03-16T10:00']],
    // MAR is Tuesday too where the text is Spanish.
    ['LUN MAR JUE 0800-1000', '2026-03-13T00:00Z', '2026-03-19T12:00Z', null],
    ['MAR-VIE 0800-1000', '2026-03-16T00:00Z', '2026-03-18T12:00Z', ['03-17T08:00/03-17T10:00', '03-18T08:00/03-18T10:00']],
    ['12 MAR A VIE 0800-1000', '2026-03-11T00:00Z', '2026-03-18T12:00Z', null],
    ['TLJ SAUF JOURS FERIES 0800-1000', '2026-03-13T00:00Z', '2026-03-16T12:00Z', null],
    ['DIARIO PREVIA COORDINACION', '2026-03-13T00:00Z', '2026-03-16T12:00Z', null],
    // The hours run over midnight and are clipped to B and C.
    ['DAILY 2200-0500', '2026-03-10T23:00Z', '2026-03-12T03:00Z', ['03-10T23:00/03-11T05:00', '03-11T22:00/03-12T03:00']],
    // Already under way when the NOTAM begins.
    ['DAILY 2200-0500', '2026-03-10T01:00Z', '2026-03-10T06:00Z', ['03-10T01:00/03-10T05:00']],
    // 2026-03-13 is a Friday.
    ['EVERY FRI 1000-1100', '2026-03-13T00:00Z', '2026-03-20T00:00Z', ['03-13T10:00/03-13T11:00']],
    ['TUE-FRI 0600-0700, SAT 1200-1300', '2026-03-13T00:00Z', '2026-03-15T00:00Z', ['03-13T06:00/03-13T07:00', '03-14T12:00/03-14T13:00']],
    ['H24 EXC 11 MAR 2300-13 MAR 0500', '2026-03-10T00:00Z', '2026-03-14T00:00Z', ['03-10T00:00/03-11T23:00', '03-13T05:00/03-14T00:00']],
    [
      'DLY 0600-1800 EXC MON 1200-TUE 0700',
      '2026-03-16T00:00Z',
      '2026-03-18T00:00Z',
      ['03-16T06:00/03-16T12:00', '03-17T07:00/03-17T18:00'],
    ],
    ['BTN 11 MAR 2100 AND 13 MAR 0300', '2026-03-10T00:00Z', '2026-03-20T00:00Z', ['03-11T21:00/03-13T03:00']],
    ['2300 11 MAR TO 0500 13 MAR', '2026-03-10T00:00Z', '2026-03-20T00:00Z', ['03-11T23:00/03-13T05:00']],
    // Whether the last is excepted as well is not said.
    ['H24 EXC 11 MAR 2300-13 MAR 0500, 15 MAR 0600-16 MAR 0700', '2026-03-10T00:00Z', '2026-03-20T00:00Z', null],
    ['FRI 2200-SUN 0600', '2026-03-13T00:00Z', '2026-03-16T00:00Z', ['03-13T22:00/03-15T06:00']],
    ['DEC 30-JAN 02 0800-0900', '2026-12-31T00:00Z', '2027-01-02T00:00Z', ['12-31T08:00/12-31T09:00', '01-01T08:00/01-01T09:00']],
    [
      '30 31 01 0800-0900',
      '2026-03-30T00:00Z',
      '2026-04-02T00:00Z',
      ['03-30T08:00/03-30T09:00', '03-31T08:00/03-31T09:00', '04-01T08:00/04-01T09:00'],
    ],
    // The days precede their month.
    ['30 AND 31 MAR, 02 APR', '2026-03-10T00:00Z', '2026-04-10T00:00Z', ['03-30T00:00/04-01T00:00', '04-02T00:00/04-03T00:00']],
    [
      '0800-0900 02, 04 AND 06 APR 2026',
      '2026-03-10T00:00Z',
      '2026-04-10T00:00Z',
      ['04-02T08:00/04-02T09:00', '04-04T08:00/04-04T09:00', '04-06T08:00/04-06T09:00'],
    ],
    ['SAT 28 MAR, SUN 05 AND MON 06 APR', '2026-03-10T00:00Z', '2026-04-10T00:00Z', ['03-28T00:00/03-29T00:00', '04-05T00:00/04-07T00:00']],
    // Days that have passed when the NOTAM begins are those of the next month.
    ['01 03 0800-0900', '2026-03-27T00:00Z', '2026-04-10T00:00Z', ['04-01T08:00/04-01T09:00', '04-03T08:00/04-03T09:00']],
    ['26 2200-0400', '2026-03-27T00:00Z', '2026-04-30T00:00Z', ['03-27T00:00/03-27T04:00']],
    ['25 27 0800-0900', '2026-03-27T00:00Z', '2026-04-10T00:00Z', ['03-27T08:00/03-27T09:00']],
    // A group of its own may go back in the month.
    [
      '01 03 0610-0655, 02 1720-1805',
      '2026-07-01T00:00Z',
      '2026-07-04T00:00Z',
      ['07-01T06:10/07-01T06:55', '07-02T17:20/07-02T18:05', '07-03T06:10/07-03T06:55'],
    ],
    ['2409112200 TO 2409120415', '2024-09-01T00:00Z', '2024-09-30T00:00Z', ['09-11T22:00/09-12T04:15']],
    ['MAY 24 TO 02 JUN 2026', '2026-05-24T00:00Z', '2026-06-03T00:00Z', ['05-24T00:00/06-03T00:00']],
    ['2025 DEC 31-2026 JAN 01 2215/0745', '2025-12-31T00:00Z', '2026-01-03T00:00Z', ['12-31T22:15/01-01T07:45', '01-01T22:15/01-02T07:45']],
    ['DAILY 0700-1700 EXC 1200-1300', '2026-03-13T00:00Z', '2026-03-14T00:00Z', ['03-13T07:00/03-13T12:00', '03-13T13:00/03-13T17:00']],
    // A night that runs into an excepted day stays whole.
    ['DAILY 2200-0200 EXC SAT', '2026-03-13T00:00Z', '2026-03-15T12:00Z', ['03-13T00:00/03-13T02:00', '03-13T22:00/03-14T02:00']],
    [
      'JUN 01-02 0700-0800 EXC SUN, JUN 03 0900-1000',
      '2026-06-01T00:00Z',
      '2026-06-04T00:00Z',
      ['06-01T07:00/06-01T08:00', '06-02T07:00/06-02T08:00', '06-03T09:00/06-03T10:00'],
    ],
    // Out of what runs on from one day to another, the whole excepted day is cut.
    ['12 0800-15 2000 EXC FRI', '2026-03-01T00:00Z', '2026-03-31T00:00Z', ['03-12T08:00/03-13T00:00', '03-14T00:00/03-15T20:00']],
    [
      'MON 0600-SAT 1800 EXC WED 1000-1200',
      '2026-03-09T00:00Z',
      '2026-03-15T00:00Z',
      ['03-09T06:00/03-11T10:00', '03-11T12:00/03-14T18:00'],
    ],
    ['2603120800 TO 2603152000 EXC 13', '2026-03-01T00:00Z', '2026-03-31T00:00Z', ['03-12T08:00/03-13T00:00', '03-14T00:00/03-15T20:00']],
    // Times behind excepted days are those of the days before them, where those have none.
    ['DLY EXC SAT SUN 0700-1500', '2026-03-13T00:00Z', '2026-03-17T00:00Z', ['03-13T07:00/03-13T15:00', '03-16T07:00/03-16T15:00']],
    [
      '24-28 EXC 26 0900-1000',
      '2026-03-20T00:00Z',
      '2026-04-30T00:00Z',
      ['03-24T09:00/03-24T10:00', '03-25T09:00/03-25T10:00', '03-27T09:00/03-27T10:00', '03-28T09:00/03-28T10:00'],
    ],
    ['DLY BTN 0500/1530', '2026-03-10T00:00Z', '2026-03-11T00:00Z', ['03-10T05:00/03-10T15:30']],
  ])('%s', (text, begin, end, expected) => {
    expect(periods(text, begin, end)).toEqual(expected);
  });

  it.each([
    'DAILY 1840/1130 1HR LATER IN WINTER',
    'MON-FRI EXC HOL 0700-1500',
    'AS REQUIRED',
    '0800',
    'FEB 30 0800-0900',
    '0800-2560',
    'EXC SAT',
    'MON-FRI EXC WED, SAT 0800-1000',
    'DAILY 0600-2000 EXC 1200-1300 SAT 0800-1000',
    // 2026-02-12 is a Thursday, 2026-02-20 a Friday.
    'TUE 10 0800-0900, WED 12 0800-0900',
    'SAT SUN AND FEB 20 0800-0900',
    // It may be the 26th or the year.
    '15 FEB 26 0800-0900',
    '',
  ])('does not claim to understand "%s"', (text) => {
    expect(periods(text, '2026-02-10T00:00Z', '2026-03-12T00:00Z')).toBeNull();
  });

  it('needs item B for dates, and for nothing else', () => {
    expect(parseSchedule('21 0800-0900', null)).toBeNull();
    expect(parseSchedule('MON-FRI 0800-0900', null)).not.toBeNull();
  });

  it.each([
    ['SR-SS', ['06-21T03:45/06-21T20:25']],
    ['HJ', ['06-21T03:45/06-21T20:25']],
    ['SR MINUS45-1430', ['06-21T03:00/06-21T14:30']],
    ['0700-SS PLUS 30', ['06-21T07:00/06-21T20:55']],
    ['HN', ['06-21T00:00/06-21T03:45', '06-21T20:25/06-22T00:00']],
  ])('follows the sun of London at midsummer: %s', (text, expected) => {
    expect(periods(text, '2026-06-21T00:00Z', '2026-06-22T00:00Z')).toEqual(expected);
  });

  it('never throws, and keeps its periods in order and inside the window', () => {
    const word = fc.constantFrom(
      'MON',
      'FRI',
      '-',
      ',',
      '0800',
      '2200',
      '0800-1000',
      '31',
      '02',
      'FEB',
      'EXC',
      'DLY',
      'SR',
      'SS',
      'H24',
      '2026',
      'HN',
    );
    const begin = Date.parse('2026-02-10T05:00Z');
    const end = Date.parse('2026-04-10T05:00Z');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 14 }), (words) => {
        const schedule = parseSchedule(words.join(' '), new Date(begin));
        if (!schedule) return;
        expect(scheduleWords(schedule)).not.toBe('');
        let last = begin - 1;
        for (const period of periodsOf(schedule, { start: begin, end }, London)) {
          expect(period.start).toBeGreaterThan(last);
          expect(period.end).toBeGreaterThan(period.start);
          last = period.end;
        }
        expect(last).toBeLessThanOrEqual(end);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the sun', () => {
  // Hours and minutes UTC of the almanacs; ours are rounded to five.
  it.each([
    ['Greenwich at the equinox', 51.48, 0, '2026-03-20', '06:05', '18:13'],
    ['Honolulu, whose day is not the UTC day', 21.32, -157.92, '2026-06-21', '15:50', '05:16'],
    ['Sydney', -33.95, 151.18, '2026-12-22', '18:41', '09:05'],
  ])('rises and sets in %s', (_, latitude, longitude, date, rise, set) => {
    const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
    const day = dayOf(new Date(date));
    expect(Math.abs((sunMinutes(day, { latitude, longitude }, 'rise') ?? Infinity) - minutes(rise))).toBeLessThanOrEqual(3);
    expect(Math.abs((sunMinutes(day, { latitude, longitude }, 'set') ?? Infinity) - minutes(set))).toBeLessThanOrEqual(3);
  });

  it('neither rises nor sets in Longyearbyen at midsummer, and daylight schedules hold all day', () => {
    const place = { latitude: 78.25, longitude: 15.5 };
    const day = dayOf(new Date('2026-06-21'));
    expect(sunMinutes(day, place, 'rise')).toBeUndefined();
    const window = { start: Date.parse('2026-06-21'), end: Date.parse('2026-06-22') };
    const schedule = parseSchedule('SR-SS', null) ?? [];
    expect(periodsOf(schedule, window, place)).toEqual([window]);
    const winter = { start: Date.parse('2026-12-21'), end: Date.parse('2026-12-22') };
    expect(periodsOf(schedule, winter, place)).toEqual([]);
  });
});

describe('a schedule in words', () => {
  it.each([
    ['MON-FRI 0515-1745', 'Monday to Friday 05:15-17:45'],
    ['SAT SUN H24', 'Saturday, Sunday all day'],
    ['DLY SR-SS', 'every day sunrise-sunset'],
    ['MAY 24-26 0445-0930 1200-1300', '24 May to 26 May 04:45-09:30 and 12:00-13:00'],
    ['0615-1640 EXC SUN', 'every day 06:15-16:40, except Sunday'],
    ['07 0900-11 2130', '7 May 09:00 to 11 May 21:30'],
    ['SR MINUS45-1430', 'every day 45 minutes before sunrise-14:30'],
  ])('%s', (text, words) => {
    expect(scheduleWords(parseSchedule(text, new Date('2026-05-01')) ?? [])).toBe(words);
  });
});
