/**
 * Parses item D by its grammar (ICAO Doc 8126, PANS-AIM Doc 10066): `[month] dates|ranges|weekdays|DLY times [EXC …]`, where a comma or new
 * days begin a group and the month carries over. Promise: a text that is not understood to its last word gives null, so that half a
 * schedule is never taken for all of it.
 */
import { readMoment } from '../items/moment.ts';
import { Calendar } from './calendar.ts';
import { dayOf, weekdayOf, hasDays, MINUTES_A_DAY, noDays, type DayTime, type Group, type Schedule, type Span } from './schedule.ts';
import { tokenize, type Token } from './tokens.ts';

/** A schedule longer than this is not read: 2,000 characters are enough for two months of single days. */
const MAX_LENGTH = 4000;
/** Nor one with more ranges a day: together with the length this limits the periods that a hostile text can cause. */
const MAX_TIMES = 24;

/** `begin` is item B: it gives dates their month and year. Null where the text is not understood completely. */
export function parseSchedule(text: string, begin: Date | null): Schedule | null {
  if (text.length > MAX_LENGTH) return null;
  const tokens = tokenize(text);
  if (!tokens || tokens.length === 0) return null;
  const parser = new Parser(tokens, begin);
  return parser.schedule();
}

type Place = 'days' | 'times' | 'except';

class Parser {
  private at = 0;
  private readonly tokens: readonly Token[];
  private readonly begin: Date | null;
  private readonly calendar: Calendar | null;
  private readonly groups: Group[] = [];
  private group: Group = emptyGroup();
  private place: Place = 'days';
  private isEmpty = true;

  constructor(tokens: readonly Token[], begin: Date | null) {
    this.tokens = tokens;
    this.begin = begin;
    this.calendar =
      begin && new Calendar(isBeforeAll(tokens, begin) ? new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1)) : begin);
  }

  schedule(): Schedule | null {
    while (this.at < this.tokens.length) if (!this.step()) return null;
    return this.close() ? withDaysBehind(this.groups) : null;
  }

  /** Reads one token; false where it is not allowed there. */
  private step(): boolean {
    const token = this.tokens[this.at];
    switch (token?.kind) {
      case 'comma':
        return this.comma();
      case 'except':
        if (this.isEmpty || this.place === 'except') return false;
        this.group.except = { days: noDays(), times: [], spans: [] };
        this.calendar?.goBack();
        this.place = 'except';
        this.at++;
        return true;
      case 'daily':
        if (this.place === 'except') return false;
        // `30 NOV-05 DEC 2200-0400 DLY`: DLY is about the days in front.
        if (this.place === 'times' && this.tokens[this.at + 1] === undefined) return this.skip();
        if (!this.isEmpty && this.place === 'times' && !this.close()) return false;
        this.isEmpty = false;
        this.at++;
        return true;
      case 'allDay':
        return this.times({ from: 0, to: MINUTES_A_DAY }, 1);
      case 'range':
        return this.times({ from: token.from, to: token.to }, 1);
      case 'time':
        return this.tokens[this.at + 1]?.kind === 'dash' ? this.timeRange(token.time) : this.timeFirst(token.time);
      case 'weekday':
        return this.weekday(token.weekday);
      case 'moment':
        return this.moments(token.digits);
      case 'date':
      case 'month':
      case 'year':
        return this.date();
      default:
        return false;
    }
  }

  /** A comma ends an exception; elsewhere the next word says whether it continues. Days after an exception's comma are ambiguous. */
  private comma(): boolean {
    const next = this.tokens[this.at + 1]?.kind;
    if (next === undefined || next === 'comma' || next === 'dash') return false;
    if (this.place === 'except' && next !== 'time') {
      const { days, times, spans } = this.group.except ?? { days: noDays(), times: [], spans: [] };
      // `EXC 05 DEC 2300-07 DEC 0500, 10 DEC …`: the second is left out too, or is a group of its own.
      if (spans.length > 0) return false;
      const isOfOneKind = next === 'weekday' ? days.weekdays.size > 0 : days.ranges.length > 0;
      if (times.length === 0 && isOfOneKind) return !this.timesFollow(this.at + 1) && this.skip();
      if (!this.close()) return false;
    }
    this.at++;
    return true;
  }

  private skip(): true {
    this.at++;
    return true;
  }

  private isBehindTimes(): boolean {
    return /^(?:time|range|allDay)$/.test(this.tokens[this.at - 1]?.kind ?? '');
  }

  private timesFollow(from: number): boolean {
    for (let at = from; at < this.tokens.length; at++) {
      const kind = this.tokens[at]?.kind;
      if (kind === 'time' || kind === 'range' || kind === 'allDay') return true;
    }
    return false;
  }

  private times(range: { from: DayTime; to: DayTime }, length: number): boolean {
    this.isEmpty = false;
    // `DLY EXC SAT SUN 0700-1500`, `24-28 EXC 26 0900-1000`: days alone come before the exception, so the times are theirs.
    const { except } = this.group;
    if (
      this.place === 'except' &&
      this.group.times.length === 0 &&
      this.group.spans.length === 0 &&
      except?.times.length === 0 &&
      hasDays(except.days)
    )
      this.place = 'times';
    if (this.place === 'except') this.group.except?.times.push(range);
    else {
      this.group.times.push(range);
      this.place = 'times';
    }
    this.at += length;
    return true;
  }

  private timeRange(from: DayTime): boolean {
    const to = this.tokens[this.at + 2];
    if (this.tokens[this.at + 1]?.kind !== 'dash' || to?.kind !== 'time') return false;
    return this.times({ from, to: to.time }, 3);
  }

  /** Reads `2300 05 DEC-0500 07 DEC`, where the hour precedes its day. */
  private timeFirst(from: DayTime): boolean {
    if (!this.days() || !this.calendar) return false;
    this.at++;
    const firstDay = this.oneDate();
    const [dash, to] = this.tokens.slice(this.at, this.at + 2);
    if (firstDay === null || dash?.kind !== 'dash' || to?.kind !== 'time') return false;
    this.at += 2;
    const lastDay = this.oneDate();
    return lastDay !== null && lastDay >= firstDay && this.span({ kind: 'dates', firstDay, from, lastDay, to: to.time });
  }

  private span(span: Span): true {
    const { except } = this.group;
    if (this.place === 'except' && except !== null) except.spans.push(span);
    else {
      this.group.spans.push(span);
      this.place = 'times';
    }
    return true;
  }

  /** New days after times begin a new group. */
  private days(): Group['days'] | null {
    const { except } = this.group;
    if (this.place === 'except' && except?.times.length === 0) return except.days;
    // `EXC 0700-1900 MON-FRI`: the days are those of the hours in front, unless hours of their own follow; those of `EXC SAT, 0400-0800 SAT` say something else.
    if (this.place === 'except' && except !== null)
      return this.timesFollow(this.at) || (hasDays(except.days) && this.isBehindTimes()) ? null : except.days;
    if (this.place !== 'days' && !this.close()) return null;
    this.isEmpty = false;
    return this.group.days;
  }

  private weekday(first: number): boolean {
    const [next, second, third, last] = this.tokens.slice(this.at + 1, this.at + 5);
    if (next?.kind === 'time' && second?.kind === 'dash' && third?.kind === 'weekday' && last?.kind === 'time') {
      if (!this.days()) return false;
      this.at += 5;
      return this.span({ kind: 'weekdays', weekday: first, from: next.time, lastWeekday: third.weekday, to: last.time });
    }
    const days = this.days();
    if (!days) return false;
    const end = next?.kind === 'dash' && second?.kind === 'weekday' ? second.weekday : first;
    for (let day = first; ; day = (day + 1) % 7) {
      days.weekdays.add(day);
      if (day === end) break;
    }
    this.at += end === first && next?.kind !== 'dash' ? 1 : 3;
    return next?.kind !== 'dash' || second?.kind === 'weekday';
  }

  /** `2409112200 TO 2409120415` has full dates and times from one to the other. */
  private moments(digits: string): boolean {
    const to = this.tokens[this.at + 2];
    if (this.tokens[this.at + 1]?.kind !== 'dash' || to?.kind !== 'moment') return false;
    const [first, last] = [readMoment(digits), readMoment(to.digits)];
    if (!first || !last || last < first || !this.days()) return false;
    this.at += 3;
    return this.span({ kind: 'dates', firstDay: dayOf(first), from: minuteOf(first), lastDay: dayOf(last), to: minuteOf(last) });
  }

  /** It reads a date, a range of dates, or `08 0800-12 2000`, each with or without month and year. */
  private date(): boolean {
    const days = this.days();
    if (!days || !this.calendar) return false;
    const first = this.oneDate();
    if (first === null) return false;
    const [next, second] = this.tokens.slice(this.at, this.at + 2);
    if (next?.kind === 'dash') {
      this.at++;
      const last = this.oneDate();
      if (last === null || last < first) return false;
      days.ranges.push({ first, last });
      return true;
    }
    if (next?.kind === 'time' && second?.kind === 'dash' && ['date', 'month', 'year'].includes(this.tokens[this.at + 2]?.kind ?? '')) {
      this.at += 2;
      const last = this.oneDate();
      const to = this.tokens[this.at];
      if (last === null || to?.kind !== 'time' || last < first) return false;
      this.at++;
      return this.span({ kind: 'dates', firstDay: first, from: next.time, lastDay: last, to: to.time });
    }
    days.ranges.push({ first, last: first });
    return true;
  }

  /** Calendar day, with the position moved past it; null if there is no date. */
  private oneDate(): number | null {
    const parts: { year?: number; month?: number; day?: number } = {};
    let token = this.tokens[this.at];
    if (token?.kind === 'year') {
      parts.year = token.year;
      token = this.tokens[++this.at];
    }
    if (token?.kind === 'month') {
      parts.month = token.month;
      token = this.tokens[++this.at];
    }
    if (token?.kind !== 'date') return null;
    parts.day = token.day;
    token = this.tokens[++this.at];
    if (parts.month === undefined && token?.kind === 'month') {
      const next = this.tokens[this.at + 1];
      // `03 JUN 2013`: a month after the day belongs to it unless another day follows.
      if (next?.kind === 'date') return this.isYear(next.day) ? null : (this.calendar?.day(parts) ?? null);
      parts.month = token.month;
      token = this.tokens[++this.at];
      if (token?.kind === 'year') {
        parts.year = token.year;
        this.at++;
      }
    }
    return this.calendar?.day(parts) ?? null;
  }

  /** `01 DEC 26`: whether the last number is a day or a year of the NOTAM is not known. */
  private isYear(day: number): boolean {
    const year = (this.begin?.getUTCFullYear() ?? 0) % 100;
    return day === year || day === year + 1;
  }

  /** Ends the group; false where it is incomplete. */
  private close(): boolean {
    const { group } = this;
    const { except } = group;
    if (this.isEmpty) return this.groups.length > 0;
    if (except && except.times.length === 0 && except.spans.length === 0 && !hasDays(except.days)) return false;
    if (group.times.length > MAX_TIMES || (except?.times.length ?? 0) > MAX_TIMES) return false;
    if ([group, except].some((one) => one !== null && isContradicted(one.days))) return false;
    this.groups.push(group);
    this.calendar?.goBack();
    this.group = emptyGroup();
    this.place = 'days';
    this.isEmpty = true;
    return true;
  }
}

/** `WED 01 DEC` where that is a Tuesday, `SAT SUN AND 25 DEC`: a day on which it would never be. */
const isContradicted = ({ ranges, weekdays }: Group['days']): boolean =>
  weekdays.size > 0 &&
  ranges.some(({ first, last }) => {
    for (let day = first; day <= last && day < first + 7; day++) if (weekdays.has(weekdayOf(day))) return false;
    return true;
  });

/** `0900-1000 MON-FRI`, `0600-1600 DLY`, `0800-1200 28 NOV 1400-1600 29 NOV`: the days follow their times; null where only some do. */
function withDaysBehind(groups: Group[]): Group[] | null {
  const [first, ...behind] = groups;
  const last = behind.at(-1);
  const isOfTimes = first && first.times.length > 0 && first.spans.length === 0 && !hasDays(first.days) && first.except === null;
  if (!isOfTimes || last === undefined || last.times.length > 0 || last.spans.length > 0) return groups;
  const isEachOfDays = behind.every(({ days, spans, except }) => hasDays(days) && spans.length === 0 && except === null);
  if (behind.length > 1 && !isEachOfDays) return null;
  return behind.map((group, at) => ({ ...group, times: groups[at]?.times ?? [] }));
}

/**
 * `01 03 05` of a NOTAM from the 27th on: days without a month that have passed when it begins are those of the next one. The night of the day before may still be
 * under way.
 */
const isBeforeAll = (tokens: readonly Token[], begin: Date): boolean =>
  tokens.every((token) => token.kind !== 'month' && (token.kind !== 'date' || token.day < begin.getUTCDate() - 1));

const emptyGroup = (): Group => ({ days: noDays(), times: [], spans: [], except: null });
const minuteOf = (at: Date): number => at.getUTCHours() * 60 + at.getUTCMinutes();
