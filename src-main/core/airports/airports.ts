/**
 * Reads airports from the reference database. Their bodies were serialised by the contract's types when the dataset was built, so a page is
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
import type { DatasetToRead, Reference } from '../reference/dataset.ts';
import { leadingCode, openAirportCodes, type CountryCodes } from '../reference/store/airport-codes.ts';
import type { JsonBytes, JsonPieces } from '../database/json.ts';
import { openReferenceLists, type ListHelp, type Listing, type Prepared } from '../listing/reference-lists.ts';
import type { Slice } from '../paging.ts';
import { airportResource } from './fields.ts';
import { openDetails } from './details.ts';
import { openNewestAirports } from './newest.ts';
import type { Database } from 'better-sqlite3';
import { turn } from '../platform/slices.ts';

/** These are stored with an airport, in the form of the newest revision for `newest`; its state and weather are computed. */
type StoredParts = Exclude<AirportParts, 'state' | 'weather'> | 'newest';
/** A search may add a code, or take the form of the newest revision. */
export type SearchParts = Extract<StoredParts, 'code' | 'newest'>;

type AirportPage = { tag: string; totalCount: number; body: JsonPieces<AirportListAnswer> };

type AirportAnswer = { tag: string; body: JsonBytes<WholeAirport> };

const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];

/** It is everything that is prepared against one reference database; a swap makes a new one. */
function prepare(reference: Reference, { bodies }: Prepared) {
  const { db } = reference;
  let summaries: ReturnType<typeof readSummaries> | undefined;
  return {
    revision: reference.revision,
    bodies,
    partsOf: db.prepare<[number], Buffer>('SELECT CAST(p.parts AS BLOB) FROM airport_parts p WHERE p.row = ?').pluck(),
    codes: openAirportCodes(db),
    idOf: db.prepare<[number], string>('SELECT a.id FROM airports a WHERE a.row = ?').pluck(),
    leadingCode: db.prepare<[number], string | null>(`SELECT ${leadingCode} FROM airports a WHERE a.row = ?`).pluck(),
    newest: openNewestAirports(db),
    detailsOf: openDetails(reference),
    summaries: () => (summaries ??= readSummaries(db)),
    summariesOf: (rows: ArrayLike<number>) => readSummaries(db, rows),
  };
}

/** Cuts the rows of one page out of a listing. */
function rowsIn({ rows, count }: Listing, { limit, offset }: Slice): ArrayLike<number> {
  const length = Math.max(0, Math.min(limit, count - offset));
  return rows ? rows.subarray(offset, offset + length) : Array.from({ length }, (_, index) => offset + index + 1);
}

export function openAirports(dataset: DatasetToRead, clock: () => Date, help?: ListHelp) {
  const lists = openReferenceLists({ table: 'airports', bodies: 'airport_bodies', resource: airportResource }, dataset, clock, help);
  let ready = prepare(dataset.current(), lists.prepared());
  dataset.onSwap((reference) => {
    ready = prepare(reference, lists.prepared());
  });

  /** The bytes of two objects, the airport and its parts, become one object. */
  const whole = (row: number, from = ready): Buffer => {
    const airport = from.bodies().body(row);
    const parts = from.partsOf.get(row);
    return parts ? Buffer.concat([airport.subarray(0, -1), COMMA, parts.subarray(1)]) : airport;
  };

  const detailed = (row: number, from = ready): Buffer => {
    const details = from.detailsOf(row, JSON.parse(from.bodies().body(row).toString()) as Airport);
    return Buffer.concat([whole(row, from).subarray(0, -1), Buffer.from(`,"details":${JSON.stringify(details)}}`)]);
  };
  /** The answer has the code that the airport is called by. */
  const called = (airport: Buffer, row: number, from = ready): Buffer =>
    Buffer.concat([airport.subarray(0, -1), Buffer.from(`,"code":${JSON.stringify(from.leadingCode.get(row) ?? null)}}`)]);
  /** Gives airports of the dataset that is in use now, also after a swap. */
  const reader = (expand: StoredParts | undefined): ((row: number) => Buffer) => {
    const from = ready;
    if (expand === 'newest') return from.newest.bodies().body;
    if (expand === undefined) return from.bodies().body;
    if (expand === 'code') return (row) => called(from.bodies().body(row), row, from);
    return expand === 'parts' ? (row) => whole(row, from) : (row) => detailed(row, from);
  };

  return {
    /**
     * Computes the matches of a query, for `list` and `rows`, on another thread where others would have to wait for it, which may be refused with
     * `queryTooDear` or `tooManyQueries`.
     */
    listing: lists.listing,

    /** Returns one page of the airports that match; `expand` adds their parts, or parts and details. */
    list(listing: Listing, slice: Slice, expand?: StoredParts): AirportPage {
      if (expand === 'newest') return lists.page(listing, slice, { bodies: ready.newest.bodies(), mark: expand });
      return lists.page(listing, slice, expand && { bytesOf: reader(expand), mark: expand });
    },

    // The reader is made now, not when the first row is wanted: the numbers are of the dataset in use now.
    /** Reads every match from `slice.offset` on, in order, at most `slice.limit`, of the dataset that was in use at the start. */
    bodies: (listing: Listing, slice: Partial<Slice>, expand?: StoredParts): Iterable<JsonBytes<ListedAirport>> =>
      lists.bodies(listing, slice, reader(expand)),

    /** Reads the same rows as objects. */
    rows: (listing: Listing, slice: Partial<Slice>, expand?: StoredParts): Iterable<ListedAirport> =>
      Iterator.from(lists.bodies(listing, slice, reader(expand))).map((body) => JSON.parse(body.toString()) as ListedAirport),

    /** Lists id, codes and name of every airport, in the order of a plain list; with a listing and a slice, of those. */
    async summaries(of?: { listing: Listing; slice: Slice }): Promise<{ tag: string; body: JsonPieces<AirportSummaries> }> {
      for (;;) {
        const from = ready;
        const pieces = await (of ? from.summariesOf(rowsIn(of.listing, of.slice)) : from.summaries());
        const tag = of ? `${of.listing.tag}-all-${of.slice.limit}-${of.slice.offset}` : `${from.revision}-all`;
        // The answer would not be of the dataset that its headers name if a swap came between.
        if (pieces && from === ready) return { tag, body: { pieces } };
      }
    },

    /** It is found by id, else by any of its codes, in any case; where a code is not unique, the precedence of airport-codes.ts decides. */
    get(identifier: string, expand?: 'details' | 'newest'): AirportAnswer | undefined {
      const row = ready.codes.rowOf(identifier);
      if (row === undefined) return undefined;
      if (expand === 'details') return { tag: `${ready.revision}-a${row}-details`, body: detailed(row) };
      if (expand === 'newest') return { tag: `${ready.revision}-a${row}-newest`, body: ready.newest.whole(row, ready.partsOf.get(row)) };
      return { tag: `${ready.revision}-a${row}`, body: whole(row) };
    },

    /** `get` answers the airport with this id. */
    idOf(identifier: string): string | undefined {
      const row = ready.codes.rowOf(identifier);
      return row === undefined ? undefined : ready.idOf.get(row);
    },

    /** Lists the codes by which NOTAMs name the airport with this id or code (airport-codes.ts). */
    notamPlaces: (identifier: string): string[] => ready.codes.notamPlaces(identifier),

    /** Tells how NOTAMs name the places of a country, by its alpha-2 code. */
    notamCodesOfCountry: (country: string): CountryCodes => ready.codes.ofCountry(country),

    /** Reads airports with runways and frequencies by row number, in the order given. */
    byRows(rows: readonly number[], expand?: SearchParts): JsonBytes<SearchResult['airports']> {
      const bytesOf = expand === 'newest' ? reader(expand) : (row: number) => (expand === undefined ? whole(row) : called(whole(row), row));
      const found = rows.map(bytesOf);
      return Buffer.concat([OPEN, ...found.flatMap((body, index) => (index === 0 ? [body] : [COMMA, body])), CLOSE]);
    },
  };
}

export type Airports = ReturnType<typeof openAirports>;

/** A slice is some milliseconds of work. */
const ROWS_A_SLICE = 1_000;

/**
 * Builds id, codes and name of every airport as one JSON array, about 10 MB for the whole world, in slices between which other requests are
 * answered. It has these rows in their order, else all in row order, and comes in the pieces it was built in; it is undefined when the
 * database was closed meanwhile.
 */
export async function readSummaries(db: Database, rows?: ArrayLike<number>, rowsASlice = ROWS_A_SLICE): Promise<Buffer[] | undefined> {
  const read = db
    .prepare<[string], Buffer | null>(
      `SELECT CAST(group_concat(json_object('id', s.id, 'icaoCode', s.icao_code, 'iataCode', s.iata_code, 'name', s.name)) AS BLOB)
         FROM (SELECT a.id, a.icao_code, a.iata_code, a.name
                 FROM json_each(?) r
                 CROSS JOIN airports a ON a.row = r.value
                ORDER BY r.key) s`,
    )
    .pluck();
  const count = rows?.length ?? Infinity;
  const pieces: Buffer[] = [];
  for (let from = 0; from < count; from += rowsASlice) {
    const wanted = Array.from({ length: Math.min(rowsASlice, count - from) }, (_, index) => rows?.[from + index] ?? from + index + 1);
    const slice = read.get(JSON.stringify(wanted));
    if (!slice) break;
    pieces.push(Buffer.from(pieces.length === 0 ? '[' : ','), slice);
    await turn();
    if (!db.open) return undefined;
  }
  return [...pieces, Buffer.from(pieces.length === 0 ? '[]' : ']')];
}
