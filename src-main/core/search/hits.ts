/** Collects hits in the order in which they are found, each airport once, under the best tier. */
import type { Tier } from './tiers.ts';

export function noHits(limit: number) {
  const tierOf = new Map<number, Tier>();
  return {
    limit,
    isFull: (): boolean => tierOf.size >= limit,
    has: (place: number): boolean => tierOf.has(place),
    /** Adds a hit, unless the airport is there already or there are enough. */
    add(place: number, tier: Tier): void {
      if (tierOf.size < limit && !tierOf.has(place)) tierOf.set(place, tier);
    },
    all: (): { place: number; tier: Tier }[] => Array.from(tierOf, ([place, tier]) => ({ place, tier })),
  };
}

export type Hits = ReturnType<typeof noHits>;
