import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { type ApiProblem, problemFrom } from '#renderer/data/api/api-problem.ts';
import { readClock } from '#renderer/data/clock.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { useQueryVersion } from '#renderer/data/api/use-query.ts';

/** Milliseconds that the visible rows must stay unchanged before they are read: a dragged scrollbar passes many pages. */
const REST = 60;

export type PagedRows<Row, Facets = unknown> = {
  /** All that match; undefined before the first answer. */
  total: number | undefined;
  /** The counts are over the whole list; undefined until an answer to this query has them. */
  facets: Facets | undefined;
  /** Undefined while its page is not there. */
  at: (row: number) => Row | undefined;
  want: (first: number, last: number) => void;
  problem: ApiProblem | undefined;
  /** Reads failed pages again. */
  retry: () => void;
  /** The first answer is on its way. */
  isBusy: boolean;
  /** The rows shown are those of another query than the present one. */
  isOfBefore: boolean;
  /** Identifies the list: it changes with the query and with its version. */
  name: string;
};

type Reading<Query, Row, Facets> = {
  /** Compared as JSON; undefined reads nothing. */
  query: Query | undefined;
  /** The same query is read again when it changes. */
  version?: string;
  pageSize: number;
  /** Pass the same function at each call. */
  read: (query: Query, page: number, signal: AbortSignal) => Promise<Page<Row, Facets>>;
  /** The previous rows are shown until the first answer arrives. */
  keepsRows?: boolean;
};

/** `facets`: counts over the whole list, where an answer has them. */
type Page<Row, Facets = unknown> = { totalCount: number; items: readonly Row[]; facets?: Facets };

/** It is the list to be loaded; `keepsRows` as above. */
type List = { name: string; queryKey: string; session: number; keepsRows: boolean };

export type Loaded<Row, Facets = unknown> = List & {
  /** Rows that match; undefined before the first answer. */
  total: number | undefined;
  /** They are those of the last page that was read. */
  facets: Facets | undefined;
  problem: ApiProblem | undefined;
  /** It says when the last page was read, in milliseconds since 1970. */
  readAt: number;
  /** Pages are kept by number, from 1. Those `of` another version of the list are shown until their own are there. */
  pages: ReadonlyMap<number, { of: string; items: readonly Row[] }>;
};

/** The rows of a list, read a page at a time as they come into sight; all is read again when the query, the caller or the dataset changes. */
export function usePagedRows<Query, Row, Facets = unknown>({
  query,
  version = '',
  pageSize,
  read,
  keepsRows = false,
}: Reading<Query, Row, Facets>): PagedRows<Row, Facets> {
  const queryKey = JSON.stringify({ query, pageSize });
  const name = JSON.stringify([queryKey, version, useQueryVersion()]);
  const session = useSession((state) => state.version);
  const [last, setLast] = useState<Loaded<Row, Facets>>();
  const [sight, setSight] = useState({ name, first: 0, last: 0 });
  const [attempts, retry] = useReducer((count: number) => count + 1, 0);
  const isCurrent = last?.name === name;
  const total = isCurrent ? last.total : undefined;
  const seen = sight.name === name ? sight : { first: 0, last: 0 };
  const wanted = query === undefined ? [] : pagesOf(seen.first, seen.last, total, pageSize);

  const readMissing = useEffectEvent((signal: AbortSignal, _reading: string) => {
    const list = { name, queryKey, session, keepsRows };
    const settle = (next: (before: typeof last) => typeof last): void => {
      if (!signal.aborted) setLast(next);
    };
    for (const page of wanted)
      if (query !== undefined && last?.pages.get(page)?.of !== versionOf({ name, total }))
        read(query, page, signal).then(
          (answer) => settle((before) => withPage(before, list, page, answer)),
          (thrown: unknown) => settle((before) => withProblem(before, list, problemFrom(thrown))),
        );
  });
  const reading = JSON.stringify({ name, wanted, total, attempts });
  useEffect(() => {
    const giveUp = new AbortController();
    readMissing(giveUp.signal, reading);
    return () => giveUp.abort();
  }, [reading]);

  const shown = isCurrent || keepsRows ? last : undefined;
  return {
    total: shown?.total,
    facets: shown?.queryKey === queryKey ? shown.facets : undefined,
    at: (row) => shown?.pages.get(pageOf(row, pageSize))?.items[row % pageSize],
    want: useCallback((first: number, last: number) => setSight({ name, first, last }), [name]),
    problem: isCurrent ? last.problem : undefined,
    retry,
    isBusy: !isCurrent,
    isOfBefore: shown !== undefined && shown.queryKey !== queryKey,
    name,
  };
}

/** Reads the visible rows: at once for a list that has no answer yet, else when scrolling pauses. */
export function useRowsInSight({ total, want }: Pick<PagedRows<unknown>, 'total' | 'want'>, first: number, last: number): void {
  const isFirstAnswer = total === undefined;
  useEffect(() => {
    if (isFirstAnswer) {
      want(first, last);
      return undefined;
    }
    const timer = setTimeout(() => want(first, last), REST);
    return () => clearTimeout(timer);
  }, [want, first, last, isFirstAnswer]);
}

const versionOf = ({ name, total }: { name: string; total: number | undefined }): string => `${name} ${total}`;

const isOfSame = (before: Loaded<unknown> | undefined, { queryKey, session }: List): boolean =>
  before?.queryKey === queryKey && before.session === session;

/**
 * What is loaded, with a page that was read. Promise: unless rows are kept, those of different answers to the query are never shown together, and a page
 * with another total was read from other data.
 */
export function withPage<Row, Facets>(
  before: Loaded<Row, Facets> | undefined,
  list: List,
  page: number,
  { totalCount: total, items, facets }: Page<Row, Facets>,
): Loaded<Row, Facets> {
  const of = versionOf({ name: list.name, total });
  const stay = [...(before?.pages ?? [])].filter(([, earlier]) => earlier.of === of || (list.keepsRows && isOfSame(before, list)));
  return { ...list, total, facets, problem: undefined, readAt: readClock(), pages: new Map([...stay, [page, { of, items }]]) };
}

/** The same after a reading that failed. Where the server does not answer again, what it answered before stays; where it refuses, that goes. */
export function withProblem<Row, Facets>(
  before: Loaded<Row, Facets> | undefined,
  list: List,
  problem: ApiProblem | undefined,
): Loaded<Row, Facets> {
  if (problem === undefined || problem.isRefusal || before?.total === undefined || !isOfSame(before, list))
    return { ...list, total: undefined, facets: undefined, problem, readAt: readClock(), pages: new Map() };
  problem.answeredAt = before.readAt;
  return { ...before, ...list, problem };
}

/** Returns the page that has a row: rows count from 0, pages from 1 as in the API. */
const pageOf = (row: number, pageSize: number): number => Math.floor(row / pageSize) + 1;

/** The pages of rows `first` to `last`, both included, of a list that may be known to end before. Empty where no row is in sight. */
export function pagesOf(first: number, last: number, total: number | undefined, pageSize: number): number[] {
  const end = total === undefined ? last : Math.min(last, total - 1);
  if (end < first) return [];
  const from = pageOf(first, pageSize);
  return Array.from({ length: pageOf(end, pageSize) - from + 1 }, (_, index) => from + index);
}
