/** Hits in the order in which they were found, each airport once, under the best tier. */
import type { Tier } from './tiers.ts';

export type Found = {
  readonly limit: number;
  isFull(): boolean;
  has(place: number): boolean;
  /** Adds a hit, unless the airport is there already or there are enough. */
  add(place: number, tier: Tier): void;
  hits(): { place: number; tier: Tier }[];
};

export function emptyFound(limit: number): Found {
  const tierOf = new Map<number, Tier>();
  return {
    limit,
    isFull: () => tierOf.size >= limit,
    has: (place) => tierOf.has(place),
    add(place, tier) {
      if (tierOf.size < limit && !tierOf.has(place)) tierOf.set(place, tier);
    },
    hits: () => Array.from(tierOf, ([place, tier]) => ({ place, tier })),
  };
}
