/**
 * Airports out of the reference database. Bodies were serialised by the contract's types when the dataset was built, so a page is
 * gathered bytes, not rows made into objects and back.
 */
import { LRUCache } from 'lru-cache';
import type { Airport, AirportList, AirportWithParts } from '#contract/resources.ts';
import type { Dataset, Reference } from '../dataset/dataset.ts';
import { everything, joined, type Condition } from '../filter/condition.ts';
import { compileFilter } from '../filter/compile.ts';
import { compileSort, isSorted } from '../filter/sort.ts';
import { compileBbox, compileNear } from '../geo/place.ts';
import type { JsonBytes } from '../json.ts';
import type { ListQuery, Slice } from '../paging.ts';
import { airportResource } from './fields.ts';
import { openListings, type Listing } from './listing.ts';

export type AirportPage = { tag: string; count: number; totalCount: number; body: JsonBytes<AirportList> };

export type Airports = {
  /** One page of the airports that match. */
  list(query: ListQuery, slice: Slice): AirportPage;
  /** Every match from `slice.offset` on, in order, at most `slice.limit`; read in blocks, so that memory stays bounded. */
  rows(query: ListQuery, slice: Partial<Slice>): Iterable<Airport>;
  /** By id, ICAO, IATA, then local code, in any case; the open and larger one where a code is not unique. */
  get(identifier: string): { tag: string; body: JsonBytes<AirportWithParts> } | undefined;
  /** Airports with runways and frequencies by row number, in the order given. */
  byRows(rows: readonly number[]): JsonBytes<AirportWithParts[]>;
};

/** Pages kept as bytes; a client that polls one page costs no SQL. */
const MAX_BYTES_KEPT = 4_000_000;
const END = Buffer.from(']}');
/** Rows read at a time by exports. */
const BLOCK = 500;

const position = { latitude: 'a.latitude', longitude: 'a.longitude' };

/** Everything prepared against one reference database; a swap makes a new one. */
function prepare(reference: Reference) {
  const { db } = reference;
  const orderOf = compileSort({}, airportResource).orderBy;
  const whole = `substr(b.body, 1, length(b.body) - 1) || ',' || substr(b.parts, 2)`;
  return {
    revision: reference.revision,
    listing: openListings(reference, orderOf),
    range: db
      .prepare<unknown[], Buffer>(
        `SELECT CAST(group_concat(body, ',') AS BLOB)
           FROM (SELECT b.body FROM airport_bodies b WHERE b.row BETWEEN ? AND ? ORDER BY b.row)`,
      )
      .pluck(),
    picked: db
      .prepare<unknown[], Buffer>(
        `SELECT CAST(group_concat(b.body, ',' ORDER BY j.key) AS BLOB)
           FROM json_each(?) j
           JOIN airport_bodies b ON b.row = j.value`,
      )
      .pluck(),
    bodies: db
      .prepare<unknown[], string>(
        `SELECT b.body
           FROM json_each(?) j
           JOIN airport_bodies b ON b.row = j.value
          ORDER BY j.key`,
      )
      .pluck(),
    whole: db
      .prepare<unknown[], Buffer>(
        `SELECT CAST('[' || COALESCE(group_concat(${whole}, ',' ORDER BY j.key), '') || ']' AS BLOB)
           FROM json_each(?) j
           JOIN airport_bodies b ON b.row = j.value`,
      )
      .pluck(),
    one: db.prepare<unknown[], Buffer>(`SELECT CAST(${whole} AS BLOB) FROM airport_bodies b WHERE b.row = ?`).pluck(),
    byId: db.prepare<unknown[], number>(`SELECT a.row FROM airports a WHERE a.id = ?`).pluck(),
    byCode: ['icao_code', 'iata_code', 'local_code'].map((column) =>
      db
        .prepare<unknown[], number>(
          `SELECT a.row
             FROM airports a
            WHERE a.${column} = ? COLLATE NOCASE
            ORDER BY a.is_closed, a.longest_runway DESC NULLS LAST, a.row
            LIMIT 1`,
        )
        .pluck(),
    ),
    pages: new LRUCache<string, AirportPage>({ maxSize: MAX_BYTES_KEPT, sizeCalculation: (page) => page.body.length + 100 }),
  };
}

export function openAirports(dataset: Dataset, clock: () => Date): Airports {
  let ready = prepare(dataset.current());
  dataset.onSwap((reference) => {
    ready = prepare(reference);
  });

  const listingOf = (query: ListQuery): Listing => {
    const filter = compileFilter(query.filter, airportResource, clock());
    const { orderBy } = compileSort(query, airportResource);
    const near = query.near === undefined ? undefined : compileNear(query.near, position);
    const bbox = query.bbox === undefined ? undefined : compileBbox(query.bbox, position);
    const { where, params } = joined(
      'AND',
      [filter, near, bbox].filter((condition) => condition && condition !== everything) as Condition[],
    );
    if (!near || isSorted(query)) return ready.listing({ where, params, orderBy });
    return ready.listing({ where, params: [...params, ...near.distance.params], orderBy: `${near.distance.where}, ${orderBy}` });
  };

  return {
    list(query, { limit, offset }) {
      const listing = listingOf(query);
      const tag = `${listing.tag}-${limit}-${offset}`;
      const kept = ready.pages.get(tag);
      if (kept) return kept;
      const count = Math.max(0, Math.min(limit, listing.count - offset));
      const items = listing.rows
        ? ready.picked.get(`[${listing.rows.subarray(offset, offset + limit).join()}]`)
        : ready.range.get(offset + 1, offset + limit);
      const start = Buffer.from(`{"count":${count},"totalCount":${listing.count},"items":[`);
      const page: AirportPage = { tag, count, totalCount: listing.count, body: Buffer.concat([start, items ?? Buffer.of(), END]) };
      ready.pages.set(tag, page);
      return page;
    },

    *rows(query, { limit = Infinity, offset = 0 }) {
      const listing = listingOf(query);
      const { bodies } = ready;
      const end = Math.min(listing.count, offset + limit);
      for (let start = offset; start < end; start += BLOCK) {
        const stop = Math.min(end, start + BLOCK);
        const rows = listing.rows?.subarray(start, stop) ?? Array.from({ length: stop - start }, (_, index) => start + index + 1);
        for (const body of bodies.all(`[${rows.join()}]`)) yield JSON.parse(body) as Airport;
      }
    },

    get(identifier) {
      const row =
        ready.byId.get(identifier.toLowerCase()) ?? ready.byCode.map((code) => code.get(identifier)).find((found) => found !== undefined);
      const body = row === undefined ? undefined : ready.one.get(row);
      return body && { tag: `${ready.revision}-a${row}`, body };
    },

    byRows(rows) {
      return ready.whole.get(JSON.stringify(rows)) as JsonBytes<AirportWithParts[]>;
    },
  };
}
