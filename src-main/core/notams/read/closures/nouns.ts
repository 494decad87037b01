/** Adds subjects that a text leaves out: a runway that only its designator names, and what the Q-code says that the NOTAM is about. */
import type { RunwayIdents } from '../notice.ts';
import { runwayOf } from '../runways.ts';
import { namesAt } from './names.ts';
import { isNoun } from './items.ts';
import { operationOf } from './operations.ts';
import { hasState } from './segments.ts';
import { otherwiseBefore } from './times/times.ts';
import type { Segment, Token } from './tokens.ts';
import { verbsOf } from './verbs.ts';

/** Words of the subject by the second and third letter of the Q-code. */
const nouns: Readonly<Record<string, Token>> = {
  MR: { text: 'RWY', meaning: 'runway', gap: 'line', from: 0, to: 0 },
  FA: { text: 'AD', meaning: 'aerodrome', gap: 'line', from: 0, to: 0 },
  FP: { text: 'AD', meaning: 'aerodrome', gap: 'line', from: 0, to: 0 },
  FH: { text: 'HELIPAD', meaning: 'helipad', gap: 'line', from: 0, to: 0 },
};

export type Implied = { runways: readonly RunwayIdents[] | undefined; qSubject: string | null };

/** The same segments with those subjects written out, which take no place in the text. */
export function withNouns(segments: readonly Segment[], { runways, qSubject }: Implied): Segment[] {
  const noun = qSubject === null ? undefined : nouns[qSubject];
  return segments.map((written, index) => {
    const segment = withBareRunways(written, runways);
    const bare = bareRunway(segment, runways, qSubject) ?? endOfFlights(segment, qSubject);
    if (bare !== null) return segment.toSpliced(bare, 0, { ...(nouns['MR'] as Token), ...placeOf(segment, bare) });
    return noun !== undefined && (index === 0 ? beginsWithState(segment) : isOtherwise(segment))
      ? [{ ...noun, ...placeOf(segment, 0) }, ...segment]
      : segment;
  });
}

const placeOf = (segment: Segment, at: number): Pick<Token, 'from' | 'to'> => {
  const from = segment[at]?.from ?? 0;
  return { from, to: from };
};

/**
 * `06R/24L CLSD`: where a pair of designators begins the segment that the aerodrome has, or whose ends are opposite; in a NOTAM of runways also
 * ends alone: `18L AND 18R CLSD`.
 */
function bareRunway(segment: Segment, runways: readonly RunwayIdents[] | undefined, qSubject: string | null): number | null {
  const at = segment.findIndex(({ meaning }) => meaning !== 'filler');
  const [name = ''] = at < 0 ? [] : namesAt(segment, at).names;
  if (qSubject === 'MR' && /[LCR]$/.test(name) && !segment.some(({ meaning }) => meaning === 'runway' || meaning === 'other')) return at;
  if (!name.includes('/')) return null;
  return isRunway(name, runways) ? at : null;
}

/** `LDG 05 PROHIBITED`, `ATTERRISSAGE 05 INTERDIT`: the end that its landings or take-offs are towards, in a NOTAM of runways. */
function endOfFlights(segment: Segment, qSubject: string | null): number | null {
  const isFlown = segment[0] !== undefined && /^(?:landing|takeOff)$/.test(operationOf(segment[0]) ?? '');
  const isEnd =
    /^(?:0[1-9]|[12]\d|3[0-6])[LRC]?$/.test(segment[1]?.text ?? '') && /^(?:stopped|closed|not|no)$/.test(segment[2]?.meaning ?? '');
  return qSubject === 'MR' && isFlown && isEnd ? 1 : null;
}

function isRunway(name: string, runways: readonly RunwayIdents[] | undefined): boolean {
  const [low = '', high = ''] = name.split('/');
  return Math.abs(Number.parseInt(low, 10) - Number.parseInt(high, 10)) === 18 || runwayOf(name, runways) !== undefined;
}

/**
 * Designators with a state of their own follow that of another runway in `RWY 09/27 CLSD 0800-1000, 18/36 CLSD` and
 * `RWY 09 CLSD ARR, 27 CLSD DEP`.
 */
function withBareRunways(segment: Segment, runways: readonly RunwayIdents[] | undefined): Segment {
  if (!segment.some(({ text }) => text === ',' || text === 'AND' || text === '/')) return segment;
  const bare = [...segment.keys()].filter((at) => isBareBehind(segment, at, runways));
  return bare.reduceRight<Segment>((all, at) => all.toSpliced(at, 0, { ...(nouns['MR'] as Token), ...placeOf(segment, at) }), segment);
}

/** Words in front of a pair among which what it is of is looked for. */
const NEAR = 12;

/** `RSC 06R/24L CLSD SNOW CLEARING` names a pair with its state right after it, and nothing else. */
function isBareAlone(segment: Segment, at: number, runways: readonly RunwayIdents[] | undefined): boolean {
  if (at === 0 || !/^\d\d/.test(segment[at]?.text ?? '') || segment[at + 1]?.text !== '/' || segment[at + 3]?.meaning !== 'closed')
    return false;
  const [name = '', ...others] = namesAt(segment, at).names;
  const before = segment.slice(Math.max(0, at - NEAR), at);
  const isNamed = before.at(-1)?.text === '/' || before.some((token) => isNoun(token) || token.meaning === 'other');
  return !isNamed && others.length === 0 && isRunway(name, runways);
}

function isBareBehind(segment: Segment, at: number, runways: readonly RunwayIdents[] | undefined): boolean {
  const before = segment[at - 1];
  if (isBareAlone(segment, at, runways)) return true;
  if (!/^\d\d/.test(segment[at]?.text ?? '') || !(before?.text === ',' || before?.meaning === 'and')) return false;
  const { names, next } = namesAt(segment, at);
  const isPair = segment[at + 1]?.text === '/';
  // An end alone may be a day: the aerodrome has it, and its state follows at once.
  if (!isPair && (names.length !== 1 || segment[next]?.meaning !== 'closed' || runwayOf(names[0] ?? '', runways) === undefined))
    return false;
  const isStated = /^(?:closed|stopped|unserviceable|not)$/.test(
    segment.slice(next).find(({ meaning }) => meaning !== 'filler')?.meaning ?? '',
  );
  const isOfAerodrome = isPair && names.length > 0 && names.every((name) => runwayOf(name, runways) !== undefined);
  return (
    isStated && names.length > 0 && names.every((name) => !isPair || isRunway(name, runways)) && (isOfAerodrome || hasState(segment, 0, at))
  );
}

/** `… OPEN 0700-1900. OTHERWISE CLSD` closes what the sentence before is about. */
function isOtherwise(segment: Segment): boolean {
  const [verb] = verbsOf(segment);
  return verb?.kind === 'closed' && !segment.some((token) => isNoun(token)) && otherwiseBefore(segment, 0, verb) !== null;
}

/** The subject is in another sentence where one begins `CLSD DUE SNOW`, `NOT AVBL TO ALL TFC` or `ARR NOT ACCEPTED`. */
function beginsWithState(segment: Segment): boolean {
  const [verb] = verbsOf(segment);
  return (
    (verb?.kind === 'closed' || verb?.kind === 'stopped') &&
    segment.slice(0, verb.from).every(({ meaning }) => /^(?:filler|operation|all|and)$/.test(meaning ?? '')) &&
    !segment.some(({ meaning }) => /^(?:runway|aerodrome|helipad|water|other)$/.test(meaning ?? '')) &&
    segment[verb.to]?.text !== ':'
  );
}
