/**
 * NOTAMs whose text contains a text, by the index of words. Promise: the same as looking at each text, whatever the index knows: words with one blank
 * or one of few other letters between them settle it, anything else between leaves candidates, and these are looked at.
 */
import type { Database } from 'better-sqlite3';
import { keysOf } from './keys.ts';
import { SEGMENT } from './layout.ts';
import { openSegments } from './open-segments.ts';
import { openOrdered, type Ordered } from './ordered.ts';
import { soughtIn } from './sought.ts';

/** Pieces of a text that are looked for; of more the first. */
const MOST_PIECES = 8;
/** Rows that are looked at between two looks at the time. */
const LOOKED_AT = 1_000;
/** One of so many rows of a segment: from there on all are read in their order. */
const FEW = 8;

/** Undefined where the index is of no use. `isOver` is asked now and then; it may throw. */
export function rowsWithText(db: Database, text: string, isOver: () => void): Ordered | undefined {
  const sought = soughtIn(text);
  if (!sought) return undefined;
  const segments = db
    .prepare<[], { segment: number; lastRow: number }>('SELECT w.segment, w.last_row AS lastRow FROM notam_words w ORDER BY w.segment')
    .all();
  const last = segments.at(-1)?.lastRow;
  if (last === undefined) return undefined;
  const unknown = new Set(db.prepare<[], number>('SELECT u.row FROM notam_words_unknown u').pluck().all());
  const { pieces, gaps, isWhole } = sought;
  const read = openSegments(db, { pieces: pieces.slice(0, MOST_PIECES), gaps });
  const isSettled = isWhole && pieces.length <= MOST_PIECES;
  const found = openOrdered();
  const { among, within } = openTexts(db, text, isOver);
  for (const { segment } of segments) {
    isOver();
    const one = read(segment);
    if (!one) continue;
    const first = segment * SEGMENT;
    const rows = rowsOf(one.has, first).filter((row) => !unknown.has(row));
    const having = isSettled
      ? rows
      : rows.length * FEW > SEGMENT
        ? within(first, new Set(rows))
        : Array.from(among(rows), ({ row }) => row);
    const keys = having.length > 0 ? one.keys() : undefined;
    if (keys) for (const row of having) found.add(row, keys.issued(row - first), keys.id(row - first));
  }
  const behind = db.prepare<[number], number>('SELECT n.row FROM notams n WHERE n.row > ?').pluck().all(last);
  // One behind the last that has changed since is both.
  for (const { row, issueDate, id } of among([...new Set([...unknown, ...behind])])) found.add(row, ...keysOf(issueDate, id));
  return found.all();
}

function rowsOf(has: Uint8Array, first: number): number[] {
  const rows: number[] = [];
  for (let slot = 0; slot < SEGMENT; slot++) if (has[slot] === 1) rows.push(first + slot);
  return rows;
}

type Looked = { row: number; issueDate: string | null; id: string };

/** Rows whose texts are looked at. */
function openTexts(db: Database, text: string, isOver: () => void) {
  const look = db.prepare<[string, string], Looked>(
    `SELECT n.row, n.issue_date AS issueDate, n.id
       FROM json_each(?) j
       JOIN notams n ON n.row = j.value
      WHERE instr(n.message_fold, ?) > 0`,
  );
  const range = db
    .prepare<[number, number, string], number>('SELECT n.row FROM notams n WHERE n.row BETWEEN ? AND ? AND instr(n.message_fold, ?) > 0')
    .pluck();
  return {
    /** Those of these that have it. */
    *among(rows: readonly number[]): Iterable<Looked> {
      for (let from = 0; from < rows.length; from += LOOKED_AT) {
        isOver();
        yield* look.all(`[${rows.slice(from, from + LOOKED_AT).join()}]`, text);
      }
    },
    /** Those of most of a segment, one after the other. */
    within: (first: number, rows: ReadonlySet<number>): number[] =>
      range.all(first, first + SEGMENT - 1, text).filter((row) => rows.has(row)),
  };
}
