/**
 * A listing is the answer to one filter and one order: the row numbers of every match, in order. It is computed once and cached, so
 * that page 800 costs what page 1 costs and `totalCount` is free. Listings live as long as the reference database they were read from.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Reference } from '../reference/dataset.ts';

export type Listing = {
  /** Derived from dataset revision, filter and order: listings with the same tag are equal, in this run and the next. */
  tag: string;
  count: number;
  /** Undefined when the listing is every row in row order. */
  rows: Uint32Array | undefined;
};

export type ListingQuery = { where: string; params: (string | number | null)[]; orderBy: string };

/** Row numbers cached over all listings: 2 million are 8 MB. */
const MAX_ROWS_KEPT = 2_000_000;

/** `whole` is the query that matches every row, in row order. */
export function openListings(reference: Reference, whole: ListingQuery): (query: ListingQuery) => Listing {
  const kept = new LRUCache<string, Listing>({ maxSize: MAX_ROWS_KEPT, sizeCalculation: (listing) => 64 + (listing.rows?.length ?? 0) });
  const nameOf = ({ where, params, orderBy }: ListingQuery) => JSON.stringify([where, params, orderBy]);
  const tagOf = (name: string) => `${reference.revision}-${hash('sha1', name, 'base64url').slice(0, 12)}`;
  const plain: Listing = { tag: tagOf(nameOf(whole)), count: reference.counts.airports, rows: undefined };

  return (query) => {
    if (query.where === whole.where && query.orderBy === whole.orderBy) return plain;
    const name = nameOf(query);
    const known = kept.get(name);
    if (known) return known;
    const rows = rowsOf(reference, query);
    const listing = { tag: tagOf(name), count: rows.length, rows };
    kept.set(name, listing);
    return listing;
  };
}

function rowsOf({ db }: Reference, { where, params, orderBy }: ListingQuery): Uint32Array {
  const rows = db.prepare<unknown[], number>(`SELECT a.row FROM airports a WHERE ${where} ORDER BY ${orderBy}`).pluck();
  return Uint32Array.from(rows.all(...params));
}
