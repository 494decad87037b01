/**
 * Turns the limits of a closure into members of its effect: times become periods by the grammar of item D (ICAO Doc 8126), words stay as the text
 * has them.
 */
import { readMoment } from '#core/notams/items/moment.ts';
import { parseSchedule } from '#core/notams/schedule/grammar.ts';
import { type Period, periodsOf } from '#core/notams/schedule/periods.ts';
import { MS_A_MINUTE, usesSun } from '#core/notams/schedule/schedule.ts';
import { oneLine } from '#core/text/line.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { months } from '#domain/time.ts';
import type { ActivePeriod, Effect, NoticeReading } from '#core/notams/read/notice.ts';
import type { How, Limits } from '../closure-limits.ts';
import type { Span } from '../effect.ts';
import type { Segment } from '../tokens.ts';
import { outsideHours } from './written-times.ts';

type Range = { from: number; to: number };

/** `place` tells when the sun rises there. */
export type When = Span & { place: LatLon | null };

/** The place in the text of tokens, end excluded. */
export function placeOf(segment: Segment, tokens: Range | null): Range | null {
  const [first, last] = tokens ? [segment[tokens.from], segment[tokens.to - 1]] : [];
  return first && last ? { from: first.from, to: last.to } : null;
}

export function wordsAt(segment: Segment, tokens: Range | null, text: string): string | null {
  const place = placeOf(segment, tokens);
  return place && oneLine(text.slice(place.from, place.to));
}

export type Said = Pick<Effect, 'extent' | 'for' | 'when' | 'words' | 'periods'>;

/** Times that are those of the whole NOTAM limit nothing. */
export function saidBy(limits: Limits, segment: Segment, text: string, span: When): { how: How; said: Said } {
  const listed = limits.times === null ? null : listedPeriods(limits.times, span);
  const { how, extent, for: closedFor, when, words } = limits;
  if (listed?.isThroughout === true)
    return closedFor === null
      ? { how: 'whole', said: { extent: 'whole', for: null, when: null, words: null, periods: [] } }
      : { how, said: { extent, for: closedFor, when: null, words: wordsAt(segment, words, text), periods: [] } };
  return { how, said: { extent, for: closedFor, when, words: wordsAt(segment, words, text), periods: listed?.periods ?? [] } };
}

/** `EXC SAT` of a NOTAM whose item D is `2000-0200`: a night belongs to the day on which it begins, so that only the one that begins on Saturday is left out. */
export function withNights(effects: readonly Effect[], { schedule, startDate, endDate }: NoticeReading, place: LatLon | null): Effect[] {
  const nights = schedule === null ? null : parseSchedule(schedule, startDate);
  if (nights === null || startDate === null || endDate === null || (usesSun(nights) && place === null)) return [...effects];
  return effects.map((effect) => {
    const areDays = effect.periods.length > 0 && effect.periods.some(({ start, end }) => isMidnight(start) || isMidnight(end));
    if (!areDays || !effect.periods.every((period) => isOfDays(period, startDate, endDate))) return effect;
    const periods = periodsOf(nights, { start: startDate.getTime(), end: endDate.getTime() }, place)
      .map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() }))
      .filter(({ start }) => effect.periods.some((day) => day.start <= start && start < (day.end ?? start)));
    const [first] = periods;
    return first === undefined || periods.length > MAX_PERIODS
      ? effect
      : { ...effect, periods, from: first.start, to: periods.at(-1)?.end ?? null };
  });
}

/** The words of a clause that is in force at other times than item D says: `RWY CLSD H24`, `AD CLSD OUTSIDE THESE HOURS`. */
const atOtherTimes = new RegExp(
  String.raw`\b(?:H24|(?:OUTSIDE|BEYOND) (?:OF )?(?:THESE|THOSE|THIS|THE ABOVE|ABOVE)|(?:AT )?(?:ALL )?OTHER (?:TIMES?|HOURS|HRS?)|${outsideHours})\b`,
);

/** The hours of an aerodrome, as a piece of a pattern: `AD OPR HR`. */
export const hoursOfAerodrome = String.raw`(?:(?:MODIFIED|REDUCED|SPECIAL|HOLIDAY) )?(?:AD|AERODROME|AIRPORT|AIRFIELD|FIELD|AP) (?:(?:OPS|OPR|OPERATING|OPERATIONAL|OPERATIONS?|OPENING|WATCH|SERVICE) )?(?:HRS?|HOURS?)\b`;
const hoursAlone = new RegExp(
  String.raw`^\W*${hoursOfAerodrome}(?: OF (?:OPS|OPR|OPERATIONS?|SER\w*))?(?: (?:IS|ARE|AMD|AMENDED|CHANGED|REVISED|CHANGE))*(?: (?:AS|PER|AS PER|IN|ACCORDING TO|SEE) (?:ITEM|FIELD) D)?\W*$`,
);
/** `AD OPERATIONAL HOURS`, `AD OPR HR AS PER ITEM D`: item D has the hours at which it is open. */
export const hasHoursInItemD = (text: string): boolean => hoursAlone.test(oneLine(text));

/** Tells how a clause contradicts item D: it is `always` in force, or `outside` its times. */
function contradiction({ kind, quote, words }: Effect, text: string): 'always' | 'outside' | null {
  if (kind === 'mayClose' && words !== null && hasHoursInItemD(words)) return 'outside';
  const [found] = (quote && atOtherTimes.exec(oneLine(text.slice(quote.from, quote.to)))) ?? [];
  if (found === 'H24') return /^closes|Out$/.test(kind) ? 'always' : null;
  return found === undefined ? null : 'outside';
}

/** Tells whether a clause contradicts item D, so that the NOTAM is active throughout. */
export const contradictsSchedule = (reading: NoticeReading, effects: readonly Effect[], place: LatLon | null): boolean =>
  reading.schedule !== null &&
  !reading.schedule.includes('H24') &&
  (effects.some((effect) => contradiction(effect, reading.text) !== null) || isClosedBesides(reading, effects, place));

/** The text closes on a day that item D leaves out: `24 DEC CLSD 0800-1000`. */
function isClosedBesides(reading: NoticeReading, effects: readonly Effect[], place: LatLon | null): boolean {
  const closing = effects.filter(({ kind, periods }) => kind.startsWith('closes') && periods.length > 0);
  const scheduled = closing.length === 0 ? null : scheduledIn(reading, place);
  const isBesides = ({ start, end }: ActivePeriod): boolean =>
    scheduled?.every((period) => Date.parse(start) >= period.end || (end !== null && Date.parse(end) <= period.start)) === true;
  return closing.some(({ periods }) => periods.some(isBesides));
}

/** The times of item D; null where it is not understood. */
function scheduledIn({ schedule, startDate, endDate }: NoticeReading, place: LatLon | null): Period[] | null {
  const listed = schedule === null ? null : parseSchedule(schedule, startDate);
  if (listed === null || startDate === null || endDate === null || (usesSun(listed) && place === null)) return null;
  return periodsOf(listed, { start: startDate.getTime(), end: endDate.getTime() }, place);
}

/** Gives each effect its times where one contradicts item D: the times of item D, or all others. */
export function withScheduleContradicted(effects: readonly Effect[], reading: NoticeReading, place: LatLon | null): Effect[] {
  const { startDate, endDate, text } = reading;
  const scheduled = contradictsSchedule(reading, effects, place) ? scheduledIn(reading, place) : null;
  if (scheduled === null || startDate === null || endDate === null) return [...effects];
  const window = { start: startDate.getTime(), end: endDate.getTime() };
  return effects.map((effect): Effect => {
    const how = contradiction(effect, text);
    const periods = (how === 'outside' ? without(window, scheduled) : scheduled).map(({ start, end }) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    }));
    const [first] = periods;
    if (how === 'always' || effect.periods.length > 0 || first === undefined || periods.length > MAX_PERIODS) return effect;
    const timed = { ...effect, periods, from: first.start, to: periods.at(-1)?.end ?? null };
    if (effect.kind === 'mayClose') return timed;
    const when = effect.when === null || effect.when === 'underCondition' ? 'listedTimes' : effect.when;
    return { ...timed, extent: 'part', when };
  });
}

const isMidnight = (time: string | null): boolean => time?.slice(11, 16) === '00:00';
/** Tells whether a period runs from midnight to midnight, or to where the NOTAM begins or ends. */
const isOfDays = ({ start, end }: ActivePeriod, from: Date, to: Date): boolean =>
  (isMidnight(start) || Date.parse(start) === from.getTime()) && (isMidnight(end) || end === null || Date.parse(end) === to.getTime());

/** These words begin times that are left open: it is closed at all others. */
export const ALL_BUT = 'ALL BUT ';

export const date = String.raw`(?:\d{1,2} [A-Z]{3}|[A-Z]{3} \d{1,2})(?: 20\d\d)?`;
/** `29 NOV DLY 0600-1200`, `DLY 0600-1200 FM 29 NOV`: the days have no end. */
const fromDate = new RegExp(`^(?:(?:FM|FROM) )?(?<first>${date}) (?=DLY\\b|DAILY\\b)|(?<=\\d) (?:FM|FROM) (?<last>${date})$`);

const aMoment = String.raw`(?:${date} \d{4}|\d{10})(?: UTC)?`;
/** `28 NOV 1815 UTC TILL 21 DEC 0015 UTC`: from which moment to which the hours in front of it are meant, or those behind it. */
const range = `(?<first>${aMoment}) (?:TILL?|UNTIL|TO|-) (?<last>${aMoment})`;
const hoursDated = [
  new RegExp(`^(?<hours>.*\\d{4}(?: UTC)?) (?:WEF|FM|FROM) ${range}$`),
  new RegExp(`^(?:(?:WEF|FM|FROM) )?${range} (?<hours>(?:DLY|DAILY) .*)$`),
];

/** The times of three months, one a day: what a NOTAM that is not permanent has at most. */
const MAX_PERIODS = 100;
const SLACK_MS = 10 * MS_A_MINUTE;

export type Listed = { periods: ActivePeriod[]; /** The times are those of the whole NOTAM. */ isThroughout: boolean };

/** `05-09 DEC EXC 07 DEC 0800-1200`: whether the hours are those of the closure or those left open. */
function isOpenWhose(times: string): boolean {
  const [closed = '', left] = times.split(' EXC ');
  return left !== undefined && /\d{4}/.test(left) && /\d/.test(closed) && !/\d{4}|\b(?:H24|DLY|DAILY|SR|SS|HJ|HN)\b/.test(closed);
}

/** Null where the times are unclear: without an end, in local time, in words, by the sun of a place that is not known. */
export function listedPeriods(times: string, { from, to, place }: Span & { place: LatLon | null }): Listed | null {
  if (from === null || to === null) return null;
  const window = { start: from.getTime(), end: to.getTime() };
  const [closed = '', left] = times.split(ALL_BUT);
  const all = closed === '' ? [window] : periodsIn(closed.trim(), window, place);
  const open = left === undefined ? [] : periodsIn(left, window, place);
  const periods = all && open && !isBetween(open, all) ? all.flatMap((period) => without(period, open)) : null;
  const [only] = periods ?? [];
  if (periods === null || only === undefined || periods.length > MAX_PERIODS) return null;
  const isThroughout = periods.length === 1 && only.start - window.start <= SLACK_MS && window.end - only.end <= SLACK_MS;
  return {
    isThroughout,
    periods: periods.map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() })),
  };
}

/** The begin and the end of the NOTAM follow its hours in `DLY 0400-1000 EXC SUN 2612010400-2612151000`. */
const wholeTime = / (?<first>\d{10}) (?:-|TO) (?<last>\d{10})$/;

const numbers = /\b(?<day>\d{1,2}) \/ (?<month>\d{1,2})\b(?! (?:\/ )?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|20\d\d))/g;

/**
 * `4/12, 11/12 AND 19/12` with the months that the second numbers mean; null where that is not certain: they may be two days, unless several have the same, a month of
 * the NOTAM.
 */
function withMonths(times: string, { start, end }: Period): string | null {
  const pairs = [...times.matchAll(numbers)];
  if (pairs.length === 0) return times;
  const [first, last] = [new Date(start), new Date(end)];
  const span = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth();
  const isOfNotam = pairs.every(({ groups }) => (Number(groups?.['month']) - 1 - first.getUTCMonth() + 12) % 12 <= span);
  const [month] = pairs.map(({ groups }) => groups?.['month']);
  if (pairs.length === 1 || !isOfNotam || pairs.some(({ groups }) => groups?.['month'] !== month)) return null;
  return times.replace(numbers, (...found) => {
    const { day, month: number } = found.at(-1) as Record<'day' | 'month', string>;
    return `${day} ${months[Number(number) - 1]}`;
  });
}

const aMonth = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)';
const aDate = String.raw`(?:\d{1,2} ${aMonth}|${aMonth} \d{1,2})`;

/** Other ways of writing what item D has one way for: each is that way after it. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // The hyphen in the middle of `30 NOV : 2200-0430 - 01 DEC : 2200-0430` separates the entries of a list.
  [new RegExp(String.raw`(?<=\d{4}) - (?=${aDate} : \d{4})`, 'g'), ' , '],
  [new RegExp(String.raw`(?<=${aDate}) :(?= \d{4})`, 'g'), ''],
  // FM and TIL join two moments in `24 DEC FM 1400 TIL 26 DEC 0800`.
  [new RegExp(String.raw`(?<=${aDate}) (?:FM|FROM) (?=\d{4} (?:UNTIL|TILL?|TO|-) ${aDate})`, 'g'), ' '],
  [new RegExp(String.raw`(?<=\d{4}) (?:UNTIL|TILL?) (?=${aDate} \d{4})`, 'g'), ' - '],
  // FM runs to the end of its day and UNTIL from its beginning in `24 DEC FM 1830, 25 DEC H24 AND 26 DEC UNTIL 0700`.
  [new RegExp(String.raw`(?<=${aDate}) (?:FM|FROM) (\d{4})(?= ,| AND|$)`, 'g'), ' $1-2400'],
  [new RegExp(String.raw`(?<=${aDate}) (?:UNTIL|TILL?) (\d{4})(?= ,| AND|$)`, 'g'), ' 0000-$1'],
  // FM separates the entries in `28 NOV 1300 TO 28 NOV 1900 FM 01 DEC 1300 TO 01 DEC 1900`.
  [new RegExp(String.raw`(?<=(?:UNTIL|TILL?|TO|-) ${aDate} \d{4}) (?:FM|FROM) (?=${aDate} \d{4} (?:UNTIL|TILL?|TO|-) )`, 'g'), ' , '],
  // The slash separates the entries in `28 NOV 2230 - 29 NOV 0430 / 30 NOV 2230 - 01 DEC 0430`.
  [new RegExp(String.raw`(?<=\d{4}) \/ (?=${aDate} \d{4} )`, 'g'), ' , '],
  // TIL joins two dates in `0330-1000 NOV 28 TIL DEC 02`.
  [new RegExp(String.raw`(?<=${aDate}) (?:UNTIL|TILL?|UP TO) (?=${aDate}$)`, 'g'), ' - '],
  // BTN is redundant in `BTN 0430 TO 0630 AND 0930 TO 1100`.
  [/\b(?:BTN|BETWEEN) (?=\d{4} (?:-|TO) \d{4}\b)/g, ''],
  [/\bWEEKLY (?:ON )?/g, ''],
  [/\bWEF\b/g, 'FM'],
];

const yearBehind = new RegExp(String.raw`(?<=${aDate}) (?<year>20\d\d)\b`, 'g');

/** Four figures behind a date are a year only where the NOTAM is of it: `28 NOV 2000 TO 29 NOV 0400` has an hour. */
function spelledAlike(times: string, { start, end }: Period): string {
  const years = [start, end].map((time) => String(new Date(time).getUTCFullYear()));
  const dated = times.replaceAll(yearBehind, (written, year: string) => (years.includes(year) ? '' : written));
  return spellings.reduce((said, [pattern, plain]) => said.replaceAll(pattern, plain), dated);
}

const datedWeekday = new RegExp(String.raw`\b(?<weekday>MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z]* (?<date>${aDate})`, 'g');

/** `MON 07 DEC TO FRI 11 DEC` without the days of the week; null where one of them is another day. */
function withoutWeekdays(times: string, { start }: Period): string | null {
  for (const { groups } of times.matchAll(datedWeekday)) {
    const [day] = periodsIn(`${groups?.['date']} 0000-0001`, { start, end: start + YEAR_MS }, null) ?? [];
    if (day === undefined || !weekdays[new Date(day.start).getUTCDay()]?.startsWith(groups?.['weekday'] ?? '')) return null;
  }
  return times.replaceAll(datedWeekday, '$<date>');
}
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
const DAY_MS = 1440 * MS_A_MINUTE;
const YEAR_MS = 365 * DAY_MS;

const moments = String.raw`\d{10} (?:-|TO|\/|UNTIL|TILL?) \d{10}`;
const eachMoments = new RegExp(String.raw`^${moments}(?:(?: ,| AND)*(?: (?:FM|FROM|AND))? ${moments})+$`);

/** `2612051200-2612051500 AND 2612121200-2612121500` lists periods from moment to moment. */
function periodsOfMoments(times: string, { start, end }: Period): Period[] | null {
  const found = (times.match(/\d{10}/g) ?? []).map((moment) => readMoment(moment)?.getTime());
  const periods = found.flatMap((from, at) => (at % 2 === 0 ? [{ start: from, end: found[at + 1] }] : []));
  if (!periods.every((one): one is Period => one.start !== undefined && one.end !== undefined && one.start < one.end)) return null;
  return periods.flatMap((one) => {
    const within = { start: Math.max(one.start, start), end: Math.min(one.end, end) };
    return within.start < within.end ? [within] : [];
  });
}

/** `DLY 1900-2300 TILL 15 DEC`: that day is the last on which they begin. */
const tillDate = new RegExp(String.raw`(?<!${aDate}) (?:UNTIL|TILL?|UP TO) (?<last>${aDate})$`);

const EXCEPT = ' EXC ';
/** `04 DEC 0600 TO 07 DEC 0600`: one closure from moment to moment, so that what is excepted is left open of it. */
const span = new RegExp(`^(?:(?:FM|FROM|BTN) )?${aDate} \\d{4} (?:-|TO|UNTIL|TILL?|AND) ${aDate} \\d{4}$`);
const aDay = new RegExp(`^(?:\\d{1,2}|${aMonth}|MON|TUE|WED|THU|FRI|SAT|SUN|,|AND)$`);

/** `MON-FRI 1730-2130 SAT 1830-2030 EXC 24, 25 AND 31 DEC`: the days are of all times in front of them; null where no days alone are excepted. */
function exceptDays(times: string): { closed: string; days: string } | null {
  const at = times.lastIndexOf(EXCEPT);
  const [closed, days] = [times.slice(0, Math.max(0, at)).replace(/ ,$/, ''), times.slice(at + EXCEPT.length).replaceAll(/\bON /g, '')];
  const isOfDays = at > 0 && days.split(' ').every((word) => aDay.test(word));
  return isOfDays && !closed.includes('(') && (closed.match(/\b\d{4}\b/g)?.length ?? 0) > 1 ? { closed, days } : null;
}

/** The grammar of item D does not mix days of the week and dates, so that each kind is read by itself: `SAT, SUN AND 8 DEC`. */
function daysOf(listed: string, window: Period): Period[] | null {
  const words = listed.split(' ');
  const names = words.filter((word) => weekdays.includes(word));
  const others = words.filter((word) => !weekdays.includes(word));
  const isFigure = (word: string): boolean => /^[\dA-Z]/.test(word) && word !== 'AND';
  const dates = others.slice(others.findIndex(isFigure), others.findLastIndex(isFigure) + 1).join(' ');
  const whole = { start: window.start - DAY_MS, end: window.end + DAY_MS };
  const parts = [...(names.length === 0 ? [] : [`${names.join(' ')} H24`]), ...(dates === '' ? [] : [`${dates} H24`])];
  const found = parts.map((part) => periodsIn(part, whole, null));
  return found.every((one) => one !== null) ? found.flat() : null;
}

/** `0900-1200 LT+0300`: the hours of a place that says how far they are ahead of UTC. */
const withOffset = / LT(?<sign>[+-])(?<hours>\d\d)(?<minutes>\d\d)$/;

function periodsIn(written: string, window: Period, place: LatLon | null): Period[] | null {
  const offset = withOffset.exec(written)?.groups;
  if (offset) {
    const ahead = Number(`${offset['sign']}1`) * (Number(offset['hours']) * 60 + Number(offset['minutes'])) * MS_A_MINUTE;
    const local = { start: window.start + ahead, end: window.end + ahead };
    return (
      periodsIn(written.replace(withOffset, ''), local, null)?.map(({ start, end }) => ({ start: start - ahead, end: end - ahead })) ?? null
    );
  }
  if (/\d[L]\b|\bL(?:T|CL|OCAL)\b/.test(written)) return null;
  const times = withoutWeekdays(spelledAlike(written, window), window);
  if (times === null) return null;
  if (eachMoments.test(times)) return periodsOfMoments(times, window);
  const ranged = hoursDated.map((pattern) => pattern.exec(times)?.groups).find((groups) => groups !== undefined);
  if (ranged !== undefined) {
    const [first, last] = [momentIn(ranged['first'] ?? '', window), momentIn(ranged['last'] ?? '', window)];
    if (first === null || last === null || last < first) return null;
    const within = { start: Math.max(first, window.start), end: Math.min(last, window.end) };
    return within.start < within.end ? periodsIn(ranged['hours'] ?? '', within, place) : null;
  }
  const till = tillDate.exec(times);
  if (till && /\d{4}/.test(times.slice(0, till.index))) {
    const [day] = periodsIn(`${till.groups?.['last']} H24`, { start: window.start - DAY_MS, end: window.end + DAY_MS }, null) ?? [];
    const periods = day && periodsIn(times.slice(0, till.index), window, place)?.filter(({ start }) => start < day.end);
    return periods === undefined || periods.length === 0 ? null : periods;
  }
  const but = exceptDays(times);
  if (but) {
    const days = daysOf(but.days, window);
    const periods = days && periodsIn(but.closed, window, place);
    const left = periods?.filter(({ start }) => !days?.some((day) => day.start <= start && start < day.end)) ?? [];
    return left.length === 0 ? null : left;
  }
  const [closed = '', left, ...more] = times.split(EXCEPT);
  if (left !== undefined && more.length === 0 && span.test(closed) && /\d{4}/.test(left)) {
    const [all, open] = [periodsIn(closed, window, place), periodsIn(left, window, place)];
    return all === null || open === null ? null : all.flatMap((period) => without(period, open));
  }
  const { first, last } = fromDate.exec(times)?.groups ?? {};
  const begin = first ?? last;
  if (begin !== undefined) {
    const [day] = periodsIn(begin, window, place) ?? [];
    const periods = day && periodsIn(times.replace(fromDate, ''), window, place)?.filter(({ start }) => start >= day.start);
    return periods === undefined || periods.length === 0 ? null : periods;
  }
  const ofNotam = wholeTime.exec(times)?.groups;
  if (ofNotam) {
    const [first, last] = [readMoment(ofNotam['first'] ?? ''), readMoment(ofNotam['last'] ?? '')];
    if (!first || !last || last < first) return null;
    const within = { start: Math.max(first.getTime(), window.start), end: Math.min(last.getTime(), window.end) };
    return within.start < within.end ? periodsIn(times.replace(wholeTime, ''), within, place) : null;
  }
  const dated = withMonths(times, window);
  if (dated === null) return null;
  const plain = dated
    .replace(/\b(?:BETWEEN|BTN)\b/g, 'BTN')
    .replace(/\b(?:FM|FROM|ON|AT|THE|EV|EVERY|ONLY|UTC|Z)\b/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (isOpenWhose(plain)) return null;
  const schedule = parseSchedule(plain, new Date(window.start));
  if (schedule === null || (usesSun(schedule) && place === null)) return null;
  const periods = periodsOf(schedule, window, place);
  return periods.length === 0 ? null : periods;
}

/** Reads `28 NOV 1815 UTC` or `2611281815` as milliseconds; null where it is no moment. */
function momentIn(written: string, window: Period): number | null {
  const text = written.replace(/ UTC$/, '');
  if (/^\d{10}$/.test(text)) return readMoment(text)?.getTime() ?? null;
  const time = text.slice(-4);
  if (!/^(?:[01]\d|2[0-3])[0-5]\d$/.test(time)) return null;
  const [day] = periodsIn(`${text.slice(0, -5)} H24`, { start: window.start - DAY_MS, end: window.end + DAY_MS }, null) ?? [];
  return day === undefined ? null : day.start + (Number(time.slice(0, 2)) * 60 + Number(time.slice(2))) * MS_A_MINUTE;
}

/** `NOT AVBL MON-SAT. AVBL SUN 0800-1600`: what is open lies between the times of the closure, so that they are not all that is closed. */
const isBetween = (open: readonly Period[], closed: readonly Period[]): boolean =>
  open.some(
    ({ start, end }) =>
      start < (closed.at(-1)?.end ?? 0) &&
      end > (closed[0]?.start ?? 0) &&
      !closed.some((period) => period.start <= start && end <= period.end),
  );

/** The times must be in order. */
function without(period: Period, times: readonly Period[]): Period[] {
  const within = times.filter(({ start, end }) => end > period.start && start < period.end);
  const starts = [period.start, ...within.map(({ end }) => end)];
  const ends = [...within.map(({ start }) => start), period.end];
  return starts.flatMap((start, at) => ((ends[at] ?? period.end) > start ? { start, end: ends[at] ?? period.end } : []));
}
