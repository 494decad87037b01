/**
 * Comparisons of stored datasets, each computed once and cached while both exist, so that a page of changes is a slice of bytes.
 */
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

type Comparisons = {
  /** Undefined when one of the two is not stored. */
  between(from: string, to: string): Promise<Comparison | undefined>;
  /** Drops comparisons of datasets that are no longer stored. */
  forget(): void;
};

/** Cache size in bytes: two comparisons of two whole worlds that have nothing in common. */
const MOST_BYTES = 64_000_000;
/** Retries after swaps during a comparison: each swap may have moved the two files. */
const MOST_ATTEMPTS = 100;

/** `pathOf` returns the current path of a revision. */
export function openComparisons(inspections: Inspections, pathOf: (revision: string) => string | undefined): Comparisons {
  const comparisons = new LRUCache<string, { from: string; to: string; comparison: Comparison }>({ maxSize: MOST_BYTES });
  const running = new Map<string, Promise<Comparison | undefined>>();

  async function compare(from: string, to: string): Promise<Comparison | undefined> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const [former, later] = [pathOf(from), pathOf(to)];
      if (former === undefined || later === undefined) return undefined;
      const task = { task: 'compare' as const, former: { path: former, revision: from }, later: { path: later, revision: to } };
      const { compared } = await inspections.run(task, 'compared');
      if (!compared) continue;
      const comparison = comparisonOf(from, to, compared);
      comparisons.set(`${from} ${to}`, { from, to, comparison }, { size: 1000 + compared.items.byteLength + compared.starts.byteLength });
      return comparison;
    }
    return undefined;
  }

  return {
    async between(from, to) {
      if (from === to) return comparisonOf(from, to, nothing);
      const pair = `${from} ${to}`;
      const comparison = comparisons.get(pair)?.comparison ?? running.get(pair);
      if (comparison) return comparison;
      const comparing = compare(from, to).finally(() => running.delete(pair));
      running.set(pair, comparing);
      return comparing;
    },
    forget() {
      for (const [pair, { from, to }] of comparisons)
        if ([from, to].some((revision) => pathOf(revision) === undefined)) comparisons.delete(pair);
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
