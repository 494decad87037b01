/**
 * Reads and writes times as aviation does, all in UTC: `2611221200`, `221200`, `22 1200Z`, `22 NOV 1200Z`, `1200Z`. Moments are
 * milliseconds since 1970.
 */

type Parts = { year: number; month: number; day: number; hour: number; minute: number; second?: number };

const DAY = 86_400_000;

/** Two-digit years from 80 on are in the 20th century. */
const PIVOT = 80;
export const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Month and day count from 1; 24:00 is midnight at the end of the day. Undefined for a date that does not exist. */
export function utcMoment({ year, month, day, hour, minute, second = 0 }: Parts): number | undefined {
  if (month < 1 || month > 12 || day < 1 || hour > 24 || minute > 59 || second > 59 || (hour === 24 && minute > 0)) return undefined;
  return day <= 28 || day <= lastDay(year, month) ? Date.UTC(year, month - 1, day, hour, minute, second) : undefined;
}

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Returns the candidate nearest to a moment. */
export const nearestTo = (near: number, moments: readonly (number | undefined)[]): number | undefined =>
  moments.filter((moment) => moment !== undefined).sort((a, b) => Math.abs(a - near) - Math.abs(b - near))[0];

/** An even number of digits becomes numbers of two digits. */
export const pairs = (digits: string): number[] => digits.match(/\d\d/g)?.map(Number) ?? [];

const fullYear = (twoDigits: number): number => (twoDigits < PIVOT ? 2000 : 1900) + twoDigits;

/** `2603111130` is 2026-03-11T11:30Z, as items B and C of a NOTAM have it. */
export function readTenDigits(text: string): number | undefined {
  if (!/^\d{10}$/.test(text)) return undefined;
  const at = (from: number): number => Number(text.slice(from, from + 2));
  return utcMoment({ year: fullYear(at(0)), month: at(2), day: at(4), hour: at(6), minute: at(8) });
}

/** Writes a moment as ISO 8601 in UTC. */
export const isoOf = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());

/** It is the inverse of `readTenDigits`, to the minute. */
export const formatTenDigits = (moment: number): string => new Date(moment).toISOString().slice(2, 16).replace(/\D/g, '');

/** Reads `11221200`, month first as in a SNOWTAM, in the year that brings it nearest to a moment, so that 29 February may be years away. */
export function readMonthDayTime(text: string, near: number): number | undefined {
  if (!/^\d{8}$/.test(text)) return undefined;
  const [month = 0, day = 0, hour = 0, minute = 0] = pairs(text);
  const year = new Date(near).getUTCFullYear();
  return nearestTo(
    near,
    [-1, 0, 1].map((shift) => utcMoment({ year: year + shift, month, day, hour, minute })),
  );
}

/** Reads `221200`, day first as in TAF, SIGMET and flight plans, in the month that brings it nearest to a moment. */
export function readDayTime(text: string, near: number): number | undefined {
  if (!/^\d{6}$/.test(text)) return undefined;
  return nearestTo(near, dayTimes(text, near));
}

/** A day, an hour and perhaps a minute, two digits each, in the months around a moment, the earliest first; a month without such a day has none. */
export function dayTimes(digits: string, near: number): number[] {
  const [day = 0, hour = 0, minute = 0] = pairs(digits);
  const then = new Date(near);
  return [-1, 0, 1].flatMap((shift) => {
    const first = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + shift));
    return utcMoment({ year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day, hour, minute }) ?? [];
  });
}

/** Writes `1200Z`. */
export const formatZuluTime = (moment: number): string => `${formatTenDigits(moment).slice(6)}Z`;

/** Writes `22 NOV 1200Z`. */
export const formatZulu = (moment: number): string => `${dayMonthOf(moment)} ${formatZuluTime(moment)}`;

/** Writes `22 NOV 2026 1200Z`. */
export const formatDatedZulu = (moment: number): string =>
  `${dayMonthOf(moment)} ${new Date(moment).getUTCFullYear()} ${formatZuluTime(moment)}`;

/** Writes `0941Z` on the day of `day`, else `23 NOV 0941Z`, with the year where that differs; both are ISO 8601 UTC. */
export function zuluOn(moment: string, day: string): string {
  const at = Date.parse(moment);
  if (moment.slice(0, 10) === day.slice(0, 10)) return formatZuluTime(at);
  return moment.slice(0, 4) === day.slice(0, 4) ? formatZulu(at) : formatDatedZulu(at);
}

function dayMonthOf(moment: number): string {
  const [, month = 1, day = 0] = pairs(formatTenDigits(moment));
  return `${String(day).padStart(2, '0')} ${months[month - 1]}`;
}

const timestamp = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** A timestamp with an offset, `2026-11-21T03:15:00Z`, becomes milliseconds since 1970; anything else undefined. */
export function readTimestamp(text: string): number | undefined {
  const day = timestamp.exec(text)?.[1];
  const moment = day === undefined || !isOfCalendar(day) ? Number.NaN : Date.parse(text);
  return Number.isNaN(moment) ? undefined : moment;
}

/** Tells whether there is such a day, `2026-02-28`, because Date.parse turns 30 February into 2 March. */
export function isOfCalendar(day: string): boolean {
  const parsed = new Date(day);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

const zone = String.raw`\s*(?:Z|UTC)?`;
const iso = new RegExp(String.raw`^(\d{4})-(\d{2})-(\d{2})(?:[T ]+(\d{1,2}):?(\d{2})(?::(\d{2}))?)?${zone}$`);
const tenDigits = new RegExp(String.raw`^(\d{10})${zone}$`);
const dayTime = new RegExp(String.raw`^(\d{2}) ?/?(\d{2}):?(\d{2})${zone}$`);
const timeOnly = new RegExp(String.raw`^(\d{1,2}):?(\d{2})${zone}$`);
const monthName = `(${months.join('|')})`;
/** Reads a date-time group, `221200ZNOV26`, or `22 NOV 2026 1200Z`; the year may be missing. */
const group = new RegExp(String.raw`^(\d{2}) ?(\d{4}) ?Z? ?${monthName} ?((?:20)?\d{2})?$`);
const dayMonth = new RegExp(String.raw`^(\d{1,2}) ?${monthName} ?(20\d{2})? (\d{2}):?(\d{2})${zone}$`);

/**
 * Reads a moment in any of these forms, as `2026-11-22 12:00` or `2026-11-22`, or a timestamp with an offset. What is missing is completed
 * to the moment nearest to `near`: the day of a bare time, the month of a day, the year of a month. Undefined for anything else.
 */
export function readMoment(text: string, near: number): number | undefined {
  const line = text.trim().toUpperCase();
  const stamped = readTimestamp(line);
  if (stamped !== undefined) return stamped;
  const whole = iso.exec(line);
  if (whole !== null) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = whole.slice(1).map((part) => Number(part ?? 0));
    return utcMoment({ year, month, day, hour, minute, second });
  }
  const short = tenDigits.exec(line)?.[1];
  if (short !== undefined) return readTenDigits(short);
  const [, groupDay, groupTime, groupMonth, groupYear] = group.exec(line) ?? [];
  if (groupDay !== undefined) return named(groupDay, groupMonth, groupYear, groupTime, near);
  const [, namedDay, month, year, hour, minute] = dayMonth.exec(line) ?? [];
  if (namedDay !== undefined) return named(namedDay, month, year, `${hour}${minute}`, near);
  if (timeOnly.test(line)) {
    const days = [near, near - DAY, near + DAY];
    return nearestTo(
      near,
      days.map((day) => readTimeOn(line, day)),
    );
  }
  const dated = dayTime.exec(line);
  return dated === null ? undefined : readDayTime(dated.slice(1).join(''), near);
}

/** Reads `2200`, `9:15` or `2200Z` on the UTC day of the moment `day`; undefined for anything else. */
export function readTimeOn(text: string, day: number): number | undefined {
  const time = timeOnly.exec(text);
  return time === null ? undefined : readTenDigits(`${formatTenDigits(day).slice(0, 6)}${time[1]?.padStart(2, '0')}${time[2]}`);
}

function named(
  day: string,
  month: string | undefined,
  year: string | undefined,
  time: string | undefined,
  near: number,
): number | undefined {
  const digits = `${String(months.indexOf(month ?? '') + 1).padStart(2, '0')}${day.padStart(2, '0')}${time}`;
  return year === undefined ? readMonthDayTime(digits, near) : readTenDigits(`${year.slice(-2)}${digits}`);
}

/** Writes `23 NOV 0941Z`, with the year where it is not that of `now`. */
export const formatDayZulu = (moment: number, now: number): string =>
  new Date(moment).getUTCFullYear() === new Date(now).getUTCFullYear() ? formatZulu(moment) : formatDatedZulu(moment);
