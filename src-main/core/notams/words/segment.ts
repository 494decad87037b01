/**
 * The words of some thousand NOTAMs and which of them have each, as stored in notam_words. A word is what lies between two letters of ASCII that are
 * neither letters nor figures, so that a text without such letters is found within a word or nowhere.
 */

/** Rows of a segment. */
export const SEGMENT = 4_096;
/** Bytes of a part of notam_word_rows. */
export const PART = 16_384;
/** Longest text, in letters, of which the words are stored; a longer one is looked at itself. */
export const LONGEST = 20_000;

const separators = /[\0-/:-@[-`{-\x7f]+/;
const wordsOf = (text: string): string[] => text.split(separators);

export type Segment = { words: Buffer; places: Buffer; parts: Buffer[] };

/** `row` counts from the first of the segment. Texts are folded. */
export function segmentOf(texts: Iterable<{ row: number; text: string }>): Segment {
  const rows = new Map<string, number[]>();
  let count = 0;
  for (const { row, text } of texts) {
    for (const word of wordsOf(text)) {
      if (word === '') continue;
      const known = rows.get(word);
      if (known === undefined) rows.set(word, [row]);
      else if (known[known.length - 1] === row) continue;
      else known.push(row);
      count++;
    }
  }
  const words = Buffer.from(['', ...rows.keys(), ''].join('\n'));
  const places = new Uint32Array(2 * rows.size + 2);
  const all = new Uint16Array(count);
  let [index, at, from] = [0, 0, 0];
  for (const [word, list] of rows) {
    places[index] = at;
    places[rows.size + 1 + index++] = from;
    at += Buffer.byteLength(word) + 1;
    for (const row of list) all[from++] = row;
  }
  places[index] = at;
  places[rows.size + 1 + index] = from;
  const bytes = Buffer.from(all.buffer);
  const parts = Array.from({ length: Math.ceil(bytes.length / PART) }, (_, part) => bytes.subarray(part * PART, (part + 1) * PART));
  return { words, places: Buffer.from(places.buffer), parts };
}

/** What of a text is looked for in the words: line feeds where a word must begin or end. Undefined where nothing can be looked for. */
export type Sought = { pieces: readonly string[]; isExact: boolean };

export function soughtIn(text: string): Sought | undefined {
  const words = wordsOf(text);
  const pieces = words.flatMap((word, index) =>
    word === '' ? [] : [`${index > 0 ? '\n' : ''}${word}${index < words.length - 1 ? '\n' : ''}`],
  );
  return pieces.length === 0 ? undefined : { pieces, isExact: words.length === 1 };
}

/** The ranges of `notam_word_rows`, in rows, of the words that have the piece. */
export function rangesOf({ words, places }: Pick<Segment, 'words' | 'places'>, piece: string): [number, number][] {
  const sought = Buffer.from(piece);
  const found: [number, number][] = [];
  // Bytes of a blob need not begin where a number may.
  const numbers = new Uint32Array(places.buffer.slice(places.byteOffset, places.byteOffset + places.length));
  const count = numbers.length / 2 - 1;
  // The line feed before a word is the first of its bytes.
  for (let at = words.indexOf(sought); at >= 0;) {
    const index = wordAt(numbers, count, at);
    found.push([numbers[count + 1 + index] ?? 0, numbers[count + 2 + index] ?? 0]);
    at = words.indexOf(sought, numbers[index + 1]);
  }
  return found;
}

/** The word that a byte is of. */
function wordAt(starts: Uint32Array, count: number, at: number): number {
  let [from, to] = [0, count - 1];
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) from = middle;
    else to = middle - 1;
  }
  return from;
}
