/** Decides by its neighbours what an abbreviation with several meanings means here; where they do not tell, it stays as written. */
import { readings, type Reading } from '../tables/readings.ts';

const byWord = new Map(Object.entries(readings));

/** A text as words and the signs between them, one after the other, and whether most of it is in another language. */
export type Words = { words: readonly string[]; isForeign: () => boolean };

/** The punctuation after the word is in `end`, so that it can follow the meaning. */
export type Ambiguous = { rows: readonly Reading[]; word: string; end: string };

/** Finds the meanings of a word; undefined for a word with one. */
export function ambiguous(token: string): Ambiguous | undefined {
  const direct = byWord.get(token);
  if (direct) return { rows: direct, word: token, end: '' };
  const word = bare(token);
  const rows = word === token ? undefined : byWord.get(word);
  return rows && { rows, word, end: token.slice(word.length) };
}

/** The word at this place as it is to be written, with the punctuation after it. */
export const readAmong = ({ rows, word, end }: Ambiguous, of: Words, at: number): string => (meaningAmong(rows, of, at, end) ?? word) + end;

function meaningAmong(rows: readonly Reading[], { words, isForeign }: Words, at: number, end: string): string | null {
  const before = words[at - 1] ?? '';
  const after = end === '' ? (words[at + 1] ?? '') : end;
  let prev: string | undefined;
  let next: string | undefined;
  for (const row of rows) {
    if (row.before && !row.before.test(before)) continue;
    if (row.after && !row.after.test(after)) continue;
    if (row.next && !row.next.test((next ??= end !== '' || closes(after) ? '' : bare(words[at + 2] ?? '')))) continue;
    if (row.prev && !row.prev.test((prev ??= wordBefore(words[at - 2] ?? '')))) continue;
    if (row.isForeign === true && !isForeign()) continue;
    return row.words;
  }
  return null;
}

/** Signs that end a part of a sentence. */
const closes = (signs: string): boolean => /^[)"]? ?[;,]/.test(signs);
const isEnd = (word: string): boolean => word.endsWith('.') || word.endsWith('!') || word.endsWith('?');
const bare = (word: string): string => (isEnd(word) ? word.replace(/(?<![.!?])[.!?]+$/, '') : word);
/** A full stop ends the neighbourhood, but not that of a number: `300 FT.` */
const wordBefore = (word: string): string => (isEnd(word) && !/\d[.!?]$/.test(word) ? '' : bare(word));

const LETTERS = 3;

/** An abbreviation without brackets is believed only if each word in front has its letter. */
function isSpelledBefore(words: readonly string[], at: number, token: string): boolean {
  if (token.length < LETTERS || words[at - 2]?.charCodeAt(0) !== token.charCodeAt(token.length - 1)) return false;
  for (let back = 1; back <= token.length; back++) {
    const word = words[at - 2 * back] ?? '';
    if (word.length < LETTERS || word.charAt(0) !== token.charAt(token.length - back)) return false;
  }
  return true;
}

/** `BEYOND VISUAL LINE OF SIGHT (BVLOS)`, `OPTICAL LANDING SYSTEM OLS` explain themselves: the words in front have their first letters. */
export function isExplained(words: readonly string[], at: number): boolean {
  const token = words[at] ?? '';
  if (token.length < 2) return false;
  if (!(words[at + 1] ?? '').startsWith(')') || !(words[at - 1] ?? '').endsWith('(')) return isSpelledBefore(words, at, token);
  let left = token.length;
  for (let back = at - 2; back >= 0 && back >= at - 2 * (token.length + 3) && left > 0; back -= 2) {
    if (words[back]?.charAt(0) === token.charAt(left - 1)) left--;
  }
  return left === 0;
}
