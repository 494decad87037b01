/** Times that follow a closure in a list: `BOTH RWY CLSD AT FOLLOWING TIMES: RWY 09/27 0600-1000, RWY 18/36 1100-1400`. */
import type { Clause, Finding } from './finding.ts';
import { isTime, timesFrom } from './limit.ts';
import { namesAt } from './names.ts';
import type { Segment, Token } from './tokens.ts';
import { type Verb, verbsOf } from './verbs.ts';

/** At most this many list points are read. */
const MAX_POINTS = 12;

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

/** The token behind `AT FOLLOWING TIMES`, `AS FLW` or a colon; null where no list follows. */
function tableFrom({ limits, segment, kind }: Finding, verb: Verb): number | null {
  const isListed = limits.when === 'listedTimes';
  const next = segment[verb.to];
  if (limits.how === 'whole' && kind !== 'doubt' && next?.meaning === 'as' && segment[verb.to + 1]?.meaning === 'following')
    return verb.to + 2;
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
      const limits = timesFrom(segment, at, endOfTimes(segment, at));
      found.push({
        ...finding,
        names: names.length > 0 ? names : finding.names,
        isEvery: names.length === 0 && finding.isEvery,
        limits,
        segment,
      });
      at = (limits.words?.to ?? at + 1) - 1;
      if (names.length === 0) break;
      names = [];
    }
  }
  return found;
}

/** Up to the next runway; a comma before it is no part of the times. */
function endOfTimes(segment: Segment, from: number): number {
  for (let at = from + 1; at < segment.length; at++) {
    const token = segment[at] as Token;
    const isName =
      token.meaning === 'runway' || (segment[at + 1]?.text === '/' && segment[at + 1]?.gap === 'none' && /^\d{2}[LCR]?$/.test(token.text));
    if (isName) return /^[,:-]$/.test(segment[at - 1]?.text ?? '') || segment[at - 1]?.meaning === 'and' ? at - 1 : at;
  }
  return segment.length;
}
