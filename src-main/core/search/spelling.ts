/**
 * Finds words near a mistyped one. Each word of the table has a set of its letters in 32 bits, ordered by length: one edit removes at most
 * one letter from the set and adds at most one, so most words are ruled out by clearing that many bits, and only the rest are compared.
 */
import { asPart, type Part, type Parts } from './index-parts.ts';
import type { Table } from './table.ts';

/** Longer words are not compared. */
const LONGEST_COMPARED = 32;

// Three rows of the table, kept between calls: a query compares thousands of words.
const WIDTH = LONGEST_COMPARED + 1;
let beforeLast = new Uint8Array(WIDTH);
let last = new Uint8Array(WIDTH);
let row = new Uint8Array(WIDTH);

/**
 * Edits that turn `text[start .. start + length)` into `sought` (both at most LONGEST_COMPARED UTF-16 units), counted no further than
 * `most + 1`. Optimal string alignment: a swapped pair is not edited again.
 */
export function editsBetween(sought: Uint16Array, text: Uint16Array, start: number, length: number, most: number): number {
  const width = sought.length;
  if (Math.abs(width - length) > most) return most + 1;
  for (let j = 0; j <= width; j++) last[j] = j;
  for (let i = 1; i <= length; i++) {
    const unit = text[start + i - 1];
    const from = Math.max(1, i - most);
    const to = Math.min(width, i + most);
    // Cells outside the band around the diagonal cost more than `most`; their exact value does not matter.
    row[from - 1] = from === 1 ? i : most + 1;
    let least = row[from - 1] ?? 0;
    for (let j = from; j <= to; j++) {
      let cost = (last[j - 1] ?? 0) + (sought[j - 1] === unit ? 0 : 1);
      const removed = (j === i + most ? most : (last[j] ?? 0)) + 1;
      if (removed < cost) cost = removed;
      const added = (row[j - 1] ?? 0) + 1;
      if (added < cost) cost = added;
      if (i > 1 && j > 1 && unit === sought[j - 2] && text[start + i - 2] === sought[j - 1]) {
        const swapped = (beforeLast[j - 2] ?? 0) + 1;
        if (swapped < cost) cost = swapped;
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[width] ?? 0, most + 1);
}

const SHORTEST = 3;
const digit = /\p{N}/u;

/** One edit from 4 letters, two from 8. Words with digits are numbers and codes, where every digit counts. */
function editsAllowed(word: string): number {
  if (word.length < 4 || word.length > LONGEST_COMPARED - 2 || digit.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** 26 bits for a to z, in the order of the datasets that are stored; letters of all other scripts share the rest. */
const latin = 'qjxzwfyvkpbgcdmhustolirnae';

function letterBit(unit: number): number {
  const bit = latin.indexOf(String.fromCharCode(unit));
  return bit >= 0 ? 1 << (6 + bit) : 1 << (unit % 6);
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= letterBit(word.charCodeAt(i));
  return letters;
}

/** It clears the lowest bit that is set. */
function oneLess(bits: number): number {
  return bits & (bits - 1);
}

/** Tells whether either set has more letters than there are edits, 1 or 2. */
function areApart(removed: number, added: number, edits: number): boolean {
  const left = oneLess(removed) | oneLess(added);
  return left !== 0 && (edits === 1 || (oneLess(oneLess(removed)) | oneLess(oneLess(added))) !== 0);
}

/** Makes the parts of `words`, which are in the order of the word table. */
export function spellingParts(words: readonly string[]): Part[] {
  const byLength: number[][] = Array.from({ length: LONGEST_COMPARED + 1 }, () => []);
  for (const [index, word] of words.entries()) if (word.length >= SHORTEST && !digit.test(word)) byLength[word.length]?.push(index);
  const order = byLength.flat();
  const starts = new Uint32Array(byLength.length + 1);
  for (const [length, indexes] of byLength.entries()) starts[length + 1] = (starts[length] ?? 0) + indexes.length;
  return [
    asPart('spelling.words', Uint32Array.from(order)),
    asPart(
      'spelling.letters',
      Uint32Array.from(order, (index) => lettersOf(words[index] ?? '')),
    ),
    asPart('spelling.lengthStarts', starts),
  ];
}

export type Neighbour = { word: number; edits: number };

/** Finds the words of the table within the edits that a word's length allows, except the word itself. */
export function readSpelling(parts: Parts, table: Table): (word: string) => Neighbour[] {
  const words = parts.wide('spelling.words');
  const letters = parts.wide('spelling.letters');
  const lengthStarts = parts.wide('spelling.lengthStarts');

  return (word) => {
    const most = editsAllowed(word);
    const found: Neighbour[] = [];
    if (most === 0) return found;
    const sought = Uint16Array.from(word, (_, index) => word.charCodeAt(index));
    const own = lettersOf(word);
    const from = lengthStarts[word.length - most] ?? 0;
    const to = lengthStarts[word.length + most + 1] ?? 0;
    for (let at = from; at < to; at++) {
      const theirs = letters[at] ?? 0;
      if (areApart(own & ~theirs, theirs & ~own, most)) continue;
      const index = words[at] ?? 0;
      const start = table.textStarts[index] ?? 0;
      const edits = editsBetween(sought, table.text, start, (table.textStarts[index + 1] ?? 0) - start, most);
      if (edits > 0 && edits <= most) found.push({ word: index, edits });
    }
    return found;
  };
}
