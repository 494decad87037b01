/** A length that is lost or left (`LENGTH REDUCED TO 1500M`), and a threshold that is displaced (`THR RWY 27 DISPLACED 300M`). */
import { namesAt } from '../closures/names.ts';
import type { Token } from '../closures/tokens.ts';
import { measureAt, type Length } from './numbers.ts';

export type Changed = { kind: 'shortensRunway' | 'displacesThreshold'; runway: string | null; lengths: Length[] };

const threshold = /^(?:THR|THLD|THRESHOLD|DTHR)$/;
const marks = /^(?:MARKINGS?|MARKERS?|LGTS?|LIGHTS?|LGTD|SIGNS?|TAILS|ARROWS?|CHEVRONS?)$/;
/** Another NOTAM, or an end of the change, says so. */
const elsewhere =
  /^(?:WHILE|WHILST|WHEN|DUE|IF|DURING|DRG|UNTIL|AFTER|REMOVED?|DELETED?|CNL|CNLD|CANCELLED|WITHDRAWN|NOT|NO|WEST|EAST|NORTH|SOUTH|PASS|PASSING|PAST)$/;
/** `THR 09 OF GLIDER TRACK`: no threshold of a runway. */
const ofTrack = /^(?:TRACK|AEROTOW|TOW|FATO)$/;
/** Tokens in front that belong to it. */
const BEFORE = 9;
const BEHIND = 7;
const FAR_BEHIND = 40;

export function changedIn(tokens: readonly Token[]): Changed[] {
  const found: Changed[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const read = readers.get((tokens[at] as Token).text);
    const change = read?.(tokens, at) ?? null;
    if (change && !found.some(({ kind, runway }) => kind === change.kind && runway === change.runway)) found.push(change);
  }
  return found;
}

const readers = new Map<string, (tokens: readonly Token[], at: number) => Changed | null>([
  ...['DISPLACED', 'DSPLCD', 'DISPLACEMENT', 'RELOCATED', 'MOVED', 'SHIFTED'].map((word) => [word, displacementAt] as const),
  ['DTHR', thresholdAt],
  ...['REDUCED', 'SHORTENED', 'RED', 'REDUCE'].map((word) => [word, reductionAt] as const),
  ...['REMAINING', 'REMAINDER', 'LENGTH', 'LEN', 'LGTH', 'LENGHT'].map((word) => [word, left] as const),
]);

/** Where the sentence of a token begins, not far back. */
function startOf(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && at - from < BEFORE && !isEnd(tokens, from - 1)) from--;
  return from;
}

/** `RWY 09 DTHR 210M`: only a length makes it a change. */
function thresholdAt(tokens: readonly Token[], at: number): Changed | null {
  const from = startOf(tokens, at);
  const measure = measureAt(tokens, at + 1);
  if (!measure?.unit || measure.value < LEAST_DISPLACED || says(tokens, from, at, elsewhere)) return null;
  return {
    kind: 'displacesThreshold',
    runway: runwayNear(tokens, from, at),
    lengths: [{ of: 'displacement', value: measure.value, unit: measure.unit }],
  };
}

const LEAST_DISPLACED = 30;

const isEnd = (tokens: readonly Token[], at: number): boolean => {
  const { text } = tokens[at] as Token;
  return text === ';' || (text === '.' && tokens[at + 1]?.gap !== 'none');
};

const says = (tokens: readonly Token[], from: number, to: number, words: RegExp): boolean => {
  for (let at = from; at < to; at++) if (words.test((tokens[at] as Token).text)) return true;
  return false;
};

/** The runway named nearest before, else after: `RWY 27`, `THR 27`, `07 END`. */
function runwayNear(tokens: readonly Token[], from: number, at: number): string | null {
  for (let word = at - 1; word >= from; word--) {
    const token = tokens[word] as Token;
    const isNoun = token.meaning === 'runway' || threshold.test(token.text);
    const [name] = isNoun ? namesAt(tokens, word + 1).names : tokens[word + 1]?.text === 'END' ? namesAt(tokens, word).names : [];
    if (name !== undefined) return name;
  }
  for (let word = at + 1; word < Math.min(tokens.length, at + BEHIND); word++) {
    const token = tokens[word] as Token;
    const [name] = token.meaning === 'runway' || threshold.test(token.text) ? namesAt(tokens, word + 1).names : [];
    if (name !== undefined) return name;
  }
  return null;
}

function displacementAt(tokens: readonly Token[], at: number): Changed | null {
  const from = startOf(tokens, at);
  const next = tokens[at + 1]?.text ?? '';
  // `THR AND DISPLACED BAR LIGHTS U/S`.
  if (marks.test(next) || (next === 'BAR' && marks.test(tokens[at + 2]?.text ?? '')) || says(tokens, from, at, elsewhere)) return null;
  const isThreshold = says(tokens, from, at, threshold);
  const isBehind = threshold.test(next);
  // `07 END HAS BEEN DISPLACED`.
  const isRunwayEnd = says(tokens, from, at, /^END$/);
  if ((!isThreshold && !isBehind && !isRunwayEnd) || (isBehind && marks.test(tokens[at + 2]?.text ?? ''))) return null;
  if (says(tokens, from, at, ofTrack)) return null;
  const length = says(tokens, from, at, /^FURTHER$/) ? totalBehind(tokens, at + 1) : lengthBehind(tokens, at + 1);
  // `DISPLACED THR` alone speaks of one that is there.
  if (!length && !isThreshold) return null;
  const runway = runwayNear(tokens, from, at);
  // Told with the displacement in front of it.
  if (runway === null && tokens[at - 1]?.text === 'TOTAL') return null;
  return { kind: 'displacesThreshold', runway, lengths: length ? [{ of: 'displacement', ...length }] : [] };
}

/** `FURTHER DISPLACED BY 90M (TOTAL DISPLACEMENT 180M)`: without the total the displacement is not known. */
function totalBehind(tokens: readonly Token[], from: number): { value: number; unit: Length['unit'] } | null {
  for (let at = from; at < Math.min(tokens.length, from + FAR_BEHIND); at++)
    if (tokens[at]?.text === 'TOTAL') return lengthBehind(tokens, at + 1);
  return null;
}

/** The next length with a unit, over small words and the runway. */
function lengthBehind(tokens: readonly Token[], from: number): { value: number; unit: Length['unit'] } | null {
  for (let at = from; at < Math.min(tokens.length, from + BEHIND) && !isEnd(tokens, at);) {
    const token = tokens[at] as Token;
    const { names, next } = token.meaning === 'runway' || threshold.test(token.text) ? namesAt(tokens, at + 1) : { names: [], next: at };
    if (names.length > 0) {
      at = next;
      continue;
    }
    const measure = measureAt(tokens, at);
    if (measure?.unit) return { value: measure.value, unit: measure.unit };
    at++;
  }
  return null;
}

const ofLength = /^(?:LENGTH|LEN|LGTH|LENGHT)$/;
const ofOther =
  /^(?:WIDTH|WID|SPEED|VIS|VISIBILITY|DISTANCE|DIST|AREA|STRIP|RESA|COVERAGE|LGT|PAPI|ALS|CLEARANCE|SEPARATION|TORA|TODA|ASDA|LDA|TWY|TAXIWAY|HEIGHT|ALT|ALTITUDE|MINIMA)$/;

/** `LENGTH REDUCED TO 1500M`, `RWY 09/27 SHORTENED BY 300M`. */
function reductionAt(tokens: readonly Token[], at: number): Changed | null {
  const from = startOf(tokens, at);
  if (says(tokens, from, at, ofOther) || says(tokens, from, at, elsewhere)) return null;
  let to = at + 1;
  if (tokens[to]?.text === 'IN' && ofLength.test(tokens[to + 1]?.text ?? '')) to += 2;
  const direction = tokens[to]?.text;
  const measure = direction === 'TO' || direction === 'BY' ? measureAt(tokens, to + 1) : null;
  if (!measure?.unit || measure.value < 50) return null;
  const runway = runwayNear(tokens, from, at);
  const isOfLength = to > at + 1 || says(tokens, from, at, ofLength);
  if (!isOfLength && (runway === null || !isRunwayItself(tokens, from, at))) return null;
  return {
    kind: 'shortensRunway',
    runway,
    lengths: [{ of: direction === 'BY' ? 'lost' : 'left', value: measure.value, unit: measure.unit }],
  };
}

/** `RWY 09/27 HAS BEEN REDUCED`, not `RWY 09 ALS REDUCED`. */
function isRunwayItself(tokens: readonly Token[], from: number, at: number): boolean {
  for (let word = at - 1; word >= from; word--) {
    const { meaning, text } = tokens[word] as Token;
    if (meaning === 'runway') return namesAt(tokens, word + 1).next <= at;
    if (meaning !== 'filler' && !/^(?:\d{1,2}[LCRGW]?|\/)$/.test(text)) return false;
  }
  return false;
}

/** `LENGTH AVBL 1500M`, `USABLE LENGTH 1500M`, `REMAINING 1800M AVBL`. */
function left(tokens: readonly Token[], at: number): Changed | null {
  const { text } = tokens[at] as Token;
  const isLeft =
    text === 'REMAINING' ||
    text === 'REMAINDER' ||
    (ofLength.test(text) && (tokens[at + 1]?.meaning === 'usable' || tokens[at - 1]?.meaning === 'usable'));
  if (!isLeft) return null;
  let to = at + 1;
  while (/^(?:LENGTH|AVBL|AVAILABLE|USABLE|IS|OF|RWY|:|=)$/.test(tokens[to]?.text ?? '') && to < at + 5) to++;
  const measure = measureAt(tokens, to);
  const from = startOf(tokens, at);
  if (!measure?.unit || measure.value < LEAST_LEFT || says(tokens, from, at, /^(?:DIST|DISTANCE|SIGN|MARKER|TWY|TAXIWAY)$/)) return null;
  const runway = runwayNear(tokens, Math.max(0, at - 2 * BEFORE), at);
  return runway === null ? null : { kind: 'shortensRunway', runway, lengths: [{ of: 'left', value: measure.value, unit: measure.unit }] };
}

/** A runway that is left is longer. */
const LEAST_LEFT = 200;
