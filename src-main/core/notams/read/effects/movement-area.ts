/** Finds taxiways, aprons and stands that are closed, by name: `TWY B, B1 AND TWY C BTN TWY B AND RWY 09/27 CLSD`. */
import { entryOf, flown } from '#core/notams/lexicon/lexicon.ts';
import { wordSet } from '#core/text/word-set.ts';
import { effectOf } from '../closures/effect.ts';
import { endOfTail } from '../closures/items.ts';
import { placeOf, saidBy, type When, wordsAt } from '../closures/times/limits-in-effect.ts';
import { limitsOf } from '../closures/tail-limits.ts';
import { crossing } from '../closures/classes.ts';
import type { Limits } from '../closures/closure-limits.ts';
import { timesBetween } from '../closures/closure-of-subject.ts';
import { taxiing } from '../closures/operations.ts';
import { segmentsOf } from '../closures/segments.ts';
import type { Segment, Token } from '../closures/tokens.ts';
import { type Verb, verbsOf } from '../closures/verbs.ts';
import type { Effect } from '../notice.ts';
import { aircraftLimitsIn, namesAircraft } from './aircraft-limits.ts';
import { limitedIn, withoutAccess } from './movement-limits.ts';
import {
  joined,
  kindOf,
  listedBehind,
  namesBehind,
  type Range,
  rules,
  type Thing,
  thingsIn,
  withPlaces,
  withPositions,
} from './movement-things.ts';

/** Words between a thing and the verb that are not understood. */
const MOST_UNKNOWN = 3;
/** Words for the place of a thing without a name: `APRON WEST OF RWY 18/36`. */
const MOST_OF_PLACE = 12;

/** Other notices name a part of the movement area as a place. */
const subjects = /^(?:[MFLINSC]|--|$)/;

export function movementAreaClosures(text: string, subject: string, when: When): Effect[] {
  if (!subjects.test(subject)) return [];
  const all = withListedLines(segmentsOf(text)).reduce<Effect[]>((found, written) => {
    const positioned = withPositions(subject === 'MX' ? withTaxiRoutes(written) : written);
    const segment = withNoun(withOpenPlaces(withPlaces(positioned)), found.at(-1));
    return segment.some((token) => kindOf(token) !== null) ? [...found, ...closuresIn(segment, text, when)] : found;
  }, []);
  // The same may be said in two languages.
  const saying = ({ kind, names, extent, for: closedFor, words, periods }: Effect): string =>
    JSON.stringify([kind, names, extent, closedFor, words?.replace(/^ENTRE (?<first>.*) (?:Y|ET|E) /, 'BTN $<first> AND '), periods]);
  return all.filter((effect, at) => all.findLastIndex((other) => saying(other) === saying(effect)) === at);
}

/**
 * `TWY-CLSD` above `TWY : A BTN A1 AND A2` and `TWY/B` closes what the lines name, as `TWY CLSD: A BTN A1 AND A2, B` does; so does
 * `FLW TWY CLSD DUE TO WIP:` above `TWY A, TWY B`.
 */
const withListedLines = (segments: readonly Segment[]): Segment[] =>
  segments.reduce<Segment[]>((joined, line) => {
    const head = joined.at(-1);
    const [noun, sign] = line;
    const kind = kindOf(noun);
    if (head === undefined || sign === undefined || kind === null || !isHeading(head, kind) || verbsOf(line).length > 0)
      return [...joined, line];
    if (head.at(-1)?.text === ':') return [...joined.slice(0, -1), [...head, ...line]];
    if (!/^[:/]$/.test(sign.text)) return [...joined, line];
    const mark = head.some(({ text }) => text === ':') ? ',' : ':';
    return [...joined.slice(0, -1), [...withoutReason(head), { ...sign, text: mark, meaning: undefined }, ...line.slice(2)]];
  }, []);

/** The reason in `TWY-CLSD DUE TO MAINT` stands between the heading and its lines. */
function withoutReason(heading: Segment): Segment {
  const due = heading.findIndex(({ meaning }) => meaning === 'due');
  const isListed = due >= 0 && heading.slice(due).some(({ text }) => text === ':');
  return due < 0 || isListed ? heading : heading.slice(0, due);
}

function isHeading(head: Segment, kind: Thing['kind']): boolean {
  const end = head.findIndex(({ text, meaning }) => text === ':' || meaning === 'due');
  const [noun, ...said] = head.slice(head[0]?.meaning === 'following' ? 1 : 0, end < 0 ? head.length : end);
  return (
    kindOf(noun) === kind &&
    said.some(({ meaning }) => meaning === 'closed') &&
    said.every(({ meaning, text }) => meaning === 'closed' || /^(?:-|PORTIONS?)$/.test(text))
  );
}

/** `STANDS P1-P4 CLSD. P5 FOR VIP ONLY`: a name alone that is like those before it is of the same kind, but not A380 after A4. */
function withNoun(segment: Segment, before: Effect | undefined): Segment {
  const [first] = segment;
  const letters = /^(?<letters>[A-Z]{1,2})\d{1,3}[A-Z]?$/.exec(first?.text ?? '')?.groups?.['letters'];
  if (
    first === undefined ||
    letters === undefined ||
    before === undefined ||
    segment.some((token) => kindOf(token) !== null || isType(token))
  )
    return segment;
  const isAlike = before.names.some((name) => new RegExp(`^${letters}\\d`).test(name));
  const noun = before.kind === 'closesStand' ? 'STAND' : before.kind === 'closesTaxiway' ? 'TWY' : 'APRON';
  return isAlike ? [{ ...first, text: noun, meaning: 'other', to: first.from }, ...segment] : segment;
}

const isType = ({ text }: Token): boolean => /\d{3}/.test(text) && namesAircraft(text);

/** `TWY W5 EXC INTERSECTION WITH TWY D CLSD`: what is open is a place of W5. */
const withOpenPlaces = (segment: Segment): Segment =>
  segment.map((token, at) =>
    segment[at - 1]?.meaning === 'except' && /^(?:INTERSECTIONS?|INT|INTXN)$/.test(token.text) ? { ...token, meaning: 'place' } : token,
  );

/** `NOT TO BE ROUTED VIA B6` names a taxiway. */
const withTaxiRoutes = (segment: Segment): Segment =>
  segment.flatMap((token, at) =>
    segment[at - 1]?.text === 'VIA' && /^(?:ROUTED?|TAXI)$/.test(segment[at - 2]?.text ?? '') && /^[A-Z]{1,2}\d{0,2}$/.test(token.text)
      ? [{ ...token, text: 'TWY', meaning: 'other', to: token.from }, token]
      : [token],
  );

function closuresIn(segment: Segment, text: string, span: When): Effect[] {
  const found: Effect[] = [];
  const verbs = closingVerbs(segment);
  let behind = 0;
  let limitedFrom = 0;
  for (const [index, verb] of verbs.entries()) {
    const start = index === 0 ? 0 : endOfTail(segment, behind, verb.from);
    const to = endOfTail(segment, verb.to, verbs[index + 1]?.from ?? segment.length);
    behind = verb.to;
    const named = behindTaxiing(segment, start, verb);
    if (!isClosing(segment, named, verb)) continue;
    const use = useIn(segment, named, verb);
    const { things, tailTo } = closedAt(segment, use?.begin ?? named, verb, to);
    // What is named behind the verb is limited in `ROULAGE DES ACFT CODE F INTERDIT SUR TWY P2`.
    if (things.length === 0) continue;
    found.push(...limitedIn(segment, { from: limitedFrom, to: start }, text, span));
    limitedFrom = to;
    const tailLimits = limitsOf(segment, { from: Math.max(verb.to, use?.to ?? 0), to: tailTo }, verb);
    if (tailLimits === null) continue;
    // Times precede the verb in `TWY A DLY 0600-1200 CLSD`.
    const between = tailLimits.extent === 'whole' && verbs.length === 1 ? timesBetween(segment, things.at(-1)?.next ?? 0, verb) : null;
    const behindUse = between ?? tailLimits;
    const [only, ...others] = things;
    const behindReason = placeBehindReason(segment, verb.to, tailTo);
    if (only !== undefined && others.length === 0 && !only.isPart && behindReason !== null) {
      only.isPart = true;
      only.place = behindReason;
    }
    const limits: Limits =
      use === null ? behindUse : { ...behindUse, extent: 'part', words: { from: use.from, to: behindUse.words?.to ?? use.to } };
    const tail = wordsAt(segment, limits.for === null ? null : { from: verb.to, to: tailTo }, text);
    const { said } = saidBy(limits, segment, text, span);
    const closedFor = said.for === 'allButTaxiing' && !leavesAllTaxiing(segment, limits, tailTo) ? 'allButSome' : said.for;
    const quote = placeOf(segment, { from: start, to });
    const conditions = tail === null ? [] : aircraftLimitsIn(tail);
    for (const thing of things) {
      const left = exceptedOf(thing, segment, limits);
      if (left !== null) {
        found.push(effectOf(thing.kind, { extent: 'whole', rule: rules[thing.kind], names: left, quote }, span));
        continue;
      }
      const words =
        wordsOfPart(thing, { segment, limits, to: tailTo, isLast: tailTo === to && thing === things.at(-1) }, text) ?? said.words;
      const extent = thing.isPart ? 'part' : said.extent;
      const { kind, names } = thing;
      found.push(effectOf(kind, { ...said, for: closedFor, extent, words, conditions, quote, rule: rules[kind], names }, span));
    }
  }
  return [...found, ...limitedIn(segment, { from: limitedFrom, to: segment.length }, text, span), ...withoutAccess(segment, span)];
}

/** `CLSD DUE WIP, BTN TWY A AND TWY B`: the place behind the comma is that of the closure, not of its reason. */
function placeBehindReason(segment: Segment, from: number, to: number): Range | null {
  const comma = segment.findIndex(({ text }, at) => at > from && text === ',');
  const isBetween = /^(?:BTN|BETWEEN)$/.test(segment[comma + 1]?.text ?? '');
  if (segment[from]?.meaning !== 'due' || comma < 0 || !isBetween) return null;
  const isEnd = (token: Token): boolean =>
    kindOf(token) !== null || /^(?:runway|and)$/.test(token.meaning ?? '') || /^[A-Z]{0,2}\d{0,3}[A-Z]?$/.test(token.text);
  return segment.slice(comma + 2, to).every(isEnd) ? { from: comma + 1, to } : null;
}

/** `STANDS 1 TO 9 CLSD EXC STAND 5`: the names that are closed all the same; null where anything else limits them. */
function exceptedOf({ kind, names, isPart }: Thing, segment: Segment, { how, times, words }: Limits): string[] | null {
  if (isPart || how !== 'exception' || times !== null || words === null || segment[words.from]?.meaning !== 'except') return null;
  const from = words.from + (kindOf(segment[words.from + 1]) === kind ? 2 : 1);
  const { names: open, next } = namesBehind(segment, from, segment.length);
  const all = names.flatMap((name) => eachOf(name));
  return open.length > 0 && next === segment.length && open.every((name) => all.includes(name))
    ? all.filter((name) => !open.includes(name))
    : null;
}

/** `T01-T03` are T01, T02 and T03. */
function eachOf(name: string): string[] {
  const { letters = '', first = '', last = '' } = /^(?<letters>[A-Z]*)(?<first>\d+)-\k<letters>(?<last>\d+)$/.exec(name)?.groups ?? {};
  const length = Number(last) - Number(first) + 1;
  if (first === '' || length < 2 || length > MOST_OF_RANGE) return [name];
  return Array.from({ length }, (_, at) => `${letters}${String(Number(first) + at).padStart(first.length, '0')}`);
}
const MOST_OF_RANGE = 60;

const takeOffs = wordSet(flown.takeOff);
const pushback = /^PUSH(?:-?BACKS?)?$/;
/** A taxiway that is closed for parking is closed to all that taxies, a stand to all. */
const stay = /^FOR (?:NIGHT|NGT|OVERNIGHT|LONG TERM|LONG-TERM) (?:ACFT )?(?:PRKG|PARKING|STOPS?)/;
/** A use is looked for within this many words after the verb. */
const MOST_OF_USE = 5;

/** `APRON 2 CLSD FOR NIGHT PRKG`, `PUSHBACK GATES 1-5 NA` close one use; `begin` is where what is named begins. */
function useIn(segment: Segment, start: number, verb: Verb): { from: number; to: number; begin: number } | null {
  const tail = segment.slice(verb.to, verb.to + MOST_OF_USE);
  const isStay = stay.test(tail.map(({ text }) => text).join(' '));
  // A taxiway that is closed to take-offs from its intersection is there for all that taxies.
  if (
    /^(?:FOR|AUX?|PARA|PER|FUER)$/.test(tail[0]?.text ?? '') &&
    takeOffs.has(tail[1]?.text ?? '') &&
    /^(?:FM|FROM|DEPUIS|DESDE|DA|AB)$/.test(tail[2]?.text ?? '')
  )
    return { from: verb.to, to: verb.to + 2, begin: start };
  const last = tail.findIndex(({ text }) => (isStay ? /^(?:P|STOP)/ : pushback).test(text));
  if (tail[0]?.text === 'FOR' && last > 0) return { from: verb.to, to: verb.to + last + 1, begin: start };
  const at = segment.findIndex(({ text }, place) => place >= start && place < verb.from && pushback.test(text));
  if (at < 0) return null;
  const next = segment[at + 1]?.meaning === 'place' ? at + 2 : at + 1;
  const isFirst = at === start || kindOf(segment[at - 1]) !== null;
  return { from: at, to: at + 1, begin: isFirst && kindOf(segment[next]) !== null ? next : start };
}

/** Words for what is closed that only parts of the movement area have: `BAYS 6-9 NOT FOR ALLOCATION`. */
function closingVerbs(segment: Segment): Verb[] {
  const others = segment.flatMap(({ meaning, text }, at): Verb[] => {
    const [next, second] = [segment[at + 1]?.text ?? '', segment[at + 2]?.text ?? ''];
    if (text === 'NA' && isNotAuthorised(segment, at)) return [{ from: at, to: at + 1, kind: 'stopped' }];
    if (text === 'INACCESSIBLE') return [{ from: at, to: at + 1, kind: 'closed' }];
    if (meaning !== 'not') return [];
    if (next === 'ACCESSIBLE') return [{ from: at, to: at + 2, kind: 'closed' }];
    return next === 'FOR' && /^(?:ALLOCATION|USE|ACFT|AIRCRAFT)$/.test(second) ? [{ from: at, to: at + 3, kind: 'closed' }] : [];
  });
  const verbs = verbsOf(segment).map((verb): Verb => (isGone(segment[verb.from]) ? { ...verb, kind: 'closed' } : verb));
  return others.length === 0 ? verbs : [...verbs, ...others].toSorted((one, other) => one.from - other.from);
}

/** `TWY G SOUTHWEST 225FT DECOMMISSIONED` is no use that is stopped: it is not there any more. */
const isGone = (token: Token | undefined): boolean =>
  /^(?:decommissioned|deactivated|withdrawn)$/.test(entryOf(token?.text ?? '')?.sense?.code ?? '');

/** `GATES B1-B5 NA`; `TWY NA` is a name, and so is the last of `TWY A AND NA`. */
const isNotAuthorised = (segment: Segment, at: number): boolean =>
  /\d/.test(segment[at - 1]?.text ?? '') && /^(?:to|due|time|undefined)$/.test(`${segment[at + 1]?.meaning}`);

/**
 * PROHIBITED and BLOCKED close the thing right in front of them: `TWY E PROHIBITED TO ACFT OVER 25T`, but not
 * `PARKING ON APRON 2 PROHIBITED`.
 */
function isClosing(segment: Segment, start: number, verb: Verb): boolean {
  if (verb.kind === 'closed' || verb.kind === 'unserviceable') return true;
  if (verb.kind !== 'stopped') return false;
  const noun = segment.findIndex((token, at) => at >= start && kindOf(token) !== null);
  const last = noun < 0 || noun >= verb.from ? undefined : thingsIn(segment, start, verb.from).at(-1);
  const isNamed = ({ meaning, text }: Token): boolean =>
    meaning !== 'place' && meaning !== 'to' && !taxiing.has(text) && (meaning !== 'operation' || /^(?:ACFT|AIRCRAFT)$/.test(text));
  return (
    last !== undefined &&
    (last.place === null || /^(?:BTN|BETWEEN|FM|FROM|[NSEW]|NORTH|SOUTH|EAST|WEST)$/.test(segment[last.place.from]?.text ?? '')) &&
    segment.slice(start, noun).every(isNamed) &&
    !segment.slice(noun, verb.from).some(({ text }) => text === ':') &&
    segment.slice(last.place?.to ?? last.next, verb.from).every(({ meaning, text }) => meaning === 'filler' || pushback.test(text))
  );
}

/** `TAXIING ON TWY C PROHIBITED` closes it to all that it is for: where its noun is. */
function behindTaxiing(segment: Segment, start: number, { from }: Verb): number {
  const noun = segment.findIndex((token, at) => at > start && kindOf(token) === 'closesTaxiway');
  const [first, ...others] = noun < 0 ? [] : segment.slice(start, noun);
  const isTaxiing = taxiing.has(first?.text ?? '') || rolling.test(first?.text ?? '');
  return isTaxiing && noun < from && others.every(({ text, meaning }) => /^(?:place|filler)$/.test(meaning ?? '') || text === 'VIA')
    ? noun
    : start;
}
const rolling = /^(?:ROLL|ROLLING|ROLLEN|ROULAGE|RULLAGGIO|KOLOWANIE)$/;

/** `EXC TAX`, `EXC XNG AT TWY B` leave all that taxies; `EXC TAX ACFT LESS THAN 12500LB` leaves some. */
function leavesAllTaxiing(segment: Segment, { words }: Limits, to: number): boolean {
  const from = words?.from ?? to;
  const end = segment.findIndex(
    ({ meaning, text }, at) => at > from && at < to && (text === 'SPEED' || /^(?:place|due|time|condition)$/.test(meaning ?? '')),
  );
  return segment
    .slice(from, end < 0 ? to : end)
    .every(({ text, meaning }) => /^(?:except|and|to|as|filler|only|usable|all)$/.test(meaning ?? '') || isOfTaxiing(text));
}
const isOfTaxiing = (word: string): boolean =>
  taxiing.has(word) || crossing.has(word) || /^(?:[,/&().\d-].*|ACFT|AIRCRAFT|TFC|TRAFFIC|OPS|USE)$/.test(word);

/** `BTN TWY A AND TWY C CLSD TO ACFT OVER 36M`, `TO ACFT OVER 36M BTN TWY A AND TWY C`: where, and for whom; null where it has no place of its own. */
function wordsOfPart(
  { place }: Thing,
  { segment, limits, to, isLast }: { segment: Segment; limits: Limits; to: number; isLast: boolean },
  text: string,
): string | null {
  const said = limits.words;
  if (place === null) {
    const isPlaced = said !== null && said.to < to && /^(?:BTN|BETWEEN)$/.test(segment[said.to]?.text ?? '');
    return isPlaced ? wordsAt(segment, { from: said.from, to }, text) : null;
  }
  if (said !== null && isLast) return wordsAt(segment, { from: place.from, to: said.to }, text);
  const where = wordsAt(segment, place, text);
  return said === null ? where : `${where} … ${wordsAt(segment, said, text)}`;
}

/** What is named in front of the verb; `RAMP CLSD SPOTS 1-4` closes the spots. `tailTo` is where a list begins, else the end. */
function closedAt(segment: Segment, start: number, verb: Verb, to: number): { things: Thing[]; tailTo: number } {
  const at = /^(?:PRKG|PARKING)$/.test(segment[verb.to]?.text ?? '') ? verb.to + 1 : verb.to;
  if (kindOf(segment[at]) === 'closesStand') {
    const { names } = namesBehind(segment, at + 1, to);
    if (names.length > 0) return { things: [{ kind: 'closesStand', names, isPart: false, next: to, place: null }], tailTo: to };
  }
  const things = thingsIn(segment, start, verb.from);
  const last = things.at(-1);
  const colon = segment.findIndex(({ text }, word) => word >= verb.to && text === ':');
  const listed = last?.names.length === 0 && colon > 0 ? listedBehind(segment, last.kind, colon + 1) : [];
  if (listed.length > 0) return { things: joined(listed), tailTo: colon };
  const unknown = last
    ? segment.slice(last.next, verb.from).filter(({ text, meaning }) => meaning === undefined && /^[A-Z0-9]/.test(text)).length
    : 0;
  if (!last || (verb.kind === 'unserviceable' ? unknown > 0 : unknown > MOST_UNKNOWN && !last.isPart)) return { things: [], tailTo: to };
  const near = things.filter(({ names, next, isPart }) => names.length > 0 || verb.from - next < (isPart ? MOST_OF_PLACE : MOST_UNKNOWN));
  return { things: joined(near), tailTo: to };
}
