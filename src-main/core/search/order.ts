/** The order inside a tier: open airports first, then by size, by longest runway and by row. */
import type { SearchDocument } from './document.ts';

const LONGEST_RUNWAY = 0xffff; // feet; more than any runway, less than 2^16
const BIGGEST = 3;

/** Groups of the static order: large, medium, small, others; then the closed ones of each size in separate groups. */
export const CLOSED_FROM = BIGGEST + 1;
export const GROUPS = 2 * CLOSED_FROM;

function groupOf({ isClosed, size }: SearchDocument): number {
  return (isClosed ? CLOSED_FROM : 0) + BIGGEST - Math.min(BIGGEST, Math.max(0, Math.trunc(size)));
}

/** The documents in that order, and for each group the place after its last. */
export function inStaticOrder(documents: Iterable<SearchDocument>): { airports: SearchDocument[]; groupEnds: number[] } {
  const byRow = [...documents].sort((a, b) => a.row - b.row);
  const groupEnds = Array.from({ length: GROUPS }, () => 0);
  // One number for each, sorted natively: five times as fast as comparing objects.
  const keys = Float64Array.from(byRow, (document, index) => {
    const group = groupOf(document);
    for (let after = group; after < GROUPS; after++) groupEnds[after] = (groupEnds[after] ?? 0) + 1;
    const runway = Math.min(LONGEST_RUNWAY, Math.max(0, Math.trunc(document.longestRunway ?? 0)));
    return ((group + 1) * (LONGEST_RUNWAY + 1) - 1 - runway) * byRow.length + index;
  }).sort();
  const airports = Array.from(keys, (key) => byRow[key % byRow.length]).filter((document) => document !== undefined);
  return { airports, groupEnds };
}
