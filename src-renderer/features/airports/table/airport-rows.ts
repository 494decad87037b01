import type { ListedAirport } from '#contract/airports/airport.ts';
import { api } from '#renderer/data/api/client.ts';
import { usePagedRows, type PagedRows } from '#renderer/data/list/use-paged-rows.ts';

export type ListQuery = { filter?: string; near?: string; sort?: string; favourites?: 'true'; expand?: 'code' | 'details' };
export type AirportRows = PagedRows<ListedAirport>;

/** Rows per page: from 100 to 300 the answer is equally fast, and a screenful seldom needs two. */
const PAGE_SIZE = 200;

const readPage = (query: ListQuery, page: number, signal: AbortSignal) =>
  api('listAirports', { query: { ...query, limit: PAGE_SIZE, page } }, { signal });

/** The airports that match; they are read again when the favourites that are requested change. */
export const useAirportRows = (query: ListQuery, favourites: readonly string[] = []): AirportRows =>
  usePagedRows({ query, version: favourites.join(), pageSize: PAGE_SIZE, read: readPage });
