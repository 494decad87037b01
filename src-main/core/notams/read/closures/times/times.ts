/**
 * Finds the times in the words of a closure; limits-in-effect.ts reads them as periods. Over 400 lines because times of day, days and the sun
 * are found in one walk.
 */
import { isOfClass } from '../classes.ts';
import { type Limits, part } from '../closure-limits.ts';
import { ALL_BUT, date } from './limits-in-effect.ts';
import type { Segment, Token } from '../tokens.ts';
import { zones } from './written-times.ts';

const units = /^(?:FT|M|KGS?|LBS?|KILOS?|POUNDS)$/;

/** Tells whether a time or a date begins here: `0600-1800`, `0600L`, `2607010600`, `12 MAR`, but not `5700 KG`. */
export function isTime(segment: Segment, at: number): boolean {
  const token = segment[at];
  if (!token) return false;
  const next = segment[at + 1];
  if (/^(?:\d{4}|\d{10})[ZL]?$/.test(token.text)) return !units.test(next?.text ?? '');
  if (dayTime.test(token.text)) return true;
  if (!/^\d{1,2}(?:ST|ND|RD|TH)?$/.test(token.text) || isRunway(segment, at) || (at > 1 && isRunway(segment, at - 2))) return false;
  return next?.meaning === 'time' || dates.test(wordsOf(segment, at, at + MOST_DATES));
}

/** `101200` is a day, an hour and a minute. */
const dayTime = /^(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-4])[0-5]\d$/;

/** It matches `24-28 EXC 26 0900-1000`, `12, 14 AND 16 MAR`, `12 14 MAR` and `12/13 MAR`. */
const dates =
  /^\d{1,2} [012]\d[0-5]\d (?:-|TO) |^\d{1,2} \/ \d{1,2} (?:,|AND) \d{1,2} \/ \d{1,2}\b|^\d{1,2}(?:(?: (?:,|AND|\/|&|-|TO)){0,2} \d{1,2}){0,8} (?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\b|^\d{1,2} (?:-|TO|\/) \d{1,2} (?:EXC|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|[012]\d[0-5]\d)\b/;
const MOST_DATES = 18;

const hours = /\d{4}[ZL]?(?: UTC)? (?:-|–|TO|UNTIL|TILL?|AND|\/) .{0,12}\d{4}|\bH24\b/;
const days = /^(?:\d{1,2}|DLY|DAILY|BTN|BETWEEN|MON|TUE|WED|THU|FRI|SAT|SUN|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)$/;

/** Tells whether all words from `at` on run from hour to hour, with or without days; the words in front of them are no times. */
export const areHours = (segment: Segment, at: number, to: number): boolean =>
  (days.test(segment[at]?.text ?? '') || isHour(segment[at]) || isWeekday(segment[at]) || /^\d{10}$/.test(segment[at]?.text ?? '')) &&
  endOfTimes(segment, at, to) === to &&
  hours.test(wordsOf(segment, at, to));

export const isWeekday = (token: Token | undefined): boolean => /^(?:MON|TUE|WED|THU|FRI|SAT|SUN)$/.test(token?.text ?? '');

const joining = /^(?:[-–,/:+&]|TO|TIL|TILL|UNTIL|THRU|THROUGH|AND|FM|FROM|WEF|BTN|BETWEEN|ON|AT|EV|THE|ONLY|DAYS?|PLUS|MINUS)$/;

export const isOfTimes = (token: Token): boolean =>
  token.meaning === 'time' ||
  token.meaning === 'all' ||
  joining.test(token.text) ||
  /^(?:\d{1,2}(?:ST|ND|RD|TH)?|\d{4}[ZL]?|\d{6}|\d{10}|20\d\d|Z|UTC)$/.test(token.text);

/** Tells whether a date begins here: `12 MAR`, `12, 14 AND 16 MAR`, `MAR 12`. */
export const isDate = (segment: Segment, at: number): boolean =>
  /^\d{1,2}$/.test(segment[at]?.text ?? '')
    ? isTime(segment, at)
    : month.test(segment[at]?.text ?? '') && /^\d{1,2}$/.test(segment[at + 1]?.text ?? '');

const isDays = (segment: Segment, at: number): boolean =>
  isDate(segment, at) || isEach(segment, at) || isWeekday(segment[at]) || /^(?:DLY|DAILY)$/.test(segment[at]?.text ?? '');

/**
 * Tells where the days begin whose times end the words between `from` and `to`, behind a telephone number too; null where hours or other
 * numbers are in front of them.
 */
export function daysAtEnd(segment: Segment, from: number, to: number): number | null {
  let at = to;
  while (at > from && isOfTimes(segment[at - 1] as Token)) at--;
  while (at < to && joining.test(segment[at]?.text ?? '') && !isDays(segment, at)) at++;
  if (/^\d{4}$|^\d{10}$/.test(segment[at]?.text ?? '') && isDays(segment, at + 1)) at++;
  const before = segment[at - 1]?.text ?? '';
  if (before === 'NIGHTLY' && isHour(segment[at])) return at;
  return isDays(segment, at) && !/^(?:\d{1,3}|UNTILL?|TILL?)$/.test(before) ? at : null;
}

/** Finds where the times that begin at `from` end: `EXC` continues them where a time follows it. */
export function endOfTimes(segment: Segment, from: number, to: number): number {
  let end = from;
  for (let at = from; at < to; at++) {
    const token = segment[at] as Token;
    if (isZone(segment, at)) end = at + 1;
    // `MON AND TO ALL TUE` goes on with the times of others.
    else if ((token.meaning === 'and' || token.text === ',') && /^(?:TO|FOR)$/.test(segment[at + 1]?.text ?? '')) break;
    else if (isOfHolidays(segment, at)) continue;
    else if (isRunway(segment, at)) break;
    else if (token.meaning === 'except' ? !isBeginOfTimes(segment, at + 1) : !isOfTimes(token)) break;
    if (token.meaning !== 'except' && (!joining.test(token.text) || isOfDay(segment, at))) end = at + 1;
  }
  return end;
}

/** DAY is a whole day in `30 NOV ALL DAY` and `EVERY DAY`. */
const isOfDay = (segment: Segment, at: number): boolean =>
  segment[at]?.text === 'DAY' && /^(?:ALL|WHOLE|ENTIRE|EVERY|EACH)$/.test(segment[at - 1]?.text ?? '');

/** `SUN AND PUBLIC HOLIDAYS`: which days they are is not known, so that the times are not understood. */
const isOfHolidays = (segment: Segment, at: number): boolean =>
  /^(?:PUBLIC|BANK|NATIONAL|LEGAL)$/.test(segment[at]?.text ?? '') && segment[at + 1]?.text.startsWith('HOL') === true;

const month = /^(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)/;

/** Tells whether the ends of a runway follow: `0800-1000, 09/27 1200-1400`; `12/30 NOV` are days. */
function isRunway(segment: Segment, at: number): boolean {
  const [first, slash, second, behind] = segment.slice(at, at + 4);
  const isPair = slash?.text === '/' && /^\d\d$/.test(first?.text ?? '') && /^\d\d$/.test(second?.text ?? '');
  return isPair && Math.abs(Number(first?.text) - Number(second?.text)) === 18 && !month.test(behind?.text ?? '');
}

/** `0730-2130 JST`: hours of a place, whose difference from UTC is not looked up. */
const isZone = (segment: Segment, at: number): boolean => zones.test(segment[at]?.text ?? '') && isHour(segment[at - 1]);

/** Tells whether times follow, as after EXC in `EXC SUN`, `EXC ON SUN` and `EXC 26`. */
const isBeginOfTimes = (segment: Segment, at: number): boolean =>
  isTime(segment, at) ||
  segment[at]?.meaning === 'time' ||
  /^\d{1,2}$/.test(segment[at]?.text ?? '') ||
  (segment[at]?.text === 'ON' && isBeginOfTimes(segment, at + 1));

const day = /^(?:HJ|DAYLIGHT|DAYTIME|DIURN[AO]S?)$/;
const night = /^(?:HN|NIGHTS?|NGT|NIGHTTIME|NIGHT-TIME|OVERNIGHT|NO[CT]T?URN[AOEI]S?|NUIT)$/;

function writtenOut({ text, meaning }: Token): string {
  if (meaning === 'except') return 'EXC';
  if (text === 'THRU' || text === 'THROUGH') return 'TO';
  if (zones.test(text)) return 'LT';
  return dayTime.test(text) ? `${text.slice(0, 2)} ${text.slice(2)}` : text;
}

const weekday = '(?:MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z]*';
/** It matches `ALL DAY ON SAT AND SUN`. */
const dayBehind = new RegExp(`\\b(?:ALL|WHOLE|ENTIRE) DAY(?: ON)? (?<days>${weekday}(?: (?:AND|,|&) ${weekday}){0,6})`, 'g');

/** The words of the times alone, as an item D has them, and LT where they are in local time. */
function scheduleOf(segment: Segment, from: number, to: number): string {
  const words = wordsOf(segment, from, to);
  const offset = offsetNear(segment, from, to);
  if (offset !== '') return `${words.replace(/ (?:LT|LCL|LOCAL)$/, '')} LT${offset}`;
  return isLocalNear(segment, from, to) ? `${words} LT` : words;
}

const wordsOf = (segment: Segment, from: number, to: number): string =>
  segment
    .slice(from, to)
    .map(writtenOut)
    .join(' ')
    .replaceAll(/\b(?:EVERY|EACH) DAY\b|\b(?:(?:EVERY|EACH) )?(?:NIGHT|NIGHTLY)(?= \d{4})/g, 'DLY')
    .replaceAll(dayBehind, '$<days> H24')
    .replaceAll(/\b(?:ALL|WHOLE|ENTIRE) DAY\b/g, 'H24')
    .replaceAll(/\bBUT NOT\b/g, 'EXC');

const ofLocal = /^(?:LT|LCL|LOCAL|LOCALES?|LOCAIS|LMT|HL|HLV|HOA|ORTSZEIT)$/;
/** LOCAL is no time zone in `LOCAL FLYING` and `LOCAL ACFT`. */
const locals = /^(?:FLYING|FLT|FLTS|FLIGHTS?|ACFT|AIRCRAFT|TFC|TRAFFIC|TRG|TRAINING|OPS|OPERATIONS?|OPERATORS?|OPR|BASED|USERS?|CLUB)$/;
/** Words around the times in which their zone is looked for. */
const NEAR = 4;

/** `LOCAL TIME 0000-0500`, `0000-0500 HRS LT`, `0000-0500 HORA LOCAL (UTC-5)` are hours of a place. */
function isLocalNear(segment: Segment, from: number, to: number): boolean {
  const around = segment.slice(Math.max(0, from - NEAR + 1), to + NEAR);
  const isOffset = ({ text }: Token, at: number): boolean =>
    text === 'UTC' && /^[+-]$/.test(around[at + 1]?.text ?? '') && /^\d/.test(around[at + 2]?.text ?? '');
  if (around.some(isOffset)) return true;
  if (segment.slice(from, to + 1).some(({ text }) => text === 'UTC' || /^\d{4}Z$/.test(text) || text === 'Z')) return false;
  return around.some(({ text }, at) => ofLocal.test(text) && !locals.test(around[at + 1]?.text ?? ''));
}

/** Tells whether times that recur begin here: `EVERY NIGHT`, `EACH MON`, `EVERY DAY`. */
export const isEach = (segment: Segment, at: number): boolean =>
  /^(?:EVERY|EACH|EV)$/.test(segment[at]?.text ?? '') && (segment[at + 1]?.meaning === 'time' || isOfDay(segment, at + 1));

/** A second offset would be within this many words after them. */
const OFFSETS = 8;

/** `LOCAL TIME (UTC+3)`, `NPT (UTC+0545)`: `+0300`, `+0545`; empty where it is not said, or twice. */
function offsetNear(segment: Segment, from: number, to: number): string {
  const around = segment
    .slice(Math.max(0, from - NEAR + 1), to + NEAR + OFFSETS)
    .map(({ text }) => text)
    .join(' ');
  const found = [
    ...around.matchAll(/\bUTC (?<sign>[+-]) (?<hours>\d{1,2})(?::? ?(?<minutes>[0-5]\d))?\b|\bUTC (?<other>[+-]) (?<digits>\d{4})\b/g),
  ];
  const { sign, hours, minutes = '00', other, digits } = found[0]?.groups ?? {};
  if (found.length !== 1) return '';
  return digits === undefined ? `${sign}${hours?.padStart(2, '0')}${minutes}` : `${other}${digits}`;
}

const isHour = (token: Token | undefined): boolean => /^\d{4}[ZL]?$/.test(token?.text ?? '');

const hasHours = (times: string): boolean => /\b(?:\d{4}|H24|SR|SS|HJ|HN)\b/.test(times);

/** Further times of a list; a day without hours is a whole one: `30 NOV DUE WIP, 01 DEC 0600-1200`. */
export function withMore(times: string, more: string): string {
  // Whether they are left open too is not known.
  if (times.includes(ALL_BUT)) return `${times} (${more})`;
  const isWithHours = hasHours(times) || /^\d{4}\b/.test(more);
  // `0800-0900 DLY. ALSO CLSD 24 DEC` adds a whole day; the days of `0800-0900:` follow the hours.
  const isOfDays = /\b(?:DLY|DAILY|MON|TUE|WED|THU|FRI|SAT|SUN|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\b/.test(times);
  return `${isWithHours ? times : `${times} H24`}, ${isOfDays && !hasHours(more) ? `${more} H24` : more}`;
}

/** Closed at the times that begin at `at`. */
export function timesFrom(segment: Segment, at: number, to: number): Limits {
  const { text } = segment[at] as Token;
  let end = Math.max(endOfTimes(segment, at, to), at + 1);
  // `0000-0500, 0500-0600 PPR ONLY`: the last of them are not its own.
  let comma = isLeft(segment, end) ? end - 1 : at;
  while (comma > at && segment[comma]?.text !== ',') comma--;
  if (comma > at) end = comma;
  if (night.test(text) && !isHour(segment[at + 1])) return part('times', at, end, { when: 'night' });
  if (day.test(text)) return part('times', at, end, { when: 'day' });
  if (isQualified(segment, end) && hasException(segment, at, end)) return part('times', at, to, { when: 'underCondition' });
  const times = scheduleOf(segment, at, end);
  return part('times', at, end, { when: 'listedTimes', times: isRest(segment, at, end, to) ? unclear(times) : times });
}

/** Where these are not all the times of a closure, no period is read from them. */
export const unclear = (times: string): string => `(${times})`;

/** More of the times are looked for up to one of these words. */
const ends = /^(?:due|cause|condition|closed|usable|open|runway|aerodrome|other|only|not|no)$/;

/** `28 AS WELL AS 29 NOV 2300-0500`, `28 NOV 2300-0500 AND SAME HOURS 30 NOV`, `28 NOV FROM 11 PM`: days or hours in front of the times or behind them were not read. */
function isRest(segment: Segment, at: number, end: number, to: number): boolean {
  // `MON 0330-0600, ON 25 DEC NO CLOSURE`: which of them are closed is not known.
  if (segment[end]?.meaning === 'no' && segment[end + 1]?.meaning === 'closure') return true;
  const hasNoHours = !/\d{4}|H24|\b(?:SR|SS)\b/.test(wordsOf(segment, at, end));
  let isApart = false;
  for (let next = end; next < to && !ends.test(segment[next]?.meaning ?? ''); next++) {
    const { text } = segment[next] as Token;
    // Other times follow in `DLY 0600-1000 FM 28 NOV TO 01 DEC, 0600-1200 THEREAFTER`.
    if (
      otherDays.test(text) ||
      (/^(?:OTHER|REMAINING|REST)$/.test(text) && !segment.slice(next, next + 3).some(({ meaning }) => meaning === 'runway'))
    )
      return true;
    isApart ||= text === '(' || text === ',' || remarked.test(text);
    if (isApart) continue;
    if (isOfDays(segment, next) || (hasNoHours && /^\d/.test(text))) return true;
  }
  // The weekday belongs to the date in `THU 03 DEC`.
  const first = isWeekday(segment[at - 1]) && isDate(segment, at) ? at - 1 : at;
  for (let before = first - 1; before >= 0 && before > first - FAR && !ends.test(segment[before]?.meaning ?? ''); before--) {
    if (isRunway(segment, before - 2)) break;
    if (isOfDays(segment, before) || (/^\d{1,2}$/.test(segment[before]?.text ?? '') && isDate(segment, at))) return true;
  }
  return segment[at - 1]?.text === 'ALSO' || (segment[at - 2]?.text === 'ALSO' && /^(?:ON|FM|FROM)$/.test(segment[at - 1]?.text ?? ''));
}
const isOfDays = (segment: Segment, at: number): boolean => isDays(segment, at) && !isEach(segment, at);
const otherDays = /^(?:THEREAFTER|AFTERWARDS?|OTHERWISE)$/;
const remarked = /^(?:CTC|TEL|REF|PHONE|EXP)$/;
const FAR = 5;

const hasException = (segment: Segment, from: number, end: number): boolean =>
  segment.slice(Math.max(0, from - 1), end).some(({ meaning }) => meaning === 'except');

/** `EXC 13 DEC WHEN OPEN 1000-1600`, `EXC SAT WITH PPR`, `EXC SAT FOR HEL`: days are left open under a condition, or for some, alone. */
function isQualified(segment: Segment, end: number): boolean {
  const [next, behind] = segment.slice(end, end + 2);
  if (next?.meaning === 'to' || next?.meaning === 'usable') return isOfSome(behind) || behind?.meaning === 'to';
  if (next?.text === 'ON' || next?.text === 'UPON') return /^(?:REQ|REQUEST|DEMAND|PRIOR)$/.test(behind?.text ?? '');
  return /^(?:WHEN|WHENEVER|IF|UNLESS|PROVIDED|SUBJECT|SUBJ|WITH|BY|IN|UNDER|UP|PP[RO]|PN|VFR|VMC)$/.test(next?.text ?? '');
}

/** Tells whether a word says for whom. */
export const isOfSome = (token: Token | undefined): boolean =>
  token?.meaning === 'operation' || token?.meaning === 'all' || isOfClass(token?.text ?? '');

/** `AT 1200`, `WEF 12 MAR 0600`: a moment, from which on it is closed. A number of this century is a year. */
export const isMoment = ({ times }: Limits): boolean =>
  times !== null && times.match(/\b(?!20[2-5]\d\b)(?:\d{4}|\d{10})(?=[ZL]?\b)/g)?.length === 1;

const singleDate = new RegExp(`^(?:(?:FM|FROM|ON) )?${date}$`);
const singleDay = /^(?:(?:FM|FROM|ON) )?(?:MON|TUE|WED|THU|FRI|SAT|SUN)$/;
const begins = /^(?:FM|FROM|OF|EFF|EFFECTIVE|WEF|START|STARTS|STARTING|BEGIN|BEGINS|BEGINNING|COMMENCES|COMMENCING|AFT|AFTER|SINCE)$/;
const endless = /^(?:UFN|PERM|PERMANENTLY|ONWARDS?|FURTHER)$/;

/** `FM 29 NOV`, `STARTING 29 NOV`, `PERMANENTLY ON 29 NOV`, `29 NOV TO UFN`: a day from which on it is closed. */
export function isFirstDay(segment: Segment, { times, words }: Limits): boolean {
  if (times === null || words === null) return false;
  const isBegun =
    [segment[words.from - 1], segment[words.from]].some((token) => begins.test(token?.text ?? '')) ||
    segment.slice(Math.max(0, words.from - 2), words.from).some(({ text }) => /^PERM(?:ANENTLY)?$/.test(text));
  const isEndless = segment.slice(words.to, words.to + 3).some(({ text }) => endless.test(text));
  return singleDate.test(times) ? isBegun || isEndless : isBegun && singleDay.test(times);
}

/** `PPR ONLY`, `ONLY HEL`: times in front of it are those at which something is left open. */
function isLeft(segment: Segment, at: number): boolean {
  const [next, behind] = segment.slice(at, at + 2);
  if (/^PP[RO]$/.test(next?.text ?? '')) return true;
  if (next?.text === 'NOT' && behind?.meaning === 'closed') return true;
  return next?.meaning === 'only' && behind !== undefined && behind.meaning !== 'due' && behind.text !== ',';
}

/** Tells whether times of another use begin after a comma: `CLSD 0000-0500, 0500-0600 PPR ONLY`. */
export const isLeftAt = (segment: Segment, at: number, to: number): boolean =>
  segment[at - 1]?.text === ',' && (isTime(segment, at) || segment[at]?.meaning === 'time') && isLeft(segment, endOfTimes(segment, at, to));

/** Open at the times that begin at `at`, closed at all others; `words` say so. */
export function closedBut(segment: Segment, words: { from: number; to: number }, at: number, to: number): Limits {
  const end = Math.max(endOfTimes(segment, at, to), at + 1);
  return isQualified(segment, end)
    ? part('times', words.from, words.to, { when: 'underCondition' })
    : part('times', words.from, words.to, { when: 'listedTimes', times: allBut(segment, at, end) });
}

/** All times but those from `at` to `end`, which follow these words as an item D has them. */
export function allBut(segment: Segment, at: number, end: number): string {
  const from = /^(?:BTN|BETWEEN)$/.test(segment[at - 1]?.text ?? '') ? at - 1 : at;
  return ALL_BUT + scheduleOf(segment, from, end);
}

/** `OPEN 0800-1200, CLSD OTHERWISE`: at all times but those before `from`, as far as the text lists any. `to` ends the words that say so. */
export function otherwise(segment: Segment, from: number, to: number): Limits {
  let at = from - 1;
  while (at >= 0 && !isTime(segment, at)) at--;
  while (at > 0 && isOfTimes(segment[at - 1] as Token)) at--;
  while (at >= 0 && at < from && /^(?:[-,:]|FM|FROM|ON|AT|AND)$/.test(segment[at]?.text ?? '')) at++;
  return at < 0 ? part('times', from, to, { when: 'underCondition' }) : closedBut(segment, { from, to }, at, from);
}

/** Closed at such times but those that a sentence of its own leaves open; null where the days of an exception could be those of the night before. */
export function butOpen(times: string, left: string): string | null {
  if (times.includes('EXC') || times.includes(ALL_BUT)) return null;
  const open = left.replace(ALL_BUT, '');
  return hasHours(open) ? `${times} ${ALL_BUT}${open}` : `${times} EXC ${open}`;
}

/**
 * Tells how many words from `at` on say that it is so at all times but those before: `OTHERWISE`, `OTHER DAYS AND TIMES`,
 * `REST OF THE TIME`, `OUTSIDE THESE`; 0 for none.
 */
export function lengthOfOtherwise(segment: Segment, at: number): number {
  if (!/^(?:OTHERWISE|OTHER|REMAINING|REST|THE|REMAINDER|OUTSIDE)$/.test(segment[at]?.text ?? '')) return 0;
  const words = segment.slice(at, at + 5).map(({ text }) => text);
  const [, said] =
    /^((?:OTHERWISE|(?:OTHER|REMAINING) (?:DAYS AND )?(?:TIMES?|HOURS|HRS?)|(?:REST|REMAINDER) OF (?:THE )?(?:TIME|DAY)|(?:THE )?REMAINDER|REST(?= $)|OUTSIDE (?:THESE|THOSE|THIS))(?: |$))/.exec(
      `${words.join(' ')} `,
    ) ?? [];
  return said === undefined ? 0 : said.trim().split(' ').length;
}

/** `OPEN 0800-1200, OTHERWISE CLSD`, `AT ALL OTHER TIMES AD CLSD`: the words are in front of what is closed, perhaps with small ones between. */
export function otherwiseBefore(segment: Segment, start: number, verb: { from: number; to: number }): Limits | null {
  for (let at = verb.from - 1; at >= start && isSmall(segment[at] as Token); at--) {
    const length = lengthOfOtherwise(segment, at);
    if (length > 0) return otherwise(segment, at, at + length);
  }
  return null;
}

const isSmall = ({ text, meaning }: Token): boolean =>
  /^(?:filler|aerodrome|runway|as|all|place)$/.test(meaning ?? '') || ofOtherwise.test(text) || /^(?:[\d/,LCR]{1,3})$/.test(text);
const ofOtherwise = /^(?:OTHERWISE|OTHER|DAYS|AND|TIMES?|HOURS|HRS?|REST|REMAINDER|REMAINING|OF|DAY|OUTSIDE|THESE|THOSE|THIS)$/;

const ofHours =
  /^(?:HORARIOS?|HORAIRES?|GODZINY|ORARIO|DE|D|OPERACION|OPERACIONES|OPERACAO|FUNCIONAMIENTO|FUNCIONAMENTO|OUVERTURE|HOURS?|HRS?|TIMES?|OPR|OPS|OPERATIONS?|OPERATIONAL|OPERATING|OPENING|SERVICE|SER|SVC|SHORTENED|EXTENDED|AMENDED|AMD|REDUCED|CHANGED|CHANGE|NEW|REVISED|CURRENT|FLW|FOLLOWS?|FOLLOWING|AS|OF|[:,.-])$/;

/** `AD OPR HR: MON TUE 0600-1400, WED CLSD, SAT SUN 0800-1200`, `CLSD 27 MAY - 30 MAY`: the list without the days on which it is closed, and the words for them. */
export function withoutClosedDays(segment: Segment): Segment {
  const isDay = (token: Token | undefined): boolean => token !== undefined && isOfTimes(token) && !isHour(token);
  const left: Token[] = [];
  for (let at = 0; at < segment.length; at++) {
    const token = segment[at] as Token;
    if (token.meaning !== 'closed') {
      left.push(token);
      continue;
    }
    if (!isDay(left.at(-1))) while (isDay(segment[at + 1])) at++;
    else while (isDay(left.at(-1))) left.pop();
  }
  return left;
}

/** `(ORIGINAL 2200-1300)`, `REF AIP`: hours of before, and where to ask, are not those at which it is open. */
function withoutRemarks(segment: Segment): Segment {
  const open = segment.findIndex(
    ({ text }, at) => text === '(' && /^(?:ORIG(?:INAL)?|NORMAL(?:LY)?|PREVIOUSLY|INSTEAD)$/.test(segment[at + 1]?.text ?? ''),
  );
  const close = open < 0 ? -1 : segment.findIndex(({ text }, at) => at > open && text === ')');
  const left = close < 0 ? segment : [...segment.slice(0, open), ...segment.slice(close + 1)];
  const remark = left.findIndex(({ text }) => remarked.test(text));
  return remark < 0 ? left : left.slice(0, remark);
}

const ofSun = /^(?:SUNRISE|SUNSET|NIGHT|NGT)$/;

/** Times at which sentences say that it is open: `AD HR OF OPS: MON-FRI 0600-2000 SAT 0800-1200`. Null where they say anything else of a time, or close something. */
export function openTimesIn(segments: readonly Segment[]): string | null {
  const times: string[] = [];
  for (const written of segments) {
    const segment = withoutRemarks(written);
    const areTimes = (token: Token, at: number): boolean => token.meaning === 'time' || isTime(segment, at);
    const first = segment.findIndex(areTimes);
    // The words of time are no hours of a closure in `PPR 24HR FOR GA`, `SUNSET AD` and `NO NIGHT FACILITIES`.
    const isUntimed = segment.every((token, at) => ofSun.test(token.text) || !areTimes(token, at));
    if (isUntimed && times.length > 0 && !segment.some(({ meaning }) => meaning === 'closed' || meaning === 'except')) continue;
    const end = first < 0 ? 0 : endOfTimes(segment, first, segment.length);
    const others = first < 0 ? segment : [...segment.slice(0, first), ...segment.slice(end)];
    const isOfHours = ({ text, meaning }: Token): boolean =>
      ofHours.test(text) || /^(?:aerodrome|runway|usable|open|filler|place|following|as|to)$/.test(meaning ?? '');
    if (!others.every(isOfHours)) return null;
    if (first >= 0) times.push(scheduleOf(segment, first, end));
  }
  return times.length === 0 ? null : ALL_BUT + times.join(', ');
}
