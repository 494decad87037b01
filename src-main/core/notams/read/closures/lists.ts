/** Finds what is closed where CLSD has no subject in front of it: a list follows, or the sentence before names it. */
import { type Clause, type Finding, findingOf, unnamed } from './closure-of-subject.ts';
import { type Item, isMain, isNoun } from './items.ts';
import { part } from './closure-limits.ts';
import { subjectsIn } from './subjects.ts';
import { limitsOf } from './tail-limits.ts';
import type { Segment, Token } from './tokens.ts';
import { isDeniedClosure, verbsOf } from './verbs.ts';

/** A list with more points is not read to its end: that bounds what a hostile text costs. */
const MAX_POINTS = 12;

/** CLSD without a subject in front of it: what is closed follows or is in the sentence before. */
export function undecided(clause: Clause, items: readonly Item[]): Finding[] {
  const { segment, start, verb } = clause;
  const before = segment.slice(start, verb.from);
  if (before.some(({ meaning }) => meaning === 'condition' || meaning === 'not')) return [];
  const hours = ofSentenceBefore(clause);
  if (hours.length > 0 && verb.from > 0) return hours;
  const named = ofSubjectBefore(clause);
  if (named.length > 0) return named;
  const isFollowed = segment[verb.to]?.text === ':' || before.some(({ meaning }) => meaning === 'following');
  const length = lengthBehind(clause, items);
  if (length !== null) return [length];
  if (!items.every(({ kind, at }) => kind === 'operation' || (isFollowed && sorts.test(segment[at]?.text ?? '')))) return [];
  const isUnknown = !isFollowed && before.some(({ meaning, text }) => meaning === undefined && /^[A-Z]{2}/.test(text));
  const found = isUnknown ? [] : listed(clause);
  return found.length === 0 ? hours : found;
}

/** `RWY 09/27 NOT CLSD FOR DEP; ONLY CLSD FOR ARR`, `RWY 09/27 WIP. CLSD 0800-1000`: the runway or aerodrome that the sentence before names alone. */
function ofSubjectBefore({ segments, at, segment, start, verb, to }: Clause): Finding[] {
  const before = segments[at - 1] ?? [];
  const isBegin =
    start === 0 && segment.slice(0, verb.from).every(({ meaning, text }) => /^(?:filler|only)$/.test(meaning ?? '') || text === 'QUEDA');
  const isOfElse = before.some(({ meaning }) => meaning === 'other' || meaning === 'condition');
  const nouns = before.filter(isNoun);
  const isDenied = before.some((_, place) => isDeniedClosure(before, place));
  if (!isBegin || isOfElse || nouns.length !== 1 || (!isDenied && verbsOf(before).length > 0)) return [];
  const [item] = subjectsIn(before, 0, before.length).items.filter(isMain);
  return item === undefined
    ? []
    : findingOf(
        { ...item, at: 0, next: 0, unknown: 0, isAtTimes: false, isOpen: false, operations: new Set() },
        { segment, verb, start, to },
      );
}

/** These may separate the days of a list of hours. */
const amended = /^(?:[-,:()]|\d{1,4}|AT|ALL|OTHER|TIMES|AMEND|AMENDED|TO|READ|AS|FOLLOWS|FLW|UPDATED|REVISED|AND|REPLACE|WITH)$/;

/** The aerodrome is searched for in so many sentences before. */
const MOST_BEFORE = 4;

/** `AD OPEN MON-FRI. CLSD SAT`, `AD OPR HR - UPDATED AS FOLLOWS: MON-FRI 0700-1900. SAT-SUN CLSD`: times alone are those of the aerodrome that is named before, if nothing else is. */
function ofSentenceBefore({ segments, at, segment, start, verb, to }: Clause): Finding[] {
  const before = segment.slice(0, verb.from);
  if (start > 0 || !before.every(({ meaning, text }) => meaning === 'time' || amended.test(text))) return [];
  for (let place = at - 1; place >= Math.max(0, at - MOST_BEFORE); place--) {
    const heading = segments[place] as Segment;
    const hours = heading.findIndex(({ text }) => /^(?:HOURS?|HRS?)$/.test(text));
    const named = heading.slice(0, hours < 0 ? heading.length : hours).filter((token) => isNoun(token) || token.meaning === 'other');
    if (named.length === 0) continue;
    if (named.some(({ meaning }) => meaning !== 'aerodrome') || (hours < 0 && heading.some(({ meaning }) => meaning === 'condition')))
      return [];
    const limits = before.length > 0 ? part('times', 0, to, { when: 'listedTimes' }) : limitsOf(segment, { from: verb.to, to }, verb);
    return limits?.how === 'times' ? [unnamed('aerodrome', limits, segment, 0, to)] : [];
  }
  return [];
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

/** A list of closed things may be headed by one of these. */
export const sorts = /^(?:AREAS?|FACILIT(?:Y|IES)|SURFACES?|SECTIONS?|PARTS?)$/;

/** `FLW CLSD: - RWY 09L/27R`, `CLSD RWY 09`, `FLW RWY CLSD: 09/27, 18/36`: what is closed follows. */
function listed({ segment, segments, at, verb }: Clause): Finding[] {
  const findings: Finding[] = [];
  const colon = segment.findIndex(({ text }, place) => place >= verb.to && text === ':');
  // The list begins at the colon in `CLSD DUE WIP: RWY 09`.
  const isReason = segment[verb.to]?.meaning === 'due';
  const rest = isReason ? (colon < 0 ? [] : segment.slice(colon)) : segment.slice(verb.to);
  const points = [rest, ...segments.slice(at + 1, at + 1 + MAX_POINTS)];
  for (const [index, point] of points.entries()) {
    if (index > 0 && verbsOf(point).length > 0) break;
    const from = point.findIndex(({ text }) => text !== ':' && text !== '-' && text !== ',');
    // The mark `1)` may have a line for itself.
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
