/**
 * A list that is read a page at a time as it comes into sight. Promise: rows of different answers to the query are never shown together:
 * a page with another total was read from other data, and everything is read again.
 */
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { droppedOf, pagesOf } from './page-window.ts';

/** `beside`: what an answer says of the whole list besides. */
export type Page<Row, Beside = unknown> = { totalCount: number; items: readonly Row[]; beside?: Beside };

/** What has been read so far. */
export type Loaded<Row, Beside = unknown> = {
  /** Rows that match; undefined before the first answer. */
  total: number | undefined;
  /** By page, numbered from 1. */
  pages: ReadonlyMap<number, readonly Row[]>;
  problem: ApiProblem | undefined;
  /** Of the last page that came. */
  beside: Beside | undefined;
};

export type Pages = {
  /** Reads the first page unless rows were wanted already. */
  begin: () => void;
  /** Reads the missing rows from `first` to `last`, and aborts requests that are no longer needed. */
  want: (first: number, last: number) => void;
  /** Reads the visible rows that failed again. */
  retry: () => void;
  /** Aborts all requests. */
  close: () => void;
};

/** Rows kept: a few megabytes. */
const MOST_ROWS = 8_000;

type Reading<Row, Beside> = {
  /** Rows of a page. */
  pageSize: number;
  read: (page: number, signal: AbortSignal) => Promise<Page<Row, Beside>>;
  /** Called when a page or a problem has come. */
  publish: (loaded: Loaded<Row, Beside>) => void;
};

export function openPages<Row, Beside = unknown>({ pageSize, read, publish }: Reading<Row, Beside>): Pages {
  const pages = new Map<number, readonly Row[]>();
  const onTheirWay = new Map<number, AbortController>();
  let inSight: [first: number, last: number] | undefined;
  let total: number | undefined;
  let problem: ApiProblem | undefined;
  let beside: Beside | undefined;

  const wanted = (): number[] => (inSight === undefined ? [] : pagesOf(...inSight, total, pageSize));

  const take = (number: number, page: Page<Row, Beside>): void => {
    const { totalCount, items } = page;
    beside = page.beside;
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
    if (!giveUp.signal.aborted) publish({ total, pages: new Map(pages), problem, beside });
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
