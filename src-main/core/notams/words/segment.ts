/**
 * The words of some thousand NOTAMs and where each is, as stored in notam_words. A word is what lies between two letters of ASCII that are neither letters nor
 * figures, so that a text without such letters is found within a word or nowhere. The words of a segment are numbered through, with one number left out behind each
 * text, so that words in a row have numbers in a row. Words with figures are most of all words, and a text without figures is rarely in one: what lies between their
 * figures says whether they have to be looked at.
 */
import { storedKeys } from './keys.ts';
import { storedMoments } from './moments.ts';
import { gapOf, LINE_FEED, LIST_PART, part, SEGMENT, separators } from './layout.ts';

/** Longest text, in letters, of which the words are stored; a longer one is looked at itself. */
export const LONGEST = 20_000;

/** Between two marks, whatever comes first: so many words, or so many bytes of lists. */
const WORDS_A_MARK = 64;
const BYTES_A_MARK = 512;

export type Segment = { runs: Buffer; plain: Buffer; parts: [number: number, data: Uint8Array][] };

export type Indexed = {
  row: number;
  text: string;
  issueDate: string | null;
  id: string;
  effectiveStart: string;
  overAt: string;
  overdueAt: string | null;
};

/** By the number of a letter of ASCII whether it is one between words. */
const between = Uint8Array.from({ length: 128 }, (_, code) => Number(separators.test(String.fromCharCode(code))));
/** By the number of a letter of ASCII what it is between two words. */
const gapsOf = Uint8Array.from({ length: 128 }, (_, code) => gapOf(String.fromCharCode(code)));
/** Numbers of words for which there is room at first. */
const FIRST_ROOM = 1 << 16;

/** `row` counts from the first of the segment. Texts are folded, and in the order of their rows. */
export function segmentOf(texts: Iterable<Indexed>): Segment {
  const keys = storedKeys();
  const moments = storedMoments();
  const counts = new Uint32Array(SEGMENT);
  const listed = openListed();
  for (const { row, text, issueDate, id, ...about } of texts) {
    keys.add(row, issueDate, id);
    moments.add(row, about);
    const before = listed.number();
    listed.add(text);
    counts[row] = listed.number() - before;
  }
  const { runs, plain, parts } = listed.end();
  return { runs, plain, parts: [...parts, [part.counts, varints(counts)], [part.keys, keys.bytes], ...moments.parts()] };
}

/** Words of texts, numbered through. Letter by letter, with numbers in typed arrays: some hundred thousand words are a tenth of the work of an import. */
function openListed() {
  /** By word where it is among the words, in the order in which they first occur; by that the last number, from 1, and the bytes of its list. */
  const known = new Map<string, number>();
  const last: number[] = [];
  const lengths: number[] = [];
  /** By number which word has it, from 1; 0 for one that is left out. */
  let wordOf = new Uint32Array(FIRST_ROOM);
  let gaps = new Uint8Array(FIRST_ROOM / 4);
  let number = 0;

  function addWord(word: string): void {
    let index = known.get(word);
    if (index === undefined) {
      known.set(word, (index = known.size));
      last.push(0);
      lengths.push(1);
    }
    if (number + 2 >= wordOf.length) {
      wordOf = grown(wordOf, new Uint32Array(2 * wordOf.length));
      gaps = grown(gaps, new Uint8Array(2 * gaps.length));
    }
    wordOf[number++] = index + 1;
    lengths[index] = (lengths[index] as number) + bytesOf(number - (last[index] as number));
    last[index] = number;
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
        if (end >= 0 && begin === end + 1) {
          const before = number - 1;
          gaps[before >> 2] = (gaps[before >> 2] as number) | ((gapsOf[text.charCodeAt(end)] as number) << (2 * (before & 3)));
        }
        addWord(text.slice(begin, at));
        end = at;
      }
      number++;
    },

    end(): Segment {
      const [plain, numbered]: [Listed, Listed] = [
        { words: [], lists: [] },
        { words: [], lists: [] },
      ];
      const runs = new Set<string>();
      for (const [word, index] of known) {
        const figure = firstFigure(word);
        const { words, lists } = figure < 0 ? plain : numbered;
        words.push(word);
        lists.push(index);
        if (figure >= 0) addRuns(word, figure, runs);
      }
      /** Where the next byte of the list of each word goes. */
      const next = new Uint32Array(known.size);
      let length = 0;
      for (const { lists } of [plain, numbered]) {
        for (const [at, index] of lists.entries()) {
          lists[at] = next[index] = length;
          length += lengths[index] as number;
        }
        lists.push(length);
      }
      const lists = new Uint8Array(length);
      const before = new Uint32Array(known.size);
      for (let one = 0; one < number; one++) {
        const word = wordOf[one] as number;
        if (word === 0) continue;
        let value = one + 1 - (before[word - 1] as number);
        before[word - 1] = one + 1;
        let at = next[word - 1] as number;
        for (; value > 127; value >>>= 7) lists[at++] = (value & 127) | 128;
        lists[at++] = value;
        next[word - 1] = at;
      }
      const [withoutFigures, withFigures] = [lines(plain.words), lines(numbered.words)];
      const parts: Segment['parts'] = [
        [part.numbered, withFigures],
        [part.plainMarks, marksOf(withoutFigures, plain.lists)],
        [part.numberedMarks, marksOf(withFigures, numbered.lists)],
        [part.gaps, gaps.slice(0, Math.ceil((number + 1) / 4))],
      ];
      for (let from = 0; from < length; from += LIST_PART) {
        parts.push([part.lists + from / LIST_PART, lists.subarray(from, from + LIST_PART)]);
      }
      return { runs: lines(runs), plain: withoutFigures, parts };
    },
  };
}

/** Words in a row, and where the list of each begins, with the end of the last behind them. */
type Listed = { words: string[]; lists: number[] };

/** `lists` as in `Listed`. */
function marksOf(words: Buffer, lists: readonly number[]): Uint8Array {
  const marks: number[] = [];
  let word = 0;
  let [marked, listMarked] = [-WORDS_A_MARK, 0];
  for (let at = 0; at < words.length; at++) {
    if (words[at] !== LINE_FEED) continue;
    const list = lists[word] as number;
    if (word - marked >= WORDS_A_MARK || list - listMarked >= BYTES_A_MARK || word === lists.length - 1) {
      marks.push(at, list);
      [marked, listMarked] = [word, list];
    }
    word++;
  }
  return new Uint8Array(Uint32Array.from(marks).buffer);
}

const lines = (words: Iterable<string>): Buffer => Buffer.from(['', ...words, ''].join('\n'));

const isFigure = (code: number): boolean => code >= 48 && code <= 57;

function firstFigure(word: string): number {
  for (let at = 0; at < word.length; at++) if (isFigure(word.charCodeAt(at))) return at;
  return -1;
}

/** What is before, between and behind the figures of a word. */
function addRuns(word: string, figure: number, runs: Set<string>): void {
  let from = 0;
  for (let at = figure; at <= word.length; at++) {
    if (at < word.length && !isFigure(word.charCodeAt(at))) continue;
    if (at > from) runs.add(word.slice(from, at));
    from = at + 1;
  }
}

/** Seven bits a byte, the lowest first; a number above 127 goes on in the next byte. */
function varints(numbers: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(numbers.reduce((sum, number) => sum + bytesOf(number), 0));
  let at = 0;
  for (let value of numbers) {
    for (; value > 127; value >>>= 7) bytes[at++] = (value & 127) | 128;
    bytes[at++] = value;
  }
  return bytes;
}

function bytesOf(number: number): number {
  let bytes = 1;
  for (let rest = number; rest > 127; rest >>>= 7) bytes++;
  return bytes;
}

function isBetween(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 && between[code] === 1;
}

function grown<Numbers extends Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(numbers: Numbers, larger: Numbers): Numbers {
  larger.set(numbers);
  return larger;
}
