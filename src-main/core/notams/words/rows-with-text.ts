/**
 * NOTAMs whose text contains a text, by the index of words. Promise: the same as looking at each text, whatever the index knows: words with one blank between
 * them settle it, other letters between leave candidates, and these are looked at.
 */
import type { Database } from 'better-sqlite3';
import { keysOf, lastUpTo, PART, rangesOf, SEGMENT, soughtIn, type Sought } from './segment.ts';

/** Pieces of a text that are looked for; of more the first. */
const MOST_PIECES = 8;
/** Rows that are looked at between two looks at the time. */
const LOOKED_AT = 1_000;
const BYTES_A_NUMBER = 4;
const BYTES_A_KEY = 8;

/** What is sorted by (segment.ts), of each row. */
export type Ordered = { rows: number[]; issued: number[]; ids: number[] };

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
  const read = openSegments(db, sought);
  const isSettled = sought.isWhole && sought.pieces.length <= MOST_PIECES && sought.blanks.every(Boolean);
  const found: Ordered = { rows: [], issued: [], ids: [] };
  const open: number[] = [];
  for (const { segment } of segments) {
    isOver();
    const one = read(segment);
    if (!one) continue;
    for (let slot = 0; slot < SEGMENT; slot++) {
      const row = segment * SEGMENT + slot;
      if (one.has[slot] === 0 || unknown.has(row)) continue;
      if (isSettled) add(found, row, one.keys[2 * slot] as number, one.keys[2 * slot + 1] as number);
      else open.push(row);
    }
  }
  const behind = db.prepare<[number], number>('SELECT n.row FROM notams n WHERE n.row > ?').pluck().all(last);
  // One behind the last that has changed since is both.
  const rest = [...open, ...new Set([...unknown, ...behind])];
  for (const { row, issueDate, id } of lookedAt(db, text, rest, isOver)) add(found, row, ...keysOf(issueDate, id));
  return found;
}

function add(to: Ordered, row: number, issued: number, id: number): void {
  to.rows.push(row);
  to.issued.push(issued);
  to.ids.push(id);
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

/** The bytes of a blob, which need not begin where a number may. */
function alignedIn({ buffer, byteOffset, length }: Buffer): [ArrayBufferLike, number, number] {
  return byteOffset % 8 === 0 ? [buffer, byteOffset, length] : [buffer.slice(byteOffset, byteOffset + length), 0, length];
}

function numbersIn(blob: Buffer = Buffer.alloc(0)): Uint32Array {
  const [buffer, from, length] = alignedIn(blob);
  return new Uint32Array(buffer, from, length / BYTES_A_NUMBER);
}

function keysIn(blob: Buffer = Buffer.alloc(0)): Float64Array {
  const [buffer, from, length] = alignedIn(blob);
  return new Float64Array(buffer, from, length / BYTES_A_KEY);
}

/** Of one segment after the other: which rows have the pieces, one behind the other, and their keys. Undefined where none has. */
function openSegments(db: Database, { pieces, blanks }: Sought) {
  const column = (name: string) => db.prepare<[number], Buffer>(`SELECT w.${name} FROM notam_words w WHERE w.segment = ?`).pluck();
  const [wordsOf, placesOf, startsOf, blanksOf, keysOfSegment] = ['words', 'places', 'starts', 'blanks', 'keys'].map(column) as [
    ReturnType<typeof column>,
    ReturnType<typeof column>,
    ReturnType<typeof column>,
    ReturnType<typeof column>,
    ReturnType<typeof column>,
  ];
  const part = db.prepare<[number, number], Buffer>('SELECT r.data FROM notam_word_rows r WHERE r.segment = ? AND r.number = ?').pluck();
  const chosen = pieces.slice(0, MOST_PIECES);

  /** Numbers of the words of a range of the list of all. */
  function listed(segment: number, [from, to]: [number, number], parts: Map<number, Uint32Array>): Uint32Array {
    const numbers = new Uint32Array(to - from);
    for (let index = from; index < to;) {
      const at = index * BYTES_A_NUMBER;
      const number = Math.floor(at / PART);
      let data = parts.get(number);
      if (!data) parts.set(number, (data = numbersIn(part.get(segment, number))));
      const begin = (at % PART) / BYTES_A_NUMBER;
      const some = data.subarray(begin, begin + to - index);
      if (some.length === 0) throw new Error(`the index of words lacks part ${number} of segment ${segment}`);
      numbers.set(some, index - from);
      index += some.length;
    }
    return numbers;
  }

  return (segment: number): { has: Uint8Array; keys: Float64Array } | undefined => {
    const words = wordsOf.get(segment);
    if (!words || chosen.some((piece) => !words.includes(piece))) return undefined;
    const places = numbersIn(placesOf.get(segment));
    const starts = numbersIn(startsOf.get(segment));
    const followed = chosen.length > 1 ? blanksOf.get(segment) : undefined;
    const parts = new Map<number, Uint32Array>();
    const listsOf = (piece: string) => rangesOf(words, places, piece).map((range) => listed(segment, range, parts));
    // How many of the pieces end with the word of a number.
    const reached = new Uint8Array(chosen.length > 1 ? (starts[SEGMENT] ?? 0) : 0);
    const has = new Uint8Array(SEGMENT);
    for (const [index, piece] of chosen.entries()) {
      const isLast = index === chosen.length - 1;
      for (const numbers of listsOf(piece)) {
        let slot = 0;
        for (const number of numbers) {
          if (index > 0) {
            const isBlank = ((followed?.[(number - 1) >> 3] ?? 0) >> ((number - 1) & 7)) % 2 === 1;
            if (number === 0 || reached[number - 1] !== index || isBlank !== blanks[index - 1]) continue;
          }
          if (!isLast) {
            reached[number] = index + 1;
            continue;
          }
          if (number < (starts[slot] ?? 0) || number >= (starts[slot + 1] ?? 0)) slot = lastUpTo(starts, SEGMENT, number);
          has[slot] = 1;
        }
      }
    }
    return { has, keys: keysIn(keysOfSegment.get(segment)) };
  };
}
