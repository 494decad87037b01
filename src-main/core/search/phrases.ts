/**
 * Whole names, cities and keywords, each as a hash of 64 bits with the airport's place: among 86,000, a text that is not one of them is
 * mistaken for one less than once in 10^14 times.
 */
import { asPart, type Part, type Parts } from './index-parts.ts';

/** Computes two independent 32-bit hashes of the text's UTF-16 units. */
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

export function phraseList() {
  const highs: number[] = [];
  const lows: number[] = [];
  const airports: number[] = [];
  return {
    /** Airports come in ascending order. */
    add(key: string, airport: number): void {
      const { high, low } = hash(key);
      highs.push(high);
      lows.push(low);
      airports.push(airport);
    },
    /** Makes the part; `places` has that of each airport. */
    part(name: string, places: ArrayLike<number>): Part {
      // Keys are sorted by place first, so that those of each airport stay in their order.
      const byPlace = Float64Array.from(airports, (airport, index) => (places[airport] ?? 0) * airports.length + index).sort();
      const indexes = Uint32Array.from(byPlace, (key) => key % airports.length);
      // Sorted as one number: the high hash, then the index, which follows the places.
      const order = Float64Array.from(indexes, (index, at) => (highs[index] ?? 0) * highs.length + at).sort();
      const table = new Uint32Array(order.length * 3);
      for (let at = 0; at < order.length; at++) {
        const index = indexes[(order[at] ?? 0) % highs.length] ?? 0;
        table[at * 3] = highs[index] ?? 0;
        table[at * 3 + 1] = lows[index] ?? 0;
        table[at * 3 + 2] = places[airports[index] ?? 0] ?? 0;
      }
      return asPart(name, table);
    },
  };
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
