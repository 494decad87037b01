import { entries, foreignWords, timeWords } from '../lexicon/lexicon.ts';
import { months } from '#domain/time.ts';
import type { DayTime } from './schedule.ts';

export type Token =
  | { kind: 'time'; time: DayTime }
  | { kind: 'range'; from: DayTime; to: DayTime }
  | { kind: 'date'; day: number }
  | { kind: 'month'; month: number }
  | { kind: 'year'; year: number }
  | { kind: 'weekday'; weekday: number }
  | { kind: 'moment'; digits: string }
  | { kind: 'allDay' | 'daily' | 'except' | 'dash' | 'comma' };

const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
const words = /\d{10}|\d{1,4}|[A-Z]+|[-,]|\S/g;

/**
 * Equivalent spellings become one: `0800/1300`, `0800 TO 1300`, `BTN 0800 AND 1300`, `SR MINUS 30`, `EVERY FRI`, `WEEKDAYS`, `2026-12-28`,
 * `30/1430`.
 */
function plain(text: string): string {
  return inEnglish(text.toUpperCase())
    .replace(
      /\b(20\d\d) ?- ?(0[1-9]|1[0-2]) ?- ?(\d\d)\b/g,
      (_, year: string, month: string, day: string) => `${year} ${months[Number(month) - 1]} ${day}`,
    )
    .replace(/\b([0-3]\d)\/(?=[012]\d[0-5]\d\b)/g, '$1 ')
    .replace(/\bW(?:EE)?KDAYS?\b/g, 'MON-FRI')
    .replace(/\b(?:WEEKENDS?|WKENDS?)\b/g, 'SAT SUN')
    .replace(/\bBTN ((?:\d{1,2} [A-Z]{3,9}|[A-Z]{3,9} \d{1,2})(?: \d{4})?|\S{1,16}) AND (?=\S)/g, '$1-')
    .replace(/\bBTN\b|\b(?:EVERY|EV|EACH)(?= (?:MON|TUE|WED|THU|FRI|SAT|SUN))|\b(?:HR|HRS|UTC)\b|\bFROM\b/g, ' ')
    .replace(/\bDAILY\b/g, 'DLY')
    .replace(/(\d{4}) ?(?:Z|UTC)\b/g, '$1')
    .replace(/\b(?:MON|TUE|WED|THU|FRI|SAT|SUN)(?:(?:S|NES|RS|UR)?DAYS?|RS|S|R)\b/g, (day) => day.slice(0, 3))
    .replace(/\b(JAN|FEB|MAR|APR|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC)(?:UARY|RUARY|CH|IL|E|Y|UST|TEMBER|EMBER|OBER|T)\b/g, (month) =>
      month.slice(0, 3),
    )
    .replace(/\b(?:EXCEPT|EXCL|EXCLUDING)\b/g, 'EXC')
    .replace(/\bSUNRISE\b/g, 'SR')
    .replace(/\bSUNSET\b/g, 'SS')
    .replace(/\bAND\b|&/g, ' ')
    .replace(/\bTO\b|\bTIL\b|\bTILL\b|\bUNTIL\b|\/|–/g, '-')
    .replace(/[.;:]\s*$/, '')
    .replace(/;|\.(?=\s)/g, ',');
}

/** `TODOS LOS DIAS`, `DLY SAUF VEN`, `DE SEGUNDA A SEXTA-FEIRA`, `DIAS 12 Y 14`. MAR is Tuesday in front of a weekday that is not English, as in `MAR-VIE`. */
const inEnglish = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|-FEIRAS?\b/gu, '')
    .replace(/(?<!\d ?)\bMAR(?= ?(?:-|,|A|AU|AL|Y|ET|E) ?(?<next>[A-Z]+))/g, (word, next: string) => (isWeekdayAbroad(next) ? 'TUE' : word))
    .replace(/[A-Z]+/g, (word) => englishOf(word))
    .replace(/\bEVERY\s+DAY\b/g, 'DLY')
    .replace(/\bDAY(?= \d)/g, ' ');

const isWeekdayAbroad = (word: string): boolean => !weekdays.includes(word) && weekdays.includes(timeWords.get(word) ?? '');

function englishOf(word: string): string {
  if (weekdays.includes(word) || months.includes(word)) return word;
  if (foreignWords.has(word) && entries.get(word)?.meaning === 'except') return 'EXC';
  const meant = timeWords.get(word) ?? word;
  return meant === 'ON' && meant !== word ? '' : meant === 'FM' ? 'FROM' : meant;
}

/** Null for a word that does not belong in a schedule (`HOL`, `1HR EARLIER`): such a text counts as not understood at all. */
export function tokenize(text: string): Token[] | null {
  const tokens: Token[] = [];
  const found = plain(text).match(words) ?? [];
  for (let at = 0; at < found.length; at++) {
    const word = found[at] ?? '';
    const sun = word === 'SR' || word === 'SS' || word === 'SRMINUS' || word === 'SSMINUS' || word === 'SRPLUS' || word === 'SSPLUS';
    if (sun) {
      const sign = word.length > 2 ? word.slice(2) : found[at + 1];
      const offset = found[at + (word.length > 2 ? 1 : 2)];
      const hasOffset = (sign === 'MINUS' || sign === 'PLUS') && /^\d{1,3}$/.test(offset ?? '');
      const offsetMinutes = hasOffset ? Number(offset) * (sign === 'MINUS' ? -1 : 1) : 0;
      tokens.push({ kind: 'time', time: { sun: word.startsWith('SR') ? 'rise' : 'set', offsetMinutes } });
      if (hasOffset) at += word.length > 2 ? 1 : 2;
      continue;
    }
    const token = tokenOf(word, found[at + 1]);
    if (token === null) return null;
    tokens.push(token);
    if (word === 'H') at++;
  }
  return monthsFirst(withYears(tokens));
}

function tokenOf(word: string, next: string | undefined): Token | null {
  if (/^\d/.test(word)) return numberToken(word);
  if (word === '-') return { kind: 'dash' };
  if (word === ',') return { kind: 'comma' };
  if (word === 'DLY') return { kind: 'daily' };
  if (word === 'EXC') return { kind: 'except' };
  if (word === 'H' && next === '24') return { kind: 'allDay' };
  if (word === 'HJ') return { kind: 'range', from: { sun: 'rise', offsetMinutes: 0 }, to: { sun: 'set', offsetMinutes: 0 } };
  if (word === 'HN') return { kind: 'range', from: { sun: 'set', offsetMinutes: 0 }, to: { sun: 'rise', offsetMinutes: 0 } };
  const weekday = weekdays.indexOf(word);
  if (weekday >= 0) return { kind: 'weekday', weekday };
  const month = months.indexOf(word);
  return month >= 0 ? { kind: 'month', month: month + 1 } : null;
}

function numberToken(digits: string): Token | null {
  if (digits.length === 10) return { kind: 'moment', digits };
  if (digits.length === 4) {
    const [hour, minute] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
    if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
    return { kind: 'time', time: hour * 60 + minute };
  }
  const day = Number(digits);
  return digits.length <= 2 && day >= 1 && day <= 31 ? { kind: 'date', day } : null;
}

/** `2026` may also be the time 20:26. */
function yearOf(token: Token | undefined): number | null {
  if (token?.kind !== 'time' || typeof token.time !== 'number') return null;
  const year = Math.floor(token.time / 60) * 100 + (token.time % 60);
  return year >= 2000 && year <= 2059 ? year : null;
}

/** `2025 DEC 21` and `03 JUN 2013`: four digits of this century next to a month, unless they begin a time range, are a year. */
function withYears(tokens: Token[]): Token[] {
  return tokens.map((token, at) => {
    const year = yearOf(token);
    if (year === null) return token;
    const before = tokens[at - 1]?.kind;
    const after = tokens[at + 1]?.kind;
    const isEndOfRange = before === 'dash' && tokens[at - 2]?.kind === 'time';
    const isBeforeHours = after === 'time' && tokens[at + 2]?.kind === 'dash' && tokens[at + 3]?.kind === 'time';
    // The first 2026 of `05 DEC 2026 TO 07 DEC 2026` is a year, not an hour.
    const isBeforeDate =
      after === 'dash' && tokens[at + 2]?.kind === 'date' && tokens[at + 3]?.kind === 'month' && yearOf(tokens[at + 4]) !== null;
    const ends = after === undefined || after === 'comma' || after === 'month' || isBeforeHours || isBeforeDate;
    return (after === 'month' && !isEndOfRange) || (before === 'month' && ends) ? { kind: 'year', year } : token;
  });
}

const isDay = (token: Token | undefined): boolean => token?.kind === 'date';
const isMonth = (token: Token | undefined): boolean => token?.kind === 'month';
const isHours = (token: Token | undefined): boolean => token !== undefined && /^(?:time|range|allDay)$/.test(token.kind);

/** The days come first and their hours follow, or the other way round. */
function groupsOf(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    const isNext =
      at === 0 ||
      ((isDay(token) || isMonth(token)) && (isHours(tokens[at - 1]) || (tokens[at - 1]?.kind === 'comma' && isHours(tokens[at - 2]))));
    if (isNext) groups.push([token]);
    else groups.at(-1)?.push(token);
  }
  return groups;
}

/**
 * `01, 03 AND 05 DEC`, `28, 29 NOV AND 1 DEC`: where the days come first, a month is that of every day in front of it, as far as no hours part them. Given as
 * item D has it, `DEC 01, 03 05`.
 */
const monthsFirst = (tokens: Token[]): Token[] =>
  groupsOf(tokens).flatMap((group) => (beginsWithDay(group) ? withMonthsFirst(group) : group));

function beginsWithDay(group: readonly Token[]): boolean {
  const last = group.findLastIndex(isMonth);
  const isDayFirst = isDay(group.find((token) => isDay(token) || isMonth(token)));
  return (
    isDayFirst && last >= 0 && group.findLastIndex(isDay) < last && group.every((token, at) => !isMonth(token) || isDay(group[at - 1]))
  );
}

function withMonthsFirst(tokens: readonly Token[]): Token[] {
  const ordered: Token[] = [];
  let first: number | null = null;
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = tokens.slice(at, at + 2) as [Token, Token?];
    if (isMonth(token)) {
      const year = next?.kind === 'year' ? [next] : [];
      ordered.splice(first ?? ordered.length, 0, ...year, token);
      at += year.length;
      first = null;
      continue;
    }
    if (isDay(token)) first ??= ordered.length;
    else if (token.kind !== 'dash' && token.kind !== 'comma' && token.kind !== 'weekday') first = null;
    ordered.push(token);
  }
  return ordered;
}
