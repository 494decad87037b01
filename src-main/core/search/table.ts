/** A table has its sorted words as typed arrays: their UTF-16 units one after another, and their postings one after another. */
import type { Parts } from './index-parts.ts';

/** `from` is inclusive, `to` exclusive. */
export type Range = { from: number; to: number };

export type Table = {
  readonly text: Uint16Array;
  /** Each word's text begins here; there is one more entry than words. */
  readonly textStarts: Uint32Array;
  readonly postings: Uint32Array;
  readonly postingStarts: Uint32Array;
  readonly count: number;
};

export function readTable(parts: Parts, name: string): Table {
  const textStarts = parts.wide(`${name}.textStarts`);
  return {
    text: parts.narrow(`${name}.text`),
    textStarts,
    postings: parts.wide(`${name}.postings`),
    postingStarts: parts.wide(`${name}.postingStarts`),
    count: textStarts.length - 1,
  };
}

/** Returns less than zero where the table's word sorts before the sought one, zero where it begins with it, more where it sorts after it. */
function compareStart(table: Table, word: number, sought: string): number {
  const start = table.textStarts[word] ?? 0;
  const length = (table.textStarts[word + 1] ?? 0) - start;
  const shared = Math.min(length, sought.length);
  for (let i = 0; i < shared; i++) {
    const difference = (table.text[start + i] ?? 0) - sought.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return length < sought.length ? -1 : 0;
}

function firstWhere(count: number, holds: (index: number) => boolean, from = 0): number {
  let [low, high] = [from, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The word itself, if the table has it, and the longer ones that begin with it. */
export function wordsFrom(table: Table, start: string): { whole: Range; begun: Range } {
  const from = firstWhere(table.count, (word) => compareStart(table, word, start) >= 0);
  const to = firstWhere(table.count, (word) => compareStart(table, word, start) > 0);
  const isWhole = from < to && (table.textStarts[from + 1] ?? 0) - (table.textStarts[from] ?? 0) === start.length;
  const after = isWhole ? from + 1 : from;
  return { whole: { from, to: after }, begun: { from: after, to } };
}

/** The words that `text` begins with from `at` on, shortest first, and where in the text each ends: one narrowing search for all of them. */
export function openingsIn(table: Table, text: string, at: number): { word: number; end: number }[] {
  const found: { word: number; end: number }[] = [];
  const unitAt = (word: number, index: number) => {
    const start = (table.textStarts[word] ?? 0) + index;
    return start < (table.textStarts[word + 1] ?? 0) ? (table.text[start] ?? 0) : -1;
  };
  let [low, high] = [0, table.count];
  for (let end = at; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    low = firstWhere(high, (word) => unitAt(word, end - at) >= unit, low);
    high = firstWhere(high, (word) => unitAt(word, end - at) > unit, low);
    if (low === high) break;
    if (unitAt(low, end - at + 1) < 0) found.push({ word: low, end: end + 1 });
  }
  return found;
}

export function wordAt(table: Table, word: number): string {
  return String.fromCharCode(...table.text.subarray(table.textStarts[word] ?? 0, table.textStarts[word + 1] ?? 0));
}

/** The postings of these words: one run, as the words are neighbours. */
export function postingsOf(table: Table, words: Range): Range {
  return { from: table.postingStarts[words.from] ?? 0, to: table.postingStarts[words.to] ?? 0 };
}
