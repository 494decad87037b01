/**
 * A listing is the answer to one filter and one order: the row numbers of every match, in order. It is worked out once and kept, so
 * that page 800 costs what page 1 costs and `totalCount` is free. Listings live as long as the reference database they were read from.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Reference } from '../dataset/dataset.ts';

export type Listing = {
  /** Made of dataset revision, filter and order: listings with the same tag are equal, in this run and the next. */
  tag: string;
  count: number;
  /** Undefined when the listing is every row in row order. */
  rows: Uint32Array | undefined;
};

export type ListingQuery = { where: string; params: (string | number | null)[]; orderBy: string };

/** Row numbers kept over all listings: 2 million are 8 MB. */
const MAX_ROWS_KEPT = 2_000_000;

export function openListings(reference: Reference, defaultOrder: string) {
  const kept = new LRUCache<string, Listing>({ maxSize: MAX_ROWS_KEPT, sizeCalculation: (listing) => 64 + (listing.rows?.length ?? 0) });

  return (query: ListingQuery): Listing => {
    const key = JSON.stringify([query.where, query.params, query.orderBy]);
    const known = kept.get(key);
    if (known) return known;
    const tag = `${reference.revision}-${hash('sha1', key, 'base64url').slice(0, 12)}`;
    const listing =
      query.where === 'TRUE' && query.orderBy === defaultOrder
        ? { tag, count: reference.counts.airports, rows: undefined }
        : list(reference, query, tag);
    kept.set(key, listing);
    return listing;
  };
}

function list(reference: Reference, { where, params, orderBy }: ListingQuery, tag: string): Listing {
  const rows = reference.db
    .prepare<unknown[], number>(`SELECT a.row FROM airports a WHERE ${where} ORDER BY ${orderBy}`)
    .pluck()
    .all(...params);
  return { tag, count: rows.length, rows: Uint32Array.from(rows) };
}
