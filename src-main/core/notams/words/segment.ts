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

/** By the number of a letter of ASCII whether it is one between words. */
const between = Uint8Array.from({ length: 128 }, (_, code) => Number(separators.test(String.fromCharCode(code))));
const BLANK_CODE = BLANK.charCodeAt(0);
/** Numbers of words for which there is room at first. */
const FIRST_ROOM = 1 << 16;

/** `row` counts from the first of the segment. Texts are folded, and in the order of their rows. */
export function segmentOf(texts: Iterable<Indexed>): Segment {
  const starts = new Uint32Array(SEGMENT + 1);
  const keys = new Float64Array(2 * SEGMENT).fill(Number.NaN);
  const listed = openListed();
  let slot = 0;
  for (const { row, text, issueDate, id } of texts) {
    while (slot <= row) starts[slot++] = listed.number();
    keys.set(keysOf(issueDate, id), 2 * row);
    listed.add(text);
  }
  while (slot <= SEGMENT) starts[slot++] = listed.number();
  const { words, places, blanks, bytes } = listed.end();
  return {
    words,
    places,
    starts: Buffer.from(starts.buffer),
    blanks,
    keys: Buffer.from(keys.buffer),
    parts: Array.from({ length: Math.ceil(bytes.length / PART) }, (_, part) => bytes.subarray(part * PART, (part + 1) * PART)),
  };
}

/** Words of texts, numbered through. Letter by letter, with numbers in typed arrays: some hundred thousand words are a tenth of the work of an import. */
function openListed() {
  /** By word where it is among the words, in the order in which they first occur, and by that how often it occurs. */
  const known = new Map<string, number>();
  const counts: number[] = [];
  /** By number which word has it, from 1; 0 for one that is left out. */
  let wordOf = new Uint32Array(FIRST_ROOM);
  let followed = new Uint8Array(FIRST_ROOM / 8);
  let number = 0;

  function addWord(word: string): void {
    let index = known.get(word);
    if (index === undefined) known.set(word, (index = known.size));
    counts[index] = (counts[index] ?? 0) + 1;
    if (number + 2 >= wordOf.length) {
      wordOf = grown(wordOf, new Uint32Array(2 * wordOf.length));
      followed = grown(followed, new Uint8Array(2 * followed.length));
    }
    wordOf[number++] = index + 1;
  }

  return {
    number: () => number,

    add(text: string): void {
      const { length } = text;
      /** Where the last word ended. */
      let end = -1;
      for (let at = 0; at < length;) {
        if (isBetween(text, at)) {
          at++;
          continue;
        }
        const begin = at;
        while (at < length && !isBetween(text, at)) at++;
        if (end >= 0 && begin === end + 1 && text.charCodeAt(end) === BLANK_CODE) {
          const before = number - 1;
          followed[before >> 3] = (followed[before >> 3] ?? 0) | (1 << (before & 7));
        }
        addWord(text.slice(begin, at));
        end = at;
      }
      number++;
    },

    end(): Pick<Segment, 'words' | 'places' | 'blanks'> & { bytes: Buffer } {
      const words = Buffer.from(['', ...known.keys(), ''].join('\n'));
      const places = new Uint32Array(2 * known.size + 2);
      let [index, at, from] = [0, 0, 0];
      /** Where the next number of each word goes. */
      const next = new Uint32Array(known.size + 1);
      for (const word of known.keys()) {
        places[index] = at;
        places[known.size + 1 + index] = from;
        next[index + 1] = from;
        at += Buffer.byteLength(word) + 1;
        from += counts[index++] ?? 0;
      }
      places[index] = at;
      places[known.size + 1 + index] = from;
      const all = new Uint32Array(from);
      for (let one = 0; one < number; one++) {
        const word = wordOf[one] ?? 0;
        if (word === 0) continue;
        const place = next[word] ?? 0;
        all[place] = one;
        next[word] = place + 1;
      }
      const blanks = Buffer.alloc(Math.ceil((number + 1) / 8));
      blanks.set(followed.subarray(0, blanks.length));
      return { words, places: Buffer.from(places.buffer), blanks, bytes: Buffer.from(all.buffer) };
    },
  };
}

function isBetween(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 && between[code] === 1;
}

function grown<Numbers extends Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(numbers: Numbers, larger: Numbers): Numbers {
  larger.set(numbers);
  return larger;
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
