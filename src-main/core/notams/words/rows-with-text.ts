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
  const open: number[] = [];
  for (const { segment } of segments) {
    isOver();
    const one = read(segment);
    if (!one) continue;
    const { has } = one;
    const keys = isSettled ? one.keys() : undefined;
    for (let slot = has.indexOf(1); slot >= 0 && slot < SEGMENT; slot++) {
      if (has[slot] === 0) continue;
      const row = segment * SEGMENT + slot;
      if (unknown.has(row)) continue;
      if (keys) found.add(row, keys.issued(slot), keys.id(slot));
      else open.push(row);
    }
  }
  const behind = db.prepare<[number], number>('SELECT n.row FROM notams n WHERE n.row > ?').pluck().all(last);
  // One behind the last that has changed since is both.
  const rest = [...open, ...new Set([...unknown, ...behind])];
  for (const { row, issueDate, id } of lookedAt(db, text, rest, isOver)) found.add(row, ...keysOf(issueDate, id));
  return found.all();
}

type Looked = { row: number; issueDate: string | null; id: string };

function* lookedAt(db: Database, text: string, rows: readonly number[], isOver: () => void): Iterable<Looked> {
  const look = db.prepare<[string, string], Looked>(
    `SELECT n.row, n.issue_date AS issueDate, n.id
       FROM json_each(?) j
       JOIN notams n ON n.row = j.value
      WHERE instr(n.message_fold, ?) > 0`,
  );
  for (let from = 0; from < rows.length; from += LOOKED_AT) {
    isOver();
    yield* look.all(JSON.stringify(rows.slice(from, from + LOOKED_AT)), text);
  }
}
