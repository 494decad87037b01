/**
 * A listing is the answer to one filter and one order: the row numbers of every match, in order. It is computed once and cached, so
 * that page 800 costs what page 1 costs and `totalCount` is free. Listings live as long as the reference database they were read from.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { looksAtEveryRow, matchingRows, type Bounds, type ListingQuery, type Table } from './matching-rows.ts';
import type { Reference } from '../reference/dataset.ts';

export type Listing = {
  /** Derived from dataset revision, filter and order: listings with the same tag are equal, in this run and the next. */
  tag: string;
  count: number;
  /** Undefined when the listing is every row in row order. */
  rows: Uint32Array | undefined;
};

/** Row numbers kept over all listings: 2 million are 8 MB. */
const MAX_ROWS_KEPT = 2_000_000;
/** Forms of queries of which it is remembered what they look at. */
const MAX_FORMS = 200;

export type Listings = {
  /** Worked out if it is not known; undefined beyond the bounds. */
  of(query: ListingQuery): Listing;
  of(query: ListingQuery, bounds: Bounds): Listing | undefined;
  /** One that was worked out before. */
  known(query: ListingQuery): Listing | undefined;
  /** One that was worked out elsewhere from the same database. */
  keep(query: ListingQuery, rows: Uint32Array): Listing;
};

/** `count` is how many rows the table has, `whole` the query that every row answers in row order. */
export function openListings(
  { db, revision }: Reference,
  { table, count, whole }: { table: Table; count: number; whole: ListingQuery },
): Listings {
  const kept = new LRUCache<string, Listing>({ maxSize: MAX_ROWS_KEPT, sizeCalculation: (listing) => 64 + (listing.rows?.length ?? 0) });
  const forms = new LRUCache<string, boolean>({ max: MAX_FORMS });
  const nameOf = ({ where, params, orderBy }: ListingQuery) => JSON.stringify([where, params, orderBy]);
  const tagOf = (name: string) => `${revision}-${hash('sha1', name, 'base64url').slice(0, 12)}`;
  const plain: Listing = { tag: tagOf(nameOf(whole)), count, rows: undefined };

  function keep(name: string, rows: Uint32Array): Listing {
    const listing = { tag: tagOf(name), count: rows.length, rows };
    kept.set(name, listing);
    return listing;
  }

  /** Known without a try. */
  function isBeyond(query: ListingQuery, { rows }: Bounds): boolean {
    if (rows === 0) return true;
    if (count <= rows) return false;
    const form = `${query.where} ${query.orderBy}`;
    const known = forms.get(form);
    if (known !== undefined) return known;
    const found = looksAtEveryRow(db, table, query);
    forms.set(form, found);
    return found;
  }

  function of(query: ListingQuery): Listing;
  function of(query: ListingQuery, bounds?: Bounds): Listing | undefined;
  function of(query: ListingQuery, bounds?: Bounds): Listing | undefined {
    if (query.where === whole.where && query.orderBy === whole.orderBy) return plain;
    const name = nameOf(query);
    const known = kept.get(name);
    if (known) return known;
    if (bounds && isBeyond(query, bounds)) return undefined;
    const rows = matchingRows(db, table, query, bounds);
    return rows && keep(name, rows);
  }

  return { of, known: (query) => kept.get(nameOf(query)), keep: (query, rows) => keep(nameOf(query), rows) };
}
