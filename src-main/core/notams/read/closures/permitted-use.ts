/** Reads words after a closure that open a little of it. */
import type { ClosedFor } from '#contract/notams/closures.ts';
import { exceptionOf, isComma, leavesOther } from './audience.ts';
import type { Finding } from './closure-of-subject.ts';
import { type Limits, part } from './closure-limits.ts';
import { type Operation, operationOf, taxiing } from './operations.ts';
import { openedBy } from './tail-limits.ts';
import { reopening } from './tails.ts';
import { butOpen } from './times/times.ts';
import type { Segment } from './tokens.ts';
import type { Verb } from './verbs.ts';
import type { Meaning } from '#core/notams/lexicon/lexicon.ts';

/** `CLSD, AVBL WITH 2HR PN`, `CLSD DUE MAINT, BUT AVBL WITH 15 MIN NOTICE`: nothing else is named between, and small words only after the comma. */
export function isPermission(segment: Segment, from: number, verb: Verb): boolean {
  if (verb.kind !== 'reserved') return false;
  const between = segment.slice(from, verb.from);
  const behind = between.slice(between.findLastIndex(({ text }) => text === ',') + 1);
  return (
    behind.every(({ meaning, text }) => /^(?:filler|and|due|cause)$/.test(meaning ?? '') || text === 'HOWEVER' || text === 'IT') &&
    !between.some(({ meaning }) => meaning !== undefined && named.has(meaning))
  );
}

const named: ReadonlySet<Meaning> = new Set(['runway', 'aerodrome', 'helipad', 'water', 'other', 'operation']);

const taxiingLeft = (from: number, to: number): Limits => part('taxi', from, to, { for: 'allButTaxiing' });

/** Limits closures to what a later word leaves open: `CLSD, AVBL FOR TAX ONLY`, `CLSD AVBL TO HEL ONLY`. */
export function leaveSome(findings: Finding[], segment: Segment, verb: Verb): void {
  const to = segment.length;
  const left =
    verb.kind === 'taxiOnly'
      ? taxiingLeft(verb.from, verb.to)
      : part('exception', verb.from, to, { for: exceptionOf(segment, verb.from, to)?.for ?? 'allButSome' });
  for (const finding of findings) {
    if (finding.segment !== segment || finding.limits.extent !== 'whole') continue;
    finding.limits = left;
    finding.clause = { from: finding.clause.from, to: left.words?.to ?? finding.clause.to };
  }
}

/** `CLSD EXC 0700-0900 FOR DEP ONLY`: at those times it is left to some alone. */
export function leaveOne(last: Finding | undefined, segment: Segment, verb: Verb): void {
  const from = last?.limits.words?.from;
  if (last?.segment !== segment || from === undefined || segment[from]?.meaning !== 'except') return;
  last.limits = part('exception', from, verb.to, { for: 'allButSome' });
}

/** `RWY CLSD. TAXIING PERMITTED` leaves the runway to taxiing. */
const isTaxiingAllowed = (segment: Segment): boolean =>
  segment.every(({ meaning, text }) => taxiing.has(text) || /^(?:allowed|usable|filler)$/.test(meaning ?? '')) &&
  segment.some(({ text }) => taxiing.has(text)) &&
  segment.some(({ meaning }) => meaning === 'allowed' || meaning === 'usable');

/** `RWY CLSD. AVBL WITH 2HR PN`, `AD CLSD. EXC HEL`: a separate sentence that opens a little of the one before. */
export function leaveOpen(findings: Finding[], segments: readonly Segment[], at: number, verb: Verb | undefined): void {
  const segment = segments[at] as Segment;
  const taxi = verb?.kind === 'taxiOnly' ? verb : isTaxiingAllowed(segment) ? { from: 0, to: segment.length } : null;
  const closing = findings.at(-1);
  const limits = taxi === null ? openedBy(segment, closing) : taxiingLeft(taxi.from, taxi.to);
  if (limits === null) return;
  let before = at - 1;
  while (before > at - MOST_BETWEEN && saysNothing(segments[before], findings)) before--;
  for (const finding of findings) {
    if (finding.segment !== segments[before]) continue;
    // Times of the opening are taken out of those of the closure in `CLSD 01-10 DEC. HOWEVER RWY AVBL 04 DEC 0600-1400`.
    if (finding.limits.how === 'times' && limits.when === 'listedTimes') {
      const { times } = finding.limits;
      finding.limits = { ...finding.limits, times: times === null || limits.times === null ? null : butOpen(times, limits.times) };
    }
    if (finding.limits.extent !== 'whole') continue;
    finding.begin = finding.segment[finding.clause.from]?.from;
    finding.segment = segment;
    finding.clause = { from: 0, to: segment.length };
    finding.limits = limits;
  }
}

const MOST_BETWEEN = 3;
/** `AD CLSD. RE-OPENING WILL BE NOTIFIED. EMERG FLT ACCEPTED`: nothing else is named between. */
const saysNothing = (segment: Segment | undefined, findings: readonly Finding[]): boolean =>
  segment !== undefined &&
  findings.every((finding) => finding.segment !== segment) &&
  (!segment.some(({ meaning }) => meaning !== undefined && named.has(meaning) && meaning !== 'operation') ||
    reopening.test(segment[0]?.text ?? ''));

/** `CLSD FOR LDG, TKOF ONLY WITH PPR`, `CLSD FOR LDG. TKOF AVBL FOR HEL`: not every one of the other flights is left. */
export function leaveSomeOthers(findings: Finding[], segments: readonly Segment[], at: number): void {
  const segment = segments[at] as Segment;
  const first = segment.findIndex(({ meaning, text }) => meaning !== 'filler' && meaning !== 'to' && !/^[,-]$/.test(text));
  const isSome = (from: number) => leavesOther(segment, from, segment.length) === 'some';
  const isNext = isSome(Math.max(first, 0));
  const other = segment.findIndex((_, from) => isComma(segment[from - 1]) && isSome(from));
  if (!isNext && other < 0) return;
  // `RWY 09 CLSD FOR LDG. LDG RWY 27 ONLY` opens nothing of the first.
  const left = segment[isNext ? Math.max(first, 0) : other];
  const closed = left === undefined ? undefined : opposite.get(operationOf(left) ?? 'any');
  for (const finding of findings) {
    if (finding.limits.how !== 'operation' || finding.limits.for !== closed) continue;
    const some = { ...finding.limits, how: 'exception' as const, for: 'allButSome' as const };
    const words = finding.limits.words;
    if (finding.segment === segment && words !== null && words.to <= other)
      finding.limits = { ...some, words: { from: words.from, to: segment.length } };
    else if (isNext && finding.segment === segments[at - 1]) {
      finding.limits = { ...some, words: { from: 0, to: segment.length } };
      finding.begin = finding.segment[finding.clause.from]?.from;
      finding.segment = segment;
      finding.clause = { from: 0, to: segment.length };
    }
  }
}

const opposite: ReadonlyMap<Operation, ClosedFor> = new Map([
  ['landing', 'takeOff'],
  ['takeOff', 'landing'],
]);
