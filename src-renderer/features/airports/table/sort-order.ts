/**
 * Reads, writes and changes the order of the table. A key is a column that corresponds to a field of the API; nulls come last in both
 * directions.
 */
import { sortFields } from '#renderer/format/airport/fields.ts';

/** The first key is the primary one. */
export type Order = readonly { id: string; desc: boolean }[];

/** The API takes at most this many keys. */
export const MAX_KEYS = 8;

/** Writes `name,-city`; undefined means the order of the API itself. */
export const sortText = (order: Order): string | undefined =>
  order.length === 0 ? undefined : order.map(({ id, desc }) => `${desc ? '-' : ''}${id}`).join(',');

/** Reads an order of this table; undefined for anything else. */
export function readSort(text: string): Order | undefined {
  const keys = text.split(',').map((part) => ({ id: part.replace(/^-/, ''), desc: part.startsWith('-') }));
  const isKnown = keys.every(({ id }) => sortFields.some((field) => field === id));
  const isSingle = new Set(keys.map(({ id }) => id)).size === keys.length;
  return isKnown && isSingle && keys.length <= MAX_KEYS ? keys : undefined;
}

/**
 * A press on a heading sorts ascending, then descending, then no longer by that column. With `isAdded` the column is added as a further key; without
 * it other keys go, unless it was the last.
 */
export function orderAfter(order: Order, id: string, isAdded: boolean): Order {
  const key = order.find((one) => one.id === id);
  if (key === undefined) return isAdded ? [...order, { id, desc: false }].slice(-MAX_KEYS) : [{ id, desc: false }];
  if (!isAdded && order.at(-1) !== key) return [{ id, desc: !key.desc }];
  return order.flatMap((one) => (one !== key ? [one] : one.desc ? [] : [{ id, desc: true }]));
}
