/**
 * NOTAMs in the default order that are in a status and have texts, by the index of words alone. Promise: the same as SQLite finds for the condition: a condition is
 * answered where every part of it is known here, and NOTAMs whose moments the index does not know are looked at.
 */
import type { Database } from 'better-sqlite3';
import type { Condition } from '#core/filter/condition.ts';
import { compileStatus } from '../lifecycle/status.ts';
import { keysIn, keysOf } from './keys.ts';
import { part, SEGMENT } from './layout.ts';
import { millisecondsOf, momentsIn } from './moments.ts';
import { DEFAULT_ORDER, inDefaultOrder, openOrdered } from './ordered.ts';
import { openParts } from './read-part.ts';
import { rowsWithText } from './rows-with-text.ts';
import { marksOf, SEARCH } from './with-rows.ts';

/** Rows that are looked at between two looks at the time, and behind the last that is known: with more this is of no use. */
const LOOKED_AT = 1_000;
const MOST_BEHIND = 10_000;

/** Of a segment. */
type Columns = { first: number; starts: Float64Array; overs: Float64Array; overdues: Float64Array | undefined };
type Test = (slot: number, columns: Columns) => boolean;

const whereOf = (status: string): string => compileStatus([status], '').where;
/** By the condition what it asks at a moment. */
const tests = new Map<string, (at: number) => Test>([
  [
    whereOf('future'),
    (at) =>
      (slot, { starts, overs }) =>
        (overs[slot] as number) > at && (starts[slot] as number) > at,
  ],
  [
    whereOf('active'),
    (at) =>
      (slot, { starts, overs }) =>
        (overs[slot] as number) > at && (starts[slot] as number) <= at,
  ],
  [
    whereOf('overdue'),
    (at) =>
      (slot, { starts, overs, overdues }) =>
        (overs[slot] as number) > at && (starts[slot] as number) <= at && (overdues?.[slot] as number) <= at,
  ],
]);

/** Undefined where a part of the condition is not known here, or the keys do not tell the order. `isOver` is asked now and then; it may throw. */
export function rowsWithStatus(query: Condition & { orderBy: string }, db: Database, isOver: () => void): Uint32Array | undefined {
  const { where, params, orderBy } = query;
  if (orderBy !== DEFAULT_ORDER || !where.includes('n.over_at')) return undefined;
  const segments = db
    .prepare<[], { segment: number; lastRow: number }>('SELECT w.segment, w.last_row AS lastRow FROM notam_words w ORDER BY w.segment')
    .all();
  const last = segments.at(-1)?.lastRow;
  if (last === undefined || areMoreBehind(db, last)) return undefined;
  const test = testOf(where, [...params], (text) => {
    const found = rowsWithText(db, text, isOver);
    return found && marksOf(found.rows);
  });
  if (!test) return undefined;

  const unknown = new Set(db.prepare<[], number>('SELECT u.row FROM notam_moments_unknown u').pluck().all());
  const partOf = openParts(db);
  const found = openOrdered();
  const rest = new Set(unknown);
  const hasOverdue = where.includes('n.overdue_at');
  for (const { segment } of segments) {
    isOver();
    const first = segment * SEGMENT;
    const [starts, overs] = [momentsIn(partOf(segment, part.starts)), momentsIn(partOf(segment, part.overs))];
    const overdues = hasOverdue ? momentsIn(partOf(segment, part.overdues)) : undefined;
    const columns = { first, starts, overs, overdues };
    let keys: ReturnType<typeof keysIn> | undefined;
    for (let slot = 0; slot < SEGMENT; slot++) {
      if (Number.isNaN(starts[slot]) || Number.isNaN(overs[slot]) || Number.isNaN(overdues?.[slot])) rest.add(first + slot);
      else if (test(slot, columns) && !unknown.has(first + slot)) {
        keys ??= keysIn(partOf(segment, part.keys));
        found.add(first + slot, keys.issued(slot), keys.id(slot));
      }
    }
  }
  for (const { row, issueDate, id } of lookedAt(db, query, { rows: [...rest], last }, isOver)) found.add(row, ...keysOf(issueDate, id));
  return inDefaultOrder(found.all());
}

const areMoreBehind = (db: Database, last: number): boolean =>
  db
    .prepare<[number], number>('SELECT n.row FROM notams n WHERE n.row > ? LIMIT 1 OFFSET ' + String(MOST_BEHIND))
    .pluck()
    .get(last) !== undefined;

/** `params` are used up by the parts from the left. */
function testOf(where: string, params: Condition['params'], marksOfText: (text: string) => Buffer | undefined): Test | undefined {
  const ofStatus = tests.get(where);
  if (ofStatus) {
    const [moment, ...others] = params.splice(0, where.split('?').length - 1);
    const at = millisecondsOf(String(moment));
    return Number.isNaN(at) || others.some((other) => other !== moment) ? undefined : ofStatus(at);
  }
  if (where === SEARCH) {
    const marks = marksOfText(String(params.shift()));
    return marks && ((slot, { first }) => marks[first + slot] === 1);
  }
  const { parts, word } = joinedIn(where) ?? {};
  const of: Test[] = [];
  for (const one of parts ?? []) {
    const test = testOf(one, params, marksOfText);
    if (!test) return undefined;
    of.push(test);
  }
  if (of.length === 0) return undefined;
  return word === 'AND'
    ? (slot, columns) => of.every((test) => test(slot, columns))
    : (slot, columns) => of.some((test) => test(slot, columns));
}

/** What filter/condition.ts joined: each part in parentheses, all by the same word. */
function joinedIn(where: string): { parts: string[]; word: string } | undefined {
  const parts: string[] = [];
  let word: string | undefined;
  for (let at = 0; ;) {
    if (where[at] !== '(') return undefined;
    const begin = at + 1;
    let depth = 0;
    do {
      if (where[at] === '(') depth++;
      else if (where[at] === ')') depth--;
      at++;
    } while (depth > 0 && at < where.length);
    if (depth > 0) return undefined;
    parts.push(where.slice(begin, at - 1));
    if (at === where.length) return word === undefined ? undefined : { parts, word };
    const next = [' AND ', ' OR '].find((one) => where.startsWith(one, at));
    if (next === undefined || (word !== undefined && next.trim() !== word)) return undefined;
    word = next.trim();
    at += next.length;
  }
}

type Looked = { row: number; issueDate: string | null; id: string };

/** Those of some rows, and of what is behind the last, for which the condition holds. */
function* lookedAt(
  db: Database,
  { where, params }: Condition,
  { rows, last }: { rows: readonly number[]; last: number },
  isOver: () => void,
): Iterable<Looked> {
  const columns = 'n.row, n.issue_date AS issueDate, n.id';
  const some = db.prepare<unknown[], Looked>(
    `SELECT ${columns} FROM json_each(?) j JOIN notams n ON n.row = j.value WHERE n.row <= ? AND (${where})`,
  );
  for (let from = 0; from < rows.length; from += LOOKED_AT) {
    isOver();
    yield* some.all(`[${rows.slice(from, from + LOOKED_AT).join()}]`, last, ...params);
  }
  yield* db.prepare<unknown[], Looked>(`SELECT ${columns} FROM notams n WHERE n.row > ? AND (${where})`).all(last, ...params);
}
