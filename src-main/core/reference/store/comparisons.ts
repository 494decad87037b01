/** Compares stored datasets. The last two comparisons are cached, so that a page of changes is a slice of bytes. */
import { LRUCache } from 'lru-cache';
import type { ChangeList } from '#contract/dataset/changes.ts';
import type { Difference } from '#contract/dataset/difference.ts';
import type { JsonPieces } from '#core/database/json.ts';
import type { Slice } from '#core/paging.ts';
import type { Compared } from './compare.ts';
import type { Inspections } from './inspections.ts';

export type Comparison = {
  difference: Difference;
  totalCount: number;
  /** Reads one page of what changed, sorted by resource and id. */
  page(slice: Slice): JsonPieces<ChangeList>;
};

/** Retries after swaps during a comparison: each swap may have moved the two files. */
const MOST_ATTEMPTS = 100;

/** `pathOf` returns the current path of a revision. */
export function openComparisons(inspections: Inspections, pathOf: (revision: string) => string | undefined) {
  // Two worlds that have nothing in common take 32 MB.
  const comparisons = new LRUCache<string, Promise<Comparison | undefined>>({ max: 2 });

  async function compare(from: string, to: string): Promise<Comparison | undefined> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const [former, later] = [pathOf(from), pathOf(to)];
      if (former === undefined || later === undefined) return undefined;
      const task = { task: 'compare' as const, former: { path: former, revision: from }, later: { path: later, revision: to } };
      const { compared } = await inspections.run(task, 'compared');
      if (compared) return comparisonOf(from, to, compared);
    }
    return undefined;
  }

  return {
    /** Undefined when one of the two is not stored. */
    async between(from: string, to: string): Promise<Comparison | undefined> {
      if (from === to) return comparisonOf(from, to, nothing);
      const pair = `${from} ${to}`;
      const before = comparisons.get(pair);
      if (before) return before;
      const comparison = compare(from, to);
      comparisons.set(pair, comparison);
      const isMade = await comparison.catch(() => undefined);
      if (!isMade) comparisons.delete(pair);
      return comparison;
    },
  };
}

const unchanged = { added: 0, changed: 0, deleted: 0 };
const nothing: Compared = {
  counts: { airports: unchanged, runways: unchanged, frequencies: unchanged, countries: unchanged, navaids: unchanged },
  examples: [],
  items: new Uint8Array(),
  starts: new Uint32Array(1),
};

const END = Buffer.from(']}');

function comparisonOf(from: string, to: string, { counts, examples, items, starts }: Compared): Comparison {
  const bytes = Buffer.from(items.buffer, items.byteOffset, items.byteLength);
  const totalCount = starts.length - 1;
  return {
    difference: { from, to, ...counts, examples },
    totalCount,
    page({ limit, offset }) {
      const first = Math.min(offset, totalCount);
      const last = Math.min(first + limit, totalCount);
      const about = JSON.stringify({ since: from, revision: to, count: last - first, totalCount });
      const start = Buffer.from(`${about.slice(0, -1)},"items":[`);
      if (first === last) return { pieces: [start, END] };
      // The comma after the last one is left out.
      return { pieces: [start, bytes.subarray(starts[first], (starts[last] ?? 0) - 1), END] };
    },
  };
}
