/** Words after a closure that open a little of it. */
import { exceptionOf } from './audience.ts';
import type { Finding } from './closure-of-subject.ts';
import { type Limits, part } from './closure-limits.ts';
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

/** What is left: taxiing, or what has permission. */
const leftBy = (isTaxiing: boolean, from: number, to: number): Limits =>
  isTaxiing ? part('taxi', from, to, { for: 'allButTaxiing' }) : part('exception', from, to, { for: 'allButPermitted' });

/** `CLSD, AVBL FOR TAX ONLY`. */
export function leaveSome(findings: Finding[], segment: Segment, verb: Verb): void {
  const isTaxiing = verb.kind === 'taxiOnly';
  const limits = leftBy(isTaxiing, verb.from, isTaxiing ? verb.to : segment.length);
  for (const finding of findings) if (finding.segment === segment && finding.limits.extent === 'whole') finding.limits = limits;
}

/** `NO PPR ACCEPTED`, `PPR WILL NOT BE GRANTED`, `NOT EVEN AVBL FOR TAX`, `ALSO FOR PPR FLT`: permission that opens nothing. */
export function isDenied(segment: Segment, at: number): boolean {
  const token = segment[at];
  if (token?.meaning !== 'usable' && !permissions.test(token?.text ?? '')) return false;
  if (segment[at - 1]?.meaning === 'no' || segment.slice(at + 1, at + 4).find(({ meaning }) => meaning !== 'filler')?.meaning === 'not')
    return true;
  return segment.slice(Math.max(0, at - 2), at).some(({ meaning, text }) => meaning === 'not' || text === 'ALSO' || text === 'EVEN');
}

const permissions = /^(?:PPR|PPO|PNR|PN)$/;

const FAR = 10;
const notice = /^(?:PN|PPR|PNR|PPO|NOTICE|REQUEST|REQ)$/;

/** `RWY CLSD. AVBL WITH 2HR PN`, `AD CLSD. EXC HEL`: a separate sentence that opens a little of the one before. */
export function leaveOpen(findings: Finding[], segments: readonly Segment[], at: number, verb: Verb | undefined): void {
  const segment = segments[at] as Segment;
  // `MAY BE AVBL FOR EMERG WITH 15 MIN PN`
  const begin = segment.findIndex(({ meaning }) => meaning !== 'filler');
  const first = segment[begin];
  // `WITH THE EXCEPTION OF`
  const exception = first?.text === 'WITH' ? segment.findIndex(({ text }, place) => place < 3 && text === 'EXCEPTION') : 0;
  const isException = exception >= 0 && segment[exception]?.meaning === 'except';
  const isOpenedFor = first?.meaning === 'open' && segment[1]?.text === 'FOR';
  const isAvailable =
    first?.meaning === 'usable' &&
    segment[begin + 1]?.text === 'FOR' &&
    segment.slice(begin, begin + FAR).some(({ text }) => notice.test(text));
  const isOpening =
    (first?.meaning === 'usable' || first?.meaning === 'open') && /^(?:WITH|ON|SUBJ|SUBJECT|UPON|AT)$/.test(segment[begin + 1]?.text ?? '');
  const isPermitted = (first?.text === 'PPR' || first?.text === 'PN') && !isDenied(segment, begin);
  const isTaxiing = verb?.kind === 'taxiOnly';
  if (!isException && !isOpening && !isOpenedFor && !isAvailable && !isPermitted && !isTaxiing) return;
  for (const finding of findings) {
    if (finding.segment !== segments[at - 1] || finding.limits.extent !== 'whole') continue;
    const limits = isException
      ? exceptionOf(segment, exception, segment.length)
      : leftBy(isTaxiing, isTaxiing ? verb.from : 0, isTaxiing ? verb.to : segment.length);
    if (limits === null) continue;
    finding.segment = segment;
    finding.clause = { from: 0, to: segment.length };
    finding.limits = limits;
  }
}
