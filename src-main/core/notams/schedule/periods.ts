import type { LatLon } from '#domain/lat-lon.ts';
import { remembered } from '#core/remembered.ts';
import { lightOfDay, type LightOfDay } from '#domain/sun.ts';
import {
  dayOf,
  hasDays,
  MINUTES_A_DAY,
  MS_A_DAY,
  MS_A_MINUTE,
  weekdayOf,
  type Days,
  type DayTime,
  type Exception,
  type Group,
  type Schedule,
  type Span,
  type TimeRange,
} from './schedule.ts';

/** Both are milliseconds since 1970; the end is excluded. */
export type Period = { start: number; end: number };

/** Limit in days: a permanent NOTAM has no end, but an answer must. */
export const MAX_DAYS = 800;

/**
 * Periods of a schedule inside `window`, in order, without overlap. `place` is needed where the schedule follows the sun. A window longer than
 * MAX_DAYS is cut to it.
 */
export function periodsOf(schedule: Schedule, window: Period, place: LatLon | null): Period[] {
  const first = dayOf(new Date(window.start)) - 1;
  const last = Math.min(dayOf(new Date(window.end)), first + MAX_DAYS);
  const periods: Period[] = [];
  for (const group of schedule) {
    const spans = group.spans.flatMap((span) => [...spanPeriods(span, first, last, place)]);
    periods.push(...spansWithoutException(spans, group, first, last, place));
    if (group.spans.length > 0 && group.times.length === 0) continue;
    const open = dayPeriods(group, first, last, place);
    periods.push(...withoutException(open, group, first, last, place));
  }
  return merged(periods)
    .map(({ start, end }) => ({ start: Math.max(start, window.start), end: Math.min(end, window.end) }))
    .filter(({ start, end }) => start < end);
}

function dayPeriods({ days, times }: Pick<Group, 'days' | 'times'>, first: number, last: number, place: LatLon | null): Period[] {
  const periods: Period[] = [];
  for (const day of daysOf(days, first, last)) {
    if (times.length === 0) periods.push({ start: day * MS_A_DAY, end: (day + 1) * MS_A_DAY });
    for (const range of times) {
      const period = rangePeriod(day, range, place);
      if (period) periods.push(period);
    }
  }
  return periods;
}

/** Days only: periods that begin on them are removed, so that a night running into one stays whole. With times: those hours are cut out. */
function withoutException(open: Period[], group: Group, first: number, last: number, place: LatLon | null): Period[] {
  const { except } = group;
  if (!except) return open;
  if (except.times.length > 0 || except.spans.length > 0) return cut(open, exceptedIn(except, group, first, last, place));
  const left = new Set(daysOf(except.days, first, last));
  return open.filter(({ start }) => !left.has(Math.floor(start / MS_A_DAY)));
}

/** A span runs on from its first day to its last: what is excepted is cut out of it. */
const spansWithoutException = (spans: Period[], group: Group, first: number, last: number, place: LatLon | null): Period[] =>
  group.except ? cut(spans, exceptedIn(group.except, group, first, last, place)) : spans;

function exceptedIn({ days, times, spans }: Exception, group: Group, first: number, last: number, place: LatLon | null): Period[] {
  const excepted = spans.flatMap((span) => [...spanPeriods(span, first, last, place)]);
  if (spans.length > 0 && times.length === 0) return excepted;
  return [...excepted, ...dayPeriods({ days: hasDays(days) ? days : group.days, times }, first, last, place)];
}

function* daysOf(days: Days, first: number, last: number): Generator<number> {
  if (days.ranges.length > 0) {
    for (const range of days.ranges) {
      for (let day = Math.max(first, range.first); day <= Math.min(last, range.last); day++) {
        if (days.weekdays.size === 0 || days.weekdays.has(weekdayOf(day))) yield day;
      }
    }
    return;
  }
  for (let day = first; day <= last; day++) if (days.weekdays.size === 0 || days.weekdays.has(weekdayOf(day))) yield day;
}

function rangePeriod(day: number, { from, to }: TimeRange, place: LatLon | null): Period | null {
  const start = minutesOn(day, from, place);
  if (start === undefined) return place && polarPeriod(day, { from, to }, place);
  let end = minutesOn(day, to, place);
  if (end !== undefined && end <= start) {
    const next = typeof to === 'number' ? end : minutesOn(day + 1, to, place);
    end = next === undefined ? undefined : next + MINUTES_A_DAY;
  }
  return end === undefined ? place && polarPeriod(day, { from, to }, place) : periodAt(day, start, end);
}

/** Where the sun does not rise or set, the period is the whole day if that may be meant, since a NOTAM shown too long only costs attention. */
function polarPeriod(day: number, { from, to }: TimeRange, place: LatLon): Period | null {
  const meansDaylight = typeof from !== 'number' && typeof to !== 'number' && from.sun === 'rise' && to.sun === 'set';
  const meansDark = typeof from !== 'number' && typeof to !== 'number' && from.sun === 'set' && to.sun === 'rise';
  if (meansDaylight && !isPolarDay(day, place)) return null;
  if (meansDark && isPolarDay(day, place)) return null;
  return periodAt(day, 0, MINUTES_A_DAY);
}

function* spanPeriods(span: Span, first: number, last: number, place: LatLon | null): Generator<Period> {
  if (span.kind === 'dates') {
    const start = minutesOn(span.firstDay, span.from, place);
    const end = minutesOn(span.lastDay, span.to, place);
    if (start !== undefined && end !== undefined) {
      yield periodAt(span.firstDay, start, end + (span.lastDay - span.firstDay) * MINUTES_A_DAY);
    }
    return;
  }
  const length = (span.lastWeekday - span.weekday + 7) % 7;
  for (let day = first - 7; day <= last; day++) {
    if (weekdayOf(day) !== span.weekday) continue;
    const start = minutesOn(day, span.from, place);
    const end = minutesOn(day + length, span.to, place);
    if (start === undefined || end === undefined) continue;
    // The same weekday with an earlier end is a week later.
    const days = length === 0 && end <= start ? 7 : length;
    yield periodAt(day, start, end + days * MINUTES_A_DAY);
  }
}

function minutesOn(day: number, time: DayTime, place: LatLon | null): number | undefined {
  if (typeof time === 'number') return time;
  const minutes = place === null ? undefined : sunMinutes(day, place, time.sun);
  return minutes === undefined ? undefined : minutes + time.offsetMinutes;
}

function periodAt(day: number, start: number, end: number): Period {
  return { start: day * MS_A_DAY + start * MS_A_MINUTE, end: day * MS_A_DAY + end * MS_A_MINUTE };
}

/** Joins periods that touch or overlap, in order. */
function merged(periods: Period[]): Period[] {
  const joined: Period[] = [];
  for (const period of periods.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && period.start <= last.end) last.end = Math.max(last.end, period.end);
    else joined.push({ ...period });
  }
  return joined;
}

/** Both lists are brought into order, so that one sweep over the two is enough. */
function cut(periods: Period[], holes: Period[]): Period[] {
  const left: Period[] = [];
  const ordered = merged(holes);
  let next = 0;
  for (const { start, end } of merged(periods)) {
    let from = start;
    while ((ordered[next]?.end ?? Infinity) <= from) next++;
    for (let at = next; (ordered[at]?.start ?? Infinity) < end; at++) {
      const hole = ordered[at];
      if (!hole) break;
      if (hole.start > from) left.push({ start: from, end: hole.start });
      from = Math.max(from, hole.end);
    }
    if (from < end) left.push({ start: from, end });
  }
  return left;
}

/** Item D is written to five minutes at best (ICAO Doc 8126). */
const ROUND_TO = 5;

/** A schedule needs the same days several times: from, to, and the day after. */
const MOST_KEPT = 4096;
const lightOf = remembered((key: string): LightOfDay => {
  const [day, latitude, longitude] = key.split(' ').map(Number) as [number, number, number];
  return lightOfDay({ latitude, longitude }, (day + 0.5 - longitude / 360) * MS_A_DAY, 'sun');
}, MOST_KEPT);

/** Daylight of the solar day that has most of a UTC day at the place; days count from 1970-01-01. */
const daylight = (day: number, { latitude, longitude }: LatLon): LightOfDay => lightOf(`${day} ${latitude} ${longitude}`);

/**
 * The sunrise or sunset that falls on a UTC day, in minutes from its midnight, rounded to five; undefined where the sun neither rises nor
 * sets then. Far from Greenwich the local day is not the UTC day, so the adjacent days are checked too.
 */
export function sunMinutes(day: number, place: LatLon, sun: 'rise' | 'set'): number | undefined {
  for (const shift of [0, -1, 1]) {
    const event = daylight(day + shift, place)[sun === 'rise' ? 'begin' : 'end'];
    if (event === null) continue;
    const minutes = Math.round((event - day * MS_A_DAY) / MS_A_MINUTE / ROUND_TO) * ROUND_TO;
    if (minutes >= 0 && minutes < MINUTES_A_DAY) return minutes;
  }
  return undefined;
}

/** Tells whether the sun stays up all day. Only near the poles; false on ordinary days and in the polar night. */
function isPolarDay(day: number, place: LatLon): boolean {
  const { begin, end, isUpAtNoon } = daylight(day, place);
  return isUpAtNoon && (begin === null || end === null);
}
