/** CLSD without a subject in front of it: a list follows, or the sentence before says what. */
import { type Clause, type Finding, findingOf, unnamed } from './closure-of-subject.ts';
import { type Item, isMain, isNoun } from './items.ts';
import { part } from './closure-limits.ts';
import { subjectsIn } from './subjects.ts';
import { limitsOf } from './tail-limits.ts';
import { isTime, timesFrom, timesWithin } from './times.ts';
import type { Segment, Token } from './tokens.ts';
import { verbsOf, type Verb } from './verbs.ts';
import { namesAt } from './names.ts';

/** A list with more points is not read to its end: that bounds what a hostile text costs. */
const MAX_POINTS = 12;

/** CLSD without a subject in front of it: what is closed follows or is in the sentence before. */
export function undecided(clause: Clause, items: readonly Item[]): Finding[] {
  const { segment, start, verb } = clause;
  const before = segment.slice(start, verb.from);
  if (before.some(({ meaning }) => meaning === 'condition' || meaning === 'not')) return [];
  const days = ofDaysAlone(clause);
  if (days !== null) return days;
  const isFollowed = segment[verb.to]?.text === ':' || before.some(({ meaning }) => meaning === 'following');
  const length = lengthBehind(clause, items);
  if (length !== null) return [length];
  if (!items.every(({ kind, at }) => kind === 'operation' || (isFollowed && sorts.test(segment[at]?.text ?? '')))) return [];
  const isUnknown = !isFollowed && before.some(({ meaning, text }) => meaning === undefined && /^[A-Z]{2}/.test(text));
  const found = isUnknown ? [] : listed(clause);
  return found.length === 0 && start === 0 && verb.from === 0 ? ofSentenceBefore(clause) : found;
}

/** What may stand between the days of a list of hours. */
const amended = /^(?:[-,:()]|\d{1,4}|AT|ALL|OTHER|TIMES|AMEND|AMENDED|TO|READ|AS|FOLLOWS|FLW|UPDATED|REVISED|AND|REPLACE|WITH)$/;

/** The heading is searched for in so many sentences before. */
const MOST_BEFORE = 4;

/** `AD OPR HR - UPDATED AS FOLLOWS: MON-FRI 0700-1900. SAT-SUN CLSD`: hours of what the heading names; null for what is no list of days. */
function ofDaysAlone({ segments, at, segment, start, verb, to }: Clause): Finding[] | null {
  if (start > 0) return null;
  const before = segment.slice(0, verb.from);
  if (before.length === 0 || !before.every(({ meaning, text }) => meaning === 'time' || amended.test(text))) return null;
  for (let place = at - 1; place >= Math.max(0, at - MOST_BEFORE); place--) {
    const heading = segments[place] as Segment;
    const hours = heading.findIndex(({ text }) => /^(?:HOURS?|HRS?)$/.test(text));
    if (hours < 0) continue;
    const names = heading.slice(0, hours).filter((token) => isNoun(token) || token.meaning === 'other');
    if (names.length === 0 || names.some(({ meaning }) => meaning !== 'aerodrome')) return [];
    const limits = part('times', 0, to, { when: 'listedTimes' });
    return [unnamed('aerodrome', limits, segment, 0, to)];
  }
  return null;
}

/** `RWY 09 LDG DIST REDUCED, FIRST 300M CLSD`: a length of the runway that was named before. */
function lengthBehind({ segment, start, verb, to }: Clause, [item, more]: readonly Item[]): Finding | null {
  const comma = segment.findLastIndex(({ text }, at) => at < verb.from && text === ',');
  if (item?.kind !== 'other' || item.names.length === 0 || more || comma < item.next || comma < start) return null;
  const words = segment.slice(comma + 1, verb.from);
  if (!words.some(({ meaning }) => meaning === 'length')) return null;
  if (!words.every(({ meaning, text }) => meaning === 'length' || meaning === 'filler' || /^(?:\d{2,5}(?:M|FT)?|M|FT)$/.test(text)))
    return null;
  const limits = part('length', comma + 1, to);
  return { ...unnamed('runway', limits, segment, item.at, to), names: item.names };
}

/** What a list of closed things may be headed by. */
export const sorts = /^(?:AREAS?|FACILIT(?:Y|IES)|SURFACES?|SECTIONS?|PARTS?)$/;

/** `AD OPEN MON-FRI. CLSD SAT`. */
function ofSentenceBefore({ segments, at, verb, segment, to }: Clause): Finding[] {
  const { items, isCondition } = subjectsIn(segments[at - 1] ?? [], 0, segments[at - 1]?.length ?? 0);
  if (isCondition || items.some(({ kind }) => kind === 'other') || items.find(isMain)?.kind !== 'aerodrome') return [];
  const limits = limitsOf(segment, { from: verb.to, to }, verb);
  return limits?.how === 'times' ? [unnamed('aerodrome', limits, segment, 0, to)] : [];
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

/** Each runway at its own times where the list names runways; all at the same where it does not. */
export function atListedTimes(finding: Finding, { segments, at, verb }: Clause): Finding[] {
  const start = tableFrom(finding, verb);
  if (start === null) return [finding];
  const found: Finding[] = [];
  for (const [index, segment] of segments.slice(at, at + MAX_POINTS).entries()) {
    if (index > 0 && verbsOf(segment).length > 0) break;
    found.push(...entriesIn(finding, segment, index === 0 ? start : 0));
  }
  const named = found.filter(({ names }) => names.length > 0);
  // `RWY CLOSURES: 09/27 0600-1000 18/36 1000-1400`: one alone has been read already.
  if (finding.limits.times !== null) return named.length > 1 ? named : [finding];
  if (named.length > 0) return named;
  return found.length === 1 ? found : [finding];
}

/** `CLSD 0800-1000 AND RWY 09/27 1200-1400`, `RWY 18/36 CLSD SAT. RWY 09/27: SUN`: runways that follow with times alone are closed at those. */
export function alsoAtTimes(finding: Finding, segment: Segment, from: number, to: number): Finding[] {
  const found: Finding[] = [];
  let at = from;
  while (at < to) {
    const first = segment[at]?.meaning === 'and' || segment[at]?.text === ',' ? at + 1 : at;
    const isNamed = segment[first]?.meaning === 'runway' || segment[first + 1]?.text === '/';
    const { names, next } = isNamed
      ? namesAt(segment, segment[first]?.meaning === 'runway' ? first + 1 : first)
      : { names: [], next: first };
    const begin = /^(?:FM|FROM|ON|AT|:)$/.test(segment[next]?.text ?? '') ? next + 1 : next;
    if (names.length === 0 || begin >= to || !(isTime(segment, begin) || segment[begin]?.meaning === 'time')) break;
    const limits = timesFrom(segment, begin, Math.min(to, endOfEntry(segment, begin)));
    const behind = segment[limits.words?.to ?? to];
    // `RWY 09/27 1200-1400 AVBL`, `RWY 09/27 1200-1400 FOR TRG`
    if (behind !== undefined && behind.text !== ',' && behind.meaning !== 'and' && behind.meaning !== 'due') break;
    found.push({ ...finding, names, isEvery: false, limits, segment, clause: { from: first, to } });
    at = limits.words?.to ?? to;
  }
  return found;
}

/** The token after `AT FOLLOWING TIMES`, `AS FLW` or a colon; null where no list follows. */
function tableFrom({ limits, segment }: Finding, verb: Verb): number | null {
  const isListed = limits.when === 'listedTimes';
  const next = segment[verb.to];
  if (limits.how === 'whole' && next?.meaning === 'as' && segment[verb.to + 1]?.meaning === 'following') return verb.to + 2;
  if (!isListed || limits.words === null || limits.words.from < verb.to) return null;
  if (limits.times === null) return limits.words.from + 1;
  return next?.text === ':' ? verb.to + 1 : null;
}

function entriesIn(finding: Finding, segment: Segment, from: number): Finding[] {
  const found: Finding[] = [];
  let names: string[] = [];
  for (let at = from; at < segment.length; at++) {
    const token = segment[at] as Token;
    const isName = token.meaning === 'runway' || (segment[at + 1]?.text === '/' && /^\d{2}[LCR]?$/.test(token.text));
    const list = isName ? namesAt(segment, token.meaning === 'runway' ? at + 1 : at) : null;
    if (list && list.names.length > 0) {
      ({ names } = list);
      at = list.next - 1;
    } else if (isTime(segment, at) || token.meaning === 'time') {
      const end = endOfEntry(segment, at);
      // The times are those of all runways, each with its own reason.
      const isOfAll = names.length === 0;
      const limits = isOfAll
        ? { ...timesFrom(segment, at, end), times: timesWithin(segment, at, segment.length) }
        : timesFrom(segment, at, end);
      found.push({ ...finding, names: isOfAll ? finding.names : names, isEvery: isOfAll && finding.isEvery, limits, segment });
      if (isOfAll) break;
      at = (limits.words?.to ?? at + 1) - 1;
      names = [];
    }
  }
  return found;
}

/** The times end before the next runway; a comma before it is no part of them. */
function endOfEntry(segment: Segment, from: number): number {
  for (let at = from + 1; at < segment.length; at++) {
    const token = segment[at] as Token;
    const isName =
      token.meaning === 'runway' || (segment[at + 1]?.text === '/' && segment[at + 1]?.gap === 'none' && /^\d{2}[LCR]?$/.test(token.text));
    if (isName) return /^[,:-]$/.test(segment[at - 1]?.text ?? '') || segment[at - 1]?.meaning === 'and' ? at - 1 : at;
  }
  return segment.length;
}
