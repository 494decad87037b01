/**
 * Lists of a resource of the reference database, whichever it is: the matches computed here or on another thread, and pages answered as bytes that were serialised when the dataset was built.
 */
import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { everything, type Condition } from '../filter/condition.ts';
import type { Resource } from '../filter/resource.ts';
import { isSorted } from '../filter/sort.ts';
import { rowsNear } from '../geo/place.ts';
import type { ListQuery, Slice } from '../paging.ts';
import type { DatasetToRead, Reference } from '../reference/dataset.ts';
import type { AlongRoute } from '../route/along.ts';
import { openReference } from '../reference/store/open-reference.ts';
import type { Apart } from './listing-thread.ts';
import { readBodies, type Bodies, type BodyTable } from './bodies.ts';
import { compileList, type CompiledList } from './compile-list.ts';
import { nameOf, openListings } from './listings.ts';
import { aliases, isCheap, matchingRows, type ListingQuery } from './matching-rows.ts';

export type Listing = {
  /** Derived from dataset revision, filter and order: listings with the same tag are equal, in this run and the next. */
  tag: string;
  count: number;
  /** Undefined when the listing is every row in row order. */
  rows: Uint32Array | undefined;
};

/** A table whose rows are numbered in the default order from 1, with the columns latitude and longitude. */
type ListedResource = { table: 'airports' | 'navaids'; bodies: BodyTable; resource: Resource };

/** It was prepared against one reference database; a swap makes another. */
export type Prepared = { revision: string; bodies(): Bodies };

type Page = { tag: string; totalCount: number; body: { pieces: Buffer[] } };

type Other = { mark: string } & ({ bytesOf: (row: number) => Buffer } | { bodies: Bodies });

/** A list may need another thread, and routes, from the rest of the core. */
export type ListHelp = { apart?: Apart | undefined; alongRoute?: AlongRoute | undefined };

/** A swap takes milliseconds; a file that is gone for a second was removed by someone else. */
const SWAP_MS = 5;
const MOST_ATTEMPTS = 200;

const [COMMA, END] = [Buffer.from(','), Buffer.from(']}')];

/** It is one bound value, however many ids there are. */
const amongIds = (alias: string, ids: readonly string[]): Condition => ({
  where: `${alias}.id IN (SELECT value FROM json_each(?))`,
  params: [JSON.stringify(ids)],
});

const tagOf = (revision: string, query: ListingQuery): string => `${revision}-${hash('sha1', nameOf(query), 'base64url').slice(0, 12)}`;

/** `nearest`: it asks for nothing else than what is near. */
type Compiled = Pick<CompiledList, 'wanted' | 'cost'> & { nearest: CompiledList['near'] };

export function openReferenceLists(
  { table, bodies, resource }: ListedResource,
  dataset: DatasetToRead,
  clock: () => Date,
  { apart, alongRoute }: ListHelp = {},
) {
  /** The default order: rows are numbered by it. */
  const whole: ListingQuery = { ...everything, orderBy: `${aliases[table]}.row` };

  const prepare = (reference: Reference) => {
    let read: Bodies | undefined;
    const { revision } = reference;
    return {
      revision,
      whole: { tag: tagOf(revision, whole), count: reference.counts[table], rows: undefined },
      bodies: () => (read ??= readBodies(reference.db, bodies)),
    };
  };
  let ready = prepare(dataset.current());
  dataset.onSwap((reference) => {
    ready = prepare(reference);
  });
  const listings = openListings(() => ready.revision);

  function compile(query: ListQuery): Compiled {
    const among = query.ids && amongIds(aliases[table], query.ids);
    const listed = compileList(query, { table, resource, isInRowOrder: true }, { now: clock(), among, alongRoute });
    const { wanted, cost, near, isByPlaceAlone } = listed;
    const isOfAll = isByPlaceAlone && query.bbox === undefined && !among && !isSorted(query);
    return isOfAll && !near ? { wanted: whole, cost, nearest: undefined } : { wanted, cost, nearest: isOfAll ? near : undefined };
  }

  const listingOf = (query: ListingQuery, rows: Uint32Array): Listing => ({ tag: tagOf(ready.revision, query), count: rows.length, rows });

  async function rowsApart({ rows }: Apart, query: ListingQuery): Promise<Uint32Array> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const { db, revision } = dataset.current();
      const found = await dataset.whileRead(rows({ path: db.name, table, query, revision }));
      // The numbers would be of other rows if a swap came between.
      if (found && revision === ready.revision) return listings.keep(query, found, revision);
      if (!found) await pause(SWAP_MS);
    }
    const path = dataset.current().db.name;
    // Throws for the reason why it cannot be opened here either.
    openReference(path).db.close();
    throw new Error(`the dataset in use cannot be opened on another thread: ${path}`);
  }

  async function rowsOf({ wanted, cost, nearest }: Compiled): Promise<Uint32Array> {
    const listed = listings.of(wanted);
    if (listed) return listed;
    const { db } = dataset.current();
    const near = nearest && rowsNear(db, table, nearest);
    if (near) return listings.keep(wanted, near, ready.revision);
    if (apart && !isCheap(db, table, { ...cost, rows: ready.whole.count })) return rowsApart(apart, wanted);
    return listings.keep(wanted, matchingRows(db, table, wanted), ready.revision);
  }

  return {
    prepared: (): Prepared => ready,
    /**
     * The matches of a query, for `page` and `bodies`. It is computed on another thread where others would have to wait for it, and may then be
     * rejected with `queryTooDear` or `tooManyQueries`.
     */
    async listing(query: ListQuery): Promise<Listing> {
      const compiled = compile(query);
      return compiled.wanted === whole ? ready.whole : listingOf(compiled.wanted, await rowsOf(compiled));
    },

    /** One page; `other` gives other bytes for a row than those stored, or other bodies, and what distinguishes the answer. */
    page(listing: Listing, { limit, offset }: Slice, other?: Other): Page {
      const count = Math.max(0, Math.min(limit, listing.count - offset));
      const start = Buffer.from(`{"count":${count},"totalCount":${listing.count},"items":[`);
      const tag = `${listing.tag}-${limit}-${offset}${other ? `-${other.mark}` : ''}`;
      if (other && 'bytesOf' in other) {
        const items = Array.from({ length: count }, (_, index) => other.bytesOf(listing.rows?.[offset + index] ?? offset + index + 1));
        const pieces = [start, ...items.flatMap((item, index) => (index === 0 ? [item] : [COMMA, item])), END];
        return { tag, totalCount: listing.count, body: { pieces } };
      }
      const stored = other ? other.bodies : ready.bodies();
      const items = listing.rows ? [stored.gather(listing.rows.subarray(offset, offset + count))] : stored.range(offset + 1, count);
      return { tag, totalCount: listing.count, body: { pieces: [start, ...items, END] } };
    },

    /** Every match from `slice.offset` on, in order, at most `slice.limit`, as `bytesOf` has it. */
    *bodies(listing: Listing, { limit = Infinity, offset = 0 }: Partial<Slice>, bytesOf: (row: number) => Buffer): Iterable<Buffer> {
      const end = Math.min(listing.count, offset + limit);
      for (let index = offset; index < end; index++) yield bytesOf(listing.rows?.[index] ?? index + 1);
    },
  };
}
