/** Compiles a list query to SQL: which rows of a table, in which order, and what it costs to find them. */
import { checkFilter } from '../filter/check.ts';
import { compileTree, indexedPart, parseFilter } from '../filter/compile.ts';
import { everything, joined, type Condition } from '../filter/condition.ts';
import type { Resource } from '../filter/resource.ts';
import { compileSort, isSorted } from '../filter/sort.ts';
import { compilePositionsAlong } from '../geo/corridor.ts';
import { compileBbox, compileNear } from '../geo/place.ts';
import type { ListQuery } from '../paging.ts';
import type { AlongRoute } from '../route/along.ts';
import { aliases, type Cost, type ListingQuery, type Table } from './matching-rows.ts';

/** `isInRowOrder`: rows are numbered in the order of a query without a sort. */
type ListedTable = { table: Exclude<Table, 'notams'>; resource: Resource; isInRowOrder: boolean };

export type CompiledList = {
  wanted: ListingQuery;
  cost: Omit<Cost, 'rows'>;
  near: ReturnType<typeof compileNear> | undefined;
  /** Nothing but a place, a box or names decides which rows there are. */
  isByPlaceAlone: boolean;
};

/** `among` are the rows that it is limited to. */
export function compileList(
  query: ListQuery,
  { table, resource, isInRowOrder }: ListedTable,
  { now, among, alongRoute }: { now: Date; among?: Condition | undefined; alongRoute?: AlongRoute | undefined },
): CompiledList {
  const row = `${aliases[table]}.row`;
  const position = { latitude: `${aliases[table]}.latitude`, longitude: `${aliases[table]}.longitude` };
  const corridor = alongRoute?.(query);
  const tree = query.filter === undefined ? undefined : checkFilter(parseFilter(query.filter), resource, now);
  const near = query.near === undefined ? undefined : compileNear(query.near, position);
  const bbox = query.bbox === undefined ? undefined : compileBbox(query.bbox, position);
  const along = corridor && compilePositionsAlong(corridor, table, row, position);
  const indexed = allOf(tree && indexedPart(tree, now), near?.box, bbox, among, along?.indexed);
  const filter = tree && compileTree(tree, now, tree, indexed || along ? 'each' : 'once');
  const { where, params } = allOf(filter, along, near, bbox, among) ?? everything;
  const orderBy = isInRowOrder && !isSorted(query) ? row : compileSort(query, resource).orderBy;
  const first = isSorted(query) ? undefined : (along?.along ?? near?.distance);
  return {
    wanted: { where, params: [...params, ...(first?.params ?? [])], orderBy: first ? `${first.where}, ${orderBy}` : orderBy },
    cost: { compared: filter?.params.length ?? 0, indexed },
    near,
    isByPlaceAlone: !tree && !along,
  };
}

/** The conditions that are given, joined; undefined without one. */
function allOf(...conditions: readonly (Condition | undefined)[]): Condition | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? undefined : joined('AND', given);
}
