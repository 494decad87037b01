/** An airport meets every word of a query, more or less well: postings are counted into arrays with one cell for each airport. */
import { FIELD_BITS, FIELD_MASK } from './posting.ts';
import type { Strength } from './strength.ts';

/** Postings that match a typed word, from `from` up to, not including, `to`; `extra` is added to the cost of each. */
export type Run = { postings: Uint32Array; from: number; to: number; strength: Strength; extra: number };

/** All runs of one typed word; `missing` is what an airport without the word costs, undefined when it must have it. */
export type Sought = { runs: readonly Run[]; missing: number | undefined };

/** `somewhere` has the areas (see strength.ts) in which any of the words occurs, `together` those in which all do. */
type Match = (place: number, cost: number, somewhere: number, together: number) => void;

function length(sought: Sought): number {
  return sought.runs.reduce((sum, run) => sum + run.to - run.from, 0);
}

/** Mandatory words first, the rarest of them in front: its airports are the candidates, and the other words only reduce them. */
function inCheapOrder(words: readonly Sought[]): Sought[] {
  return [...words].sort((a, b) => Number(a.missing !== undefined) - Number(b.missing !== undefined) || length(a) - length(b));
}

/** Matches words over so many airports. The arrays stay between queries, and only the cells that were used are cleared: they are too large to be made for each. */
export function gatherer(places: number): (sought: readonly Sought[], match: Match) => void {
  const candidates = new Uint32Array(places);
  /** It counts, by place, how many of the words so far match. */
  const met = new Uint8Array(places);
  /** `least` is the least cost of the current word, `sum` that of the words before it. */
  const least = new Uint16Array(places);
  const sum = new Uint16Array(places);
  /** These are the areas in which the current word matches, any word so far, and all words so far. */
  const here = new Uint8Array(places);
  const somewhere = new Uint8Array(places);
  const together = new Uint8Array(places);

  return (words, match) => {
    const order = inCheapOrder(words);
    let count = 0;
    for (const [step, { runs, missing }] of order.entries()) {
      for (const { postings, from, to, strength, extra } of runs) {
        const { costs, areas } = strength;
        for (let at = from; at < to; at++) {
          const posting = postings[at] ?? 0;
          const place = posting >>> FIELD_BITS;
          const reached = met[place] ?? 0;
          // It lacks the words before, or was never a candidate.
          if (reached < step) continue;
          const fields = posting & FIELD_MASK;
          const cost = (costs[fields] ?? 0) + extra;
          if (reached === step) {
            if (step === 0) candidates[count++] = place;
            met[place] = step + 1;
            least[place] = cost;
            here[place] = areas[fields] ?? 0;
          } else {
            if (cost < (least[place] ?? 0)) least[place] = cost;
            here[place] = (here[place] ?? 0) | (areas[fields] ?? 0);
          }
        }
      }
      for (let at = 0; at < count; at++) {
        const place = candidates[at] ?? 0;
        if (met[place] === step + 1) {
          const areas = here[place] ?? 0;
          sum[place] = (sum[place] ?? 0) + (least[place] ?? 0);
          somewhere[place] = (somewhere[place] ?? 0) | areas;
          together[place] = step === 0 ? areas : (together[place] ?? 0) & areas;
        } else if (met[place] === step && missing !== undefined) {
          met[place] = step + 1;
          sum[place] = (sum[place] ?? 0) + missing;
        }
      }
    }
    for (let at = 0; at < count; at++) {
      const place = candidates[at] ?? 0;
      if (met[place] === order.length) match(place, sum[place] ?? 0, somewhere[place] ?? 0, together[place] ?? 0);
      met[place] = 0;
      sum[place] = 0;
      somewhere[place] = 0;
    }
  };
}
