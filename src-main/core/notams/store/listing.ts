/**
 * A listing is the answer to one filter and one order: the row numbers of every match, in order. It is computed once and kept until
 * a NOTAM changes, so that page 800 costs the same as page 1 and `totalCount` is free.
 */
import type { Database } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { matchingRows, type Bounds, type ListingQuery } from '#core/listing/matching-rows.ts';

/** Row numbers kept over all listings: 2 million are 8 MB. */
const MAX_ROWS_KEPT = 2_000_000;

/**
 * Row numbers are SQLite's own, which a VACUUM may reassign: nothing may vacuum state.sqlite while it is being served.
 * `revisionOf` names the state of the stored NOTAMs.
 */
export function openListings(db: Database, revisionOf: () => number) {
  const kept = new LRUCache<string, Uint32Array>({ maxSize: MAX_ROWS_KEPT, sizeCalculation: (rows) => 64 + rows.length });
  let revision: number | undefined;

  const nameOf = (query: ListingQuery) => JSON.stringify([query.where, query.params, query.orderBy, query.cell, query.along]);

  function of(query: ListingQuery): Uint32Array;
  function of(query: ListingQuery, bounds: Bounds): Uint32Array | undefined;
  function of(query: ListingQuery, bounds?: Bounds): Uint32Array | undefined {
    const now = revisionOf();
    if (now !== revision) {
      kept.clear();
      revision = now;
    }
    const key = nameOf(query);
    const known = kept.get(key);
    if (known) return known;
    const rows = matchingRows(db, 'notams n', query, bounds);
    return rows && add(query, rows);
  }

  function add(query: ListingQuery, rows: Uint32Array): Uint32Array {
    kept.set(nameOf(query), rows);
    return rows;
  }

  return {
    /** Worked out if it is not known; undefined beyond the bounds. */
    of,
    /** One that was worked out elsewhere; kept only if no NOTAM has changed since `asOf`. */
    keep(query: ListingQuery, rows: Uint32Array, asOf: number): Uint32Array {
      return revisionOf() === asOf && revision === asOf ? add(query, rows) : rows;
    },
  };
}

/** Further pages come from the whole listing, which is kept. */
const MOST_ROWS = 1_000;
/** Fields of which an index has the rows in order; among equal ones SQLite sorts. */
const indexedOrders: ReadonlySet<string> = new Set(['id', 'notamId', 'icao', 'fir', 'issueDate', 'startDate', 'endDate']);

/** The ORDER BY of a list, and the field that its first key sorts by. */
type ListOrder = { field: string; orderBy: string };

type FirstRows = { rows: Uint32Array; totalCount: number };

/**
 * The first pages of all NOTAMs in an order that an index has, without the numbers of all rows: those cost the more the more are stored, and again after
 * each change. Undefined where no index has the order, or it is too far to the last of the rows.
 */
export function openFirstRows(db: Database, revisionOf: () => number): (order: ListOrder, last: number) => FirstRows | undefined {
  const count = db.prepare<[], number>('SELECT count(*) FROM notams').pluck();
  let counted: { revision: number; count: number } | undefined;

  function totalCount(): number {
    const revision = revisionOf();
    if (counted?.revision !== revision) counted = { revision, count: count.get() ?? 0 };
    return counted.count;
  }

  const read = db.transaction((orderBy: string, last: number): FirstRows => ({
    totalCount: totalCount(),
    rows: new Uint32Array(db.prepare<[number], number>(`SELECT n.row FROM notams n ORDER BY ${orderBy} LIMIT ?`).pluck().all(last)),
  }));

  return ({ field, orderBy }, last) => (last <= MOST_ROWS && indexedOrders.has(field) ? read(orderBy, last) : undefined);
}
