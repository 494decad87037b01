/**
 * Orders the airports inside a tier: open ones come first, then those with scheduled service, then by size, a city's main one, by longest
 * runway and by row.
 */
import type { SearchDocument } from './document.ts';

/** The unit is feet: any runway is shorter, and the number needs no more than 16 bits. */
const LONGEST_RUNWAY = 0xffff;
const BIGGEST = 3;
const SIZES = BIGGEST + 1;

/** The static order begins with the four sizes with scheduled service; the same without follow, then closed airports. */
export const CLOSED_FROM = 2 * SIZES;
const GROUPS = 3 * SIZES;

function groupOf({ isClosed, isScheduled, size }: SearchDocument): number {
  const from = isClosed ? CLOSED_FROM : isScheduled ? 0 : SIZES;
  return from + BIGGEST - Math.min(BIGGEST, Math.max(0, Math.trunc(size)));
}

/** The indexes of the documents in that order, and for each group the place after its last; `isMain` says of each whether it is the first airport of a city. */
export function staticOrder(
  documents: readonly SearchDocument[],
  isMain: (document: SearchDocument) => boolean,
): { order: Uint32Array; groupEnds: number[] } {
  const byRow = [...documents.entries()].sort(([, a], [, b]) => a.row - b.row);
  const groupEnds = Array.from({ length: GROUPS }, () => 0);
  // Sorting one number for each natively is five times as fast as comparing objects.
  const keys = Float64Array.from(byRow, ([, document], index) => {
    const group = groupOf(document);
    for (let after = group; after < GROUPS; after++) groupEnds[after] = (groupEnds[after] ?? 0) + 1;
    const runway = Math.min(LONGEST_RUNWAY, Math.max(0, Math.trunc(document.longestRunway ?? 0)));
    const half = 2 * group + (isMain(document) ? 0 : 1);
    return ((half + 1) * (LONGEST_RUNWAY + 1) - 1 - runway) * byRow.length + index;
  }).sort();
  return { order: Uint32Array.from(keys, (key) => byRow[key % byRow.length]?.[0] ?? 0), groupEnds };
}
