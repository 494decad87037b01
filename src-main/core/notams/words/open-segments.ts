/**
 * The words of one segment after the other (layout.ts), for one text that is looked for. Of each no more is read than that needs: first the words without figures, and
 * last, where a row has the text, the keys. Room for numbers is kept from one segment to the next.
 */
import type { Database } from 'better-sqlite3';
import { keysIn } from './keys.ts';
import { LINE_FEED, LIST_PART, part, SEGMENT } from './layout.ts';
import { openParts } from './read-part.ts';
import type { Sought } from './sought.ts';

const FIRST_ROOM = 1 << 12;

/** A mark by each row that has the pieces, one behind the other. `has` holds until the next segment is asked for. */
export type Segment = { has: Uint8Array; keys(): ReturnType<typeof keysIn> };

type Piece = { bytes: Buffer; bare: Buffer; hasFigure: boolean };

/** Undefined where no row of a segment has them. */
export function openSegments(db: Database, { pieces, gaps }: Pick<Sought, 'pieces' | 'gaps'>): (segment: number) => Segment | undefined {
  const plainOf = db.prepare<[number], { runs: Buffer; plain: Buffer }>('SELECT w.runs, w.plain FROM notam_words w WHERE w.segment = ?');
  const read = openParts(db);
  const chosen = pieces.map((piece): Piece => ({
    bytes: Buffer.from(piece),
    bare: Buffer.from(piece.replaceAll('\n', '')),
    hasFigure: /\d/.test(piece),
  }));
  const starts = new Uint32Array(SEGMENT + 1);
  const has = new Uint8Array(SEGMENT);
  const lists = openLists((segment, number) => read(segment, part.lists + number));
  /** By number the last piece that ends there, of the pieces of all segments together: what was noted of an earlier one is less. */
  let reached = new Uint32Array(FIRST_ROOM);
  let done = 0;

  return (segment) => {
    const { runs, plain } = plainOf.get(segment) ?? {};
    if (!runs || !plain) return undefined;
    let known: Buffer | undefined;
    const numbered = () => (known ??= read(segment, part.numbered));
    const mayBeNumbered = chosen.map(({ bare, hasFigure }) => hasFigure || runs.includes(bare));
    const isPlain = chosen.map(({ bytes, hasFigure }) => !hasFigure && plain.includes(bytes));
    if (chosen.some(({ bytes }, index) => !isPlain[index] && !(mayBeNumbered[index] === true && numbered().includes(bytes))))
      return undefined;

    const count = readStarts(read(segment, part.counts), starts);
    const between = chosen.length > 1 ? read(segment, part.gaps) : undefined;
    if (between && reached.length < count) reached = new Uint32Array(2 * count);
    has.fill(0);
    let missing = rowsIn(starts);
    lists.open(segment);
    for (const [index, { bytes }] of chosen.entries()) {
      const isLast = index === chosen.length - 1;
      const gap = gaps[index - 1];
      const [before, here] = [done + index, done + index + 1];
      const take = (numbers: Uint32Array, length: number): boolean => {
        let slot = 0;
        for (let at = 0; at < length; at++) {
          const number = numbers[at] as number;
          if (between && index > 0 && (reached[number - 1] !== before || gapBehind(between, number - 1) !== gap)) continue;
          if (!isLast) {
            reached[number] = here;
            continue;
          }
          slot = slotOf(starts, slot, number);
          if (has[slot] === 1) continue;
          has[slot] = 1;
          missing--;
        }
        return missing === 0;
      };
      if (isPlain[index] === true) lists.each({ words: plain, marks: numbersIn(read(segment, part.plainMarks)), bytes, take });
      if (mayBeNumbered[index] === true && missing > 0)
        lists.each({ words: numbered(), marks: numbersIn(read(segment, part.numberedMarks)), bytes, take });
    }
    done += chosen.length;
    return { has, keys: () => keysIn(read(segment, part.keys)) };
  };
}

/** Of how many numbers each row has: the first number of each, and how many there are. */
function readStarts(counts: Buffer, starts: Uint32Array): number {
  let [at, sum] = [0, 0];
  for (let slot = 0; slot < SEGMENT; slot++) {
    starts[slot] = sum;
    let byte = counts[at++] as number;
    let count = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = counts[at++] as number;
      count |= (byte & 127) << shift;
    }
    sum += count;
  }
  starts[SEGMENT] = sum;
  return sum;
}

/** How many have a text. */
function rowsIn(starts: Uint32Array): number {
  let count = 0;
  for (let slot = 0; slot < SEGMENT; slot++) if (starts[slot] !== starts[slot + 1]) count++;
  return count;
}

/** The row of a number that is not before a row: most are near. */
function slotOf(starts: Uint32Array, from: number, number: number): number {
  let slot = from;
  for (const end = from + 16; slot < end; slot++) if (number < (starts[slot + 1] as number)) return slot;
  let to = SEGMENT - 1;
  while (slot < to) {
    const middle = (slot + to) >> 1;
    if (number < (starts[middle + 1] as number)) to = middle;
    else slot = middle + 1;
  }
  return slot;
}

const gapBehind = (gaps: Buffer, number: number): number => ((gaps[number >> 2] as number) >> (2 * (number & 3))) & 3;

/** The numbers of a blob, which need not begin where a number may. */
function numbersIn({ buffer, byteOffset, length }: Buffer): Uint32Array {
  const isAligned = byteOffset % Uint32Array.BYTES_PER_ELEMENT === 0;
  const count = length / Uint32Array.BYTES_PER_ELEMENT;
  return isAligned ? new Uint32Array(buffer, byteOffset, count) : new Uint32Array(buffer.slice(byteOffset, byteOffset + length));
}

type Listed = {
  words: Buffer;
  marks: Uint32Array;
  bytes: Buffer;
  /** True where no more is needed: a letter is in most words. */
  take: (numbers: Uint32Array, length: number) => boolean;
};

/** The lists of the words of a segment, of which the parts are read that are needed. */
function openLists(read: (segment: number, number: number) => Buffer) {
  let numbers = new Uint32Array(FIRST_ROOM);
  let segment = -1;
  /** The part that was read last, and from where to where it reaches. */
  let data: Uint8Array = new Uint8Array();
  let [begin, end] = [0, 0];

  function load(at: number): void {
    const number = Math.floor(at / LIST_PART);
    data = read(segment, number);
    begin = number * LIST_PART;
    end = begin + data.length;
    if (at >= end) throw new Error(`the index of words ends too early in segment ${segment}`);
  }

  /** Where the list after next begins, so many further. */
  function skipped(from: number, lists: number): number {
    let at = from;
    for (let left = lists; left > 0; at++) {
      if (at < begin || at >= end) load(at);
      if (data[at - begin] === 0) left--;
    }
    return at;
  }

  /** Its numbers into `numbers`. */
  function list(from: number): { length: number; next: number } {
    let [length, number] = [0, -1];
    for (let at = from; ;) {
      if (at < begin || at >= end) load(at);
      let byte = data[at++ - begin] as number;
      if (byte === 0) return { length, next: at };
      let step = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        if (at >= end) load(at);
        byte = data[at++ - begin] as number;
        step |= (byte & 127) << shift;
      }
      number += step;
      if (length === numbers.length) {
        const larger = new Uint32Array(2 * length);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length++] = number;
    }
  }

  return {
    open(of: number): void {
      segment = of;
      [begin, end] = [0, 0];
    },

    /** Of each word that has the bytes. */
    each({ words, marks, bytes, take }: Listed): void {
      /** The line feed before a word, and its list. */
      let [word, at] = [0, 0];
      let mark = -1;
      const isBegin = bytes[0] === LINE_FEED;
      for (let hit = words.indexOf(bytes); hit >= 0; hit = words.indexOf(bytes, word)) {
        if (mark < 0 || hit >= (marks[2 * mark + 2] ?? Infinity)) {
          mark = lastUpTo(marks, Math.max(mark, 0), hit);
          if ((marks[2 * mark] as number) >= word) [word, at] = [marks[2 * mark] as number, marks[2 * mark + 1] as number];
        }
        // A line feed that the bytes begin with is that before their word.
        let lists = 0;
        for (let letter = word + 1; letter < hit + (isBegin ? 1 : 0); letter++) {
          if (words[letter] !== LINE_FEED) continue;
          lists++;
          word = letter;
        }
        const { length, next } = list(skipped(at, lists));
        if (take(numbers, length)) return;
        at = next;
        word = words.indexOf(LINE_FEED, word + 1);
      }
    },
  };
}

/** Of the marks from one on, the last that is not behind a place in the words. */
function lastUpTo(marks: Uint32Array, first: number, value: number): number {
  let [from, to] = [first, marks.length / 2 - 1];
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    if ((marks[2 * middle] as number) <= value) from = middle;
    else to = middle - 1;
  }
  return from;
}
