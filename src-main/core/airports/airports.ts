/**
 * Airports out of the reference database. Bodies were serialised by the contract's types when the dataset was built, so a page is
 * gathered bytes, not rows made into objects and back.
 */
import type { AirportParts } from '#contract/airports/queries.ts';
import type {
  Airport,
  AirportAnswer as WholeAirport,
  AirportListAnswer,
  AirportSummaries,
  ListedAirport,
} from '#contract/airports/airport.ts';
import type { SearchResult } from '#contract/airports/search.ts';
import type { Dataset, Reference } from '../reference/dataset.ts';
import { leadingCode, openAirportCodes } from '../reference/store/airport-codes.ts';
import { everything, joined, type Condition } from '../filter/condition.ts';
import { compileFilter } from '../filter/compile.ts';
import { compileSort, isSorted } from '../filter/sort.ts';
import { compileBbox, compileNear } from '../geo/place.ts';
import type { JsonBytes, JsonPieces } from '../database/json.ts';
import type { ListQuery, Slice } from '../paging.ts';
import { airportResource } from './fields.ts';
import { readBodies, type Bodies } from '../listing/bodies.ts';
import { openDetails } from './details.ts';
import { keepAnswers } from './kept-answers.ts';
import type { Apart } from '../listing/apart.ts';
import { boundsHere, type ListingQuery } from '../listing/matching-rows.ts';
import { openListings, type Listing } from '../listing/listings.ts';
import { readSummaries } from './summaries.ts';

/** What is stored with an airport; its state is worked out. */
export type StoredParts = Exclude<AirportParts, 'state'>;
/** What a search may add. */
export type SearchParts = Extract<AirportParts, 'code'>;

export type AirportPage = { tag: string; totalCount: number; body: JsonPieces<AirportListAnswer> };

export type AirportAnswer = { tag: string; body: JsonBytes<WholeAirport> };

export type Airports = {
  /**
   * The matches of a query, for `list` and `rows` in the same turn of the loop. A promise where others would have to wait for it: it is then worked
   * out on another thread and may be rejected with `queryTooDear` or `tooManyQueries`.
   */
  listing(query: ListQuery): Listing | Promise<Listing>;
  /** One page of the airports that match; `expand` adds their parts, or parts and details. Without a listing it is worked out here, however long it takes. */
  list(query: ListQuery, slice: Slice, expand?: StoredParts, listing?: Listing): AirportPage;
  /** Every match from `slice.offset` on, in order, at most `slice.limit`, of the dataset that was in use at the start. */
  rows(query: ListQuery, slice: Partial<Slice>, expand?: StoredParts, listing?: Listing): Iterable<ListedAirport>;
  /** Id, codes and name of every airport, in the order of a plain list. */
  summaries(): Promise<{ tag: string; body: JsonPieces<AirportSummaries> }>;
  /** By id, else by any of its codes, in any case; where a code is not unique, by the order of precedence of airport-codes.ts. */
  get(identifier: string, expand?: 'details'): AirportAnswer | undefined;
  /** Id of the airport that `get` answers. */
  idOf(identifier: string): string | undefined;
  /** Codes by which NOTAMs name the airport with this id or code (airport-codes.ts). */
  notamPlaces(identifier: string): string[];
  /** Airports with runways and frequencies by row number, in the order given. */
  byRows(rows: readonly number[], expand?: SearchParts): JsonBytes<SearchResult['airports']>;
};

/** Size of the cache of repeated answers, in bytes. */
const MAX_BYTES_KEPT = 2_000_000;

const [OPEN, COMMA, CLOSE, END] = ['[', ',', ']', ']}'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer, Buffer];

const position = { latitude: 'a.latitude', longitude: 'a.longitude' };

/** Everything prepared against one reference database; a swap makes a new one. */
function prepare(reference: Reference) {
  const { db } = reference;
  let bodies: Bodies | undefined;
  let summaries: ReturnType<typeof readSummaries> | undefined;
  return {
    revision: reference.revision,
    listing: openListings(reference, everyAirport),
    bodies: () => (bodies ??= readBodies(db)),
    partsOf: db.prepare<[number], Buffer>('SELECT CAST(p.parts AS BLOB) FROM airport_parts p WHERE p.row = ?').pluck(),
    codes: openAirportCodes(db),
    idOf: db.prepare<[number], string>('SELECT a.id FROM airports a WHERE a.row = ?').pluck(),
    leadingCode: db.prepare<[number], string | null>(`SELECT ${leadingCode} FROM airports a WHERE a.row = ?`).pluck(),
    kept: keepAnswers(MAX_BYTES_KEPT),
    detailsOf: openDetails(reference),
    summaries: () => (summaries ??= readSummaries(db)),
  };
}

/** The default order: rows are numbered by it. */
const IN_ORDER = 'a.row';
const everyAirport = { ...everything, orderBy: IN_ORDER, compared: 0 };
const isPlain = (query: ListQuery) =>
  query.filter === undefined && query.near === undefined && query.bbox === undefined && !isSorted(query);

export function openAirports(dataset: Dataset, clock: () => Date, apart?: Apart): Airports {
  let ready = prepare(dataset.current());
  dataset.onSwap((reference) => {
    ready = prepare(reference);
  });

  const compile = (query: ListQuery): ListingQuery => {
    if (isPlain(query)) return everyAirport;
    const filter = compileFilter(query.filter, airportResource, clock());
    const orderBy = isSorted(query) ? compileSort(query, airportResource).orderBy : IN_ORDER;
    const near = query.near === undefined ? undefined : compileNear(query.near, position);
    const bbox = query.bbox === undefined ? undefined : compileBbox(query.bbox, position);
    const { where, params } = joined(
      'AND',
      [filter, near, bbox].filter((condition) => condition && condition !== everything) as Condition[],
    );
    const compared = filter.params.length;
    if (!near || isSorted(query)) return { where, params, orderBy, compared };
    return { where, params: [...params, ...near.distance.params], orderBy: `${near.distance.where}, ${orderBy}`, compared };
  };

  async function listedApart({ rows }: Apart, compiled: ListingQuery): Promise<Listing> {
    for (;;) {
      const from = ready;
      const { db, revision } = dataset.current();
      const found = await dataset.whileRead(rows({ path: db.name, table: 'airports a', query: compiled, revision }));
      // After a swap the numbers would be of other rows.
      if (found && from === ready) return from.listing.keep(compiled, found);
    }
  }

  /** The airport with its runways and frequencies: two objects made one. */
  const whole = (row: number, from = ready): Buffer => {
    const airport = from.bodies().body(row);
    const parts = from.partsOf.get(row);
    return parts ? Buffer.concat([airport.subarray(0, -1), COMMA, parts.subarray(1)]) : airport;
  };

  /** The same with details, as bytes. */
  const detailed = (row: number, from = ready): Buffer => {
    const details = from.detailsOf(row, JSON.parse(from.bodies().body(row).toString()) as Airport);
    return Buffer.concat([whole(row, from).subarray(0, -1), Buffer.from(`,"details":${JSON.stringify(details)}}`)]);
  };
  /** With the code that it is called by. */
  const called = (airport: Buffer, row: number, from = ready): Buffer =>
    Buffer.concat([airport.subarray(0, -1), Buffer.from(`,"code":${JSON.stringify(from.leadingCode.get(row) ?? null)}}`)]);
  /** Gives airports of the dataset that is in use now, also after a swap. */
  const reader = (expand: StoredParts | undefined): ((row: number) => Buffer) => {
    const from = ready;
    if (expand === undefined) return from.bodies().body;
    if (expand === 'code') return (row) => called(from.bodies().body(row), row, from);
    return expand === 'parts' ? (row) => whole(row, from) : (row) => detailed(row, from);
  };

  return {
    listing(query) {
      const compiled = compile(query);
      if (!apart) return ready.listing.of(compiled);
      return ready.listing.of(compiled, boundsHere(compiled)) ?? listedApart(apart, compiled);
    },

    list(query, { limit, offset }, expand, listing = ready.listing.of(compile(query))) {
      const count = Math.max(0, Math.min(limit, listing.count - offset));
      const start = Buffer.from(`{"count":${count},"totalCount":${listing.count},"items":[`);
      if (expand !== undefined) {
        const bytesOf = reader(expand);
        const items = Array.from({ length: count }, (_, index) => bytesOf(listing.rows?.[offset + index] ?? offset + index + 1));
        const pieces = [start, ...items.flatMap((item, index) => (index === 0 ? [item] : [COMMA, item])), END];
        return { tag: `${listing.tag}-${limit}-${offset}-${expand}`, totalCount: listing.count, body: { pieces } };
      }
      const bodies = ready.bodies();
      const items = listing.rows ? [bodies.gather(listing.rows.subarray(offset, offset + count))] : bodies.range(offset + 1, count);
      return { tag: `${listing.tag}-${limit}-${offset}`, totalCount: listing.count, body: { pieces: [start, ...items, END] } };
    },

    rows(query, { limit = Infinity, offset = 0 }, expand, listing = ready.listing.of(compile(query))) {
      // Now, not when the first row is wanted: the numbers are of the dataset in use now.
      const bytesOf = reader(expand);
      const end = Math.min(listing.count, offset + limit);
      return (function* () {
        for (let index = offset; index < end; index++) {
          yield JSON.parse(bytesOf(listing.rows?.[index] ?? index + 1).toString()) as ListedAirport;
        }
      })();
    },

    async summaries() {
      for (;;) {
        const from = ready;
        const pieces = await from.summaries();
        // After a swap the answer would not be of the dataset that its headers name.
        if (pieces && from === ready) return { tag: `${from.revision}-all`, body: { pieces } };
      }
    },

    get(identifier, expand) {
      const row = ready.codes.rowOf(identifier);
      if (row === undefined) return undefined;
      if (expand === 'details') return { tag: `${ready.revision}-a${row}-details`, body: detailed(row) };
      const tag = `${ready.revision}-a${row}`;
      return { tag, body: ready.kept(tag, () => whole(row)) };
    },

    idOf(identifier) {
      const row = ready.codes.rowOf(identifier);
      return row === undefined ? undefined : ready.idOf.get(row);
    },

    notamPlaces: (identifier) => ready.codes.notamPlaces(identifier),

    byRows(rows, expand) {
      const found = rows.map((row) => (expand === undefined ? whole(row) : called(whole(row), row)));
      return Buffer.concat([OPEN, ...found.flatMap((body, index) => (index === 0 ? [body] : [COMMA, body])), CLOSE]);
    },
  };
}
