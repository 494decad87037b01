/**
 * Computes listings on a separate thread. Promise: a query gets an answer or a refusal within the time budget, waiting included; a bounded
 * number waits; the same listing requested again meanwhile is computed once.
 */
import { steadyMs } from '#core/platform/clock.ts';
import { openTaskQueue } from '#core/platform/task-queue.ts';
import { startWorker } from '#core/platform/worker.ts';
import type { ListingQuery, Table } from './matching-rows.ts';

/** `revision`: only of this dataset; after a swap the same path holds another. */
type Wanted = { path: string; table: Table; query: ListingQuery; revision?: string | undefined };
/** Plain data, which crosses a thread. `ms`: what is left of the budget. */
export type ListingTask = Wanted & { ms: number };
/** Undefined where the path holds another dataset by now. */
export type ListedRows = Uint32Array<ArrayBuffer> | undefined;

/** The time runs from the request to the last row. */
const BUDGET_MS = 5_000;
/** The thread ends a listing by itself; one that does not is ended with its thread. */
const LONGEST_MS = 4 * BUDGET_MS;
const KEPT_MS = 600_000;
/** It counts the one in progress, and those that wait for it. */
const MOST_IN_HAND = { user: 17, stranger: 0 };
/** A million row numbers are 4 MB, and as objects ten times that. */
const MOST_HEAP_MB = 500;

type Waiting = Wanted & { until: number };
const inTime = ({ until, ...wanted }: Waiting): ListingTask => ({ ...wanted, ms: until - steadyMs() });

export function openApart({ budgetMs = BUDGET_MS }: { budgetMs?: number } = {}) {
  const inHand = new Map<string, Promise<ListedRows>>();
  const queue = openTaskQueue<Waiting, ListedRows>({
    start: (onMessage) => {
      const caller = import.meta.url;
      const worker = startWorker({ name: 'listing-worker', caller, task: undefined, what: 'The listing', heapMb: MOST_HEAP_MB, onMessage });
      // Each thread counts its milliseconds from its own start.
      return { ...worker, send: (task) => worker.send(inTime(task as Waiting)) };
    },
    longestMs: LONGEST_MS,
    keptMs: KEPT_MS,
    most: MOST_IN_HAND,
  });

  return {
    /** Rejects with `queryTooDear` beyond the budget, `tooManyQueries` when too many wait. */
    rows(wanted: Wanted): Promise<ListedRows> {
      const name = JSON.stringify(wanted);
      const same = inHand.get(name);
      if (same) return same;
      const result = queue.run(() => ({ ...wanted, until: steadyMs() + budgetMs })).finally(() => inHand.delete(name));
      inHand.set(name, result);
      return result;
    },
    stop: queue.stop,
  };
}

export type Apart = ReturnType<typeof openApart>;
