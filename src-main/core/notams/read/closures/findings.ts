/**
 * What a text closes, clause by clause. Promise: a closure only where the text says so of a runway, an aerodrome or a helipad itself; a
 * taxiway `BTN RWY 09 AND RWY 27`, an ILS, a closure that is a condition (`WHEN RWY CLSD`) close nothing. What no rule decides is a doubt.
 */
import { endOfTail, isMain, isNoun, subjectsIn, type Item } from './subjects.ts';
import { audienceOf, exceptionOf, isTime, limitsOf, whole, type Limits } from './limits.ts';
import { atListedTimes } from './timetable.ts';
import { namesAt } from './names.ts';
import { segmentsOf, type Segment, type Token } from './tokens.ts';
import { operationOf, verbsOf, type Operation, type Verb } from './verbs.ts';
import { visitorsIn } from './visitors.ts';

export type Finding = {
  kind: 'runway' | 'aerodrome' | 'helipad' | 'doubt';
  /** As in the text; empty where none is named. */
  names: string[];
  isEvery: boolean;
  isOnWater: boolean;
  limits: Limits;
  segment: Segment;
  /** The whole clause, tokens, end excluded. */
  clause: { from: number; to: number };
};

/** What stands so many tokens away from the verb is hardly what it is about. */
const FAR = 16;
/** At most this many list points behind `FLW CLSD:`. */
const MAX_POINTS = 12;

export function findingsIn(text: string): Finding[] {
  const segments = segmentsOf(text);
  const findings: Finding[] = [];
  const visitors = segments.flatMap((segment) => visitorsIn(segment));
  if (!segments.some((segment) => segment.some(isNoun))) return visitors;
  for (const [at, segment] of segments.entries()) {
    const verbs = segment.some(isNoun) || segments.length > 1 ? verbsOf(segment) : [];
    let behind = 0;
    for (const [index, verb] of verbs.entries()) {
      const start = index === 0 ? 0 : endOfTail(segment, behind, verb.from);
      const to = endOfTail(segment, verb.to, verbs[index + 1]?.from ?? segment.length);
      const clause = { segment, segments, at, start, verb, to };
      if (start < verb.from || index === 0) findings.push(...findingsOf(clause).flatMap((finding) => atListedTimes(finding, clause)));
      else if (verb.kind === 'taxiOnly' || isPermission(segment, behind, verb)) leaveSome(findings, segment, verb);
      behind = verb.to;
    }
    if (verbs.length === 0 || (verbs[0]?.from === 0 && (verbs[0].kind === 'reserved' || verbs[0].kind === 'taxiOnly')))
      leaveOpen(findings, segments, at, verbs[0]);
  }
  return findings.length === 0 ? visitors : findings;
}

export type Clause = { segment: Segment; segments: readonly Segment[]; at: number; start: number; verb: Verb; to: number };

function findingsOf({ segment, segments, at, start, verb, to }: Clause): Finding[] {
  if (verb.kind === 'noOperation') return refused(segment, start, verb, to);
  if (verb.kind === 'closure' && (segment[verb.to]?.text === 'OF' || isNamedBehind(segment, start, verb)))
    return announced(segment, verb, segment[verb.to]?.text === ':' ? segment.length : to);
  const { items, isCondition } = subjectsIn(segment, start, verb.from);
  nameBehind(items, segment, verb);
  // `ILS RWY 09 AND RWY 27 U/S`.
  if (verb.kind === 'unserviceable' && items[0]?.kind === 'other' && !/^(?:TWY|TAXI|APRON|RAMP)/.test(segment[items[0].at]?.text ?? ''))
    return [];
  const found = items.flatMap((item) => findingOf(item, { segment, verb, start, to }));
  if (verb.kind === 'closure' && isCondition && isExpected(segment, start, verb.from)) return [doubtOf(segment, start, to)];
  if (verb.kind === 'closed' && isCrossing(items, segment, verb)) return [doubtOf(segment, start, to)];
  if (verb.kind === 'stopped' && !items.some(isMain) && !isCondition)
    return (
      stoppedOn(items, { segment, verb, start, to }) ?? [
        ...found.filter(({ kind }) => kind !== 'doubt' || !isNounBehind(segment, verb.to, to)),
        ...notPermitted(segment, start, verb, to),
      ]
    );
  if (found.length > 0 || isCondition || verb.kind !== 'closed') return found;
  return undecided({ segment, segments, at, start, verb, to }, items);
}

const doubtOf = (segment: Segment, from: number, to: number): Finding => ({
  kind: 'doubt',
  names: [],
  isEvery: false,
  isOnWater: false,
  limits: whole,
  segment,
  clause: { from, to },
});

/** `EXPECT AD CLOSURE`. */
const isExpected = (segment: Segment, from: number, to: number): boolean =>
  segment.slice(from, to).some(({ text }) => /^(?:EXP|EXPECT|POSS|POSSIBLE)$/.test(text)) && segment.slice(from, to).some(isNoun);

/** `INTERSECTION RWY 09/27 AND RWY 18/36`: part of both runways, not of a taxiway. */
const isCrossing = ([item, next]: readonly Item[], segment: Segment, verb: Verb): boolean =>
  item?.kind === 'other' &&
  next === undefined &&
  /^(?:INTERSECT|INTXN)/.test(segment[item.at]?.text ?? '') &&
  segment.slice(item.at + 1, verb.from).filter((token) => token.meaning === 'runway').length > 1 &&
  !segment.slice(item.at + 1, verb.from).some(({ meaning }) => meaning === 'other');

/** Nothing but small words between. */
function isDirect(segment: Segment, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if ((segment[at] as Token).meaning !== 'filler') return false;
  return true;
}

/** Only their order says which of the times are those of the closure. */
const hoursOf = (from: number, to: number): Limits => ({
  ...whole,
  extent: 'part',
  how: 'times',
  when: 'listedTimes',
  words: { from, to },
});

/** `FLW RWY CLSD: 09/27, 18/36`. */
function nameBehind(items: readonly Item[], segment: Segment, verb: Verb): void {
  const [item] = items;
  if (item?.kind !== 'runway' || items.length > 1 || item.names.length > 0) return;
  const isListed = segment[verb.to]?.text === ':';
  const { names } = namesAt(segment, isListed ? verb.to + 1 : verb.to);
  // `RWY CLSD 09/27`, but not `RWY CLSD 12 MAR`.
  if (isListed) item.names = names;
  else if (names.every((name) => name.includes('/')))
    item.names = names.length > 1 && isOtherOpen(segment, verb.to) ? names.slice(0, 1) : names;
}

const isOtherOpen = (segment: Segment, from: number): boolean =>
  segment.slice(from).some(({ meaning }) => meaning === 'usable' || meaning === 'open');

type Place = { segment: Segment; verb: Verb; start: number; to: number };

function findingOf(item: Item, { segment, verb, start, to }: Place): Finding[] {
  const isDoubt = isMain(item) ? item.unknown > 0 || item.isDoubtful : item.isDoubtful;
  const clause = { from: item.kind === 'other' ? start : item.at, to };
  const found = { names: item.names, isEvery: item.isEvery, isOnWater: item.isOnWater, segment, clause };
  const doubt: Finding = { ...found, kind: 'doubt', limits: whole };
  const isAnnounced = verb.kind === 'closure' && isPossible(segment, item.next, verb.from);
  if (isDoubt) return verb.kind === 'closed' || isAnnounced ? [doubt] : [];
  if (item.kind === 'operation') return isEverything(item.operations) && verb.kind === 'stopped' && segment.some(isNoun) ? [doubt] : [];
  if (item.kind === 'other') return [];
  if (verb.kind === 'unserviceable') {
    if (!isDirect(segment, item.next, verb.from)) return [];
    // `WIG WAGS RWY 09/27 U/S`.
    if (item.kind === 'runway' && item.lead > 0) return [doubt];
  }
  if (verb.from - item.next > FAR && !item.isHours) return verb.kind === 'closed' ? [doubt] : [];
  const { kind } = item;
  const told = item.isHours ? hoursOf(start, to) : limitsBy(item, { segment, verb, start, to });
  const limits =
    (told?.extent === 'whole' && isDated(segment, item.at)) || isOfNeitherAt(segment, start, item.at) ? hoursOf(start, to) : told;
  if (verb.kind === 'closure' && (limits === null || isAnnounced)) return segment[verb.to]?.meaning === 'other' ? [] : [doubt];
  if (limits === null) return [];
  return limits.extent === 'whole' && isPossible(segment, verb.from - 3, verb.from) ? [doubt] : [{ ...found, kind, limits }];
}

/** `25 DEC AD CLSD`, `FRI - AD CLSD`; without a month or a day only in a list of hours (`25 AD CLSD`). */
function isDated(segment: Segment, at: number): boolean {
  const last = segment[at - 1]?.text === '-' ? at - 2 : at - 1;
  const before = segment[last];
  if (before === undefined || segment.slice(Math.max(0, last - 4), last).some(({ text }) => beginning.test(text))) return false;
  if (before.meaning === 'time') return !/^(?:UTC|LT|LCL|LOCAL)$/.test(before.text);
  return /^\d{1,2}$/.test(before.text) && segment.slice(0, last).some(({ text }) => /^(?:HOURS?|HRS?|TIMES)$/.test(text));
}

/** `FM 2115-2125 NEITHER RWY 09L/27R NOR …`: times in front of it. */
function isOfNeitherAt(segment: Segment, start: number, at: number): boolean {
  let hasTime = false;
  for (let place = start; place < at; place++) {
    if ((segment[place] as Token).text === 'NEITHER') return hasTime;
    hasTime ||= isTime(segment, place);
  }
  return false;
}

const beginning = /^(?:FM|FROM|WEF|UNTIL|UNTILL|TIL|TILL|EFFECTIVE|EFF|SINCE)$/;

/** `MAY BE CLSD`, `SUBJ TO SHORT NOTICE CLOSURES`. */
function isPossible(segment: Segment, from: number, to: number): boolean {
  for (let at = Math.max(0, from); at < to; at++)
    if (/^(?:MAY|MIGHT|COULD|SUBJ|SUBJECT|POSS|POSSIBLE|LIABLE)$/.test((segment[at] as Token).text)) return true;
  return false;
}

function limitsBy(item: Item, { segment, verb, start, to }: Place): Limits | null {
  const before = (how: Limits['how'], more: Partial<Limits> = {}): Limits => ({
    ...whole,
    extent: 'part',
    how,
    words: { from: start, to: verb.to },
    ...more,
  });
  const behind = { from: verb.from, to };
  switch (verb.kind) {
    case 'landingOnly':
      return before('operation', { for: 'takeOff', words: behind });
    case 'takeOffOnly':
      return before('operation', { for: 'landing', words: behind });
    case 'taxiOnly':
      return before('taxi', { for: 'allButTaxiing', words: behind });
    case 'reserved': {
      // `DAY VFR ONLY` has no verb in front.
      const isBare = segment[verb.from]?.meaning === undefined || segment[verb.from]?.meaning === 'time';
      return { ...exceptionOf(segment, isBare ? verb.from - 1 : verb.from, to), words: { from: verb.from, to } };
    }
    case 'closure': {
      const next = segment[verb.to];
      if (next && next.meaning !== 'due' && next.meaning !== 'time' && !/^[\d:(]/.test(next.text)) return null;
      break;
    }
  }
  // A runway that may not be taxied on, or left from one place, is open to flights.
  const [operation] = item.operations;
  if ((operation === 'taxiing' && item.operations.size === 1) || item.isFromPlace) return null;
  const limits = limitsOf(segment, { from: verb.to, to }, verb);
  if (limits === null || limits.extent === 'part') return limits;
  if (operation !== undefined && !isEverything(item.operations))
    return before('operation', { for: operation === 'any' || operation === 'taxiing' ? 'someAircraft' : operation });
  if (operation !== undefined) {
    const audience = sortOf(segment, start, item.at, verb);
    if (audience !== null) return { ...audience, words: { from: start, to: verb.to } };
  }
  if (item.isLength) return before('length');
  if (item.hasException) return before('exception', { for: 'allButSome' });
  if (item.isConditional) return before('times', { when: 'underCondition' });
  return item.isAtTimes ? before('times', { when: 'listedTimes' }) : limits;
}

/** `NIGHT OPS ON RWY 09`, `VFR FLT AT AD`, `JET ACFT LDG RWY 09`: some of them only. */
function sortOf(segment: Segment, start: number, to: number, verb: Verb): Limits | null {
  const found = to > start ? audienceOf(segment, start - 1, to, verb) : null;
  return found !== null && typeof found !== 'string' && found.for !== 'someAircraft' ? found : null;
}

/** Flights as such, or landings and take-offs. */
const isEverything = (operations: ReadonlySet<Operation>): boolean =>
  operations.has('any') ? !operations.has('training') : operations.has('landing') && operations.has('takeOff');

const acts = /^(?:OPERATE|OPR|LAND|LANDING|USE|DEPART|DEP|TAKE|TKOF|ENTER|ARRIVE)$/;

const isNounBehind = (segment: Segment, from: number, to: number): boolean =>
  segment[from]?.meaning === 'to' && segment.slice(from, to).some(isNoun);

/** `ACFT ABOVE 5700KG ARE NOT PERMITTED TO OPERATE FROM RWY 03/21`: some aircraft only. */
function notPermitted(segment: Segment, start: number, verb: Verb, to: number): Finding[] {
  if (!isNounBehind(segment, verb.to, to) || !acts.test(segment[verb.to + 1]?.text ?? '')) return [];
  const noun = segment.findIndex((token, at) => at > verb.to && isNoun(token));
  if (noun > verb.to + 6) return [];
  const audience = audienceOf(segment, start - 1, verb.from, verb);
  if (audience === null || typeof audience === 'string') return [];
  const { items } = subjectsIn(segment, noun, to);
  const limits = { ...audience, words: { from: start, to } };
  return items
    .filter(isMain)
    .slice(0, 1)
    .map((item) => ({
      kind: item.kind as Finding['kind'],
      names: item.names,
      isEvery: item.isEvery,
      isOnWater: item.isOnWater,
      limits,
      segment,
      clause: { from: start, to },
    }));
}

/** `LANDING PROHIBITED ON RWY 27`. */
function stoppedOn([item]: readonly Item[], { segment, verb, start, to }: Place): Finding[] | null {
  if (item?.kind !== 'operation' || !/^(?:ON|AT|FM|FROM|IN)$/.test(segment[verb.to]?.text ?? '')) return null;
  const noun = segment.findIndex((token, at) => at > verb.to && token.meaning !== 'filler' && token.meaning !== 'all');
  if (noun < 0 || !isNoun(segment[noun])) return null;
  const { items } = subjectsIn(segment, noun, to);
  const isEvery = segment.slice(verb.to, noun).some(({ meaning }) => meaning === 'all');
  return items
    .filter(isMain)
    .slice(0, 1)
    .flatMap((main) =>
      findingOf(
        { ...main, at: item.at, operations: item.operations, isEvery: main.isEvery || isEvery, unknown: 0, isLength: false },
        { segment, verb: { ...verb, to: main.next }, start, to },
      ),
    );
}

/** `CLOSURE RWY 09/27`, `TEMPORARY CLOSURE: RWY 09/27`. */
const isNamedBehind = (segment: Segment, start: number, verb: Verb): boolean =>
  isDirect(segment, start, verb.from) && (isNoun(segment[verb.to]) || (segment[verb.to]?.text === ':' && isNoun(segment[verb.to + 1])));

/** `CLOSURE OF RWY 09/27`: announced, not said to hold. */
function announced(segment: Segment, verb: Verb, to: number): Finding[] {
  const before = segment[verb.from - 1]?.meaning;
  if (before === 'due' || before === 'to') return [];
  const [item] = subjectsIn(segment, isNoun(segment[verb.to]) ? verb.to : verb.to + 1, to).items;
  return item !== undefined && isMain(item) ? [doubtOf(segment, verb.from, to)] : [];
}

/** `NO LDG ON RWY 09`, `RWY 09 NO LDG`. */
function refused(segment: Segment, start: number, verb: Verb, to: number): Finding[] {
  const operations = new Set<Operation>();
  for (let at = verb.from; at < verb.to; at++) {
    const operation = operationOf(segment[at] as Token);
    if (operation !== null) operations.add(operation);
  }
  let noun = verb.to;
  while (noun < to && !isNoun(segment[noun])) {
    const { meaning } = segment[noun] as Token;
    if (meaning !== 'place' && meaning !== 'all' && meaning !== 'to' && meaning !== 'filler' && meaning !== 'allowed') break;
    noun++;
  }
  if (noun >= to || !isNoun(segment[noun])) return refusedAt(segment, start, verb, { to, operations });
  const { items } = subjectsIn(segment, noun, to);
  return items.filter(isMain).flatMap((item) => {
    const isEvery = item.isEvery || segment.slice(verb.to, noun).some(({ meaning }) => meaning === 'all');
    return findingOf(
      { ...item, isEvery, operations, unknown: 0, isLength: false },
      { segment, verb: { ...verb, kind: 'stopped', to }, start: verb.from, to },
    );
  });
}

/** What is named in front of `NO LDG`; without it, no landings and no departures at all are a doubt. */
function refusedAt(segment: Segment, start: number, verb: Verb, { to, operations }: { to: number; operations: Set<Operation> }): Finding[] {
  const { items } = subjectsIn(segment, start, verb.from);
  const item = items.at(-1);
  if (item && item.kind === 'runway' && item.unknown === 0 && isDirect(segment, item.next, verb.from))
    return findingOf({ ...item, operations }, { segment, verb: { ...verb, kind: 'stopped' }, start, to });
  const next = segment[verb.to];
  if (next && next.meaning !== 'due' && next.meaning !== 'time' && next.meaning !== 'allowed') return [];
  const isAll = operations.has('landing') && operations.has('takeOff') && !operations.has('training');
  return isAll && items.length === 0 && start === verb.from ? [doubtOf(segment, verb.from, to)] : [];
}

/** CLSD without a subject in front of it: what is closed follows or stands in the sentence before; else a runway named in its clause is a doubt. */
function undecided(clause: Clause, items: readonly Item[]): Finding[] {
  const { segment, start, verb, to } = clause;
  const before = segment.slice(start, verb.from);
  if (before.some(({ meaning }) => meaning === 'condition' || meaning === 'not')) return [];
  const isFollowed = segment[verb.to]?.text === ':' || before.some(({ meaning }) => meaning === 'following');
  if (!items.every(({ kind, at }) => kind === 'operation' || (isFollowed && sorts.test(segment[at]?.text ?? '')))) return [];
  const isUnknown = !isFollowed && before.some(({ meaning, text }) => meaning === undefined && /^[A-Z]{2}/.test(text));
  const found = isUnknown ? [] : listed(clause);
  if (found.length > 0) return found;
  if (start === 0 && verb.from === 0) return ofSentenceBefore(clause);
  return segment.slice(start, to).some(isNoun) ? [doubtOf(segment, start, to)] : [];
}

/** What a list of closed things may be headed by. */
const sorts = /^(?:AREAS?|FACILIT(?:Y|IES)|SURFACES?|SECTIONS?|PARTS?)$/;

/** `AD OPEN MON-FRI. CLSD SAT`, `WIP ON RWY 09/27. CLSD`. */
function ofSentenceBefore({ segments, at, verb, segment, to }: Clause): Finding[] {
  const before = segments[at - 1];
  if (!before?.some(isNoun)) return [];
  const { items, isCondition } = subjectsIn(before, 0, before.length);
  if (isCondition || items.some(({ kind, isDoubtful }) => kind === 'other' && !isDoubtful)) return [];
  const [item] = items.filter(isMain);
  const limits = limitsOf(segment, { from: verb.to, to }, verb);
  if (item?.kind === 'aerodrome' && limits?.how === 'times')
    return [{ names: [], isEvery: false, isOnWater: false, kind: item.kind, limits, segment, clause: { from: 0, to } }];
  return limits ? [doubtOf(segment, 0, to)] : [];
}

/** `FLW CLSD: - RWY 09L/27R`, `CLSD RWY 09`, `FLW RWY CLSD: 09/27, 18/36`: what is closed follows. */
function listed({ segment, segments, at, verb }: Clause): Finding[] {
  const findings: Finding[] = [];
  const colon = segment.findIndex(({ text }, place) => place >= verb.to && text === ':');
  // `CLSD DUE WIP: RWY 09`.
  const isReason = segment[verb.to]?.meaning === 'due';
  const rest = isReason ? (colon < 0 ? [] : segment.slice(colon)) : segment.slice(verb.to);
  const points = [rest, ...segments.slice(at + 1, at + 1 + MAX_POINTS)];
  for (const [index, point] of points.entries()) {
    if (index > 0 && verbsOf(point).length > 0) break;
    const from = point.findIndex(({ text }) => text !== ':' && text !== '-' && text !== ',');
    // `1)`.
    if (from < 0 || (point.length === 2 && point[1]?.text === ')')) continue;
    const first = point[from] as Token;
    if (!isNoun(first) && first.meaning !== 'all' && first.meaning !== 'filler' && first.meaning !== 'other') break;
    const to = point.length;
    const { items } = subjectsIn(point, from, to);
    for (const item of items.filter(isMain)) {
      findings.push(...findingOf({ ...item, unknown: 0 }, { segment: point, verb: { from: to, to, kind: 'closed' }, start: from, to }));
    }
  }
  return findings;
}

/** `CLSD, AVBL WITH 2HR PN`, `CLSD BUT AVBL WITH 15 MIN NOTICE`: small words between. */
const isPermission = (segment: Segment, from: number, verb: Verb): boolean =>
  verb.kind === 'reserved' &&
  segment.slice(from, verb.from).every(({ meaning, text }) => meaning === 'filler' || meaning === 'and' || /^(?:,|HOWEVER|IT)$/.test(text));

/** `CLSD, AVBL FOR TAX ONLY`. */
function leaveSome(findings: Finding[], segment: Segment, verb: Verb): void {
  const isTaxiing = verb.kind === 'taxiOnly';
  const limits: Limits = {
    ...whole,
    extent: 'part',
    how: isTaxiing ? 'taxi' : 'exception',
    for: isTaxiing ? 'allButTaxiing' : 'allButPermitted',
    words: { from: verb.from, to: isTaxiing ? verb.to : segment.length },
  };
  for (const finding of findings) {
    if (finding.segment === segment && finding.limits.extent === 'whole' && finding.kind !== 'doubt') {
      finding.limits = limits;
    }
  }
}

/** `RWY CLSD. AVBL WITH 2HR PN`, `AD CLSD. EXC HEL`: a sentence of its own that opens a little of the one before. */
function leaveOpen(findings: Finding[], segments: readonly Segment[], at: number, verb: Verb | undefined): void {
  const segment = segments[at] as Segment;
  const first = segment[0];
  const isException = first?.meaning === 'except';
  const isOpening = first?.meaning === 'usable' && /^(?:WITH|ON|SUBJ|SUBJECT|UPON|AT)$/.test(segment[1]?.text ?? '');
  const isPermitted = first?.text === 'PPR' || first?.text === 'PN';
  const isTaxiing = verb?.kind === 'taxiOnly';
  if (!isException && !isOpening && !isPermitted && !isTaxiing) return;
  for (const finding of findings) {
    if (finding.segment !== segments[at - 1] || finding.limits.extent !== 'whole' || finding.kind === 'doubt') continue;
    finding.segment = segment;
    finding.clause = { from: 0, to: segment.length };
    finding.limits = isException
      ? exceptionOf(segment, 0, segment.length)
      : isTaxiing
        ? { ...whole, extent: 'part', how: 'taxi', for: 'allButTaxiing', words: { from: verb.from, to: verb.to } }
        : { ...whole, extent: 'part', how: 'exception', for: 'allButPermitted', words: { from: 0, to: segment.length } };
  }
}
