/**
 * A listing is the answer to one filter and one order: the row numbers of every match, in order. It is computed once and cached until its data changes, so
 * that page 800 costs what page 1 costs and `totalCount` is free.
 */
import { LRUCache } from 'lru-cache';
import type { ListingQuery } from './matching-rows.ts';

/** Row numbers kept over all listings: 2 million are 8 MB. */
const MAX_ROWS_KEPT = 2_000_000;

/**
 * `revisionOf` names the state of the data. Row numbers of NOTAMs are SQLite's own, which a VACUUM may reassign: nothing may vacuum state.sqlite while it is
 * being served.
 */
export function openListings<Revision extends string | number>(revisionOf: () => Revision) {
  const listings = new LRUCache<string, Uint32Array>({ maxSize: MAX_ROWS_KEPT, sizeCalculation: (rows) => 64 + rows.length });
  let revision: Revision | undefined;

  function dropFormer(): Revision {
    const now = revisionOf();
    if (now !== revision) listings.clear();
    return (revision = now);
  }

  return {
    /** It gives one that was computed before. */
    of(query: ListingQuery): Uint32Array | undefined {
      dropFormer();
      return listings.get(nameOf(query));
    },
    /** The rows, which are kept only if the data is still as of that revision. */
    keep(query: ListingQuery, rows: Uint32Array, asOf: Revision): Uint32Array {
      if (dropFormer() === asOf) listings.set(nameOf(query), rows);
      return rows;
    },
  };
}

/** Queries of one name have the same listing. */
export const nameOf = ({ where, params, orderBy, cell }: ListingQuery): string => JSON.stringify([where, params, orderBy, cell]);
