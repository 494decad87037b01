/**
 * Lists of a resource of the reference database, whichever it is: filter, order and place compiled, the matches worked out here or on another
 * thread, and pages answered as bytes that were serialised when the dataset was built.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { everything, joined, type Condition } from '../filter/condition.ts';
import { checkFilter } from '../filter/check.ts';
import { compileTree, parseFilter } from '../filter/compile.ts';
import type { Resource } from '../filter/resource.ts';
import type { Tree } from '../filter/tree.ts';
import { compileSort, isSorted } from '../filter/sort.ts';
import { compilePositionsAlong } from '../geo/corridor.ts';
import { compileBbox, compileNear, type Circle } from '../geo/place.ts';
import { readGrid, type PositionGrid } from '../geo/position-grid.ts';
import type { ListQuery, Slice } from '../paging.ts';
import type { DatasetToRead, Reference } from '../reference/dataset.ts';
import type { AlongRoute } from '../route/along.ts';
import { openReference } from '../reference/store/open-reference.ts';
import type { Apart } from './apart.ts';
import { readBodies, type Bodies, type BodyTable } from './bodies.ts';
import { openListings, type Listing } from './listings.ts';
import { openRelationColumns, type RelationColumns } from './relation-columns.ts';
import { boundsHere, type ListingQuery } from './matching-rows.ts';

export type { Listing } from './listings.ts';

/** A table whose rows are numbered in the default order from 1, with the columns latitude and longitude. */
export type ListedResource = { table: 'airports a' | 'navaids v'; bodies: BodyTable; resource: Resource };

/** What was prepared against one reference database; a swap makes another. */
export type Prepared = { revision: string; bodies(): Bodies };

export type Page = { tag: string; totalCount: number; body: { pieces: Buffer[] } };

export type ReferenceLists = {
  prepared(): Prepared;
  /**
   * The matches of a query, for `page` and `rows` in the same turn of the loop. A promise where others would have to wait for it: it is then
   * worked out on another thread and may be rejected with `queryTooDear` or `tooManyQueries`.
   */
  listing(query: ListQuery): Listing | Promise<Listing>;
  /** The same, worked out here, however long it takes. */
  listingNow(query: ListQuery): Listing;
  /** One page; `other` gives other bytes for a row than those stored, and what distinguishes the answer. */
  page(listing: Listing, slice: Slice, other?: { bytesOf: (row: number) => Buffer; mark: string }): Page;
  /** Every match from `slice.offset` on, in order, at most `slice.limit`, as `bytesOf` has it. */
  bodies(listing: Listing, slice: Partial<Slice>, bytesOf: (row: number) => Buffer): Iterable<Buffer>;
};

/** What a list may need of the rest: another thread, and routes. */
export type ListHelp = { apart?: Apart | undefined; alongRoute?: AlongRoute | undefined };

/** A swap takes milliseconds; a file that is gone for a second was removed by someone else. */
const SWAP_MS = 5;
const MOST_ATTEMPTS = 200;

const [COMMA, END] = [Buffer.from(','), Buffer.from(']}')];

/** One bound value, however many ids. */
const among = (alias: string, ids: readonly string[]): Condition => ({
  where: `${alias}.id IN (SELECT value FROM json_each(?))`,
  params: [JSON.stringify(ids)],
});

export function openReferenceLists(
  { table, bodies, resource }: ListedResource,
  dataset: DatasetToRead,
  clock: () => Date,
  { apart, alongRoute }: ListHelp = {},
): ReferenceLists {
  const [name, alias] = table.split(' ') as ['airports' | 'navaids', string];
  const position = { latitude: `${alias}.latitude`, longitude: `${alias}.longitude` };
  /** The default order: rows are numbered by it. */
  const inOrder = `${alias}.row`;
  const whole: ListingQuery = { ...everything, orderBy: inOrder, compared: 0 };

  const prepare = (reference: Reference) => {
    let read: Bodies | undefined;
    let grid: PositionGrid | undefined;
    let reading: Promise<unknown> | undefined;
    let columns: RelationColumns | undefined;
    return {
      revision: reference.revision,
      listings: openListings(reference, { table, count: reference.counts[name], whole }),
      bodies: () => (read ??= readBodies(reference.db, bodies)),
      columns: () => (columns ??= openRelationColumns(reference.db, reference.counts[name])),
      /** Read from the first use on; until then SQL finds the same. A dataset that is closed before needs none. */
      grid(): PositionGrid | undefined {
        reading ??= readGrid(reference.db, name).then(
          (whole) => (grid = whole),
          () => undefined,
        );
        return grid;
      },
    };
  };
  let ready = prepare(dataset.current());
  dataset.onSwap((reference) => {
    ready = prepare(reference);
  });

  /** `circle`: nothing else is asked for than what is near, the nearest first. `tree`: nothing else than what fits it, in the default order. */
  function compile(query: ListQuery): { asked: ListingQuery; circle?: Circle; tree?: Tree | undefined } {
    const corridor = alongRoute?.(query);
    const { ids } = query;
    if (query.filter === undefined && query.near === undefined && query.bbox === undefined && !corridor && !ids && !isSorted(query))
      return { asked: whole };
    const now = clock();
    const tree = query.filter === undefined ? undefined : checkFilter(parseFilter(query.filter), resource, now);
    const filter = tree ? compileTree(tree, now) : everything;
    const lookedUp = tree && filter.where.includes('EXISTS') ? compileTree(tree, now, tree, 'once').where : filter.where;
    const orderBy = isSorted(query) ? compileSort(query, resource).orderBy : inOrder;
    const near = query.near === undefined ? undefined : compileNear(query.near, position);
    const bbox = query.bbox === undefined ? undefined : compileBbox(query.bbox, position);
    const along = corridor && compilePositionsAlong(corridor, name, inOrder, position);
    const { where, params } = joined(
      'AND',
      [filter, along, near, bbox, ids && among(alias, ids)].filter((condition) => condition && condition !== everything) as Condition[],
    );
    const compared = filter.params.length + (along?.compared ?? 0);
    const once = lookedUp === filter.where ? undefined : where.replace(filter.where, () => lookedUp);
    const first = along?.along ?? near?.distance;
    if (!first || isSorted(query)) {
      const isTree = !first && !bbox && !ids && !isSorted(query);
      return { asked: { where, params, orderBy, compared, once }, tree: isTree && once !== undefined ? tree : undefined };
    }
    const asked = { where, params: [...params, ...first.params], orderBy: `${first.where}, ${orderBy}`, compared, once };
    const isPlain = near && query.filter === undefined && !bbox && !corridor && !ids;
    return isPlain ? { asked, circle: near.circle } : { asked };
  }

  /** Of what is near and nothing else, from memory. */
  function nearby(query: ListingQuery, circle: Circle): Listing | undefined {
    const known = ready.listings.known(query);
    if (known) return known;
    const rows = ready.grid()?.within(circle);
    return rows && ready.listings.keep(query, rows);
  }

  /** By the numbers and flags of their parts, from memory. */
  function withParts(query: ListingQuery, tree: Tree): Listing | undefined {
    const known = ready.listings.known(query);
    if (known) return known;
    const rows = ready.columns().rowsWith(tree);
    return rows && ready.listings.keep(query, rows);
  }

  async function listedApart({ rows }: Apart, query: ListingQuery): Promise<Listing> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const from = ready;
      const { db, revision } = dataset.current();
      const found = await dataset.whileRead(rows({ path: db.name, table, query, revision }));
      // After a swap the numbers would be of other rows.
      if (found && from === ready) return from.listings.keep(query, found);
      if (!found) await pause(SWAP_MS);
    }
    const path = dataset.current().db.name;
    // Throws for the reason why it cannot be opened here either.
    openReference(path).db.close();
    throw new Error(`the dataset in use cannot be opened on another thread: ${path}`);
  }

  return {
    prepared: () => ready,
    listing(query) {
      const { asked, circle, tree } = compile(query);
      const found = (circle && nearby(asked, circle)) ?? (tree && withParts(asked, tree));
      if (found) return found;
      if (!apart) return ready.listings.of(asked);
      return ready.listings.of(asked, boundsHere(asked)) ?? listedApart(apart, asked);
    },
    listingNow: (query) => ready.listings.of(compile(query).asked),

    page(listing, { limit, offset }, other) {
      const count = Math.max(0, Math.min(limit, listing.count - offset));
      const start = Buffer.from(`{"count":${count},"totalCount":${listing.count},"items":[`);
      if (other) {
        const items = Array.from({ length: count }, (_, index) => other.bytesOf(listing.rows?.[offset + index] ?? offset + index + 1));
        const pieces = [start, ...items.flatMap((item, index) => (index === 0 ? [item] : [COMMA, item])), END];
        return { tag: `${listing.tag}-${limit}-${offset}-${other.mark}`, totalCount: listing.count, body: { pieces } };
      }
      const stored = ready.bodies();
      const items = listing.rows ? [stored.gather(listing.rows.subarray(offset, offset + count))] : stored.range(offset + 1, count);
      return { tag: `${listing.tag}-${limit}-${offset}`, totalCount: listing.count, body: { pieces: [start, ...items, END] } };
    },

    *bodies(listing, { limit = Infinity, offset = 0 }, bytesOf) {
      const end = Math.min(listing.count, offset + limit);
      for (let index = offset; index < end; index++) yield bytesOf(listing.rows?.[index] ?? index + 1);
    },
  };
}
