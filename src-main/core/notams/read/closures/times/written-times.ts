/**
 * Gives times one way of writing before they are read: `LUNES Y JUEVES DE 0800 A 1100`, `28.11.2026` and `22H30` become `MON AND THU FM 0800 TO 1100`, `28 NOV` and `2230`.
 * A word that is a time in another language means it only where other times are next to it. Over 400 lines because it is one list of rules.
 */
import { conditionAbroad } from './written-conditions.ts';
import { entries, meaningOf, timeWords } from '#core/notams/lexicon/lexicon.ts';
import { months } from '#domain/time.ts';
import { isDigit, type Token } from '../tokens.ts';

/** `length` tokens say `words`; no words where they say nothing of their own. */
type Written = { length: number; words: readonly string[] };
type Reader = {
  tokens: readonly Token[];
  read: readonly Token[];
  /** The days are written as nights: `28/29 NOV`. */
  isOfNights: boolean;
  /** A property of the whole text is computed once, and only where it is needed. */
  hasDaysAndMonths: () => boolean;
  isOvernight: () => boolean;
  marks: () => ReadonlySet<number | null>;
};
type Rule = (reader: Reader, at: number) => Written | null;

const clock = /^(?:\d{4}[ZLH]?|\d{6}|\d{10})$/;
const hour = /^(?:[01]\d|2[0-4])[0-5]\d[ZL]?$/;
const weekday = /^(?:MON|TUE|WED|THU|FRI|SAT|SUN)$/;
const day = /^(?:\d{1,2}|MON|TUE|WED|THU|FRI|SAT|SUN|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)$/;
const joins = /^(?:-|–|\/|TO|TIL|TILL|UNTIL|AND)$/;
const small = /^(?:ON|FM|DAY|BTN)$/;

export function withWrittenTimes(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = [];
  const reader: Reader = {
    tokens,
    read,
    isOfNights: false,
    hasDaysAndMonths: once(() => tokens.some((_, at) => isCertain(tokens, at))),
    isOvernight: once(() => isOvernight(tokens)),
    marks: once(() => new Set(tokens.map((_, at) => markAt(tokens, at)))),
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const written = firstOf(rulesFor(token.text, textAt(tokens, at + 1)), reader, at);
    if (written === null) {
      read.push(token);
      continue;
    }
    const last = tokens[at + written.length - 1] as Token;
    for (const [place, text] of written.words.entries()) {
      const to = place > 0 || written.words.length === 1 ? last.to : token.to;
      read.push({ text, meaning: meaningOf(text), gap: place === 0 ? token.gap : 'space', from: place === 0 ? token.from : last.from, to });
    }
    at += written.length - 1;
  }
  return read;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Tells which rules may read a word, by its first letters alone: most words of a notice are none of a time. */
function rulesFor(text: string, next: string): readonly Rule[] {
  if (!isDigit(text.charCodeAt(0))) return beginning.has(text) ? rulesOfWords : noRules;
  if (/[A-Z]/.test(text)) return rulesOfMixed;
  if (text.length > 4) return rulesOfMoments;
  return /^(?:[-–./)]|TO|A|AU|\d{6})$/.test(next) ? rulesOfNumbers : noRules;
}

function firstOf(rules: readonly Rule[], reader: Reader, at: number): Written | null {
  for (const rule of rules) {
    const written = rule(reader, at);
    if (written !== null) return written;
  }
  return null;
}

const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';
const isClose = (tokens: readonly Token[], from: number, to: number): boolean => tokens.slice(from, to).every(({ gap }) => gap === 'none');

const isDayOfMonth = (text: string): boolean => /^(?:0?[1-9]|[12]\d|3[01])$/.test(text);
const monthOf = (text: string): string | null => (/^(?:0?[1-9]|1[0-2])$/.test(text) ? (months[Number(text) - 1] ?? null) : null);

/** `28.11.2026`, `28/11/26 2200`, `2026-11-28`, `28.11.`, `28/11 2230-0430`; days and months that could be exchanged stay as they are. */
const numericDate: Rule = ({ tokens, hasDaysAndMonths }, at) => {
  const [first, sign, second, sign2, third] = [0, 1, 2, 3, 4].map((place) => textAt(tokens, at + place)) as [
    string,
    string,
    string,
    string,
    string,
  ];
  if (!/^[./-]$/.test(sign) || !isClose(tokens, at + 1, at + 3)) return null;
  const month = monthOf(second);
  if (month === null) return null;
  if (sign2 === sign && isClose(tokens, at + 3, at + 5)) {
    if (/^20\d\d$/.test(first) && isDayOfMonth(third)) return { length: 5, words: [third, month] };
    const isYear = /^20\d\d$/.test(third) || (/^2\d$/.test(third) && hour.test(textAt(tokens, at + 5)));
    if (isDayOfMonth(first) && isYear) return { length: 5, words: [first, month] };
  }
  if (!/^\d\d$/.test(first) || !isDayOfMonth(first) || !/^\d\d$/.test(second)) return null;
  if (sign === '.' && sign2 === '.' && isClose(tokens, at + 3, at + 4)) return { length: 4, words: [first, month] };
  return sign === '/' && isDayAndMonth(tokens, at) && hasDaysAndMonths() ? { length: 3, words: [first, month] } : null;
};

/** `28/11 2230`, `29/11 0200`; runways are written with the lower end first. */
function isDayAndMonth(tokens: readonly Token[], at: number): boolean {
  const [first, sign, second, behind] = [0, 1, 2, 3].map((place) => textAt(tokens, at + place)) as [string, string, string, string];
  const isRunway = Number(second) - Number(first) === 18;
  return sign === '/' && isDayOfMonth(first) && monthOf(second) !== null && !isRunway && hour.test(behind);
}

/** One day of a list must be no month, and none the other end of a runway. */
const isCertain = (tokens: readonly Token[], at: number): boolean =>
  isDayAndMonth(tokens, at) && Number(textAt(tokens, at)) > 12 && Number(textAt(tokens, at)) - Number(textAt(tokens, at + 2)) !== 18;

/** Reads `28NOV` and `28NOV26`. */
const dateInOne: Rule = ({ tokens }, at) => {
  const { date, month } = /^(?<date>\d{1,2})(?<month>[A-Z]{3})(?:2\d)?$/.exec(textAt(tokens, at))?.groups ?? {};
  return date !== undefined && month !== undefined && isDayOfMonth(date) && months.includes(month)
    ? { length: 1, words: [date, month] }
    : null;
};

/** Reads `22H30`, `22H A 04H30` and `2230HRS`. */
const hourWithH: Rule = ({ tokens, read }, at) => {
  const { hours, minutes } = /^(?<hours>\d{1,2})H(?<minutes>[0-5]\d)?$/.exec(textAt(tokens, at))?.groups ?? {};
  const whole = /^(?<hour>\d{4})H(?:RS?|OURS)?$/.exec(textAt(tokens, at))?.groups;
  if (whole !== undefined && hour.test(whole['hour'] ?? '')) return { length: 1, words: [whole['hour'] ?? ''] };
  if (hours === undefined || Number(hours) > 24) return null;
  const isFirst = isJoin(tokens, at + 1) && /^\d{1,2}H/.test(textAt(tokens, at + 2));
  const isLast = joins.test(read.at(-1)?.text ?? '') && hour.test(read.at(-2)?.text ?? '');
  return minutes !== undefined || isFirst || isLast ? { length: 1, words: [`${hours.padStart(2, '0')}${minutes ?? '00'}`] } : null;
};

const isJoin = (tokens: readonly Token[], at: number): boolean => joins.test(wordAt(tokens, at));

/** `23.00-05.00`: both have two figures, unlike a frequency. */
const hourWithPoint: Rule = ({ tokens, read }, at) => {
  const isHour = (place: number): boolean =>
    textAt(tokens, place).length === 2 &&
    textAt(tokens, place + 1) === '.' &&
    isClose(tokens, place + 1, place + 3) &&
    hour.test(textAt(tokens, place) + textAt(tokens, place + 2));
  const isLast = joins.test(read.at(-1)?.text ?? '') && hour.test(read.at(-2)?.text ?? '');
  const isFirst = isJoin(tokens, at + 3) && isHour(at + 4);
  return isHour(at) && (isFirst || isLast) ? { length: 3, words: [textAt(tokens, at) + textAt(tokens, at + 2)] } : null;
};

/** Reads a month, a day and an hour in one: `281600 NOV`, `11281300 TO 11271800`, `11 281300 TO 11 281900`. */
const moment: Rule = ({ tokens }, at) => {
  const [text, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
  const six = /^(?<date>\d\d)(?<time>\d{4})$/;
  const own = six.exec(text)?.groups;
  if (own && months.includes(next) && isMoment(own)) return { length: 2, words: [own['date'] ?? '', next, own['time'] ?? ''] };
  const eight = /^(?<month>\d\d)(?<date>\d\d)(?<time>\d{4})$/.exec(text)?.groups;
  const behind = /^\d\d$/.test(text) ? six.exec(next)?.groups : undefined;
  const month = monthOf(eight?.['month'] ?? text);
  // A telephone number has no second moment next to it.
  const isOfTwo = [at - 2, at + 2].some((other) => /^\d{8}$/.test(textAt(tokens, other)));
  const parts = eight !== undefined && isOfTwo ? eight : behind;
  return parts !== undefined && month !== null && isMoment(parts)
    ? { length: eight ? 1 : 2, words: [parts['date'] ?? '', month, parts['time'] ?? ''] }
    : null;
};

const isMoment = ({ date = '', time = '' }: Record<string, string | undefined>): boolean => isDayOfMonth(date) && hour.test(time);

/** `28TH NOV`, `3RD AND 5TH OF DEC`, `NOV 28TH`; `1ST MON` is no date. */
const ordinal: Rule = ({ tokens, read }, at) => {
  const date = /^(?<date>\d{1,2})(?:ST|ND|RD|TH)$/.exec(textAt(tokens, at))?.groups?.['date'];
  if (date === undefined) return null;
  let next = at + 1;
  while (next < at + MOST_OF_LIST && /^(?:\d{1,2}(?:ST|ND|RD|TH)?|OF|,|\/|&|-|AND|TO)$/.test(wordAt(tokens, next))) next++;
  const isOfMonth = months.includes(wordAt(tokens, next).slice(0, 3)) || months.includes(read.at(-1)?.text.slice(0, 3) ?? '');
  return isOfMonth ? { length: textAt(tokens, at + 1) === 'OF' ? 2 : 1, words: [date] } : null;
};
const MOST_OF_LIST = 18;

/** `0800 HRS`, `BTN THE HOURS OF 2200 AND 0400`, `0400 (NEXT DAY)`, `MON-FRI INCLUSIVE`, `0600-0700 ALSO 0900-1000`: they say nothing that the times do not. */
const sayingNothing: Rule = ({ tokens, read }, at) => {
  const before = read.at(-1)?.text ?? '';
  const said = tokens.slice(at, at + 6).map(({ text }) => text);
  const text = said.join(' ');
  const length = (pattern: RegExp): number => pattern.exec(text)?.[0].trim().split(' ').length ?? 0;
  const isBehindTime = hour.test(before) || day.test(before) || before === 'UTC' || before === 'DLY';
  const dropped =
    (hour.test(before) &&
      (length(/^(?:HRS?|HOURS|H)(?= |$)/) ||
        length(/^\(? ?(?:OF )?(?:THE )?(?:NEXT|FOLLOWING) DAY(?: \))?(?= |$)/) ||
        length(/^\( J \+ 1 \)/))) ||
    (/^(?:BTN|BETWEEN|FM|FROM)$/.test(before) && length(/^(?:THE )?(?:HOURS|HRS?)(?: OF)?(?= \d{4})/)) ||
    (isBehindTime && length(/^\(? ?(?:BOTH )?(?:(?:DAYS|DATES) )?(?:INCLUSIVE|INCL|INCLUDED|INCLUS)(?: \))?(?= [^A-Z]| DUE|$)/)) ||
    (isBehindTime && length(/^(?:ALSO|AGAIN)(?= (?:ON |FM |FROM )?(?:\d|(?:MON|TUE|WED|THU|FRI|SAT|SUN)\b))/)) ||
    0;
  return dropped > 0 ? { length: dropped, words: [] } : null;
};

const nights = /^(?:NIGHTS?|NGT|NUITS?|NOCHES?)$/;
const isNextDay = (first: string, second: string): boolean =>
  isDayOfMonth(first) && isDayOfMonth(second) && (Number(second) === Number(first) + 1 || (Number(second) === 1 && Number(first) >= 28));

/** `NIGHTS OF 28/29 NOV AND 01/02 DEC 2230-0500`: the days on which they begin. */
const nightsOfDays: Rule = (reader, at) => {
  const { tokens } = reader;
  if (!nights.test(textAt(tokens, at))) return null;
  let next = at + 1;
  while (next < at + 4 && /^(?:OF|FM|ON|THE|FROM|STARTING|COMMENCING|BEGINNING)$/.test(wordAt(tokens, next))) next++;
  if (next > at + 1 && /^(?:STARTING|COMMENCING|BEGINNING)$/.test(textAt(tokens, next - 1)) && day.test(wordAt(tokens, next)))
    return { length: next - at, words: [] };
  if (!isNight(tokens, next) || !reader.isOvernight()) return null;
  reader.isOfNights = true;
  return { length: next - at, words: ['ON'] };
};

/** Two days that follow each other are a night: `28/29`, `28 TO 29`. */
const isNight = (tokens: readonly Token[], at: number): boolean =>
  isJoin(tokens, at + 1) && isNextDay(textAt(tokens, at), textAt(tokens, at + 2));

/** The second day may only be dropped where the hours run past midnight. */
const isOvernight = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => {
    const [first, last] = [clockOf(text), clockOf(textAt(tokens, at + 2))];
    return first !== null && last !== null && isJoin(tokens, at + 1) && first > last;
  });

function clockOf(text: string): number | null {
  const { hours, minutes = '00' } = /^(?<hours>\d\d)(?:H(?<h>[0-5]\d)?|(?<minutes>[0-5]\d))$/.exec(text)?.groups ?? {};
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

const night: Rule = ({ tokens, isOfNights }, at) => (isOfNights && isNight(tokens, at) ? { length: 3, words: [textAt(tokens, at)] } : null);

const wordAt = (tokens: readonly Token[], at: number): string => timeWords.get(textAt(tokens, at)) ?? textAt(tokens, at);

/** The first word from `at` on that is not a small one: `LES LUNDIS`. */
function nextTime(tokens: readonly Token[], at: number): string {
  let next = at;
  while (next < at + 3 && small.test(wordAt(tokens, next))) next++;
  return wordAt(tokens, next);
}

const foreignNight = /^(?:NUITS?|NOCHES?|NOITES?|NOTTI|NOTTE)$/;

const foreign: Rule = ({ tokens, read }, at) => {
  const text = textAt(tokens, at);
  const meant = timeWords.get(text);
  if (meant === undefined) return null;
  const before = read.at(-1)?.text ?? '';
  const next = nextTime(tokens, at + 1);
  const isTime = (word: string): boolean => clock.test(word) || day.test(word) || /^\d{1,2}H/.test(word);
  const said = (word: string): Written => ({ length: 1, words: [word] });
  switch (meant) {
    case 'AND':
      return (isTime(before) || before === 'UTC') && (isTime(next) || next === 'DLY') ? said('AND') : null;
    case 'TO':
      if ((isTime(before) || before === 'UTC') && isTime(next))
        return said(clock.test(before) === (clock.test(next) || /\dH/.test(next)) ? 'TO' : 'UNTIL');
      return day.test(next) && /^(?:HASTA|ATE|BIS)$/.test(text) ? said('UNTIL') : null;
    case 'FM':
      if (/^\d{1,2}$/.test(before) && months.includes(next)) return { length: 1, words: [] };
      return isTime(next) ? said('FM') : null;
    case 'BTN':
      return isTime(next) ? said('BTN') : null;
    case 'ON':
    case 'DAY':
      return isTime(next) ? said('ON') : null;
    case 'EVERY': {
      const [first, second] = [wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
      const isEach = (word: string): boolean => word === 'DAY' || foreignNight.test(word);
      if (isEach(first) || (first === 'ON' && isEach(second))) return { length: isEach(first) ? 2 : 3, words: ['DLY'] };
      return weekday.test(next) ? said('EVERY') : null;
    }
    case 'DLY':
      return said('DLY');
    default:
      return isAmongTimes(text, meant, before, wordAt(tokens, at + 1), wordAt(tokens, at + 2)) ? said(meant) : null;
  }
};

/** A shorter word may be a name or another abbreviation: `EXC DOM FLT`. */
const MOST_SHORT = 3;

/** A month has its day next to it; a weekday another one, a word between times or hours (`SANTO DOMINGO`, `SEGUNDA PISTA`). A word of English, as in `5 NM ENE`, has them on both sides. */
function isAmongTimes(text: string, meant: string, before: string, next: string, second: string): boolean {
  const isListed = entries.has(text);
  if (months.includes(meant))
    return isListed && text.length <= MOST_SHORT
      ? /^\d\d$/.test(before) && hour.test(next)
      : /^\d{1,2}$/.test(before) || /^\d{1,2}$/.test(next);
  const isOfTimes = (word: string): boolean => clock.test(word) || weekday.test(word) || /^(?:EVERY|ON|EXC|AND|TO|FM|DLY)$/.test(word);
  const isNext = isOfTimes(next) || (/^[-,/]$/.test(next) && isOfTimes(second));
  const isBehind = isOfTimes(before) || /^[-,/]$/.test(before);
  // MAR is Tuesday in `LUN, MAR Y JUE`, but March in `12 MAR TO FRI 13 MAR`.
  if ((isListed && /^\d/.test(before)) || before === 'SANTO') return false;
  if (isListed || text.length <= MOST_SHORT)
    return isBehind ? isNext || !/^[A-Z\d]/.test(next) : isNext && (!isListed || (weekday.test(second) && next !== 'TO'));
  return isNext || /^\d{1,2}$/.test(next) || (isBehind && !/^[-,/]$/.test(before));
}

/** `1- 28 NOV 2200-0400 2- 30 NOV 2200-0400`: numbers in order, each in front of an entry of a list. */
const listMark: Rule = ({ tokens, read, marks }, at) => {
  const number = markAt(tokens, at);
  if (number === null || read.at(-1)?.text === '(' || !marks().has(number === 1 ? 2 : number - 1)) return null;
  return { length: 2, words: number === 1 || read.length === 0 ? [] : [','] };
};

function markAt(tokens: readonly Token[], at: number): number | null {
  const [number, sign, next] = tokens.slice(at, at + 3);
  if (!/^[1-9]\d?$/.test(number?.text ?? '') || !/^[-.)]$/.test(sign?.text ?? '') || next === undefined) return null;
  const isMark = next.gap === 'space' && (sign?.gap === 'none' || number?.gap === 'line');
  return isMark && (isDayOfMonth(next.text) || /^(?:FM|FROM|WEF)$/.test(next.text) || day.test(wordAt(tokens, at + 2)))
    ? Number(number?.text)
    : null;
}

const wordsAt = (tokens: readonly Token[], at: number, most: number): string =>
  tokens
    .slice(at, at + most)
    .map(({ text }) => text)
    .join(' ');

/** Reads `UPTO 05 DEC` and `JUSQU'AU 19 DEC`. */
const upTo: Rule = ({ tokens }, at) => {
  const text = wordsAt(tokens, at, 3);
  const length = /^(?:UPTO|UP TO|JUSQU ['’] AU|JUSQU’AU)(?= |$)/.exec(text)?.[0].split(' ').length ?? 0;
  return length > 0 && day.test(wordAt(tokens, at + length)) ? { length, words: ['UNTIL'] } : null;
};

/** It is `OUTSIDE THESE HOURS` in six languages, as a piece of a pattern. */
export const outsideHours =
  '(?:POZA (?:TYMI )?GODZINAMI|FUERA DE (?:(?:ESTE|ESE|DICHO) )?HORARIO|FORA D(?:O|ESTE|ESSE) HORARIO|EN DEHORS DE CES (?:HORAIRES|HEURES|CRENEAUX)|HORS CES HORAIRES|AUSSERHALB DIESER ZEITEN|AL DI FUORI DI TALE ORARIO)';
const outsideAbroad = new RegExp(`^${outsideHours}(?= |$)`);
const duringAbroad =
  /^(?:EN (?:EL|ESTE|ESE|DICHO) (?:HORARIO|PERIODO)|DURANTE (?:EL|ESTE|ESE|DICHO|O) (?:HORARIO|PERIODO)|NESTE (?:HORARIO|PERIODO)|(?:PENDANT|DURANT) CETTE PERIODE|(?:PENDANT|DURANT) CES (?:HORAIRES|HEURES|CRENEAUX)|IN (?:QUESTO|TALE) (?:PERIODO|ORARIO)|IN DIESER ZEIT|WAEHREND DIESER ZEIT)(?= |$)(?! \d)/;
const MOST_OF_OUTSIDE = 6;

/** Reads `POZA TYMI GODZINAMI`, `FUERA DE HORARIO` and `EN DEHORS DE CES HORAIRES`; `EN ESTE HORARIO`. */
const ofTheseHours: Rule = ({ tokens }, at) => {
  const text = wordsAt(tokens, at, MOST_OF_OUTSIDE);
  const found = outsideAbroad.exec(text) ?? duringAbroad.exec(text);
  if (found === null) return null;
  return { length: found[0].split(' ').length, words: [duringAbroad.test(text) ? 'DURING' : 'OUTSIDE', 'THESE', 'HOURS'] };
};

const afterAbroad =
  /^(?:DESPUES DE(?:L| LAS?)?|A PARTIR D(?:E(?: LAS?)?|EL|AS|ES?)|A COMPTER DE|APRES|DEPOIS DAS|APOS AS|DOPO LE)(?= (?:[01]\d|2[0-4])[0-5]\d\b)/;

const otherwiseAbroad = /^(?:(?:EN|IN) CASO CONTRARIO|DE LO CONTRARIO|CASO CONTRARIO|SINON|ANDERNFALLS)(?= |$)/;

/** Reads a phrase as one word: `A PARTIR DE 2200` as AFT, `EN CASO CONTRARIO AD CERRADO` with OTHERWISE. */
const phraseAs =
  (phrase: RegExp, word: string): Rule =>
  ({ tokens }, at) => {
    const found = phrase.exec(wordsAt(tokens, at, MOST_OF_OUTSIDE))?.[0];
    return found === undefined ? null : { length: found.split(' ').length, words: [word] };
  };

const condition: Rule = ({ tokens }, at) => conditionAbroad(tokens.slice(at, at + MOST_OF_OUTSIDE).map(({ text }) => text));

const setAbroad = '(?:POR|PUESTA|OCASO|COUCHER|TRAMONTO|SONNENUNTERGANG)';
const riseAbroad = '(?:NASCER|SALIDA|ORTO|LEVER|ALBA|SONNENAUFGANG)';
const ofSun = '(?: (?:DO|DEL?|DU) SOL(?:EIL)?)?';
const fromSun = (first: string, last: string): RegExp =>
  new RegExp(`^(?:DO|DEL?|DESDE|DU|DAL|VON|ENTRE) (?:(?:O|EL|LA|LE) )?${first}${ofSun} (?:[A-Z]{1,5} ){1,2}${last}${ofSun}(?= |$)`);
const nightAbroad = fromSun(setAbroad, riseAbroad);
const dayAbroad = fromSun(riseAbroad, setAbroad);

/** Reads `DO POR AO NASCER DO SOL` and `ENTRE EL OCASO Y EL ORTO` as `SS - SR`. */
const sunAbroad: Rule = ({ tokens }, at) => {
  const text = wordsAt(tokens, at, MOST_OF_SUN);
  const [found, words] = nightAbroad.test(text) ? [nightAbroad, ['SS', '-', 'SR']] : [dayAbroad, ['SR', '-', 'SS']];
  const length = found.exec(text)?.[0].split(' ').length ?? 0;
  return length === 0 ? null : { length, words };
};
const MOST_OF_SUN = 10;

/** Leaves out hours that are repeated in another time: `0600-1200 (0900-1500 LT)`, `0500-0900 UTC (1000-1400 PST)`, `1130Z(0530L)`. */
const localBeside: Rule = ({ tokens, read }, at) => {
  const isBehindHours = hour.test(read.at(-1)?.text ?? '') || (read.at(-1)?.text === 'UTC' && hour.test(read.at(-2)?.text ?? ''));
  if (textAt(tokens, at) !== '(' || !isBehindHours) return null;
  const close = tokens.slice(at, at + MOST_IN_BRACKETS).findIndex(({ text }) => text === ')');
  const words = tokens.slice(at + 1, at + Math.max(close, 1));
  const isLocal = words.some(({ text }) => zone.test(text)) && words.every(({ text }) => zone.test(text) || ofZone.test(text));
  return close > 0 && isLocal && words.some(({ text }) => /^\d{4}L?$/.test(text)) ? { length: close + 1, words: [] } : null;
};
const MOST_IN_BRACKETS = 12;
/** Times of a place, whose difference from UTC is not looked up. */
export const zones =
  /^(?:JST|KST|IST|PKT|PHT|SGT|HKT|WIB|WITA|WIT|MSK|GST|CET|CEST|EET|EEST|WET|WEST|BST|A[CEW](?:S|D)T|NZ[SD]T|[ECMP][SD]T|AKST|AKDT|HST)$/;
const zone = new RegExp(`^(?:LT|LCL|LOCAL|LMT|HL|HLV|HLC|HOA|\\d{4}L)$|${zones.source}`);
const ofZone = /^(?:\d{4}L?|-|–|TO|A|AND|TIME|TIMES|HORA|HEURE|HRS?|:)$/;

/** Reads `S 1200 DO 1800` and `OD 0600 DO 1200`; DO is a day in German. */
const slavicHours: Rule = ({ tokens }, at) =>
  /^(?:S|OD|Z)$/.test(textAt(tokens, at)) &&
  hour.test(textAt(tokens, at + 1)) &&
  textAt(tokens, at + 2) === 'DO' &&
  hour.test(textAt(tokens, at + 3))
    ? { length: 4, words: [textAt(tokens, at + 1), '-', textAt(tokens, at + 3)] }
    : null;

/** Reads `NACHTFLUGBETRIEB`. */
const nightFlights: Rule = ({ tokens }, at) =>
  /^NACHTFL(?:UGBETRIEB|UEGE)$/.test(textAt(tokens, at)) ? { length: 1, words: ['NIGHT', 'OPS'] } : null;

/** Reads `2300-0500 NIGHTLY SUN-THU` and `EVERYDAY`. */
const everyDay = /^(?:EVERYDAY|EZHEDNEVNO|EJEDNEWNO|CODZIENNIE)$/;
const nightly: Rule = ({ tokens, read }, at) => {
  const text = textAt(tokens, at);
  if (everyDay.test(text)) return { length: 1, words: ['DLY'] };
  if (text !== 'NIGHTLY' || !hour.test(read.at(-1)?.text ?? '')) return null;
  return { length: 1, words: day.test(wordAt(tokens, at + 1)) ? [] : ['DLY'] };
};

const weekend = /^(?:(?:LOS|LES|AOS|NOS|NEI|I) )?(?:FINES? DE SEMANA|FI(?:NS|M|NAIS) DE SEMANA|FINE SETTIMANA|WEEK(?: - )?ENDS?)(?= |$)/;
const byDay = /^(?:DE (?:JOUR|DIA)|DI GIORNO)(?= |$)/;

/** Reads `LOS FINES DE SEMANA`, and `UNIQUEMENT DE JOUR`; by day elsewhere is a marking. */
const ofDays: Rule = ({ tokens, read }, at) => {
  const text = wordsAt(tokens, at, MOST_OF_OUTSIDE);
  const days = weekend.exec(text)?.[0];
  if (days !== undefined) return { length: days.split(' ').length, words: ['SAT', 'AND', 'SUN'] };
  return read.at(-1)?.meaning === 'only' && byDay.test(text) ? { length: 2, words: ['HJ'] } : null;
};

/** Reads `0000 A 0500 HORA LOCAL`. */
const localTime: Rule = ({ tokens }, at) =>
  /^(?:HORA|HEURE|ORA)$/.test(textAt(tokens, at)) && /^LOCALE?$/.test(textAt(tokens, at + 1)) ? { length: 2, words: ['LT'] } : null;

const noRules: readonly Rule[] = [];
const rulesOfMixed: readonly Rule[] = [dateInOne, hourWithH, ordinal];
const rulesOfMoments: readonly Rule[] = [moment];
const rulesOfNumbers: readonly Rule[] = [listMark, numericDate, hourWithPoint, moment, night];
const rulesOfWords: readonly Rule[] = [
  localBeside,
  slavicHours,
  nightFlights,
  nightly,
  upTo,
  ofTheseHours,
  phraseAs(afterAbroad, 'AFT'),
  phraseAs(otherwiseAbroad, 'OTHERWISE'),
  ofDays,
  condition,
  sunAbroad,
  localTime,
  nightsOfDays,
  sayingNothing,
  foreign,
];

/** Words that a rule begins with, of this language or another. */
const beginning: ReadonlySet<string> = new Set([
  ...timeWords.keys(),
  ...'LOS LES AOS NOS NEI I FINE FINES FIN FINS FIM FINAIS WEEK WEEKEND WEEKENDS DE DI CASO SINON ANDERNFALLS POZA FUERA FORA EN EM HORS AUSSERHALB AL DURANTE DURANT PENDANT NESTE IN WAEHREND COM CON SUR PAR A BEI APRES DESPUES TRAS DEPOIS APOS DOPO CUANDO QUANDO QUAND LORSQUE AINSI SI SE EVERYDAY EZHEDNEVNO EJEDNEWNO CODZIENNIE S OD Z NACHTFLUGBETRIEB NACHTFLUEGE NIGHTLY UP UPTO JUSQU JUSQU’AU HORA HEURE ORA HR HRS HOURS H THE OF NEXT FOLLOWING ( BOTH DAYS DATES INCLUSIVE INCL INCLUDED INCLUS ALSO AGAIN NIGHT NIGHTS NGT NUIT NUITS NOCHE NOCHES'.split(
    ' ',
  ),
]);
