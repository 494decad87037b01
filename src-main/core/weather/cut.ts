/**
 * Cuts a report into its head, its body, its groups of changes and its remarks before anything is decoded, so that no value of one is ever
 * taken for another's. A word that says where a part begins and is damaged leaves a part that is read and used for nothing.
 */
import type { Group, Report } from '#contract/weather/report.ts';
import { fieldOf, isWindUnknown } from './tokens.ts';

type PartKind = Group['kind'] | 'BODY';
export type Part = {
  kind: PartKind;
  probability: number | null;
  /** They are the words of its time as published: `1203/1209`, `FM131700`, `TL1700`, `AT2000`. */
  times: string[];
  tokens: string[];
  /** These words are known to belong elsewhere. */
  stray: string[];
  raw: string;
};
export type CutReport = Pick<Report, 'kind' | 'station' | 'isAuto' | 'isAmended' | 'isCorrected' | 'isNil' | 'isCancelled'> & {
  /** It is written `101220Z`. */
  dayTime: string | null;
  /** A TAF has it: `1012/1112`. */
  validity: string | null;
  /** Each is written `TX28/1015Z`. */
  extremes: string[];
  parts: Part[];
  remarks: string | null;
};

const STATION = /^[A-Z][A-Z0-9]{3}$/;
const DAY_TIME = /^\d{6}Z?$/;
const PERIOD = /^\d{4}\/\d{4}$/;
const EXTREME = /^T[XN]?M?\d{2}\/\d{4}Z?$/;
const PROBABILITY = /^PROB(\d{2})$/;
export const COLOUR = /^(?:BLACK)?(?:BLACK|BLU\+?|WHT|GRN|YLO[12]?|AMB|RED)(?:FCST)?$/;
/** It comes after the trend where there is one, and is never part of it. */
const RUNWAY_STATE = /^R\d{2}[LCR]?\/[\d/]{6}$/;
const TIME_OF_TREND = /^(?:FM|TL|AT)\d{4}Z?$/;
const changes = new Set<string>(['BECMG', 'TEMPO', 'INTER']);
const corrections = /^(?:COR|CC[A-Z])$/;

/** Adjacent words that are one: `1 1/2SM`, `FEW050 CB`, `FM 1300`, `WS ALL RWY`, `WS R35`, `QNH 2962INS`. */
const joined: readonly [first: RegExp, next: RegExp, between: string][] = [
  [/^(?:\d{1,2}|.)$/, /^\d{1,2}\/\d{1,2}SM$/, ' '],
  [/^(?:FEW|SCT|BKN|OVC)\d{3}$/, /^(?:CB|TCU)$/, ''],
  [/^(?:FM|TL|AT)$/, /^\d{4}Z?$/, ''],
  [/^WS$/, /^(?:ALL|R(?:WY)?\d{2}[LCR]?)$/, ' '],
  [/^WS ALL$/, /^RWYS?$/, ' '],
  [/^QNH$/, /^\d{4}INS$/, ''],
];

/** Returns the words that count: without the end of the message, and with one for each that is repeated at once. */
function wordsOf(raw: string): string[] {
  const words: string[] = [];
  for (const word of raw.toUpperCase().replace(/[=$]/g, ' ').trim().split(/\s+/)) {
    const last = words.at(-1);
    if (word === '' || word === last) continue;
    const join = last === undefined ? undefined : joined.find(([first, next]) => first.test(last) && next.test(word));
    if (join) words[words.length - 1] = `${last}${join[2]}${word}`;
    else words.push(word);
  }
  return words;
}

/** Undefined for a text that is no report: without a station, a time or anything that a report says. */
export function cutReport(raw: string, section?: Report['kind']): CutReport | undefined {
  const words = wordsOf(raw);
  const head = { isAmended: false, isCorrected: false, isAuto: false, isNil: false, isCancelled: false };
  let named: Report['kind'] | undefined;
  let at = 0;
  const takeFlags = () => {
    for (; at < words.length; at++) {
      const word = words[at] ?? '';
      if (word === 'AMD') head.isAmended = true;
      else if (corrections.test(word)) head.isCorrected = true;
      else if (word === 'AUTO') head.isAuto = true;
      else if (word === 'NIL') head.isNil = true;
      else if (word === 'CNL') head.isCancelled = true;
      else if (word === 'METAR' || word === 'SPECI' || word === 'TAF') named ??= word;
      else if (word !== 'RTD' && word !== 'PROV') return;
    }
  };
  takeFlags();
  named ??= section;
  const station = words[at++] ?? '';
  if (!STATION.test(station)) return undefined;
  const dayTime = DAY_TIME.test(words[at] ?? '') ? (words[at++] ?? '') : null;
  takeFlags();
  const validity = named !== 'METAR' && named !== 'SPECI' && PERIOD.test(words[at] ?? '') ? (words[at++] ?? '') : null;
  takeFlags();
  const kind = named ?? (validity === null ? 'METAR' : 'TAF');
  const rest = words.slice(at);
  const isSaid = head.isNil || head.isCancelled || rest.some((word) => word === 'CAVOK' || fieldOf(word) !== undefined);
  if (!(isSaid && (named !== undefined || dayTime !== null)) && (named === undefined || dayTime === null)) return undefined;

  const end = endOf(kind, rest);
  const groups = rest.slice(0, end);
  const extremes = kind === 'TAF' ? groups.filter((word) => EXTREME.test(word)) : [];
  const parts = kind === 'TAF' ? partsOfTaf(groups.filter((word) => !EXTREME.test(word))) : partsOfMetar(groups);
  return { kind, station, ...head, dayTime, validity, extremes, parts, remarks: rest.slice(end).join(' ') || null };
}

function endOf(kind: Report['kind'], words: readonly string[]): number {
  const end = words.findIndex((word) => /^RMKS?$/.test(word) || (kind === 'TAF' && (word === 'AMD' || word === 'LAST')));
  return end === -1 ? words.length : end;
}

const partOf = (kind: PartKind, first: readonly string[] = []): Part => ({
  kind,
  probability: null,
  times: [],
  tokens: [],
  stray: [],
  raw: first.join(' '),
});

/** Annex 3 sets the order: only recent weather, wind shear, sea and runways follow temperature or pressure. */
const ofBodyAlone = new Set(['wind', 'range', 'visibility', 'sector', 'cloud', 'sky', 'vertical']);
const isWeather = (word: string): boolean => /^(?:VC|[-+])?(?:[A-Z]{2})+$/.test(word) && !word.startsWith('RE');

function partsOfMetar(words: readonly string[]): Part[] {
  const body = partOf('BODY');
  const parts = [body];
  let isBehind = false;
  for (const word of words) {
    const part = parts.at(-1) ?? body;
    const isFirst = body.tokens.length === 0;
    const field = fieldOf(word);
    const isTime = TIME_OF_TREND.test(word);
    if (part !== body && (RUNWAY_STATE.test(word) || field === 'runway')) body.tokens.push(word);
    else if (changes.has(word) || word === 'NOSIG') parts.push(partOf(word as PartKind, [word]));
    else if (isTime && word.startsWith('FM') && part.tokens.length + part.times.length > 0)
      parts.push({ ...partOf('FM', [word]), times: [word] });
    else if (COLOUR.test(word) && (part === body || (part.kind === 'COLOUR' && part.raw === ''))) {
      body.tokens.push(word);
      // What follows a colour state is the forecast of it, which begins with a wind.
      if (part === body) parts.push(partOf('COLOUR'));
    } else if (part.kind === 'UNKNOWN' && (field === 'temperature' || field === 'qnh' || field === 'rvr' || field === 'runway'))
      body.tokens.push(word);
    else {
      if (part.kind === 'COLOUR' && part.raw === '' && field !== 'wind') part.kind = 'UNKNOWN';
      if (part !== body) part.raw = `${part.raw} ${word}`.trim();
      if (part !== body && (isTime || PERIOD.test(word))) part.times.push(word);
      else if (part.kind === 'NOSIG' && !COLOUR.test(word)) part.stray.push(word);
      else if (part === body && isBehind && (field === undefined ? isWeather(word) : ofBodyAlone.has(field))) part.stray.push(word);
      else add(parts, word);
    }
    if ((field === 'temperature' && !isWindUnknown(word, isFirst)) || field === 'qnh') isBehind = true;
  }
  return parts.filter(({ kind, raw }) => kind !== 'COLOUR' || raw !== '');
}

function partsOfTaf(words: readonly string[]): Part[] {
  const parts = [partOf('BODY')];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const part = parts.at(-1) ?? partOf('BODY');
    const probability = PROBABILITY.exec(word)?.[1];
    if (/^FM\d{4}(?:\d{2})?Z?$/.test(word)) parts.push({ ...partOf('FM', [word]), times: [word] });
    else if (changes.has(word) && part.kind === 'PROB' && part.tokens.length + part.times.length === 0) {
      part.kind = word as PartKind;
      part.raw += ` ${word}`;
    } else if (changes.has(word)) parts.push(partOf(word as PartKind, [word]));
    else if (probability !== undefined) parts.push({ ...partOf('PROB', [word]), probability: Number(probability) });
    else if (word === 'WND') at = takeLaterWind(part, words, at);
    else if (PERIOD.test(word) && part.kind !== 'BODY' && part.times.length + part.tokens.length === 0) {
      part.times.push(word);
      part.raw += ` ${word}`;
    } else if (PERIOD.test(word)) parts.push(unknownFrom(part, word));
    else {
      if (part.kind !== 'BODY') part.raw += ` ${word}`;
      add(parts, word);
    }
  }
  return parts;
}

/** `WND 33009KT AFT 1315` and `WND 290V040` of military TAF. Returns the place of its last word. */
function takeLaterWind(part: Part, words: readonly string[], at: number): number {
  let last = at;
  while (/^(?:AFT|\d{4})$/.test(words[last + 1] ?? '') || (last === at && ['wind', 'range'].includes(fieldOf(words[last + 1] ?? '') ?? '')))
    last++;
  part.stray.push(words.slice(at, last + 1).join(' '));
  return last;
}

/** A period without the word that says of what: the word before it is the damaged one, where it says nothing else. */
function unknownFrom(part: Part, period: string): Part {
  const last = part.tokens.at(-1);
  const isDamaged = last !== undefined && fieldOf(last) === undefined && !isWeather(last);
  if (isDamaged) part.tokens.pop();
  const first = isDamaged ? [last, period] : [period];
  return { ...partOf('UNKNOWN', first), times: [period], stray: isDamaged ? [last] : [] };
}

/** A second wind or visibility in one part is of a group whose begin is damaged or missing. */
function add(parts: Part[], word: string): void {
  const part = parts.at(-1) ?? partOf('BODY');
  const field = fieldOf(word);
  const isSecond =
    (field === 'wind' || field === 'visibility') &&
    part.kind !== 'UNKNOWN' &&
    part.tokens.some((other) => (other === 'CAVOK' && field === 'visibility') || fieldOf(other) === field);
  if (isSecond) parts.push({ ...partOf('UNKNOWN', [word]), tokens: [word] });
  else part.tokens.push(word);
}
