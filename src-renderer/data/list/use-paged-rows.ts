import { useEffect, useMemo, useState } from 'react';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { useQueryVersion } from '#renderer/data/api/use-query.ts';
import { pageOf } from './page-window.ts';
import { openPages, type Loaded, type Page } from './pages.ts';

/** Milliseconds that the visible rows must stay unchanged before they are read: a dragged scrollbar passes many pages. */
const REST = 60;

export type PagedRows<Row, Beside = unknown> = {
  /** All that match; undefined before the first answer. */
  total: number | undefined;
  /** What the answers to this query say besides; undefined until there is one. */
  beside: Beside | undefined;
  /** Undefined while its page is not there. */
  at: (row: number) => Row | undefined;
  want: (first: number, last: number) => void;
  problem: ApiProblem | undefined;
  /** Reads failed pages again. */
  retry: () => void;
  /** Whether the first answer is on its way. */
  isBusy: boolean;
  /** Whether the rows shown are those of another query than the one asked now. */
  isOfBefore: boolean;
  /** Identifies the list: it changes with the query and with its version. */
  name: string;
};

type Reading<Query, Row, Beside> = {
  /** Compared as JSON; undefined reads nothing. */
  query: Query | undefined;
  /** Reads the same query again when it changes. */
  version?: string;
  /** Rows of a page. */
  pageSize: number;
  /** Pass the same function at each call. */
  read: (query: Query, page: number, signal: AbortSignal) => Promise<Page<Row, Beside>>;
  /** Shows the previous rows until the first answer arrives. */
  keepsRows?: boolean;
};

type Shown<Row, Beside> = Loaded<Row, Beside> & {
  name: string;
  queryKey: string;
  /** Pages of other versions of the query, shown where those of this one are not there. */
  earlier: Loaded<Row>['pages'];
};

/** The rows of a list, read a page at a time as they come into sight; all is read again when the query, the caller or the dataset changes. */
export function usePagedRows<Query, Row, Beside = unknown>(reading: Reading<Query, Row, Beside>): PagedRows<Row, Beside> {
  const { query, version = '', pageSize, read, keepsRows = false } = reading;
  const queryKey = JSON.stringify({ query, pageSize });
  const name = JSON.stringify([queryKey, version, useQueryVersion()]);
  const [last, setLast] = useState<Shown<Row, Beside>>();
  const pages = useMemo(() => {
    const [key] = JSON.parse(name) as [string];
    const { query: asked } = JSON.parse(key) as { query?: Query };
    if (asked === undefined) return undefined;
    return openPages<Row, Beside>({
      pageSize,
      read: (page, signal) => read(asked, page, signal),
      publish: (loaded) =>
        setLast((before) => ({
          ...loaded,
          name,
          queryKey: key,
          earlier: keepsRows && before?.queryKey === key ? allOf(before) : new Map(),
        })),
    });
  }, [name, pageSize, read, keepsRows]);
  useEffect(() => {
    pages?.begin();
    return () => pages?.close();
  }, [pages]);

  const isCurrent = last?.name === name;
  const shown = isCurrent || keepsRows ? last : undefined;
  return {
    total: shown?.total,
    beside: shown?.queryKey === queryKey ? shown.beside : undefined,
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
