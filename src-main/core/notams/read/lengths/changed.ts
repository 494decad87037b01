/** Finds a length that is lost or left (`LENGTH REDUCED TO 1500M`) and a threshold that is displaced (`THR RWY 27 DISPLACED 300M`). */
import { ofTerm } from '#core/notams/lexicon/lexicon.ts';
import { namesThing } from '../aids-and-lights.ts';
import { namesAt } from '../closures/names.ts';
import type { Token } from '../closures/tokens.ts';
import type { Effect } from '../notice.ts';
import { LEAST_LEFT, type Length, type Measure, lengthOf, lowering, measureAt, quantityAt } from './quantity.ts';

type Changed = {
  kind: 'shortensRunway' | 'displacesThreshold' | 'changesDistances';
  runway: string | null;
  for: Effect['for'];
  lengths: Length[];
};
/** `next` is the token behind what was read. */
type Read = Changed & { next: number };
/** These are places in the text, from the word that says so to the end of its figure. */
type Placed = Changed & { from: number; to: number };

const threshold = new RegExp(`^(?:${ofTerm('threshold')}|DTHR)$`);
const marks = /^(?:MARKINGS?|MARKERS?|LGTS?|LIGHTS?|LGTD|SIGNS?|TAILS|ARROWS?|CHEVRONS?)$/;
/** Another NOTAM, or an end of the change, says so. */
const elsewhere =
  /^(?:WHILE|WHILST|WHEN|DUE|IF|DURING|DRG|UNTIL|AFTER|REMOVED?|DELETED?|CNL|CNLD|CANCELLED|WITHDRAWN|NOT|NO|WEST|EAST|NORTH|SOUTH|PASS|PASSING|PAST)$/;
/** `THR 09 OF GLIDER TRACK` is no threshold of a runway. */
const ofTrack = /^(?:TRACK|AEROTOW|TOW|FATO)$/;
/** A statement takes at most so many tokens before its word and after it. */
const BEFORE = 9;
const BEHIND = 7;

export function changedIn(tokens: readonly Token[]): Placed[] {
  const found: Placed[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const read = readers.get(token.text);
    const change = read?.(tokens, at) ?? null;
    if (change && !found.some(({ kind, runway }) => kind === change.kind && runway === change.runway))
      found.push({ ...change, from: token.from, to: (tokens[change.next - 1] ?? token).to });
  }
  return found;
}

const readers = new Map<string, (tokens: readonly Token[], at: number) => Read | null>([
  ...[
    'DISPLACED',
    'DSPLCD',
    'DISPL',
    'DISPLACEMENT',
    'RELOCATED',
    'MOVED',
    'SHIFTED',
    'INSET',
    'DESPLAZADO',
    'DECALE',
    'DESLOCADA',
    'SPOSTATA',
    'VERSETZT',
  ].map((word) => [word, displacementAt] as const),
  ['DTHR', thresholdAt],
  ...[...lowering, 'CHANGED', 'LIMITED', 'LTD'].map((word) => [word, reductionAt] as const),
  ...['REMAINING', 'REMAINDER', ...'LENGTH LEN LGTH LENGHT LONGUEUR LONGITUD COMPRIMENTO LUNGHEZZA LAENGE'.split(' ')].map(
    (word) => [word, left] as const,
  ),
]);

/** Finds where the sentence of a token begins, not far back. */
function startOf(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && at - from < BEFORE && !isEnd(tokens, from - 1) && !isOwnLine(tokens, from)) from--;
  return from;
}

/** `THR RWY 09 DISPLACED` is a statement of its own on a line of its own, and after a reason: `… DUE WIP THR RWY 09 DISPLACED`. */
const isOwnLine = (tokens: readonly Token[], at: number): boolean => {
  const [token, before] = [tokens[at], tokens[at - 1]];
  return token !== undefined && threshold.test(token.text) && (token.gap === 'line' || before?.meaning === 'cause');
};

/** `RWY 09 DTHR 210M`: only a length makes it a change. */
function thresholdAt(tokens: readonly Token[], at: number): Read | null {
  const from = startOf(tokens, at);
  const measure = measureAt(tokens, at + 1);
  if (!measure?.unit || measure.value < LEAST_DISPLACED || says(tokens, from, at, elsewhere)) return null;
  return {
    kind: 'displacesThreshold',
    runway: runwayNear(tokens, from, at),
    for: null,
    lengths: [lengthOf('displacement', 'is', measure)],
    next: measure.next,
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

/** Finds the runway named nearest before, else after: `RWY 27`, `THR 27`, `07 END`. */
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

function displacementAt(tokens: readonly Token[], at: number): Read | null {
  const from = startOf(tokens, at);
  const next = tokens[at + 1]?.text ?? '';
  // The lights are meant in `THR AND DISPLACED BAR LIGHTS U/S`.
  if (marks.test(next) || (next === 'BAR' && marks.test(tokens[at + 2]?.text ?? '')) || says(tokens, from, at, elsewhere)) return null;
  const isThreshold = says(tokens, from, at, threshold);
  const isBehind = threshold.test(next);
  // A runway end is a threshold in `07 END HAS BEEN DISPLACED`.
  const isRunwayEnd = says(tokens, from, at, /^END$/);
  if ((!isThreshold && !isBehind && !isRunwayEnd) || (isBehind && marks.test(tokens[at + 2]?.text ?? ''))) return null;
  if (says(tokens, from, at, ofTrack)) return null;
  const length = says(tokens, from, at, /^FURTHER$/) ? null : lengthBehind(tokens, at + 1);
  // `DISPLACED THR` alone speaks of one that is there, `TEMPO DISPLACED THR` and `PHASE 1 - DISPLACED THR` of a new one, `THR LGT RELOCATED` of its lights.
  const before = tokens[at - 1]?.text ?? '';
  const isNew = isBehind && /^(?:TEMPO|TEMPORARY|NEW|-)$/.test(before);
  if (!length && !isNew && (!isThreshold || marks.test(before))) return null;
  // The end is named behind in `RWY 12/30 UPGRADE - DISPLACED THR RWY 30`.
  const runway = (isNew ? runwayNear(tokens, at, at) : null) ?? runwayNear(tokens, from, at);
  // The displacement in front of it was read together with this total.
  if (runway === null && tokens[at - 1]?.text === 'TOTAL') return null;
  return {
    kind: 'displacesThreshold',
    runway,
    for: null,
    lengths: length && !isChangeOf(tokens, at) ? [lengthOf('displacement', 'is', length)] : [],
    next: length?.next ?? at + 1,
  };
}

/** `DISPLACEMENT REDUCED BY 90M`: of how much is not known. */
const isChangeOf = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]?.text ?? '';
  return (lowering.has(next) || /^(?:INCREASED|EXTENDED)$/.test(next)) && tokens[at + 2]?.text === 'BY';
};

/** Finds the next length with a unit, over small words and the runway. */
function lengthBehind(tokens: readonly Token[], from: number): Measure | null {
  for (let at = from; at < Math.min(tokens.length, from + BEHIND) && !isEnd(tokens, at);) {
    const token = tokens[at] as Token;
    const { names, next } = token.meaning === 'runway' || threshold.test(token.text) ? namesAt(tokens, at + 1) : { names: [], next: at };
    if (names.length > 0) {
      at = next;
      continue;
    }
    const measure = token.text === 'FM' || token.text === 'FROM' ? quantityAt(tokens, at) : measureAt(tokens, at);
    if (measure?.unit) return measure;
    at++;
  }
  return null;
}

const ofLength = /^(?:LENGTH|LEN|LGTH|LENGHT|LONGUEUR|LONGITUD|COMPRIMENTO|LUNGHEZZA|LAENGE)$/;
const isUsable = (token: Token | undefined): boolean => token?.meaning === 'usable' || token?.text === 'UTIL' || token?.text === 'NUTZBARE';
const ofOther =
  /^(?:WIDTH|WID|SPEED|VIS|VISIBILITY|DISTANCE|DISTANCES|DIST|AREA|STRIP|RESA|COVERAGE|LGT|PAPI|ALS|CLEARANCE|SEPARATION|TORA|TODA|ASDA|LDA|TWY|TAXIWAY|HEIGHT|ALT|ALTITUDE|MINIMA)$/;

/** Reads `LENGTH REDUCED TO 1500M`, `RWY 09/27 SHORTENED BY 300M` and `LENGTH CHANGED FM 2500 TO 2100M`. */
function reductionAt(tokens: readonly Token[], at: number): Read | null {
  const from = startOf(tokens, at);
  if (says(tokens, from, at, ofOther) || says(tokens, from, at, elsewhere)) return null;
  const runway = runwayNear(tokens, from, at);
  const isInLength = tokens[at + 1]?.text === 'IN' && ofLength.test(tokens[at + 2]?.text ?? '');
  if (!isInLength && !says(tokens, from, at, ofLength) && (runway === null || !isRunwayItself(tokens, from, at))) return null;
  // The participle precedes its noun in `REDUCED LENGTH 1500M` and `REDUCED IN LENGTH BY 300M`.
  const to = isInLength ? at + 3 : at;
  const quantity = quantityAt(tokens, to);
  if (!quantity?.unit || quantity.value < 50 || quantity.relation === 'more') return null;
  const { relation } = quantity;
  const isLess = relation === 'less' || lowering.has(tokens[at]?.text ?? '');
  if (relation === null && !isLess) return null;
  // `CHANGED TO 2100M` may be longer than before.
  return {
    kind: isLess ? 'shortensRunway' : 'changesDistances',
    runway,
    for: null,
    lengths: relation === null ? [] : [lengthOf('length', relation, quantity)],
    next: quantity.next,
  };
}

/** Tells whether the runway itself changes: `RWY 09/27 HAS BEEN REDUCED`, not `RWY 09 ALS REDUCED`. */
function isRunwayItself(tokens: readonly Token[], from: number, at: number): boolean {
  for (let word = at - 1; word >= from; word--) {
    const { meaning, text } = tokens[word] as Token;
    if (meaning === 'runway') return namesAt(tokens, word + 1).next <= at;
    if (meaning !== 'filler' && !/^(?:\d{1,2}[LCRGW]?|\/)$/.test(text)) return false;
  }
  return false;
}

/** Reads the length that is left: `LENGTH AVBL 1500M`, `LONGUEUR UTILISABLE 1500M`, `REMAINING 1800M AVBL`. */
function left(tokens: readonly Token[], at: number): Read | null {
  const { text } = tokens[at] as Token;
  const isLeft =
    text === 'REMAINING' || text === 'REMAINDER' || (ofLength.test(text) && (isUsable(tokens[at + 1]) || isUsable(tokens[at - 1])));
  if (!isLeft) return null;
  let to = at + 1;
  while (to < at + 5 && (isUsable(tokens[to]) || /^(?:LENGTH|IS|OF|DE|RWY|:|=)$/.test(tokens[to]?.text ?? ''))) to++;
  const measure = measureAt(tokens, to);
  const from = startOf(tokens, at);
  if (!measure?.unit || measure.value < LEAST_LEFT || says(tokens, from, at, /^(?:DIST|DISTANCE|SIGN|MARKER|TWY|TAXIWAY)$/)) return null;
  // The lights are meant, not the runway, in `APCH LGT RWY 27 U/S FM 600M TO 900M. REMAINING 600M SERVICEABLE`.
  if (namesThing(tokens.slice(Math.max(0, at - 2 * BEFORE), at), 'lightsOut')) return null;
  const runway = runwayNear(tokens, Math.max(0, at - 2 * BEFORE), at);
  return runway === null
    ? null
    : { kind: 'shortensRunway', runway, for: null, lengths: [lengthOf('length', 'is', measure)], next: measure.next };
}
