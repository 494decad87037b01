/**
 * Words near a mistyped one. Each word of the table has a set of its letters in 32 bits, ordered by length: one edit removes at most one
 * letter from the set and adds at most one, so most words are ruled out by two bit counts and only the rest are compared.
 */
import { editsBetween, LONGEST_COMPARED } from './edits.ts';
import { asPart, type Part, type Parts } from './parts.ts';
import type { Table } from './table.ts';

const SHORTEST = 3;
const digit = /\p{N}/u;

/** One edit from 4 letters, two from 8. Words with digits are numbers and codes, where every digit counts. */
function editsAllowed(word: string): number {
  if (word.length < 4 || word.length > LONGEST_COMPARED - 2 || digit.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** 26 bits for a to z; letters of all other scripts share the rest. */
function letterBit(unit: number): number {
  const latin = unit - 97;
  return latin >= 0 && latin < 26 ? 1 << latin : 1 << (26 + (unit % 6));
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= letterBit(word.charCodeAt(i));
  return letters;
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** `words` in the order of the word table. */
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
    const to = lengthStarts[word.length + most + 1] ?? 0;
    for (let at = lengthStarts[word.length - most] ?? 0; at < to; at++) {
      const theirs = letters[at] ?? 0;
      if (bitCount(own & ~theirs) > most || bitCount(theirs & ~own) > most) continue;
      const index = words[at] ?? 0;
      const start = table.textStarts[index] ?? 0;
      const edits = editsBetween(sought, table.text, start, (table.textStarts[index + 1] ?? 0) - start, most);
      if (edits > 0 && edits <= most) found.push({ word: index, edits });
    }
    return found;
  };
}
