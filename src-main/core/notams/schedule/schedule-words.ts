/** A schedule is written as `Monday to Friday 06:00-18:00, except Wednesday`. */
import { MS_A_DAY, type DayTime, type Days, type Group, type Schedule, type Span, type TimeRange } from './schedule.ts';

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const months = 'January February March April May June July August September October November December'.split(' ');
/** More groups than this are counted, not listed. */
const MAX_GROUPS = 12;

/** Times are UTC; the sentence around the words says so once. */
export function scheduleWords(schedule: Schedule): string {
  const groups = schedule.slice(0, MAX_GROUPS).map(groupWords);
  const more = schedule.length > MAX_GROUPS ? [`and ${schedule.length - MAX_GROUPS} more`] : [];
  return [...groups, ...more].join('; ');
}

function groupWords({ days, times, spans, except }: Group): string {
  const spanned = spans.map(spanWords);
  const isDaily = days.ranges.length === 0 && days.weekdays.size === 0;
  const onDays = isDaily ? (spans.length > 0 ? '' : 'every day') : daysWords(days);
  const timed = spans.length > 0 && times.length === 0 && isDaily ? '' : [onDays, timesWords(times)].filter(Boolean).join(' ');
  const open = [...spanned, timed].filter(Boolean).join(', ');
  return except
    ? `${open}, except ${[daysWords(except.days), except.times.length > 0 ? timesWords(except.times) : ''].filter(Boolean).join(' ')}`
    : open;
}

function daysWords({ ranges, weekdays: among }: Days): string {
  const dates = ranges.map(({ first, last }) => (first === last ? date(first) : `${date(first)} to ${date(last)}`)).join(', ');
  return [weekdayWords(among), dates].filter(Boolean).join(' ');
}

/** Runs of three or more days are written as from and to, counted from Monday. */
function weekdayWords(among: ReadonlySet<number>): string {
  if (among.size === 7) return 'every day';
  const listed: string[] = [];
  for (const first of [1, 2, 3, 4, 5, 6, 0]) {
    if (!among.has(first) || (among.has((first + 6) % 7) && first !== 1)) continue;
    let length = 1;
    while (length < 7 && among.has((first + length) % 7) && (first + length) % 7 !== 1) length++;
    if (length > 2) listed.push(`${weekdays[first]} to ${weekdays[(first + length - 1) % 7]}`);
    else for (let day = 0; day < length; day++) listed.push(weekdays[(first + day) % 7] ?? '');
  }
  return listed.join(', ');
}

const timesWords = (times: readonly TimeRange[]): string =>
  times.map(({ from, to }) => (from === 0 && to === 1440 ? 'all day' : `${time(from)}-${time(to)}`)).join(' and ');

function spanWords(span: Span): string {
  if (span.kind === 'dates') return `${date(span.firstDay)} ${time(span.from)} to ${date(span.lastDay)} ${time(span.to)}`;
  return `${weekdays[span.weekday]} ${time(span.from)} to ${weekdays[span.lastWeekday]} ${time(span.to)}`;
}

function date(day: number): string {
  const at = new Date(day * MS_A_DAY);
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]}`;
}

function time(at: DayTime): string {
  if (typeof at === 'number') return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  const event = at.sun === 'rise' ? 'sunrise' : 'sunset';
  if (at.offsetMinutes === 0) return event;
  return `${Math.abs(at.offsetMinutes)} minutes ${at.offsetMinutes < 0 ? 'before' : 'after'} ${event}`;
}
