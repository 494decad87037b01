/**
 * Decides what a verb says of one subject: it is closed, in part or whole. Over 400 lines because each meaning of a verb limits the closure
 * in its own way.
 */
import { audienceOf, exceptionOf, nights } from './audience.ts';
import { type Item, isConditional, isDirect, isDuringTimes, isNoun } from './items.ts';
import { type Limits, part, whole } from './closure-limits.ts';
import { type Operation, operationOf } from './operations.ts';
import { limitsOf } from './tail-limits.ts';
import { isName, nameAtWord, namesAt } from './names.ts';
import {
  allBut,
  areHours,
  endOfTimes,
  isEach,
  isOfTimes,
  isTime,
  openTimesIn,
  otherwiseBefore,
  timesFrom,
  unclear,
  withoutClosedDays,
} from './times/times.ts';
import type { Segment, Token } from './tokens.ts';
import type { Verb } from './verbs.ts';

export type Finding = {
  kind: 'runway' | 'aerodrome' | 'helipad';
  /** They are as in the text; empty where none is named. */
  names: string[];
  isEvery: boolean;
  /** `ALL RWYS EXC RWY 09/27`: the limits say so only where the other runways are not known. */
  but: readonly string[];
  isOnWater: boolean;
  limits: Limits;
  segment: Segment;
  /** The whole clause, tokens, end excluded. */
  clause: { from: number; to: number };
  /** The place in the text where the sentence before it begins, which closes what it opens a little of. */
  begin?: number | undefined;
};

/** What is so many tokens away from the verb is hardly what it is about. */
const FAR = 16;

export type Clause = { segment: Segment; segments: readonly Segment[]; at: number; start: number; verb: Verb; to: number };

/** A finding about something that has no name, such as the aerodrome itself. */
export const unnamed = (kind: Finding['kind'], limits: Limits, segment: Segment, from: number, to: number): Finding => ({
  kind,
  names: [],
  isEvery: false,
  but: [],
  isOnWater: false,
  limits,
  segment,
  clause: { from, to },
});

/** Words of a list of hours. */
const MOST_OF_HOURS = 160;

/** Only their order says which of the times are those of the closure; where all others are hours, it is closed at all but these. */
const hoursOf = (from: number, to: number, times: string | null = null): Limits => part('times', from, to, { when: 'listedTimes', times });

/** The runway is open at times in `INTERMITTENT RWY CLOSURES`. */
const isAtTimes = (segment: Segment, from: number, to: number): boolean =>
  segment.slice(from, to).some(({ text }) => /^(?:INTERMITTENT|PERIODIC|PERIODICAL|OCCASIONAL|SPORADIC|SHORT|BRIEF)$/.test(text));

export type Place = { segment: Segment; verb: Verb; start: number; to: number };

/** Nothing where words around the subject are not understood: the alarm hears what that hides. */
export function findingOf(item: Item, { segment, verb, start, to }: Place): Finding[] {
  const { kind } = item;
  if (kind === 'other' || kind === 'operation' || item.unknown > 0) return [];
  // `WIG WAGS RWY 09/27 U/S` is about lights of the runway, `RVR AT MIDPOINT AND ROLLOUT RWY 09 U/S` about what is along it.
  const isOfOther = segment.slice(start, item.at).some(({ meaning }) => meaning === 'other');
  const isAlong = kind === 'runway' && (item.lead > 0 || (item.isLength && isOfOther));
  if (verb.kind === 'unserviceable' && (isAlong || !isDirect(segment, item.next, verb.from))) return [];
  if (verb.from - item.next > FAR && !item.isHours) return [];
  if (verb.kind === 'closure' && (isOver(segment, verb.to, to) || isPossible(segment, item.next, verb.from))) return [];
  const said = item.isHours
    ? hoursOf(start, to, openTimesIn([withoutClosedDays(segment.slice(item.at, item.at + MOST_OF_HOURS))]))
    : limitsBy(item, { segment, verb, start, to });
  const told = underHeading(said, segment, item.at, verb);
  const limits =
    verb.kind === 'closure' && told?.extent === 'whole' && isAtTimes(segment, start, verb.from)
      ? { ...hoursOf(start, to), when: 'underCondition' as const }
      : told?.extent === 'whole' && (isDated(segment, start, item.at) || isUnderHours(segment, item, verb))
        ? (timesBefore(segment, start, item.at, verb) ?? hoursOf(start, to))
        : told?.how === 'times' && told.times !== null && start === 0 && areHours(segment, 0, item.at)
          ? hoursOf(start, to)
          : told;
  if (limits === null || (limits.extent === 'whole' && isPossible(segment, verb.from - 3, verb.from))) return [];
  const { names, isEvery, isOnWater } = item;
  const but = isEvery && names.length === 0 && limits.how === 'exception' ? [...item.but, ...namesExcepted(segment, limits)] : [];
  const finding: Finding = { kind, names, isEvery, but, isOnWater, limits, segment, clause: { from: item.at, to } };
  const ends = verb.kind === 'closed' ? operationsByEnd(finding, verb.to, to) : [];
  if (ends.length > 0) return ends;
  const outside = outsideOf(item, limits, { segment, verb, start, to });
  if (outside !== null) return [finding, { ...finding, limits: outside }];
  const isAlone = segment[verb.to] === undefined || segment[verb.to]?.meaning === 'due';
  const unseen = verb.kind === 'reserved' && isAlone ? withoutDayVisual(limits, segment.slice(verb.from, verb.to)) : [];
  return unseen.length > 0 ? unseen.map((own) => ({ ...finding, limits: own })) : ofNamed(finding, verb);
}

/** `AVBL DAY VMC ONLY` closes it at night, and to instrument flights; none where more is said. */
export function withoutDayVisual(limits: Limits, words: Segment): Limits[] {
  const said = words.filter(({ meaning }) => !/^(?:usable|open|only|operation|filler|to|and)$/.test(meaning ?? ''));
  const isVisual = said.some(({ text }) => /^(?:VFR|VMC)$/.test(text));
  const isDay = said.some(({ text }) => daylight.test(text));
  if (limits.when !== null || !said.every(({ text }) => daylight.test(text) || /^(?:VFR|VMC|CONDITIONS|HOURS|HR)$/.test(text))) return [];
  const night: Limits[] = isDay ? [{ ...limits, how: 'times', for: null, when: 'night' }] : [];
  return isVisual ? [...night, { ...limits, how: 'aircraft', for: 'instrument' }] : night;
}
const daylight = /^(?:DAY|DAYLIGHT|DAYTIME|HJ|DIURN[AO]S?)$/;

/** `RWY 09/27 AND RWY 18/36 CLSD, THE LATTER ONLY 0800-1200`: what limits the closure of one that is named in front of it leaves the others closed. */
function ofNamed(finding: Finding, verb: Verb): Finding[] {
  const { segment, limits, names, isEvery } = finding;
  if (names.length < 2 && !isEvery) return [finding];
  const own: string[] = [];
  let isOfOne = false;
  for (let at = verb.to; at < (limits.words?.from ?? 0); at++) {
    const { text } = segment[at] as Token;
    if (text !== 'LATTER' && text !== 'FORMER' && !isName(segment, at)) continue;
    const named = text === 'LATTER' ? names.slice(-1) : text === 'FORMER' ? names.slice(0, 1) : nameAtWord(segment, at).names;
    own.push(...(isEvery ? named : names.filter((name) => named.some((one) => name === one || name.split('/').includes(one)))));
    isOfOne = true;
  }
  if (!isOfOne || (!isEvery && names.every((name) => own.includes(name)))) return [finding];
  const others = { ...finding, names: names.filter((name) => !own.includes(name)), limits: whole };
  return own.length === 0 ? [others] : [others, { ...finding, names: own, isEvery: false }];
}

/** Reads each end with its operation in `RWY 09/27 CLSD FOR DEP RWY 09 AND ARR RWY 27`; empty where there are other words. */
export function operationsByEnd(finding: Finding, from: number, to: number): Finding[] {
  const { segment, names, kind } = finding;
  const [name, ...others] = names;
  if (kind !== 'runway' || name === undefined || others.length > 0 || segment[from]?.meaning !== 'to') return [];
  const found: Finding[] = [];
  let at = from;
  while (at < to) {
    const operations = new Set<Operation>();
    for (; at < to && /^(?:to|operation|all|and|place)$/.test(segment[at]?.meaning ?? ''); at++)
      for (const operation of [operationOf(segment[at] as Token)]) if (operation !== null) operations.add(operation);
    const noun = segment[at]?.meaning === 'runway' ? at + 1 : at;
    const { names: ends, next } = namesAt(segment.slice(0, to), noun);
    const [end] = ends;
    const isFlown = [...operations].every((operation) => operation === 'landing' || operation === 'takeOff');
    if (operations.size === 0 || !isFlown || end === undefined || ends.length > 1 || !name.split('/').includes(end)) return [];
    const [closedFor = null] = operations;
    const limits = operations.size > 1 ? whole : part('operation', from, to, { for: closedFor === 'landing' ? 'landing' : 'takeOff' });
    found.push({ ...finding, names: [end], limits });
    const behind = segment[next]?.meaning;
    // Another closure follows the AND in `TO LDG RWY 28L AND CLSD TO TKOF RWY 10R`.
    if (behind === 'due' || (behind === 'and' && next + 1 === to)) break;
    at = segment[next]?.text === ',' ? next + 1 : next;
  }
  return found;
}

/**
 * Returns the runways that are named right after the exception, as in `CLSD EXC RWY 09/27` and `CLSD 0800-1200 EXC 09/27`, and nothing
 * else.
 */
function namesExcepted(segment: Segment, { words }: Limits): string[] {
  let except = words?.from ?? segment.length;
  while (except < (words?.to ?? 0) && segment[except]?.meaning !== 'except') except++;
  const noun = segment[except + 1]?.meaning === 'to' ? except + 2 : except + 1;
  if (segment[except]?.meaning !== 'except' || !isName(segment, noun)) return [];
  const { names, next } = nameAtWord(segment, noun);
  return next >= segment.length || segment[next]?.meaning === 'due' ? names : [];
}

/** `RWY 09/27 AVBL FOR LDG ONLY 0800-1200`, `AVBL FOR HEL 0800-1200 ONLY`: at other times it is left for nothing. */
function outsideOf(item: Item, { times }: Limits, { segment, verb, to }: Place): Limits | null {
  const isOfOperation = verb.kind === 'landingOnly' || verb.kind === 'takeOffOnly';
  if (times !== null || (!isOfOperation && verb.kind !== 'reserved')) return null;
  const isBegin = (at: number): boolean => isTime(segment, at) || (isOfOperation && segment[at]?.meaning === 'time');
  const behind = segment[verb.to]?.meaning === 'place' ? verb.to + 1 : verb.to;
  const places = [...segment.keys()];
  const named = isOfOperation ? [behind, ...places.slice(item.next, verb.to)] : places.slice(verb.from, verb.to);
  const at = named.find((place) => place < to && isBegin(place));
  if (at === undefined) return null;
  const end = Math.max(endOfTimes(segment, at, to), at + 1);
  return part('times', verb.from, end, { when: 'listedTimes', times: allBut(segment, at, end) });
}

/**
 * The closure is over or does not begin in `RWY 09/27 CLOSURE CNL`, `CLOSURE OF RWY 09/27 PLANNED FOR 12 MAR HAS BEEN CANCELLED` and
 * `… WILL NOT TAKE PLACE`.
 */
export const isOver = (segment: Segment, from: number, to: number): boolean => {
  const words = segment.slice(from, to);
  const over = words.findIndex(
    ({ text, meaning }, at) =>
      meaning === 'not' ||
      /^(?:CNL|CNLD|CANCELLED|CANCELED)$/.test(text) ||
      (text === 'POSTPONED' && !/^(?:TO|UNTIL|TILL|TIL)$/.test(words[at + 1]?.text ?? '')),
  );
  return over >= 0 && !words.slice(0, over).some(({ meaning }) => meaning === 'operation');
};

/**
 * Tells whether times are right in front: `25 DEC AD CLSD`, `FRI - AD CLSD`, `0500-0700 NEITHER RWY 09 NOR …`; without a month or a day
 * only in a list of hours (`25 AD CLSD`).
 */
function isDated(segment: Segment, start: number, at: number): boolean {
  let last = at - 1;
  while (last >= 0 && (segment[last]?.text === '-' || segment[last]?.text === 'NEITHER' || segment[last]?.meaning === 'filler')) last--;
  const before = segment[last];
  if (before === undefined) return false;
  const isOfHours = /^(?:-|TO)$/.test(segment[last - 1]?.text ?? '') && isTime(segment, last - 2);
  const first = isDuringTimes(segment, start) ? start + 1 : start;
  if (isOfHours && first < last && segment.slice(first, last).every((token) => isOfTimes(token))) return true;
  if (segment.slice(Math.max(0, last - 4), last).some(({ text }) => beginning.test(text))) return false;
  if (before.meaning === 'time') return !/^(?:UTC|LT|LCL|LOCAL)$/.test(before.text);
  return /^\d{1,2}$/.test(before.text) && segment.slice(0, last).some(({ text }) => /^(?:HOURS?|HRS?|TIMES)$/.test(text));
}

const hours = /\d{4}|\b(?:H24|SR|SS)\b/;
const onlyHours = /^(?:FM |BTN )?\d{4} (?:-|TO|AND) \d{4}$/;

/** `01-05 DEC: RWY 09/27 CLSD`, `PHASE 2 (06-10 DEC): RWY 09/27 CLSD FOR LDG`: the heading says when; nothing changes where other times follow. */
function underHeading(said: Limits | null, segment: Segment, at: number, verb: Verb): Limits | null {
  if (said === null || said.when !== null || said.how === 'length' || segment[at - 1]?.text !== ':') return said;
  let from = /^(?:PHASE|STAGE|STEP|PERIOD)$/.test(segment[0]?.text ?? '') ? 2 : 0;
  if (segment[from]?.text === '(') from++;
  const to = segment[at - 2]?.text === ')' ? at - 2 : at - 1;
  const isMore = segment.slice(verb.to).some((token, behind) => token.meaning === 'time' || isTime(segment, verb.to + behind));
  if (isMore || from >= to || !(isTime(segment, from) || segment[from]?.meaning === 'time' || isOfTimes(segment[from] as Token)))
    return said;
  const heading = segment.slice(from, to);
  // `WEF 01 DEC` has no end, and `18` may number a list.
  const isOpen = heading.some(({ text }) => beginning.test(text)) && !heading.some(({ text }) => /^(?:TO|-|TIL|TILL|UNTIL)$/.test(text));
  if (isOpen || !heading.some(({ meaning, text }) => meaning === 'time' || /^\d{4}$/.test(text))) return said;
  const { when, times, words } = timesFrom(segment.slice(from, at), 0, to - from);
  if (when !== 'listedTimes' || times === null || from + (words?.to ?? 0) !== to) return said;
  const own = { when, times, words: { from, to } };
  return said.extent === 'whole' ? part('times', from, to, own) : { ...said, ...own, words: { from, to: said.words?.to ?? to } };
}

/** `28 NOV 0800-1000 RWY 09/27 CLSD`: times that begin the sentence, where it has no others; null where their order alone may say which of them are meant. */
function timesBefore(segment: Segment, start: number, at: number, verb: Verb): Limits | null {
  const first = segment[start]?.meaning === 'place' || isDuringTimes(segment, start) ? start + 1 : start;
  const isBegin = start === 0 && (isTime(segment, first) || segment[first]?.meaning === 'time' || isEach(segment, first));
  if (!isBegin || segment.slice(verb.to).some((token, behind) => token.meaning === 'time' || isTime(segment, verb.to + behind)))
    return null;
  const limits = timesFrom(segment, segment[start]?.text === 'BTN' ? start : first, at);
  const between = segment.slice(limits.words?.to ?? at, at);
  return between.every(({ text, meaning }) => meaning === 'filler' || /^[-:,]$/.test(text)) ? limits : null;
}

/** `RWY 09/27 DLY 0800-1000 CLSD`, `RWY 09/27 BTN 0800 AND 1000 CLSD`: null where more than times is between the two. */
export function timesBetween(segment: Segment, next: number, verb: Verb): Limits | null {
  let from = next;
  while (segment[from]?.text === ',' || segment[from]?.meaning === 'filler') from++;
  const first = /^(?:ON|AT)$/.test(segment[from]?.text ?? '') ? from + 1 : from;
  const at = /^(?:BTN|FM|FROM)$/.test(segment[first]?.text ?? '') ? first + 1 : first;
  if (at >= verb.from || !(isTime(segment, at) || segment[at]?.meaning === 'time' || isEach(segment, at))) return null;
  // The number of the runway is no day.
  const { when, times, words } = timesFrom(segment.slice(first, verb.from + FAR), 0, verb.from - first);
  // `FM 01 DEC CLSD` has no end.
  const isOpen = /^(?:FM|FROM)$/.test(segment[first]?.text ?? '') && !/ (?:-|TO|TIL|TILL|UNTIL) /.test(times ?? '');
  const end = first + (words?.to ?? 0);
  const left = segment.slice(end, verb.from);
  return when === 'listedTimes' && !isOpen && left.every(({ text, meaning }) => meaning === 'filler' || /^[-:,]$/.test(text))
    ? part('times', first, end, { when, times })
    : null;
}

/** `AD AND TWR HOURS: AD CLSD, TWR CLOSURE HR: MON 0700-0735 …`: the heading says that times follow. */
function isUnderHours(segment: Segment, { at, kind }: Item, verb: Verb): boolean {
  if (kind !== 'aerodrome') return false;
  let colon = at - 1;
  while (colon > at - 4 && segment[colon]?.text !== ':') colon--;
  if (segment[colon]?.text !== ':' || !/^(?:HOURS?|HRS?|TIMES)$/.test(segment[colon - 1]?.text ?? '')) return false;
  for (let place = verb.to; place < Math.min(segment.length, verb.to + FAR); place++) if (isTime(segment, place)) return true;
  return false;
}

const beginning = /^(?:FM|FROM|WEF|UNTIL|UNTILL|TIL|TILL|EFFECTIVE|EFF|SINCE)$/;

/** The closure is only possible in `MAY BE CLSD` and `SUBJ TO SHORT NOTICE CLOSURES`. */
function isPossible(segment: Segment, from: number, to: number): boolean {
  for (let at = Math.max(0, from); at < to; at++)
    if (/^(?:MAY|MIGHT|COULD|SUBJ|SUBJECT|POSS|POSSIBLE|LIABLE)$/.test((segment[at] as Token).text)) return true;
  return false;
}

function limitsBy(item: Item, { segment, verb, start, to }: Place): Limits | null {
  const before = (how: Limits['how'], more: Partial<Limits> = {}): Limits => part(how, start, verb.to, more);
  const behind = { from: verb.from, to };
  switch (verb.kind) {
    case 'landingOnly':
      return before('operation', { for: 'takeOff', words: behind });
    case 'takeOffOnly':
      return before('operation', { for: 'landing', words: behind });
    case 'taxiOnly':
      if (item.operations.has('taxiing')) return null;
      return before('taxi', { for: 'allButTaxiing', words: behind });
    case 'reserved': {
      // A condition limits the use in `AVBL ONLY WHEN DRY`.
      if (segment[verb.to - 1]?.meaning === 'only' && segment[verb.to] !== undefined && isConditional(segment[verb.to] as Token))
        return part('times', verb.from, to, { when: 'underCondition' });
      // `DAY VFR ONLY` has no verb in front.
      const isBare = segment[verb.from]?.meaning === undefined || segment[verb.from]?.meaning === 'time';
      const left = exceptionOf(segment, isBare ? verb.from - 1 : verb.from, to) ?? before('exception', { for: 'allButSome' });
      const outside = otherwiseBefore(segment, start, verb);
      const { when, times } = left.when === null && outside !== null ? outside : left;
      return { ...left, when, times, words: { from: verb.from, to } };
    }
    case 'closure': {
      const next = segment[verb.to];
      if (/^(?:EXTENDED|PROLONGED)$/.test(next?.text ?? '') && !item.isAtTimes) return whole;
      if (next && next.meaning !== 'due' && next.meaning !== 'time' && !/^[\d:(]/.test(next.text)) return null;
      break;
    }
  }
  // A runway that may not be taxied on, or left from one place, is open to flights.
  const [operation] = item.operations;
  // `ACFT WISHING TO DIVERT TO AD NOT ACCEPTED` closes nothing.
  if (operation !== undefined && item.kind === 'aerodrome' && segment.slice(start, verb.from).some(({ text }) => /^DIVER[ST]/.test(text)))
    return null;
  if ((operation === 'taxiing' && item.operations.size === 1) || item.isFromPlace) return null;
  const limits = limitsOf(segment, { from: verb.to, to }, verb);
  const other = otherwiseBefore(segment, start, verb);
  // The hours and whom it is closed to both limit `OUTSIDE THESE HOURS AD CLSD EXC HEMS`, `OUTSIDE THESE HOURS AD NOT AVBL FOR IFR FLT`.
  if (other?.words && limits?.words && limits.for !== null && limits.when === null)
    return { ...other, how: limits.how, for: limits.for, words: { from: other.words.from, to: limits.words.to } };
  if (other !== null) return other;
  if (limits === null) return null;
  const between = timesBetween(segment, item.next, verb);
  const isMore =
    between !== null && segment.slice(verb.to).some((token, behind) => token.meaning === 'time' || isTime(segment, verb.to + behind));
  if (between?.words && limits.words) {
    const words = { from: between.words.from, to: limits.words.to };
    // The times follow in `MON-FRI CLSD 0800-1000`, but go on in `0800-1000 CLSD AND 1200-1400`.
    if (isMore && limits.times !== null) {
      const areDaysOfHours = between.times !== null && !hours.test(between.times) && onlyHours.test(limits.times);
      return { ...limits, times: areDaysOfHours ? `${between.times} ${limits.times}` : unclear(limits.times), words };
    }
    // The times limit the landings in `0800-1000 CLSD FOR LDG`.
    if (!isMore && limits.when === null && limits.for !== null) return { ...limits, when: between.when, times: between.times, words };
  }
  const flights = flightsBefore(item, { segment, verb, start, to });
  // The flights precede the times in `LDG NOT PERMITTED 0800-1200` and `JETS NOT ACCEPTED SAT AND SUN`.
  if (limits.how === 'times' && flights !== null && flights.for !== 'someAircraft' && flights.when === null)
    return { ...flights, when: limits.when, times: limits.times, words: limits.words };
  // The exception of `NIGHT LDG RWY 23 NOT PERMITTED EXC POLICE` is one to landings at night.
  if (limits.how === 'exception' && (flights?.for === 'landing' || flights?.for === 'takeOff'))
    return {
      ...flights,
      when: flights.when ?? limits.when,
      times: flights.times ?? limits.times,
      words: { from: start, to: limits.words?.to ?? to },
    };
  // `WHEN WET RWY 09/27 CLSD FOR LDG` has a condition in addition to the limit of its tail.
  if (limits.extent === 'part' && item.isConditional && limits.when === null)
    return { ...limits, when: 'underCondition', words: { from: start, to: limits.words?.to ?? verb.to } };
  if (limits.extent === 'part') return limits;
  // So it has in `WHEN WET, LDG RWY 09 NOT PERMITTED`.
  if (flights !== null) return item.isConditional && flights.when === null ? { ...flights, when: 'underCondition' } : flights;
  if (between !== null && !isMore) return between;
  if (item.isLength) return before('length');
  if (item.hasException) return before('exception', { for: 'allButSome' });
  if (item.isConditional) return before('times', { when: 'underCondition' });
  // `RWY 09 AT NIGHT AND RWY 18 0800-1000 CLSD`: the night is of one of them.
  const isNight = isAtNight(segment, start, verb) && segment.slice(start, verb.from).filter((token) => isNoun(token)).length < 2;
  return item.isAtTimes ? before('times', { when: isNight ? 'night' : 'listedTimes' }) : limits;
}

/**
 * Tells which flights in front of a verb are those that it stops: `LDG ON RWY 09 NOT PERMITTED`, `VFR FLT AT AD SUSPENDED`; null for all.
 */
function flightsBefore(item: Item, { segment, verb, start }: Place): Limits | null {
  const [operation] = item.operations;
  // The runway is a label in `RWY 09/27: OPERATION OF ACFT OVER 65T FORBIDDEN`, so that the flights follow it.
  if (operation === undefined && !item.isLabel) return null;
  if (operation === undefined || isEverything(item.operations)) {
    // The flights follow the colon in `RWY 09/27 RESTRICTED DUE TO CRACK: TKOF OF ACFT OVER 230T PROHIBITED`.
    const colon = item.next + segment.slice(item.next, verb.from).findLastIndex(({ text }) => text === ':');
    const audience = sortOf(segment, start, item.at, verb) ?? sortOf(segment, colon < item.next ? item.next : colon + 1, verb.from, verb);
    return audience === null ? null : { ...audience, words: { from: colon < item.next ? start : colon + 1, to: verb.to } };
  }
  return part('operation', start, verb.to, {
    for: operation === 'any' || operation === 'taxiing' ? 'someAircraft' : operation,
    when: isAtNight(segment, start, verb) ? 'night' : null,
  });
}

const isAtNight = (segment: Segment, start: number, verb: Verb): boolean =>
  segment.slice(start, verb.from).some(({ text }) => nights.test(text) || text === 'OVERNIGHT');

/** Reads which flights alone are meant: `NIGHT OPS ON RWY 09`, `VFR FLT AT AD`, `JET ACFT LDG RWY 09`. */
function sortOf(segment: Segment, start: number, to: number, verb: Verb): Limits | null {
  const found = to > start ? audienceOf(segment, start - 1, to, verb) : null;
  return found !== null && typeof found !== 'string' && found.for !== 'someAircraft' ? found : null;
}

/** Flights as such, or landings and take-offs. */
const isEverything = (operations: ReadonlySet<Operation>): boolean =>
  operations.has('any') ? !operations.has('training') : operations.has('landing') && operations.has('takeOff');
