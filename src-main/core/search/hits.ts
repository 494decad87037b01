/** Hits in the order in which they were found, each airport once, under the best tier. */
import type { Tier } from './tiers.ts';

export type Hits = {
  readonly limit: number;
  isFull(): boolean;
  has(place: number): boolean;
  /** Adds a hit, unless the airport is there already or there are enough. */
  add(place: number, tier: Tier): void;
  all(): { place: number; tier: Tier }[];
};

export function noHits(limit: number): Hits {
  const tierOf = new Map<number, Tier>();
  return {
    limit,
    isFull: () => tierOf.size >= limit,
    has: (place) => tierOf.has(place),
    add(place, tier) {
      if (tierOf.size < limit && !tierOf.has(place)) tierOf.set(place, tier);
    },
    all: () => Array.from(tierOf, ([place, tier]) => ({ place, tier })),
  };
}
