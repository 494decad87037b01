import type { FacetName, Facets } from '#contract/notams/facets.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { api } from '#renderer/data/api/client.ts';
import { usePagedRows, type PagedRows } from '#renderer/data/list/use-paged-rows.ts';
import type { NotamQuery } from '#renderer/data/notams/use-counts.ts';
import { readClock } from '#renderer/data/clock.ts';
import { sortOf, type Order } from '../filters/question.ts';

export type NotamRows = PagedRows<NotamAnswer, Facets>;

export type Listing = {
  notamQuery: NotamQuery;
  /** ISO 8601 UTC; undefined is now. */
  at: string | undefined;
  order: Order;
  pageSize: number;
};

/** A value import of the contract's own would bring its validator into the window. */
const facetNames = ['status', 'severity', 'category'] as const satisfies readonly FacetName[];

/** Milliseconds from the moment on for which schedules are unfolded. */
const WEEK = 7 * 86_400_000;

/** Makes the query of `GET /notams`, without its page. */
export function listQuery({ notamQuery, at, order }: Omit<Listing, 'pageSize'>) {
  const from = at === undefined ? readClock() : Date.parse(at);
  const window = { from: new Date(from).toISOString(), to: new Date(from + WEEK).toISOString() };
  return {
    ...notamQuery,
    ...(at === undefined ? {} : { at }),
    ...window,
    expand: 'decoded',
    sort: sortOf(order),
  } as const;
}

const readPage = ({ pageSize, ...listing }: Listing, page: number, signal: AbortSignal) =>
  api('listNotams', { query: { ...listQuery(listing), limit: pageSize, page, facets: [...facetNames] } }, { signal });

/** The NOTAMs that match, with the numbers on the chips; rows stay until those of a changed query arrive. */
export const useNotamRows = (listing: Listing | undefined, version: string): NotamRows =>
  usePagedRows({ query: listing, version, pageSize: listing?.pageSize ?? 1, read: readPage, keepsRows: true });
