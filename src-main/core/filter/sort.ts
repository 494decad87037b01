/**
 * Compiles the order of a list, in every form that clients send, to ORDER BY. Unknown values come last in both directions, and id breaks
 * every tie.
 */
import { invalid } from '../refusal.ts';
import { nearestName } from '../text/nearest-name.ts';
import type { Condition } from './condition.ts';
import { nameIn, type Resource } from './resource.ts';
import { isEncodedJson, readJson, type Json } from './text.ts';

const MAX_KEYS = 8;

type Key = { field: string; direction: Json };

type SortQuery = { readonly sort?: string; readonly [key: string]: unknown };

/** A key of ORDER BY has the field, and what is sorted by. */
export type SortTerm = Condition & { field: string };

/** Writes ORDER BY for a resource without an order that depends on the moment. */
export const compileSort = (query: SortQuery, resource: Resource): { orderBy: string } => ({
  orderBy: sortTerms(query, resource)
    .map(({ where }) => where)
    .join(', '),
});

/**
 * `query.sort` and keys such as `sort[name]`; the resource's own order without them. `at` is the moment that the answer is of. Throws `invalidRequest` that
 * names an unknown field or direction.
 */
export function sortTerms(query: SortQuery, resource: Resource, at?: Date): SortTerm[] {
  const keys = keysOf(query);
  if (keys.length > MAX_KEYS) throw invalid(`sort: has ${keys.length} keys; the maximum is ${MAX_KEYS}`);
  const order = keys.length > 0 ? keys : resource.defaultSort;
  const terms = new Map<string, SortTerm>();
  const ordered = at ? Object.entries(resource.virtual ?? {}).filter(([, { order }]) => order) : [];
  const byMoment = new Map(ordered.map(([name, { order }]) => [name, order]));
  const names = [...Object.keys(resource.fields), ...byMoment.keys()];
  for (const { field: given, direction } of [...order, { field: 'id', direction: 'asc' }]) {
    const name = nameIn(resource, given);
    if (terms.has(name)) {
      if (given === 'id') continue;
      throw invalid(`sort.${name}: given twice`);
    }
    const order = at && byMoment.get(name)?.(at);
    if (order) {
      terms.set(name, { field: name, where: `${order.where} ${descends(name, direction) ? 'DESC' : 'ASC'}`, params: order.params });
      continue;
    }
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    if (!field) {
      const near = nearestName(name, names);
      throw invalid(
        `sort.${name.slice(0, 60)}: unknown field${near ? `, did you mean ${near}?` : `; ${resource.name} have ${names.join(', ')}`}`,
      );
    }
    const column = field.fold ?? field.column;
    const collate = field.kind === 'text' && !field.fold ? ' COLLATE NOCASE' : '';
    // An id is never null, and NULLS LAST would keep SQLite from using an index that ends in it.
    const nulls = field.kind === 'id' ? '' : ' NULLS LAST';
    const where = `${column}${collate} ${descends(name, direction) ? 'DESC' : 'ASC'}${nulls}`;
    terms.set(name, { field: name, where, params: [] });
  }
  return [...terms.values()];
}

/** Tells whether the query has a sort; without one a search by place is sorted nearest first. */
export const isSorted = (query: object): boolean => Object.keys(query).some((name) => name === 'sort' || name.startsWith('sort['));

export const isSortedBy = (query: SortQuery, name: string): boolean => keysOf(query).some(({ field }) => field === name);

function keysOf(query: SortQuery): Key[] {
  const byField = Object.entries(query)
    .flatMap(([name, direction]) => {
      const [, place = '0', field] = /^sort(?:\[(\d)\])?\[([A-Za-z]\w*)\]$/.exec(name) ?? [];
      return field === undefined ? [] : [{ place, field, direction: direction as Json }];
    })
    .sort((a, b) => Number(a.place) - Number(b.place));
  const { sort } = query;
  if (sort === undefined) return byField;
  if (byField.length > 0) throw invalid('sort: given as sort= and as sort[…]=; send one of them');
  return isNames(sort) ? names(sort) : keysOfJson(readJson('sort', sort));
}

/** True for a plain list of names: `name,-city`. */
const isNames = (text: string) => /^\s*[+-]?\w+(?:\s*,\s*[+-]?\w+)*\s*$/.test(text) && !isEncodedJson(text);

function names(text: string): Key[] {
  return text.split(',').map((part) => {
    const name = part.trim();
    return { field: name.replace(/^[+-]/, ''), direction: name.startsWith('-') ? 'desc' : 'asc' };
  });
}

/** A list may be wrapped in `{"sort":…}`, and its members may be objects or names; anything deeper is refused. */
function keysOfJson(json: Json, depth = 0): Key[] {
  if (Array.isArray(json) && depth < 2) return json.flatMap((one) => keysOfJson(one, depth + 1));
  if (typeof json === 'string' && isNames(json)) return names(json);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw invalid('sort: must be {"name":"asc"}, a list of such, or name,-city');
  return Object.entries(json).flatMap(([field, direction]) =>
    field === 'sort' && typeof direction === 'object' && depth === 0 ? keysOfJson(direction, 1) : [{ field, direction }],
  );
}

const ascending = ['asc', 'ascending', '1'];
const descending = ['desc', 'descending', '-1'];

function descends(field: string, direction: Json): boolean {
  const word = typeof direction === 'object' ? '' : String(direction).toLowerCase();
  if (descending.includes(word)) return true;
  if (ascending.includes(word)) return false;
  const directions = [...ascending, ...descending];
  throw invalid(
    `sort.${field}: ${JSON.stringify(direction)?.slice(0, 40)} is not a direction; use ${directions.slice(0, -1).join(', ')} or ${directions.at(-1)}`,
  );
}
