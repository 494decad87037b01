/**
 * A listing is the answer to one filter and one order: the row numbers of every match, in order. It is computed once and kept until
 * a NOTAM changes, so that page 800 costs the same as page 1 and `totalCount` is free.
 */
import type { Database } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { Condition } from '#core/filter/condition.ts';

export type ListingQuery = Condition & { orderBy: string };

/** Row numbers kept over all listings: 2 million are 8 MB. */
const MAX_ROWS_KEPT = 2_000_000;

/**
 * Row numbers are SQLite's own, which a VACUUM may reassign: nothing may vacuum state.sqlite while it is being served.
 * `revisionOf` names the state of the stored NOTAMs.
 */
export function openListings(db: Database, revisionOf: () => number) {
  const kept = new LRUCache<string, Uint32Array>({ maxSize: MAX_ROWS_KEPT, sizeCalculation: (rows) => 64 + rows.length });
  let revision: number | undefined;

  return (query: ListingQuery): Uint32Array => {
    const now = revisionOf();
    if (now !== revision) {
      kept.clear();
      revision = now;
    }
    const key = JSON.stringify([query.where, query.params, query.orderBy]);
    const known = kept.get(key);
    if (known) return known;
    const rows = list(db, query);
    kept.set(key, rows);
    return rows;
  };
}

function list(db: Database, { where, params, orderBy }: ListingQuery): Uint32Array {
  const rows = db
    .prepare<unknown[], number>(`SELECT n.row FROM notams n WHERE ${where} ORDER BY ${orderBy}`)
    .pluck()
    .all(...params);
  return Uint32Array.from(rows);
}
