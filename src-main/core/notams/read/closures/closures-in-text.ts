/**
 * Finds what a text closes, clause by clause. Promise: there is a closure only where the text says so of a runway, an aerodrome or a
 * helipad itself; a taxiway `BTN RWY 09 AND RWY 27`, an ILS, a closure that is a condition (`WHEN RWY CLSD`) close nothing. What no rule
 * decides the alarm hears. Over 400 lines because each way of closing once more changes the findings before it.
 */
import { type Clause, type Finding, type Place, findingOf, isOver, operationsByEnd, unnamed } from './closure-of-subject.ts';
import { isOfClass } from './classes.ts';
import { type Item, endOfTail, isDirect, isMain, isNoun, newItem } from './items.ts';
import { isPermission, leaveOne, leaveOpen, leaveSome, leaveSomeOthers } from './permitted-use.ts';
import { dayLeft, sortsLeft } from './left-to.ts';
import { sorts, undecided } from './lists.ts';
import { namesAt, sorts as sortsOfRunways } from './names.ts';
import { type Implied, withNouns } from './nouns.ts';
import { oneWay } from './one-way.ts';
import { operationOf } from './operations.ts';
import { notPermitted, refused, sortsRefused, stoppedOn } from './refusals.ts';
import { segmentsOf } from './segments.ts';
import { subjectsIn } from './subjects.ts';
import { limitsOf } from './tail-limits.ts';
import { withTable } from './table.ts';
import {
  allBut,
  endOfTimes,
  isDate,
  isLeftAt,
  isOfTimes,
  isTime,
  lengthOfOtherwise,
  openTimesIn,
  otherwise,
  otherwiseBefore,
  timesFrom,
} from './times/times.ts';
import type { Segment, Token } from './tokens.ts';
import { isDeniedClosure, type Verb, verbsOf } from './verbs.ts';
import { type How, part } from './closure-limits.ts';

export function findingsIn(text: string, implied: Implied): Finding[] {
  const segments = withNouns(segmentsOf(text), implied);
  const isOfServices = /^S[TF]/.test(implied.qSubject ?? '');
  const isOfAerodrome = implied.qSubject === 'FA' || isOfServices;
  const refusals = segments.flatMap((segment, index) => {
    const byDay = /^[FLMS]/.test(implied.qSubject ?? '') ? dayLeft(segment) : [];
    const left =
      byDay.length > 0 || !isOfAerodrome ? byDay : sortsLeft(segment, isOfServices, segments.slice(Math.max(0, index - 1), index));
    return [...sortsRefused(segment, implied.qSubject), ...left];
  });
  if (!segments.some((segment) => segment.some(isNoun))) return refusals;
  const findings: Finding[] = [];
  for (const [at, segment] of segments.entries()) {
    const verbs = segment.some(isNoun) || segments.length > 1 ? verbsOf(segment) : [];
    if (verbs.length === 1 && isOfProcedures(segment)) continue;
    const removed = verbs.length > 0 ? removedIn(segment) : null;
    let behind = 0;
    for (const [index, verb] of verbs.entries()) {
      const begin = index === 0 ? 0 : endOfTail(segment, behind, verb.from);
      const start = behindOther(
        segment,
        begin < verb.from || findings.at(-1)?.segment === segment ? begin : ofFlights(segment, begin),
        verb,
      );
      const to = beforeRefusal(segment, endOfTail(segment, verb.to, verbs[index + 1]?.from ?? segment.length), verb, verbs[index + 1]);
      const clause = { segment, segments, at, start, verb, to };
      if (removed !== null && verb.from > removed.from && verb.from < removed.to) continue;
      if (index > 0 && isPermission(segment, behind, verb)) leaveSome(findings, segment, verb);
      else if (start < verb.from || index === 0) {
        const found = instead(findings.at(-1), findingsOf(clause), clause);
        const all = found.length > 0 ? found : onceMore(findings.at(-1), clause, behind);
        const closed = all.map((finding) => outsideOpenTimes(finding, clause));
        findings.push(...withAlternatives(withTable(closed, clause, verbs[index + 1]?.from ?? segment.length), clause));
      } else if (verb.kind === 'taxiOnly') leaveSome(findings, segment, verb);
      else if (verb.kind === 'takeOffOnly' || verb.kind === 'landingOnly') leaveOne(findings.at(-1), segment, verb);
      else {
        const swapped = instead(findings.at(-1), [], clause);
        const found = swapped.length > 0 ? swapped : [...alsoStopped(findings.at(-1), clause), ...otherwiseIn(findings, clause)];
        findings.push(...(found.length > 0 ? found : onceMore(findings.at(-1), clause, behind)));
      }
      behind = verb.to;
    }
    const [first] = verbs;
    const isBegun = first !== undefined && segment.slice(0, first.from).some(isNoun);
    if (first === undefined || (!isBegun && first.kind === 'reserved') || (first.from === 0 && first.kind === 'taxiOnly'))
      leaveOpen(findings, segments, at, first);
    leaveSomeOthers(findings, segments, at);
    if (verbs.length === 0 && areMoreTimes(segment))
      for (const finding of findings)
        if (finding.segment === segments[at - 1] && finding.limits.times !== null) finding.limits = { ...finding.limits, times: null };
  }
  if (!findings.some(({ kind }) => kind === 'runway')) findings.push(...oneWay(segments));
  // The refusal goes beyond the closure in `AD CLSD TO ACFT OVER 5700KG. NIGHT LDG BY GENERAL AVIATION NOT AUTH`.
  const isApart = findings.every(({ kind, limits }) => kind !== 'aerodrome' || limits.extent === 'part');
  const isOfElse = ({ segment, limits, clause }: Finding): boolean =>
    findings.every((other) => other.segment[0]?.from !== segment[0]?.from || other.clause.from >= (limits.words?.to ?? clause.to));
  return findings.length === 0 ? refusals : isApart ? [...findings, ...refusals.filter(isOfElse)] : findings;
}

/** `SID VIBOS 8X, VIBOS 9Y RWY 02L SUSPENDED`: the runway is the one of the procedures. */
function isOfProcedures(segment: Segment): boolean {
  const first = segment.findIndex(({ text }) => /^(?:SIDS?|STARS?)$/.test(text));
  return (
    first >= 0 &&
    first < segment.findIndex(isNoun) &&
    !segment.slice(0, first).some(({ meaning }) => meaning === 'runway' || meaning === 'aerodrome')
  );
}

/** The times of `ON REMAINING NIGHTS 1830-2130` are related to those of the sentence before in a way that no word says. */
const areMoreTimes = (segment: Segment): boolean =>
  segment[0]?.meaning !== 'except' &&
  segment.some((token, at) => token.meaning === 'time' || isTime(segment, at)) &&
  segment.every((token) => isOfTimes(token) || /^(?:filler|place|and|length|except|all)$/.test(token.meaning ?? ''));

const limiting: ReadonlySet<How> = new Set(['times', 'operation', 'aircraft', 'length']);
/** Flights and times of one verb that are read apart. */
const MOST_ROWS = 4;

/**
 * Adds the further closures of a clause: `CLSD FOR LDG, FOR TKOF 2200-0500`, `CLSD AT NIGHT OR WHEN WET`, `CLSD MON, TUE PPR`. A condition
 * that cannot be evaluated here may come at any time.
 */
function withAlternatives(findings: Finding[], { segment, verb, to }: Clause): Finding[] {
  for (let row = 0; row < MOST_ROWS; row++) {
    const last = findings.at(-1);
    const { words, how, when } = last?.limits ?? {};
    if (last === undefined || last.segment !== segment || !words || words.from < verb.to || how === undefined || !limiting.has(how)) break;
    const others = othersBehind(segment, words.to, to);
    const limits = others === null ? null : limitsOf(segment, { from: others, to }, verb);
    const all = allBehind(segment, words.to, to);
    if (all !== null && (how === 'operation' || how === 'aircraft')) {
      const rest = limitsOf(segment, { from: all, to }, verb);
      if (rest !== null) findings = [...findings, { ...last, limits: rest }];
      break;
    }
    if (limits?.words && limiting.has(limits.how)) {
      findings = [...findings, { ...last, limits }];
      continue;
    }
    // Others that are not understood.
    if (limits?.extent === 'whole') return [...findings, { ...last, limits }];
    if (segment[words.to]?.text === ',' && isLeftAt(segment, words.to + 1, to)) {
      const { when, times, words: own } = timesFrom(segment, words.to + 1, to);
      const left = part('exception', words.to + 1, Math.min(to, (own?.to ?? words.to) + 2), { for: 'allButSome', when, times });
      findings = [...findings, { ...last, limits: left }];
      break;
    }
    const at = /^(?:OR|AND)$/.test(segment[words.to - 1]?.text ?? '') ? words.to - 1 : words.to;
    const [or, next] = [segment[at], segment[at + 1]];
    const isMore =
      or?.text === 'OR'
        ? next !== undefined && !isNoun(next)
        : or?.text === 'AND' && /^(?:WHEN|IF|DURING|WHENEVER|AFTER|BEFORE)$/.test(next?.text ?? '');
    if (when === 'underCondition' || !isMore || at + 1 >= to) break;
    const isOfOperation = how === 'operation' && when !== null;
    const closedFor = isOfOperation ? last.limits.for : null;
    const more = part(isOfOperation ? 'operation' : 'times', at, endOfTail(segment, at, to), { for: closedFor, when: 'underCondition' });
    return [...findings, { ...last, limits: more }];
  }
  return findings;
}

/** Tells where `, FOR TKOF` or `AND TO IFR TFC` names other flights; null where nothing does. */
function othersBehind(segment: Segment, from: number, to: number): number | null {
  for (let at = from; at < to; at++)
    if (segment[at]?.meaning === 'to' && segment[at]?.text !== 'PER' && isJoint(segment[at - 1])) return at;
  return null;
}

/** Finds the place after `, ALL ACFT`, which closes to everyone, at other times, what is closed to some. */
function allBehind(segment: Segment, from: number, to: number): number | null {
  for (let at = from; at + 1 < to; at++)
    if (segment[at]?.meaning === 'all' && segment[at + 1]?.meaning === 'operation' && isJoint(segment[at - 1])) return at + 2;
  return null;
}

const isJoint = (token: Token | undefined): boolean => token?.text === ',' || token?.meaning === 'and';

/** `CLSD TO JETS, CLSD TO ALL TFC AT NIGHT`: the same is closed once more, with nothing else named between. */
function onceMore(last: Finding | undefined, { segment, segments, at, verb, to }: Clause, behind: number): Finding[] {
  const isNext = last !== undefined && (last.segment === segment || last.segment === segments[at - 1]);
  if (!isNext || verb.kind !== 'closed') return [];
  if (last.segment !== segment && (last.limits.times !== null || last.limits.how === 'whole'))
    return onOtherDays(last, { segment, verb, to });
  // `DLY 1200-1400 EXC SUN WHEN CLSD H24`: what is left out is closed too, so that the times are not understood.
  if (last.segment === segment && segment[verb.from - 1]?.text === 'WHEN' && last.limits.times?.includes('EXC') === true)
    last.limits = { ...last.limits, times: null };
  // The second clause has the same runway in `RWY 10R/28L CLSD TO LDG RWY 28L; CLSD TO TKOF RWY 10R`.
  const { names } = namesAt(last.segment, last.clause.from + 1);
  const ends = operationsByEnd({ ...last, names, segment, clause: { from: verb.from, to } }, verb.to, to);
  if (ends.length > 0) return ends;
  const { how, words, times } = last.limits;
  // Times of the line before may be those of a table, which has read this one.
  const isDated = how === 'times' && times !== null && last.segment === segment;
  if (!isDated && how !== 'operation' && how !== 'aircraft') return [];
  const apart = isDated ? onItsDay(last, { segment, verb, to }) : [];
  if (apart.length > 0) return apart;
  const from = last.segment === segment ? Math.max(behind, words?.to ?? 0) : 0;
  const isSmall = (token: Token): boolean => isJoint(token) || token.meaning === 'filler' || token.text === 'ALSO';
  let first = from;
  while (first < verb.from && isSmall(segment[first] as Token)) first++;
  // A day on which it is open precedes the next closure in `CLSD MON OPEN TUE CLSD WED`.
  const isOpened = isDated && /^(?:open|usable)$/.test(segment[first]?.meaning ?? '');
  // A time precedes the next closure in `CLSD TO JETS, NGT CLSD ALL`.
  const isTimed = !isDated && segment[first]?.meaning === 'time';
  const isAlone = segment
    .slice(isOpened || isTimed ? endOfTimes(segment, isTimed ? first : first + 1, verb.from) : from, verb.from)
    .every(isSmall);
  const isOfElse = segment.slice(verb.to, to).some((token) => isNoun(token) || token.meaning === 'other');
  const behindVerb = isAlone && !isOfElse ? limitsOf(segment, { from: verb.to, to }, verb) : null;
  const limits = isTimed && behindVerb?.extent === 'whole' ? timesFrom(segment, first, verb.from) : behindVerb;
  // `29 MAY CLSD, 30 MAY 0700-1600, 31 MAY CLSD`: the times are in front of it.
  if (limits === null || (isDated && limits.times === null)) return [];
  return [{ ...last, limits, segment, clause: { from: verb.from, to } }];
}

/** `RWY 07R/25L CLSD EXC ON 03 DEC WHEN RWY 07C/25C CLSD INSTEAD`: the day is that of the second, and is left out of the first. */
function instead(last: Finding | undefined, found: Finding[], { segment, verb, to }: Clause): Finding[] {
  const near = Math.max(0, verb.from - FAR);
  const before = segment.slice(near, verb.from);
  const when = near + before.findLastIndex(({ text }) => text === 'WHEN');
  const except = near + before.findLastIndex(({ meaning }, at) => near + at < when && meaning === 'except');
  if (
    last?.segment !== segment ||
    last.limits.when !== 'underCondition' ||
    when < near ||
    except < near ||
    last.limits.words?.from !== except
  )
    return found;
  const first = segment[except + 1]?.meaning === 'place' ? except + 2 : except + 1;
  const { items } = subjectsIn(segment, when + 1, verb.from);
  const others = found.length > 0 ? found : items.flatMap((item) => findingOf(item, { segment, verb, start: when + 1, to }));
  if (endOfTimes(segment, first, when) !== when || others.length === 0 || !others.every(({ limits }) => limits.how === 'whole'))
    return found;
  last.limits = part('times', except, when, { when: 'listedTimes', times: allBut(segment, first, when) });
  const { times } = timesFrom(segment, first, when);
  return others.map((finding) => ({ ...finding, limits: part('times', first, when, { when: 'listedTimes', times }) }));
}

/** The day in front of the verb belongs to the hours after it in `CLSD MON-FRI 2200-0400, ON 08 DEC CLSD 2200-0600`. */
function onItsDay(last: Finding, { segment, verb, to }: Pick<Clause, 'segment' | 'verb' | 'to'>): Finding[] {
  const { words } = last.limits;
  const near = Math.max(0, verb.from - FAR);
  const comma = near + segment.slice(near, verb.from).findLastIndex(({ text }) => text === ',');
  if (words === null || comma <= Math.max(near, words.from) || comma >= words.to) return [];
  const first = segment[comma + 1]?.meaning === 'place' ? comma + 2 : comma + 1;
  const isDay = isDate(segment, first) && endOfTimes(segment, first, verb.from) === verb.from;
  const behind = isDay ? limitsOf(segment, { from: verb.to, to }, verb) : null;
  if (behind === null || !/^\d{4}\b/.test(behind.times ?? '')) return [];
  const day = segment.slice(first, verb.from).map(({ text }) => text);
  last.limits = timesFrom(segment, words.from, comma);
  const limits = { ...behind, times: `${day.join(' ')} ${behind.times}`, words: { from: first, to: behind.words?.to ?? to } };
  return [{ ...last, limits, clause: { from: first, to } }];
}

/**
 * `CLSD DLY 0800-0900. ON 24 DEC CLSD ALL DAY`: a sentence that closes the same at other times. Where it says more, when the first is closed is not understood. One
 * that begins with its state is a line of the table.
 */
function onOtherDays(last: Finding, { segment, verb, to }: Pick<Clause, 'segment' | 'verb' | 'to'>): Finding[] {
  const before = segment.slice(0, verb.from);
  const first = before.findIndex(({ meaning }) => meaning !== 'place' && meaning !== 'filler' && meaning !== 'and');
  if (first < 0 || segment.some((token) => isNoun(token) || token.meaning === 'other')) return [];
  const end = endOfTimes(segment, first, verb.from);
  const isTimed =
    (isTime(segment, first) || segment[first]?.meaning === 'time') && before.slice(end).every(({ meaning }) => meaning === 'filler');
  const behind = isTimed ? limitsOf(segment, { from: verb.to, to }, verb) : null;
  if (behind === null) {
    last.limits = { ...last.limits, times: null };
    return [];
  }
  const days = timesFrom(segment, first, verb.from);
  const isMore = behind.when === 'listedTimes' && behind.times !== null;
  const times = isMore ? `${days.times} ${behind.times}` : days.times;
  const limits =
    behind.extent === 'whole' ? days : { ...behind, when: days.when, times, words: { from: first, to: behind.words?.to ?? to } };
  return [{ ...last, limits, segment, clause: { from: 0, to } }];
}

/** `LDG RWY 09/27 SUSPENDED, TKOF SUSPENDED 1200-1400`: landings and departures alone are those of the runway or aerodrome that the sentence has closed. */
function alsoStopped(last: Finding | undefined, { segment, verb, to }: Clause): Finding[] {
  if (last?.segment !== segment || (verb.kind !== 'stopped' && verb.kind !== 'closed')) return [];
  let start = verb.from;
  while (start > 0 && /^(?:operation|filler|all|and)$/.test(segment[start - 1]?.meaning ?? '')) start--;
  const operations = new Set(segment.slice(start, verb.from).flatMap((token) => operationOf(token) ?? []));
  const { kind, names, isEvery } = last;
  const item = { ...newItem(kind, start), names: [...names], isEvery, operations, next: verb.from };
  return operations.has('landing') || operations.has('takeOff') ? findingOf(item, { segment, verb, start, to }) : [];
}

/** `RWY 09/27 AVBL FOR LDG ONLY 0800-1200, CLSD OTHERWISE`: what the sentence is about is closed at the other times. */
function otherwiseIn(findings: readonly Finding[], { segment, verb, to }: Clause): Finding[] {
  const last = findings.at(-1);
  if (last?.segment !== segment || verb.kind !== 'closed') return [];
  const before = otherwiseBefore(segment, 0, verb);
  if (before !== null) return [{ ...last, limits: before }];
  for (let place = verb.to; place < Math.min(to, verb.to + 3); place++) {
    const length = lengthOfOtherwise(segment, place);
    if (length > 0) return [{ ...last, limits: otherwise(segment, place, Math.min(place + length, to)) }];
  }
  return [];
}

/** `AD HR OF OPS: MON-FRI 0600-2000. AD CLSD OUTSIDE THESE HR`: the sentences before say which they are. */
function outsideOpenTimes(finding: Finding, { segment, segments, at }: Clause): Finding {
  const { words, when } = finding.limits;
  if (when !== 'underCondition' || words === null || finding.segment !== segment || lengthOfOtherwise(segment, words.from) === 0)
    return finding;
  const times = openTimesIn(segments.slice(0, at));
  return times === null ? finding : { ...finding, limits: { ...finding.limits, when: 'listedTimes', times } };
}

/** `RWY 09/27 CLSD, VFR FLT 2200-0400 NOT PERMITTED`: the hours are those of the flights behind the comma, which a verb of their own refuses. */
function beforeRefusal(segment: Segment, to: number, verb: Verb, next: Verb | undefined): number {
  if (verb.kind !== 'closed' || next?.kind !== 'stopped' || next.from - verb.to > FAR) return to;
  const comma = segment.slice(verb.to, next.from).findLastIndex(({ text }) => text === ',');
  const own = comma < 0 ? [] : segment.slice(verb.to + comma + 1, next.from);
  const isOfFlights = own.some(isFlown) && (isFlown(own[0] as Token) || isOfClass(own[0]?.text ?? ''));
  // `CLSD FOR LDG, TKOF NOT ALLOWED` closes it to both.
  return isOfFlights && !own.every((token) => isFlown(token) || token.meaning === 'filler') ? Math.min(to, verb.to + comma) : to;
}
const isFlown = (token: Token): boolean => operationOf(token) !== null;

/** `CIRCUITS PROHIBITED, LANDINGS PROHIBITED RWY 09`: where the flights begin that the second of them stops. */
function ofFlights(segment: Segment, to: number): number {
  let at = to;
  while (at > 0 && /^(?:operation|filler|all|and)$/.test(segment[at - 1]?.meaning ?? '')) at--;
  return segment[at - 1]?.text === ',' ? at : to;
}

/** `USE RWY 09, RWY 18 CLSD`, `AD NOT CLSD, ONLY APRON CLSD`: what is to be used or is not closed is no part of what is; where that begins. */
function behindOther(segment: Segment, start: number, verb: Verb): number {
  const from = Math.max(start, verb.from - FAR);
  const before = segment.slice(from, verb.from);
  const comma = before.findLastIndex(({ text }) => text === ',' || text === 'BUT');
  const words = before.slice(0, Math.max(comma, 0));
  // `RWY 09/27 NOT CLSD BUT TKOF PROHIBITED RWY 09` names its runway behind.
  const isOther = before
    .slice(comma)
    .some((token) => isNoun(token) || token.meaning === 'other' || (token.meaning === 'operation' && isNoun(segment[verb.to])));
  if (!words.some(isNoun) || !isOther) return start;
  const isNegated = words.some(({ meaning }) => meaning === 'not' || meaning === 'no');
  const use = words.findIndex(({ text }) => text === 'USE');
  const isUsed = !isNegated && use >= 0 && words[use + 1]?.meaning !== 'place';
  return isUsed || (isNegated && words.at(-1)?.meaning === 'closed') ? from + comma + 1 : start;
}

/** Tokens before a closure among which the runway to use instead is looked for. */
const FAR = 24;

/** `REMOVE THE FOLLOWING SENTENCE: AD CLSD ON MON`: what no longer holds, up to what is put in. */
function removedIn(segment: Segment): { from: number; to: number } | null {
  const remove = segment.findIndex(({ text }) => text === 'REMOVE' || text === 'DELETE');
  const colon = remove < 0 ? -1 : segment.findIndex(({ text }, at) => at > remove && text === ':');
  if (colon < 0) return null;
  const added = segment.findIndex(({ text }, at) => at > colon && /^(?:ADD|INSERT|REPLACE|READ)$/.test(text));
  return { from: colon, to: added < 0 ? segment.length : added };
}

/** `RWY 09/27 NO ESTA CERRADA`: the text says so of a runway or an aerodrome. */
export const deniesClosure = (text: string): boolean =>
  segmentsOf(text).some(
    (segment) => segment.some(isNoun) && segment.some((_, at) => isDeniedClosure(segment, at) && segment.slice(0, at).some(isNoun)),
  );

/** The first clause that says closed or out of service of something else: `ILS RWY 09 U/S`. Its place in the text, end excluded; null without one. */
export function saidOfElse(text: string): { from: number; to: number } | null {
  for (const segment of segmentsOf(text)) {
    const [verb] = verbsOf(segment);
    const first = segment[0];
    if (verb === undefined || first === undefined) continue;
    const { items, isCondition } = subjectsIn(segment, 0, verb.from);
    const last = segment[verb.to - 1] as Token;
    const isOther = items.length > 0 && items.every(({ kind, at }) => kind === 'other' && !sorts.test(segment[at]?.text ?? ''));
    return isCondition || !isOther ? null : { from: first.from, to: last.to };
  }
  return null;
}

function findingsOf({ segment, segments, at, start, verb, to }: Clause): Finding[] {
  if (verb.kind === 'noOperation') return refused(segment, start, verb, to);
  const named = verb.kind === 'closure' ? nounBehind(segment, start, verb) : null;
  if (named !== null) return announced({ segment, verb, named, to: segment[verb.to]?.text === ':' ? segment.length : to });
  const some = verb.kind === 'stopped' ? notPermitted(segment, start, verb, to) : [];
  if (some.length > 0) return some;
  const { items, isCondition } = subjectsIn(segment, start, verb.from);
  nameBehind(items, segment, verb);
  const found = items.flatMap((item) => findingOf(item, { segment, verb, start, to }));
  if (verb.kind === 'stopped' && !items.some(isMain) && !isCondition) return stoppedOn(items, { segment, verb, start, to });
  if (found.length > 0 || isCondition || verb.kind !== 'closed') return found;
  const crossing = crossingIn({ segment, verb, start, to });
  if (crossing.length > 0) return crossing;
  return undecided({ segment, segments, at, start, verb, to }, items);
}

/** `INTERSECTION RWY 09/27 AND RWY 18/36`, `RWY 09/27 INTXN WITH RWY 18/36`: part of both runways, not of a taxiway. */
function crossingIn({ segment, verb, start, to }: Place): Finding[] {
  const nouns = [...segment.entries()]
    .slice(start, verb.from)
    .filter(([, { meaning, text }]) => isOfCrossing(text) || meaning === 'runway' || meaning === 'other');
  const runways = nouns.filter(([, { meaning }]) => meaning === 'runway');
  if (runways.length < 2 || nouns.length > runways.length + 1 || !nouns.some(([, { text }]) => isOfCrossing(text))) return [];
  return runways.map(([at]) => ({
    ...unnamed('runway', part('length', start, to), segment, start, to),
    names: namesAt(segment, at + 1).names,
  }));
}

const isOfCrossing = (word: string): boolean => /^(?:INTERSECT|INTXN)/.test(word);

/** Reads names after the verb, as in `FLW RWY CLSD: 09/27, 18/36`. */
function nameBehind(items: readonly Item[], segment: Segment, verb: Verb): void {
  const [item] = items;
  const [name] = item?.names ?? [];
  if (item?.kind !== 'runway' || items.length > 1 || (name !== undefined && !sortsOfRunways.has(name))) return;
  const isListed = segment[verb.to]?.text === ':';
  // A date, not a runway, follows in `ALL RWYS CLSD 12/14 MAR`.
  if (isTime(segment, isListed ? verb.to + 1 : verb.to)) return;
  const { names } = namesAt(segment, isListed ? verb.to + 1 : verb.to);
  // The name may follow, as in `RWY CLSD 09/27`, but not in `RWY CLSD 12 MAR`.
  if (names.length === 0) return;
  if (isListed) item.names = names;
  else if (names.every((name) => name.includes('/')))
    item.names = names.length > 1 && isOtherOpen(segment, verb.to) ? names.slice(0, 1) : names;
}

const isOtherOpen = (segment: Segment, from: number): boolean =>
  segment.slice(from).some(({ meaning }) => meaning === 'usable' || meaning === 'open');

/** `CLOSURE OF RWY 09/27`, `FERMETURE DE LA PISTE 09/27`, `TEMPORARY CLOSURE: RWY 09/27`: where the name behind begins; null without one. */
function nounBehind(segment: Segment, start: number, verb: Verb): number | null {
  const noun = segment.findIndex((token, at) => at >= verb.to && isNoun(token));
  if (noun < 0 || segment.slice(verb.to, noun).some(({ text, meaning }) => text.length > 5 || meaning === 'other')) return null;
  const isOf = noun > verb.to && noun - verb.to < 3 && segment[verb.to]?.meaning === 'place';
  return isOf || (noun - verb.to < 2 && isDirect(segment, start, verb.from)) ? noun : null;
}

/** The closure is announced and not in effect, unless times follow: `CLOSURE OF RWY 09/27 12 MAR 0600-0900`. */
function announced({ segment, verb, named, to }: { segment: Segment; verb: Verb; named: number; to: number }): Finding[] {
  const before = segment[verb.from - 1]?.meaning;
  if (before === 'due' || before === 'to' || isOver(segment, verb.to, to)) return [];
  // The closure has ended in `CLOSURE OF THE AD ON 14 MAR WAS FOR RWY SWEEPING`.
  const was = segment.findIndex(({ text }, at) => at > verb.to && (text === 'WAS' || text === 'WERE'));
  if (was >= 0 && was < to && !/^(?:EXTENDED|PROLONGED|MOVED|CHANGED)$/.test(segment[was + 1]?.text ?? '')) return [];
  const [item] = subjectsIn(segment, named, to).items;
  if (item === undefined || !isMain(item)) return [];
  const limits = limitsOf(segment, { from: item.next, to }, verb);
  if (limits?.when !== 'listedTimes' || item.unknown > 0) return [];
  return [{ ...item, kind: item.kind as Finding['kind'], limits, segment, clause: { from: verb.from, to } }];
}
