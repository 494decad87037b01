/**
 * Whole names and whole cities, each as a hash of 64 bits beside the airport's place: among 86,000 a text that is none of them is taken
 * for one less than once in a hundred million million times.
 */
import { asPart, type Part, type Parts } from './parts.ts';

/** Two independent 32-bit hashes of the text's UTF-16 units. */
function hash(text: string): { high: number; low: number } {
  let high = 0x811c9dc5;
  let low = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit, 0x85ebca6b);
    low ^= low >>> 15;
  }
  return { high: high >>> 0, low: low >>> 0 };
}

export type Phrase = { key: string; place: number };

/** `phrases` in ascending order of place. */
export function phraseParts(name: string, phrases: readonly Phrase[]): Part[] {
  const known = new Map<string, ReturnType<typeof hash>>();
  const highs = new Float64Array(phrases.length);
  const hashes = phrases.map(({ key }, index) => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = hash(key)));
    // Sorted as one number: the high hash, then the index, which follows the places.
    highs[index] = found.high * phrases.length + index;
    return found;
  });
  const table = new Uint32Array(phrases.length * 3);
  for (const [at, sorted] of highs.sort().entries()) {
    const index = sorted % phrases.length;
    table[at * 3] = hashes[index]?.high ?? 0;
    table[at * 3 + 1] = hashes[index]?.low ?? 0;
    table[at * 3 + 2] = phrases[index]?.place ?? 0;
  }
  return [asPart(name, table)];
}

/** Finds the places of the airports with a phrase, best first. */
export function readPhrases(parts: Parts, name: string): (key: string) => number[] {
  const table = parts.wide(name);
  return (key) => {
    if (key === '') return [];
    const { high, low } = hash(key);
    let [from, to] = [0, table.length / 3];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((table[middle * 3] ?? 0) < high) from = middle + 1;
      else to = middle;
    }
    const places: number[] = [];
    for (let at = from * 3; at < table.length && table[at] === high; at += 3) {
      if (table[at + 1] === low) places.push(table[at + 2] ?? 0);
    }
    return places;
  };
}
