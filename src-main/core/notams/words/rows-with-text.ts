/**
 * NOTAMs whose text contains a text, by the index of words. Promise: the same as looking at each text, whatever the index knows: a word within the text of
 * the question settles it, more of them leave candidates, and these are looked at.
 */
import type { Database } from 'better-sqlite3';
import { PART, rangesOf, SEGMENT, soughtIn, type Segment, type Sought } from './segment.ts';

/** Pieces of a text that are looked for; of more the longest. */
const MOST_PIECES = 8;
/** Rows that are looked at between two looks at the time. */
const LOOKED_AT = 1_000;
const BYTES_A_ROW = 2;

/** Undefined where the index is of no use. Some rows may have been deleted. `isOver` is asked now and then; it may throw. */
export function rowsWithText(db: Database, text: string, isOver: () => void): number[] | undefined {
  const sought = soughtIn(text);
  if (!sought) return undefined;
  const segments = db
    .prepare<[], { segment: number; lastRow: number }>('SELECT w.segment, w.last_row AS lastRow FROM notam_words w ORDER BY w.segment')
    .all();
  const last = segments.at(-1)?.lastRow;
  if (last === undefined) return undefined;
  const unknown = new Set(db.prepare<[], number>('SELECT u.row FROM notam_words_unknown u').pluck().all());
  const read = openSegments(db);
  const candidates: number[] = [];
  for (const { segment } of segments) {
    isOver();
    for (const row of read(segment, sought)) if (!unknown.has(row)) candidates.push(row);
  }
  const behind = db.prepare<[number], number>('SELECT n.row FROM notams n WHERE n.row > ?').pluck().all(last);
  const [settled, open] = sought.isExact ? [candidates, []] : [[], candidates];
  return [...settled, ...lookedAt(db, text, [...open, ...unknown, ...behind], isOver)];
}

function lookedAt(db: Database, text: string, rows: readonly number[], isOver: () => void): number[] {
  const look = db
    .prepare<[string, string], number>(
      `SELECT n.row
         FROM json_each(?) j
         JOIN notams n ON n.row = j.value
        WHERE instr(n.message_fold, ?) > 0`,
    )
    .pluck();
  const found: number[] = [];
  for (let from = 0; from < rows.length; from += LOOKED_AT) {
    isOver();
    found.push(...look.all(JSON.stringify(rows.slice(from, from + LOOKED_AT)), text));
  }
  return found;
}

function openSegments(db: Database) {
  const wordsOf = db.prepare<[number], Buffer>('SELECT w.words FROM notam_words w WHERE w.segment = ?').pluck();
  const placesOf = db.prepare<[number], Buffer>('SELECT w.places FROM notam_words w WHERE w.segment = ?').pluck();
  const part = db.prepare<[number, number], Buffer>('SELECT r.data FROM notam_word_rows r WHERE r.segment = ? AND r.number = ?').pluck();

  /** Rows, from the first of the segment, of a range of the list of all. */
  function* listed(segment: number, [from, to]: [number, number], parts: Map<number, Buffer>): Iterable<number> {
    for (let index = from; index < to; index++) {
      const number = Math.floor((index * BYTES_A_ROW) / PART);
      let data = parts.get(number);
      if (!data) parts.set(number, (data = part.get(segment, number) ?? Buffer.alloc(0)));
      yield data.readUInt16LE((index * BYTES_A_ROW) % PART);
    }
  }

  return (segment: number, { pieces }: Sought): number[] => {
    const words = wordsOf.get(segment);
    const chosen = pieces.toSorted((one, other) => other.length - one.length).slice(0, MOST_PIECES);
    if (!words || chosen.some((piece) => !words.includes(piece))) return [];
    const known: Pick<Segment, 'words' | 'places'> = { words, places: placesOf.get(segment) ?? Buffer.alloc(0) };
    const parts = new Map<number, Buffer>();
    // How many of the pieces each row has.
    const had = new Uint8Array(SEGMENT);
    for (const [index, piece] of chosen.entries())
      for (const range of rangesOf(known, piece))
        for (const row of listed(segment, range, parts)) if (had[row] === index) had[row] = index + 1;
    const found: number[] = [];
    for (let row = 0; row < SEGMENT; row++) if (had[row] === chosen.length) found.push(segment * SEGMENT + row);
    return found;
  };
}
