/** A line may name several places without a sign between them: `Geneva Nice`, `New York EGLL`. */
import { wordOf, type FoundPlace } from './places.ts';

/** `word` is how a route writes it. */
export type Segment = { text: string; word: string; found: FoundPlace | undefined };

/** The longest name that is looked for has this many words; each length is tried at each word. */
const LONGEST_NAME = 4;
/** Further words are not looked at: each place is one of the data, and a line of so many codes is a route as it is. */
const MOST_WORDS = 12;
/** A word that names nothing counts more than any number of places. */
const UNKNOWN = 100;
/** Letters of a code that may be a place among names; two letters are words of every language. */
const SHORTEST = 3;

/** The fewest places that leave the fewest words unknown; those between separators are apart. */
export function partition(line: string, separators: RegExp, meant: (text: string) => FoundPlace | undefined): Segment[] {
  return line.split(separators).flatMap((part) => segmentsOf(part.trim(), meant));
}

function segmentsOf(text: string, meant: (text: string) => FoundPlace | undefined): Segment[] {
  const words = text
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  type Way = { cost: number; segments: Segment[] };
  const ways: Way[] = [{ cost: 0, segments: [] }];
  for (let to = 1; to <= words.length; to++) {
    const candidates: Way[] = [];
    for (let from = Math.max(0, to - LONGEST_NAME); from < to; from++) {
      const before = ways[from];
      if (!before) continue;
      const name = words.slice(from, to).join(' ');
      const found = name.length < SHORTEST ? undefined : meant(name);
      if (!found && to - from > 1) continue;
      candidates.push({
        cost: before.cost + (found ? 1 : UNKNOWN),
        segments: [...before.segments, { text: name, word: wordOf(name, found), found }],
      });
    }
    const [first, ...others] = candidates;
    if (first) ways[to] = others.reduce((best, one) => (one.cost < best.cost ? one : best), first);
  }
  return ways[words.length]?.segments ?? [];
}
