/**
 * Reads the table after a closure: which runways are closed for what and at what times. A row takes from the closure what it leaves out.
 */
import { audienceOf } from './audience.ts';
import { type Limits, whole } from './closure-limits.ts';
import type { Clause, Finding } from './closure-of-subject.ts';
import { isName, nameAtWord } from './names.ts';
import { operationOf } from './operations.ts';
import { isTime, isWeekday, timesFrom, withMore } from './times/times.ts';
import { areTimes } from './segments.ts';
import type { Segment, Token } from './tokens.ts';
import { isUnderstood } from './understood.ts';
import { verbsOf, type Verb } from './verbs.ts';

/** A table with more lines is not read to its end: that bounds what a hostile text costs. */
const MOST_LINES = 12;

type Row = { names: readonly string[]; limits: Limits; segment: Segment };
/** `isAll`: no word of the line is left over. */
type Rows = { rows: Row[]; isAll: boolean };
/** It says where a table begins. The closure announces it, and then words between its entries are remarks; if not, they end it. */
type Start = { from: number; isAnnounced: boolean; verb: Verb };

/** Adds what the table says to the findings of a clause; the next verb of the clause begins at `end`. */
export function withTable(findings: Finding[], clause: Clause, end: number): Finding[] {
  const { segment, segments, at } = clause;
  const last = findings.at(-1);
  const start = last === undefined || last.segment !== segment ? null : startOf(last, clause);
  if (last === undefined || start === null) return findings;
  const own = rowsIn(segment, { ...start, to: end }).rows;
  const below: Row[] = [];
  for (const line of end < segment.length ? [] : segments.slice(at + 1, at + MOST_LINES)) {
    const from = beginOf(line);
    if (from === null) break;
    const { rows, isAll } = rowsIn(line, { ...start, from, to: line.length });
    below.push(...(start.isAnnounced || isAll ? rows : rows.filter(({ names }) => names.length > 0)));
    if (!isAll && !start.isAnnounced) break;
  }
  return added(findings, last, own, below);
}

function startOf({ kind, limits }: Finding, { segment, segments, at, verb }: Clause): Start | null {
  const next = segment[verb.to];
  const isHeading = next?.meaning === 'as' && segment[verb.to + 1]?.meaning === 'following';
  if (limits.how === 'whole') {
    if (isHeading) return { from: verb.to + 2, isAnnounced: true, verb };
    // The number of a list is a line of its own.
    const below = segments[/^\d{1,2}$/.test(segments[at + 1]?.[0]?.text ?? '') && segments[at + 1]?.length === 1 ? at + 2 : at + 1];
    const isList = segment.at(-1)?.text === ':' || (below !== undefined && areTimes(below));
    if (isList) return { from: segment.length, isAnnounced: true, verb };
    return next?.text === ':' && kind === 'runway' ? { from: verb.to + 1, isAnnounced: true, verb } : null;
  }
  if (limits.when !== 'listedTimes' || limits.words === null || limits.words.from < verb.to) return null;
  if (limits.times === null) return { from: limits.words.from + 1, isAnnounced: true, verb };
  return (next?.text === ':' || isHeading) && kind === 'runway'
    ? { from: isHeading ? verb.to + 2 : verb.to + 1, isAnnounced: true, verb }
    : { from: limits.words.to, isAnnounced: false, verb };
}

/** Returns where the entries of a line begin, which is after `ALSO CLSD`; null for a line of another kind. */
function beginOf(line: Segment): number | null {
  const [verb] = verbsOf(line);
  if (verb === undefined) return 0;
  const isSame = verb.kind === 'closed' && line.slice(0, verb.from).every(({ text, meaning }) => meaning === 'filler' || text === 'ALSO');
  return isSame ? verb.to : null;
}

const joining = /^(?:[,:-]|FM|FROM|ON|AT)$/;
/** A zone heads a column of times and is not one of them. */
const zone = /^(?:UTC|LT|LCL|LOCAL)$/;

function rowsIn(segment: Segment, { from, to, verb, isAnnounced }: Start & { to: number }): Rows {
  const rows: Row[] = [];
  let names: readonly string[] = [];
  let audience: Limits | null = null;
  let isBare = false;
  let isAll = true;
  for (let at = from; at < to;) {
    const token = segment[at] as Token;
    const list = isName(segment, at) ? nameAtWord(segment, at) : null;
    if (list !== null && list.names.length > 0) {
      ({ names } = list);
      isBare = true;
      audience = null;
      at = list.next;
    } else if (isTime(segment, at) || (token.meaning === 'time' && !zone.test(token.text) && (isAnnounced || isBare || isWeekday(token)))) {
      const limits = timesFrom(segment, at, Math.min(to, endOfEntry(segment, at)));
      const next = limits.words?.to ?? at + 1;
      // The runway follows its times in `28 NOV 0600-0800 09/27, 29 NOV 0900-1100 18/36`.
      const named = names.length === 0 && isAnnounced && isName(segment, next) ? nameAtWord(segment, next) : null;
      const own = named !== null && (isEndOfRow(segment[named.next]) || segment[named.next]?.gap === 'line') ? named : null;
      if (!isAnnounced && !isEndOfRow(segment[next])) return { rows, isAll: false };
      rows.push({
        names: own?.names ?? names,
        segment,
        limits:
          audience === null
            ? limits
            : { ...audience, when: limits.when, times: limits.times, words: { from: audience.words?.from ?? at, to: next } },
      });
      isBare = false;
      at = Math.max(next, own?.next ?? 0);
    } else if (token.meaning === 'to' || operationOf(token) !== null) {
      const found = audienceOf(segment, token.meaning === 'to' ? at : at - 1, to, verb);
      // No audience follows FOR in `FOR INFO CALL 0123, 0800-1600`.
      const isRead = found !== null && typeof found !== 'string' && found.words !== null && (isAnnounced || found.for !== 'someAircraft');
      if (!isRead && !isAnnounced) return { rows, isAll: false };
      audience = isRead ? found : audience;
      at = isRead ? Math.max(found.words?.to ?? 0, at + 1) : at + 1;
    } else if (joining.test(token.text) || token.meaning === 'and') at++;
    else if (isAnnounced) {
      // `AD CLSD: XXFD OPERATES 0600-1600`: whose times follow is not understood.
      const isOther = /^OPERAT(?:ES?|ING)$/.test(token.text) || !isUnderstood(segment, at, at + 1);
      if (isOther && rows.length === 0 && names.length === 0) return { rows, isAll: false };
      isAll = false;
      at++;
    } else return { rows, isAll: token.meaning === 'due' };
  }
  if (isBare && isAll && isAnnounced) rows.push({ names, segment, limits: whole });
  return { rows, isAll };
}

/** `RWY 09/27 1200-1400 AVBL`, `RWY 09/27 1200-1400 FOR TRG` are no closures. */
const isEndOfRow = (next: Token | undefined): boolean =>
  next === undefined || next.text === ',' || next.meaning === 'and' || next.meaning === 'due';

/** The times of an entry are within this many words; the next entry follows. */
const MOST_OF_ENTRY = 60;

/** The times end before the next runway; a comma before it is no part of them. */
function endOfEntry(segment: Segment, from: number): number {
  const to = Math.min(segment.length, from + MOST_OF_ENTRY);
  for (let at = from + 1; at < to; at++)
    if (segment[at]?.meaning === 'runway' || (isName(segment, at) && segment[at + 1]?.gap === 'none'))
      return /^[,:-]$/.test(segment[at - 1]?.text ?? '') || segment[at - 1]?.meaning === 'and' ? at - 1 : at;
  return to;
}

/** Rows of named runways are closures of their own, which take the place of one that names no others; a row for other flights is one more; times alone are those of the closure. */
function added(findings: readonly Finding[], last: Finding, own: readonly Row[], below: readonly Row[]): Finding[] {
  const named = [...own, ...below].filter(({ names }) => names.length > 0);
  const found: Finding[] = named.map((row) => ({ ...oneMore(last, row), kind: 'runway', names: [...row.names], isEvery: false, but: [] }));
  const isReplaced = ({ kind, names }: Finding): boolean =>
    kind === 'runway' && found.length > 0 && names.every((name) => found.some((row) => row.names.includes(name)));
  const closed = findings.filter((finding) => finding.segment !== last.segment || !isReplaced(finding));
  for (const finding of closed.filter(({ segment }) => segment === last.segment)) {
    let { times } = finding.limits;
    for (const row of times === null ? [...own, ...below] : [...own.filter(({ limits }) => limits.for !== null), ...below]) {
      if (row.names.length > 0) continue;
      if (row.limits.for !== null) found.push(oneMore(finding, row));
      else if (times === null) Object.assign(finding, oneMore(finding, row));
      else finding.limits = { ...finding.limits, times: withMore(times, row.limits.times ?? ''), words: upTo(finding, row) };
      ({ times } = finding.limits);
    }
  }
  return [...closed, ...found];
}

/** The words of a closure reach to the end of a row that is in the same segment. */
const upTo = ({ limits: { words }, segment }: Finding, row: Row): Limits['words'] =>
  words === null || row.limits.words === null || row.segment !== segment ? words : { from: words.from, to: row.limits.words.to };

const oneMore = (finding: Finding, { limits, segment }: Row): Finding => ({
  ...finding,
  limits,
  segment,
  clause: { from: 0, to: segment.length },
});
