/** How the words of NOTAMs are laid out in notam_words and notam_word_parts. */

/** Rows of a segment. */
export const SEGMENT = 4_096;
/** Numbers of the parts of a segment. */
export const part = {
  /** Words with figures, UTF-8, a line feed before each and behind the last. */
  numbered: 0,
  /** Marks in the words without figures: where a word begins and where its list does; the last pair is the end of both. Unsigned 32-bit. */
  plainMarks: 1,
  /** The same of words with figures. */
  numberedMarks: 2,
  /** For each row how many numbers it has. */
  counts: 3,
  /** Two bits for each number, the lowest of a byte first: what is between it and the next one (`gapOf`). */
  gaps: 4,
  /** Of the rows (keys.ts). */
  keys: 5,
  /** Of the rows when they begin, when they are over and when they are overdue (moments.ts). */
  starts: 6,
  overs: 7,
  overdues: 8,
  /** The lists of the words in their order, words with figures last: how far each number of a word is from the one before it, from -1; then 0. */
  lists: 16,
} as const;
/** Of a segment: a text has at most half as many words as letters. */
export const MOST_PARTS = 65_536;
/** Bytes of each part of the lists but the last: with them its row fills a page of SQLite. */
export const LIST_PART = 4_000;

/** Before each stored word. */
export const LINE_FEED = 10;

/** What lies between words. */
export const separators = /[\0-/:-@[-`{-\x7f]+/;

/** One letter between two words, by which the one may be known to follow the other: `U/S`, `118.5`. Anything else is 0. */
const gaps = ['', ' ', '/', '.'];
export const OTHER_GAP = 0;
export const gapOf = (letters: string): number => Math.max(gaps.indexOf(letters), OTHER_GAP);
