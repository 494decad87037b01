import { useEffect, useMemo, useState } from 'react';
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

type Shown<Row, Facets> = Loaded<Row, Facets> & {
  name: string;
  queryKey: string;
  session: number;
  /** When the last page was read, in milliseconds since 1970. */
  readAt: number;
  /** Pages of other versions of the query, shown where those of this one are not there. */
  earlier: Loaded<Row>['pages'];
};

/** The rows of a list, read a page at a time as they come into sight; all is read again when the query, the caller or the dataset changes. */
export function usePagedRows<Query, Row, Facets = unknown>(reading: Reading<Query, Row, Facets>): PagedRows<Row, Facets> {
  const { query, version = '', pageSize, read, keepsRows = false } = reading;
  const queryKey = JSON.stringify({ query, pageSize });
  const name = JSON.stringify([queryKey, version, useQueryVersion()]);
  const session = useSession((state) => state.version);
  const [last, setLast] = useState<Shown<Row, Facets>>();
  const pages = useMemo(() => {
    const [key] = JSON.parse(name) as [string];
    const { query: listQuery } = JSON.parse(key) as { query?: Query };
    if (listQuery === undefined) return undefined;
    return openPages<Row, Facets>({
      pageSize,
      read: (page, signal) => read(listQuery, page, signal),
      publish: (loaded) =>
        setLast((last) => {
          const before = last?.queryKey === key && last.session === session ? last : undefined;
          const { problem, total } = loaded;
          const own = { ...loaded, name, queryKey: key, session };
          if (problem === undefined || problem.isRefusal || total !== undefined || before?.total === undefined)
            return { ...own, readAt: readClock(), earlier: keepsRows && before ? allOf(before) : new Map() };
          // Where the server does not answer again, what it answered before stays.
          problem.answeredAt = before.readAt;
          return { ...own, total: before.total, facets: before.facets, readAt: before.readAt, earlier: allOf(before) };
        }),
    });
  }, [name, pageSize, read, keepsRows, session]);
  useEffect(() => {
    pages?.begin();
    return () => pages?.close();
  }, [pages]);

  const isCurrent = last?.name === name;
  const shown = isCurrent || keepsRows ? last : undefined;
  return {
    total: shown?.total,
    facets: shown?.queryKey === queryKey ? shown.facets : undefined,
    at: (row) => {
      const page = pageOf(row, pageSize);
      return (shown?.pages.get(page) ?? shown?.earlier.get(page))?.[row % pageSize];
    },
    want: pages?.want ?? nothing,
    problem: isCurrent ? last.problem : undefined,
    retry: pages?.retry ?? nothing,
    isBusy: !isCurrent,
    isOfBefore: shown !== undefined && shown.queryKey !== queryKey,
    name,
  };
}

const nothing = (): void => undefined;
const allOf = <Row>({ earlier, pages }: Shown<Row, unknown>): Loaded<Row>['pages'] => new Map([...earlier, ...pages]);

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

/** `facets`: counts over the whole list, where an answer has them. */
type Page<Row, Facets = unknown> = { totalCount: number; items: readonly Row[]; facets?: Facets };

/** These have been read so far. */
export type Loaded<Row, Facets = unknown> = {
  /** Rows that match; undefined before the first answer. */
  total: number | undefined;
  /** Keys are numbers of pages, from 1. */
  pages: ReadonlyMap<number, readonly Row[]>;
  problem: ApiProblem | undefined;
  /** The last page gave these. */
  facets: Facets | undefined;
};

type Pages = {
  /** Reads the first page unless rows were wanted already. */
  begin: () => void;
  /** Reads the missing rows from `first` to `last`, and aborts requests that are no longer needed. */
  want: (first: number, last: number) => void;
  /** Reads the visible rows that failed again. */
  retry: () => void;
  /** It aborts all requests. */
  close: () => void;
};

/** This many rows take a few megabytes. */
const MOST_ROWS = 8_000;

type PageReading<Row, Facets> = {
  pageSize: number;
  read: (page: number, signal: AbortSignal) => Promise<Page<Row, Facets>>;
  /** Called when a page or a problem has come. */
  publish: (loaded: Loaded<Row, Facets>) => void;
};

/**
 * Reads a list a page at a time as it comes into sight. Promise: rows of different answers to the query are never shown together:
 * a page with another total was read from other data, and everything is read again.
 */
export function openPages<Row, Facets = unknown>({ pageSize, read, publish }: PageReading<Row, Facets>): Pages {
  const pages = new Map<number, readonly Row[]>();
  const onTheirWay = new Map<number, AbortController>();
  let inSight: [first: number, last: number] | undefined;
  let total: number | undefined;
  let problem: ApiProblem | undefined;
  let facets: Facets | undefined;

  const wanted = (): number[] => (inSight === undefined ? [] : pagesOf(...inSight, total, pageSize));

  const take = (number: number, page: Page<Row, Facets>): void => {
    const { totalCount, items } = page;
    facets = page.facets;
    const isOfOtherData = total !== undefined && total !== totalCount;
    if (isOfOtherData) pages.clear();
    total = totalCount;
    problem = undefined;
    pages.set(number, items);
    for (const dropped of droppedOf(pages.keys(), wanted(), MOST_ROWS / pageSize)) pages.delete(dropped);
    if (isOfOtherData) readWanted();
  };

  const readPage = async (page: number): Promise<void> => {
    const giveUp = new AbortController();
    onTheirWay.set(page, giveUp);
    try {
      const answer = await read(page, giveUp.signal);
      if (!giveUp.signal.aborted) take(page, answer);
    } catch (thrown) {
      if (!giveUp.signal.aborted) problem = problemFrom(thrown);
    }
    if (onTheirWay.get(page) === giveUp) onTheirWay.delete(page);
    if (!giveUp.signal.aborted) publish({ total, pages: new Map(pages), problem, facets });
  };

  const readWanted = (): void => {
    const now = wanted();
    for (const [page, giveUp] of onTheirWay) {
      if (now.includes(page)) continue;
      giveUp.abort();
      onTheirWay.delete(page);
    }
    for (const page of now) if (!pages.has(page) && !onTheirWay.has(page)) void readPage(page);
  };

  const want = (first: number, last: number): void => {
    inSight = [first, last];
    readWanted();
  };
  return {
    begin: () => {
      if (inSight === undefined) want(0, 0);
    },
    want,
    retry: readWanted,
    close: () => {
      for (const giveUp of onTheirWay.values()) giveUp.abort();
      onTheirWay.clear();
      // A page that is opened again starts as a new one.
      inSight = undefined;
    },
  };
}

/** Returns the page that has a row: rows count from 0, pages from 1 as in the API. */
export const pageOf = (row: number, pageSize: number): number => Math.floor(row / pageSize) + 1;

/** The pages of rows `first` to `last`, both included, of a list that may be known to end before. Empty where no row is in sight. */
export function pagesOf(first: number, last: number, total: number | undefined, pageSize: number): number[] {
  const end = total === undefined ? last : Math.min(last, total - 1);
  if (end < first) return [];
  const from = pageOf(first, pageSize);
  return Array.from({ length: pageOf(end, pageSize) - from + 1 }, (_, index) => from + index);
}

/** The pages that are dropped so that `most` remain: those farthest from what is in sight. */
export function droppedOf(pages: Iterable<number>, wanted: readonly number[], most: number): number[] {
  const [first = 1] = wanted;
  const away = (page: number): number => Math.abs(page - first);
  return [...pages]
    .filter((page) => !wanted.includes(page))
    .toSorted((a, b) => away(a) - away(b))
    .slice(Math.max(0, most - wanted.length));
}
