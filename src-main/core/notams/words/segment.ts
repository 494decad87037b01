/**
 * The words of some thousand NOTAMs and where each is, as stored in notam_words. A word is what lies between two letters of ASCII that are neither letters nor
 * figures, so that a text without such letters is found within a word or nowhere. The words of a segment are numbered through, with one number left out behind each
 * text, so that words in a row have numbers in a row.
 */

/** Rows of a segment. */
export const SEGMENT = 4_096;
/** Bytes of a part of notam_word_rows. */
export const PART = 16_384;
/** Longest text, in letters, of which the words are stored; a longer one is looked at itself. */
export const LONGEST = 20_000;

const separators = /[\0-/:-@[-`{-\x7f]+/;
const BLANK = ' ';

export type Segment = { words: Buffer; places: Buffer; starts: Buffer; blanks: Buffer; keys: Buffer; parts: Buffer[] };

export type Indexed = { row: number; text: string; issueDate: string | null; id: string };

/** `row` counts from the first of the segment. Texts are folded, and in the order of their rows. */
export function segmentOf(texts: Iterable<Indexed>): Segment {
  const numbers = new Map<string, number[]>();
  const starts = new Uint32Array(SEGMENT + 1);
  const keys = new Float64Array(2 * SEGMENT).fill(Number.NaN);
  const followed: number[] = [];
  let [number, count, slot] = [0, 0, 0];
  for (const { row, text, issueDate, id } of texts) {
    while (slot <= row) starts[slot++] = number;
    keys.set(keysOf(issueDate, id), 2 * row);
    const words = text.split(separators);
    let at = 0;
    for (const [index, word] of words.entries()) {
      if (word === '') continue;
      const known = numbers.get(word);
      if (known === undefined) numbers.set(word, [number]);
      else known.push(number);
      count++;
      at = text.indexOf(word, at) + word.length;
      const next = words[index + 1];
      if (next !== undefined && next !== '' && text[at] === BLANK && text.startsWith(next, at + 1)) followed.push(number);
      number++;
    }
    number++;
  }
  while (slot <= SEGMENT) starts[slot++] = number;
  const words = Buffer.from(['', ...numbers.keys(), ''].join('\n'));
  const places = new Uint32Array(2 * numbers.size + 2);
  const all = new Uint32Array(count);
  let [index, at, from] = [0, 0, 0];
  for (const [word, list] of numbers) {
    places[index] = at;
    places[numbers.size + 1 + index++] = from;
    at += Buffer.byteLength(word) + 1;
    for (const one of list) all[from++] = one;
  }
  places[index] = at;
  places[numbers.size + 1 + index] = from;
  const blanks = Buffer.alloc(Math.ceil((number + 1) / 8));
  for (const one of followed) blanks[one >> 3] = (blanks[one >> 3] ?? 0) | (1 << (one & 7));
  const bytes = Buffer.from(all.buffer);
  return {
    words,
    places: Buffer.from(places.buffer),
    starts: Buffer.from(starts.buffer),
    blanks,
    keys: Buffer.from(keys.buffer),
    parts: Array.from({ length: Math.ceil(bytes.length / PART) }, (_, part) => bytes.subarray(part * PART, (part + 1) * PART)),
  };
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const uuid = /^([\da-f]{8})-([\da-f]{4})-/;

/** Numbers in the order of the texts; NaN where they say nothing of it. A NOTAM without a date is the earliest. */
export function keysOf(issueDate: string | null, id: string): [issued: number, id: number] {
  const [, first = '', second = ''] = uuid.exec(id) ?? [];
  const issued = issueDate === null ? -Infinity : moment.test(issueDate) ? Date.parse(issueDate) : Number.NaN;
  return [issued, first === '' ? Number.NaN : Number.parseInt(first + second, 16)];
}

/** What of a text is looked for in the words. */
export type Sought = {
  /** In the order of the text, with line feeds where a word must begin or end. */
  pieces: readonly string[];
  /** Behind each piece but the last: whether the letters between it and the next are one blank. */
  blanks: readonly boolean[];
  /** Whether the text is where its pieces are, as far as those are that have one blank between; else it may be there. */
  isWhole: boolean;
};

/** Undefined where nothing can be looked for. */
export function soughtIn(text: string): Sought | undefined {
  const words = text.split(separators);
  const pieces = words.flatMap((word, index) =>
    word === '' ? [] : [`${index > 0 ? '\n' : ''}${word}${index < words.length - 1 ? '\n' : ''}`],
  );
  if (pieces.length === 0) return undefined;
  const between = text.match(new RegExp(separators, 'g')) ?? [];
  const isWhole = words[0] !== '' && words.at(-1) !== '';
  const blanks = (words[0] === '' ? between.slice(1) : between).slice(0, pieces.length - 1).map((letters) => letters === BLANK);
  return { pieces, blanks, isWhole };
}

/** The ranges of `notam_word_rows`, in numbers, of the words that have the piece. */
export function rangesOf(words: Buffer, places: Uint32Array, piece: string): [number, number][] {
  const sought = Buffer.from(piece);
  const found: [number, number][] = [];
  const count = places.length / 2 - 1;
  // The line feed before a word is the first of its bytes.
  for (let at = words.indexOf(sought); at >= 0;) {
    const index = lastUpTo(places, count, at);
    found.push([places[count + 1 + index] ?? 0, places[count + 2 + index] ?? 0]);
    at = words.indexOf(sought, places[index + 1]);
  }
  return found;
}

/** Of the first `count` numbers, which ascend, the last that is not greater. */
export function lastUpTo(numbers: Uint32Array, count: number, value: number): number {
  let [from, to] = [0, count - 1];
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    if ((numbers[middle] ?? 0) <= value) from = middle;
    else to = middle - 1;
  }
  return from;
}
