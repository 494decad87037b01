/**
 * A list that is read a page at a time as it comes into sight. Promise: rows of different answers to the question never stand together:
 * a page that tells another total was read from another dataset, and everything is asked anew.
 */
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { droppedOf, PAGE_SIZE, pageOf, pagesOf } from './page-window.ts';

type Page<Row> = { totalCount: number; items: readonly Row[] };

export type Pages<Row> = {
  /** Rows that match; undefined before the first answer. */
  total: () => number | undefined;
  /** Undefined while its page is not there. */
  at: (row: number) => Row | undefined;
  /** Asks for the rows from `first` to `last` that are not there, and gives up what is no longer wanted. */
  want: (first: number, last: number) => void;
  problem: () => ApiProblem | undefined;
  /** Asks once more for what is in sight and did not come. */
  again: () => void;
  /** Gives up all that is on its way. */
  close: () => void;
};

/** Pages kept: 8,000 rows are a few megabytes. */
const MOST_PAGES = 40;

/** `ask` reads a page, numbered from 1; `tell` is called when something has come. */
export function openPages<Row>(ask: (page: number, signal: AbortSignal) => Promise<Page<Row>>, tell: () => void): Pages<Row> {
  const pages = new Map<number, readonly Row[]>();
  const onTheirWay = new Map<number, AbortController>();
  let inSight: [first: number, last: number] = [0, 0];
  let total: number | undefined;
  let problem: ApiProblem | undefined;

  const take = (number: number, { totalCount, items }: Page<Row>): void => {
    const isOfAnotherSet = total !== undefined && total !== totalCount;
    if (isOfAnotherSet) pages.clear();
    total = totalCount;
    problem = undefined;
    pages.set(number, items);
    for (const page of droppedOf(pages.keys(), pagesOf(...inSight, total), MOST_PAGES)) pages.delete(page);
    if (isOfAnotherSet) wantInSight();
  };

  const read = async (page: number): Promise<void> => {
    const giveUp = new AbortController();
    onTheirWay.set(page, giveUp);
    try {
      const answer = await ask(page, giveUp.signal);
      if (!giveUp.signal.aborted) take(page, answer);
    } catch (thrown) {
      if (!giveUp.signal.aborted) problem = problemFrom(thrown);
    }
    if (onTheirWay.get(page) === giveUp) onTheirWay.delete(page);
    if (!giveUp.signal.aborted) tell();
  };

  const wantInSight = (): void => {
    const wanted = pagesOf(...inSight, total);
    for (const [page, giveUp] of onTheirWay) {
      if (wanted.includes(page)) continue;
      giveUp.abort();
      onTheirWay.delete(page);
    }
    for (const page of wanted) if (!pages.has(page) && !onTheirWay.has(page)) void read(page);
  };

  return {
    total: () => total,
    at: (row) => pages.get(pageOf(row))?.[row % PAGE_SIZE],
    want: (first, last) => {
      inSight = [first, last];
      wantInSight();
    },
    problem: () => problem,
    again: wantInSight,
    close: () => {
      for (const giveUp of onTheirWay.values()) giveUp.abort();
      onTheirWay.clear();
    },
  };
}
