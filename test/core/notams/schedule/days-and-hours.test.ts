/**
 * Days and hours put together mean the days and the hours, in an item D and behind a closure. The calendar gives the days of each spelling, not the
 * grammar. The NOTAM is in force from 27 November 2026 to 15 January 2027, so that dates lie in the months after that in which it begins, and in
 * the next year.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSchedule } from '#core/notams/schedule/grammar.ts';
import { periodsOf } from '#core/notams/schedule/periods.ts';
import { times } from '../../../helpers/long.ts';
import { decodeNotice } from '../decode-notice.ts';

const begin = Date.UTC(2026, 10, 27);
const end = Date.UTC(2027, 0, 15, 23, 59);
const A_DAY = 86_400_000;
const A_MINUTE = 60_000;
/** The first is the day before, whose night may still be under way. */
const days = Array.from({ length: 51 }, (_, index) => begin + (index - 1) * A_DAY);

type Spelling = [written: string, holds: (day: number) => boolean];

const never = (): boolean => false;
const onWeekdays =
  (...weekdays: number[]) =>
  (day: number): boolean =>
    weekdays.includes(new Date(day).getUTCDay());
/** Dates as `11-28` or `12-05/12-07`. */
const on =
  (...dates: string[]) =>
  (day: number): boolean =>
    dates.some((date) => {
      const [first = '', last = first] = date.split('/').map((one) => `${one.startsWith('01') ? 2027 : 2026}-${one}`);
      const iso = new Date(day).toISOString().slice(0, 10);
      return iso >= first && iso <= last;
    });

const spellings: Spelling[] = [
  ['MON', onWeekdays(1)],
  ['MON WED', onWeekdays(1, 3)],
  ['MON AND WED', onWeekdays(1, 3)],
  ['MON, WED, FRI', onWeekdays(1, 3, 5)],
  ['MON-FRI', onWeekdays(1, 2, 3, 4, 5)],
  ['MON TO FRI', onWeekdays(1, 2, 3, 4, 5)],
  ['SAT SUN', onWeekdays(6, 0)],
  ['FRI-MON', onWeekdays(5, 6, 0, 1)],
  ['28 NOV', on('11-28')],
  ['NOV 28', on('11-28')],
  ['NOV 28-30', on('11-28/11-30')],
  ['28-30 NOV', on('11-28/11-30')],
  ['NOV 28 30', on('11-28', '11-30')],
  ['28 30 NOV', on('11-28', '11-30')],
  ['28, 30 NOV', on('11-28', '11-30')],
  ['28 AND 30 NOV', on('11-28', '11-30')],
  ['NOV 28-DEC 02', on('11-28/12-02')],
  ['28 NOV-02 DEC', on('11-28/12-02')],
  ['28 NOV TO 02 DEC', on('11-28/12-02')],
  ['BTN 28 NOV AND 02 DEC', on('11-28/12-02')],
  ['NOV 28 DEC 02 05', on('11-28', '12-02', '12-05')],
  ['01 DEC, 03 DEC AND 05 DEC', on('12-01', '12-03', '12-05')],
  ['01, 03 AND 05 DEC', on('12-01', '12-03', '12-05')],
  ['01 03 05 DEC', on('12-01', '12-03', '12-05')],
  ['DEC 01 03 05-07', on('12-01', '12-03', '12-05/12-07')],
  ['01 03 05-07 DEC', on('12-01', '12-03', '12-05/12-07')],
  ['DEC 28-JAN 03', on('12-28/01-03')],
  ['28 DEC-03 JAN', on('12-28/01-03')],
  ['DEC 30 JAN 02', on('12-30', '01-02')],
  ['30 DEC, 02 JAN', on('12-30', '01-02')],
  ['30 DEC AND 02 JAN', on('12-30', '01-02')],
  ['NOV 30-DEC 04 DEC 07-11', on('11-30/12-04', '12-07/12-11')],
  ['30 NOV-04 DEC, 07-11 DEC', on('11-30/12-04', '12-07/12-11')],
  ['28-30 NOV AND 02 DEC', on('11-28/11-30', '12-02')],
];
const daily: Spelling[] = [
  ['DAILY', () => true],
  ['DLY', () => true],
];
const exceptions: Spelling[] = [
  ['', never],
  ['EXC SAT', onWeekdays(6)],
  ['EXC SAT SUN', onWeekdays(6, 0)],
  ['EXC 30 NOV', on('11-30')],
  ['EXC DEC 02', on('12-02')],
  ['EXC 24-26 DEC', on('12-24/12-26')],
  ['EXC 01 JAN', on('01-01')],
];
/** The ranges count minutes from the begin of the day. */
const hours: [written: string, ranges: [number, number][]][] = [
  ['0800-1000', [[480, 600]]],
  ['2200-0400', [[1320, 1680]]],
  [
    '0800-1000 1200-1400',
    [
      [480, 600],
      [720, 840],
    ],
  ],
  [
    '0800-1000, 1200-1400',
    [
      [480, 600],
      [720, 840],
    ],
  ],
  [
    '0800-1000 AND 1200-1400',
    [
      [480, 600],
      [720, 840],
    ],
  ],
  [
    '0500-0700 2100-0100',
    [
      [300, 420],
      [1260, 1500],
    ],
  ],
  ['H24', [[0, 1440]]],
];

type Part = { day: Spelling; except: Spelling; hour: (typeof hours)[number] };
type Range = readonly [from: number, to: number];

/** What the ranges cover within the NOTAM, in order; ranges that meet are one. */
function covered(ranges: readonly Range[]): string[] {
  const merged: [number, number][] = [];
  for (const [first, last] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const [from, to] = [Math.max(first, begin), Math.min(last, end)];
    const before = merged.at(-1);
    if (to <= from) continue;
    if (before && from <= before[1]) before[1] = Math.max(before[1], to);
    else merged.push([from, to]);
  }
  return merged.map(([from, to]) => `${new Date(from).toISOString()}/${new Date(to).toISOString()}`);
}

const meant = (parts: readonly Part[]): string[] =>
  covered(
    parts.flatMap(({ day, except, hour }) =>
      days
        .filter((one) => day[1](one) && !except[1](one))
        .flatMap((one) => hour[1].map(([from, to]): Range => [one + from * A_MINUTE, one + to * A_MINUTE])),
    ),
  );

const orders: ((part: Part) => string)[] = [
  ({ day, hour, except }) => `${day[0]} ${hour[0]} ${except[0]}`,
  ({ day, hour, except }) => `${day[0]} ${except[0]} ${hour[0]}`,
];
/** Hours may come first where nothing is left out. */
const hoursFirst = ({ day, hour }: Part): string => `${hour[0]} ${day[0]}`;

const none: Spelling = ['', never];
const some = fc.record({ day: fc.constantFrom(...spellings), hour: fc.constantFrom(...hours) }).map((part) => ({ ...part, except: none }));
const schedule = fc.oneof(
  fc
    .record({ day: fc.constantFrom(...daily), except: fc.constantFrom(...exceptions), hour: fc.constantFrom(...hours) })
    .chain((part) => fc.constantFrom(...orders).map((order) => ({ text: order(part), parts: [part] }))),
  fc
    .tuple(
      fc.array(some, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(orders[0] as (part: Part) => string, hoursFirst),
      fc.constantFrom(', ', ' ', ' AND ', '; ', '\n', '. '),
    )
    .map(([parts, order, sign]) => ({
      text: parts
        .map(order)
        .map((one) => one.trim())
        .join(sign),
      parts,
    })),
);
const written = (text: string): string => text.replaceAll(/ +/g, ' ').trim();

it('an item D', () => {
  fc.assert(
    fc.property(schedule, ({ text, parts }) => {
      const read = parseSchedule(written(text), new Date(begin));
      const found = read && covered(periodsOf(read, { start: begin, end }, null).map(({ start, end: last }) => [start, last]));
      expect({ text, found }).toEqual({ text, found: meant(parts) });
    }),
    { seed: 27, numRuns: times(1_000, 40_000) },
  );
});

const rangesOf = (periods: readonly string[]): Range[] =>
  periods.map((period) => period.split('/').map((time) => Date.parse(time)) as [number, number]);

/** Gives the times of the NOTAM outside the ranges. */
function without(ranges: readonly Range[]): string[] {
  const left = rangesOf(covered(ranges));
  return covered([...left, [end, end] as const].map(([from], at): Range => [left[at - 1]?.[1] ?? begin, from]));
}

it('an exception of hours on days, whichever come first, leaves out no more than it says', () => {
  const exception = fc.record({
    every: fc.constantFrom('H24', 'DAILY H24', 'DLY 0000-2400'),
    day: fc.constantFrom(...spellings),
    hour: fc.constantFrom(...hours),
    isHourFirst: fc.boolean(),
  });
  fc.assert(
    fc.property(exception, ({ every, day, hour, isHourFirst }) => {
      const text = `${every} EXC ${isHourFirst ? `${hour[0]} ${day[0]}` : `${day[0]} ${hour[0]}`}`;
      const read = parseSchedule(written(text), new Date(begin));
      if (read === null) return;
      const found = covered(periodsOf(read, { start: begin, end }, null).map(({ start, end: last }) => [start, last]));
      const left = without(
        days.filter(day[1]).flatMap((one) => hour[1].map(([from, to]): Range => [one + from * A_MINUTE, one + to * A_MINUTE])),
      );
      // A group of its own may begin behind a comma.
      const expected = text.includes(',') ? covered([...rangesOf(left), ...rangesOf(found)]) : left;
      expect({ text, found }).toEqual({ text, found: expected });
    }),
    { seed: 27, numRuns: times(1_000, 40_000) },
  );
});

/** The periods of a text that has more are not told, so that they count as all. */
const MOST_PERIODS = 100;

it('behind a closure, where they may also not be understood', () => {
  const runwaysOf = () => [{ name: '09/27', lowIdent: '09', highIdent: '27', isClosed: false }];
  fc.assert(
    fc.property(schedule, ({ text, parts }) => {
      const raw = `A0001/26 NOTAMN\nQ) LOVV/QMRXX/IV/NBO/A/000/999/4806N01633E005\nA) LOWW B) 2611270000 C) 2701152359\nE) RWY 09/27 CLSD ${written(text)}`;
      const { effects } = decodeNotice(raw, { receivedAt: new Date(begin), runwaysOf });
      const closes = effects.find(({ kind }) => kind === 'closesRunway');
      const periods = closes?.periods ?? [];
      const isNotTold = closes?.extent === 'part' && (periods.length === 0 || periods.length >= MOST_PERIODS);
      const found = covered(
        closes?.extent === 'whole'
          ? [[begin, end]]
          : periods.map(({ start, end: last }): Range => [Date.parse(start), Date.parse(last ?? '')]),
      );
      expect({ text, found: isNotTold ? 'not told' : found }).toEqual({ text, found: isNotTold ? 'not told' : meant(parts) });
    }),
    { seed: 27, numRuns: times(1_000, 20_000) },
  );
});
