/** Finds a part of a runway that is left or lost, with its length: `ONLY 1500M OF RWY 27R AVBL`, `FIRST 450M NOT TO BE USED FOR LANDING`. */
import { areTurns } from '../closures/audience.ts';
import { namesAt } from '../closures/names.ts';
import { namesThing } from '../aids-and-lights.ts';
import { operationOf } from '../closures/operations.ts';
import { isThresholdWord, segmentsOf } from '../closures/segments.ts';
import type { Meaning } from '#core/notams/lexicon/lexicon.ts';
import type { Segment, Token } from '../closures/tokens.ts';
import type { Effect } from '../notice.ts';
import { LEAST_LEFT, type Length, type Measure, lengthOf, measureAt, unitOf } from './quantity.ts';

type Found = { runway: string; for: Effect['for']; lengths: Length[] };
/** These are the places in the text of all of its clause. */
export type Portion = Found & { from: number; to: number };

/** It is the direction of the end in degrees true; null where the part is counted from either end. */
const ends: ReadonlyMap<string, number | null> = new Map(
  Object.entries({
    ...Object.fromEntries(
      'FIRST FST LAST PRIMEROS PRIMEIROS ULTIMOS PREMIERS DERNIERS PRIMI ULTIMI ERSTE LETZTE'.split(' ').map((word) => [word, null]),
    ),
    N: 0,
    NORTH: 0,
    NORTHERN: 0,
    NE: 45,
    NORTHEAST: 45,
    E: 90,
    EAST: 90,
    EASTERN: 90,
    SE: 135,
    SOUTHEAST: 135,
    S: 180,
    SOUTH: 180,
    SOUTHERN: 180,
    SW: 225,
    SOUTHWEST: 225,
    W: 270,
    WEST: 270,
    WESTERN: 270,
    NW: 315,
    NORTHWEST: 315,
  }),
);
const DEGREES = Math.PI / 180;
/** It is the cosine of 40 degrees: a side of the runway that is no end of it is narrower. */
const ALONG = 0.76;
/** It is the cosine of 60 degrees: an end lies within it on either side of the direction that is named. */
const ASLANT = 0.5;
const LEAST_LOST = 30;
/** This many words may be between a part and its state. */
const NEAR = 14;

/** Segments are made only of a text in which a part with a length is named. */
export const portionsIn = (text: string, tokens: readonly Token[]): Portion[] =>
  tokens.some((_, at) => partAt(tokens, at) !== null || measureLeftAt(tokens, at) !== null)
    ? segmentsOf(text).flatMap((segment) => partsIn(segment))
    : [];

function partsIn(segment: Segment): Portion[] {
  const found: Portion[] = [];
  for (let at = 0; at < segment.length; at++) {
    const portion = leftAt(segment, at) ?? lostAt(segment, at);
    if (portion && !isOfLights(segment, at) && !found.some(({ runway }) => runway === portion.runway))
      found.push({ ...portion, from: (segment[at] as Token).from, to: segment.at(-1)?.to ?? 0 });
  }
  return found;
}

/** `RWY 09/27 CL LGT E 900M U/S`, `RCLL OF RWY 09/27 ONLY FIRST 900M AVBL`: lights are what is named since the last verb. */
function isOfLights(segment: Segment, at: number): boolean {
  const verb = segment.slice(0, at).findLastIndex(({ meaning }) => ended.has(meaning));
  return namesThing(segment.slice(verb + 1, at), 'lightsOut');
}
const ended: ReadonlySet<Meaning | undefined> = new Set<Meaning>(['closed', 'usable', 'unserviceable', 'stopped']);

/** Finds the runway named nearest before a token of the clause, else right after it: `1500M OF RWY 27R`. */
function runwayAt(segment: Segment, before: number, behind: number): string | null {
  let next = behind;
  while (next < behind + MOST_SMALL && /^(?:OF|ON|FM|THE|DE|DEL|DA|DO|DELLA|DESDE|LA|A)$/.test(segment[next]?.text ?? '')) next++;
  const [own] = namesFrom(segment, next);
  if (own !== undefined) return own;
  for (let at = before; at >= 0; at--) {
    const [name] = namesFrom(segment, at);
    if (name !== undefined) return name;
  }
  return null;
}

/** `DE LA PISTA 23` has two small words. */
const MOST_SMALL = 2;

const namesFrom = (segment: Segment, at: number): string[] =>
  segment[at]?.meaning === 'runway' || isThresholdWord(segment[at]?.text ?? '') ? namesAt(segment, at + 1).names : [];

const limiting: ReadonlySet<string> = new Set(['RESTRICTED', 'LIMITED', 'LTD']);
type MeasureLeft = { measure: Measure; isLimited: boolean };

/** Reads `ONLY 1500M`, `ONLY THE EASTERN 1150M`, `RESTRICTED TO 1500M`; null for anything else. */
function measureLeftAt(segment: Segment, at: number): MeasureLeft | null {
  const { text = '', meaning } = segment[at] ?? {};
  const isLimited = limiting.has(text) && segment[at + 1]?.text === 'TO';
  if (meaning !== 'only' && !isLimited) return null;
  let from = isLimited ? at + 2 : at + 1;
  while (segment[from]?.text === 'THE' || ends.has(segment[from]?.text ?? '')) from++;
  const measure = measureAt(segment, from);
  return !measure?.unit || measure.value < LEAST_LEFT || isOfOther(segment, measure.next) ? null : { measure, isLimited };
}

function leftAt(segment: Segment, at: number): Found | null {
  const left = measureLeftAt(segment, at);
  if (left === null) return null;
  const { measure, isLimited } = left;
  const runway = runwayAt(segment, at, measure.next);
  const behind = segment.slice(measure.next, measure.next + NEAR);
  // The verb precedes the part in `USABLE ONLY FIRST 1900M, LAST 500M CLSD`.
  const isBefore = segment[at - 1]?.meaning === 'usable' && segment[at - 2]?.meaning !== 'not' && segment[at - 2]?.meaning !== 'no';
  const isAvailable = isLimited
    ? /^LEN(?:GTH)?$/.test(behind[0]?.text ?? '')
    : isBefore || behind.some(({ meaning }) => meaning === 'usable');
  return runway === null || !isAvailable ? null : { runway, for: null, lengths: [lengthOf('length', 'is', measure)] };
}

function lostAt(segment: Segment, at: number): Found | null {
  const part = partAt(segment, at);
  if (part === null) return null;
  const runway = runwayAt(segment, at, part.next);
  if (runway === null || !(isAlong(part.towards, runway) || isLonger(part, runway))) return null;
  // The verb precedes the part in `RWY 09/27 CLSD LAST 300M`, `RWY 09/27 NOT USABLE FIRST 800M`.
  const before = segment[at - 1]?.meaning === 'filler' ? at - 2 : at - 1;
  const isDenied = segment[before]?.meaning === 'usable' && /^(?:not|no)$/.test(segment[before - 1]?.meaning ?? '');
  const isBehind = (segment[before]?.meaning === 'closed' || isDenied) && segment[part.next]?.meaning !== 'and';
  const closed = isBehind ? new Set<string>() : closedFrom(segment, part.next);
  if (closed === null) return null;
  const landing = closed.has('landing');
  const takeOff = closed.has('takeOff');
  const operation = landing === takeOff ? null : landing ? 'landing' : 'takeOff';
  const of = operation === null ? 'length' : operation === 'landing' ? 'LDA' : 'TORA';
  const parts = [part, ...furtherParts(segment, part.next)];
  return { runway, for: operation, lengths: parts.map(({ measure }) => lengthOf(of, 'less', measure)) };
}

/** `FIRST 200M AND LAST 300M CLSD`: both are lost. */
function furtherParts(segment: Segment, from: number): Part[] {
  if (segment[from]?.meaning !== 'and') return [];
  const part = partAt(segment, segment[from + 1]?.text === 'THE' ? from + 2 : from + 1);
  return part === null ? [] : [part, ...furtherParts(segment, part.next)];
}

type Part = { measure: Measure; towards: number | null; next: number };

/** `FIRST 450M`, `400 PREMIERS METRES`, `WEST 1230FT`, `E END 300M`, `834M S END`; null for what is no part of a known length. */
function partAt(segment: Segment, at: number): Part | null {
  const text = segment[at]?.text ?? '';
  const isNamed = ends.has(text);
  const from = isNamed ? at + 1 : at;
  const measure = measureAt(segment, isNamed && ofEnd.test(segment[from]?.text ?? '') ? from + 1 : from);
  const behind = measure?.unit === null ? segment[measure.next] : undefined;
  const unit = ends.get(behind?.text ?? '') === null && measure ? unitOf(segment[measure.next + 1]?.text) : null;
  if (measure && unit !== null && measure.value >= LEAST_LOST)
    return { measure: { ...measure, unit }, towards: null, next: measure.next + 2 };
  if (!measure?.unit || measure.value < LEAST_LOST || isOfOther(segment, measure.next)) return null;
  if (isNamed) return { measure, towards: ends.get(text) ?? null, next: measure.next };
  const side = segment[measure.next]?.text ?? '';
  const isEnd = ends.has(side) && segment[measure.next + 1]?.text === 'END';
  return isEnd ? { measure, towards: ends.get(side) ?? null, next: measure.next + 2 } : null;
}

const ofEnd = /^(?:END|PART|PORTION|SECTION)$/;

/** `RWY 14/32 EAST PART 600M`: no runway is as wide as that, so that an end is meant. */
const isLonger = ({ measure: { value, unit }, towards }: Part, runway: string): boolean =>
  value >= (unit === 'ft' ? 300 : 100) && towards !== null && isAlong(towards, runway, ASLANT);

/** Tells whether a quarter of the compass lies along a runway rather than across it. */
const isAlong = (towards: number | null, runway: string, least = ALONG): boolean =>
  towards === null || Math.abs(Math.cos((towards - Number.parseInt(runway, 10) * 10) * DEGREES)) >= least;

const sides = /\b(?<side>[A-Z]{1,9}) (?:SIDE|HALF|\d{1,3} ?(?:FT|FEET|M|METRES)\b)/g;
/** No runway is as wide as this. */
const long = /\b(?:\d{3,4} ?(?:M|METRES)|(?:\d{4}|[3-9]\d{2}) ?(?:FT|FEET))\b/;

/** `RWY 18/36 W 20M CLSD` leaves a runway that is narrower, not shorter. */
export function isOfWidth(words: string, runway: string): boolean {
  const quarters = [...words.matchAll(sides)].flatMap(({ groups }) => ends.get(groups?.['side'] ?? '') ?? []);
  return quarters.length > 0 && !long.test(words) && quarters.every((towards) => isAlong(towards + 90, runway));
}

/** `FIRST 300M EDGE LGT U/S`, and `E 600M N HALF CLSD`, which leaves the other half of the width. */
const isOfOther = (segment: Segment, at: number): boolean =>
  (segment[at]?.meaning === 'other' && !isThreshold(segment, at)) || segment[at + 1]?.text === 'HALF';

/** `FIRST 600M THR 27` is measured from there. */
const isThreshold = (segment: Segment, at: number): boolean =>
  isThresholdWord(segment[at]?.text ?? '') && /^\d\d[LCR]?$/.test(segment[at + 1]?.text ?? '');

/** Finds for which operations a part is closed, none for all; null where the clause does not close it. */
function closedFrom(segment: Segment, from: number): Set<'landing' | 'takeOff'> | null {
  let isNegated = false;
  let to = -1;
  for (let at = from; at < Math.min(segment.length, from + NEAR) && to < 0; at++) {
    const { meaning, text } = segment[at] as Token;
    // The threshold says from where the part is measured in `FIRST 600M FM THR 27 CLSD`.
    if (isThreshold(segment, at)) continue;
    if (meaning === 'other' || meaning === 'condition' || meaning === 'only') return null;
    if (meaning === 'not' || (meaning === 'no' && segment.slice(at + 1).find((token) => token.meaning !== 'filler')?.meaning === 'usable'))
      isNegated = true;
    else if (meaning === 'closed' || meaning === 'unserviceable') to = at + 1;
    else if (isNegated && (meaning === 'usable' || meaning === 'allowed' || text === 'USE')) to = at + 1;
    // The first part is open in `FIRST 1900M AVBL, LAST 500M CLSD`.
    else if (meaning === 'usable') return null;
  }
  if (to < 0 || (segment[to]?.text === 'FOR' && areTurns(segment, to + 1))) return null;
  const behind = segment.slice(to, to + NEAR);
  const cause = behind.findIndex(({ meaning }) => meaning === 'due');
  const said = (cause < 0 ? behind : behind.slice(0, cause)).map((token) => (token.text === 'TAKE' ? 'takeOff' : operationOf(token)));
  return new Set(said.filter((operation) => operation === 'landing' || operation === 'takeOff'));
}
