/**
 * Listings worked out on a thread of their own. Promise: an answer or a refusal within the time budget, waiting included; a bounded number
 * waits; the same listing asked for again meanwhile is worked out once.
 */
import { steadyMs } from '#core/platform/clock.ts';
import { startWorker, type RunningWorker } from '#core/platform/worker.ts';
import { Refusal } from '#core/refusal.ts';
import type { ListingMessage, ListingTask } from './listing-messages.ts';

/** From the request to the last row. */
const BUDGET_MS = 5_000;
const MAX_WAITING = 16;
/** A million row numbers are 4 MB, and as objects ten times that. */
const MOST_HEAP_MB = 500;
const RETRY_AFTER_S = 5;

type Asked = Omit<ListingTask, 'ms'>;
type Job = { task: Asked; until: number; result: PromiseWithResolvers<Uint32Array | undefined> };

export type Apart = {
  /** Undefined where the path holds another dataset by now. Rejects with `queryTooDear` beyond the budget, `tooManyQueries` when too many wait. */
  rows(task: Asked): Promise<Uint32Array | undefined>;
  stop(): void;
};

export function openApart({ budgetMs = BUDGET_MS }: { budgetMs?: number } = {}): Apart {
  const waiting: Job[] = [];
  const underWay = new Map<string, Promise<Uint32Array | undefined>>();
  let worker: RunningWorker<ListingMessage> | undefined;
  let current: Job | undefined;
  const state = { isStopped: false };

  const tooDear = () => new Refusal('queryTooDear', { retryAfterSeconds: RETRY_AFTER_S });

  function start(): RunningWorker<ListingMessage> {
    const started = startWorker<ListingMessage>({
      name: 'listing-worker',
      beside: import.meta.url,
      task: undefined,
      what: 'The listing',
      heapMb: MOST_HEAP_MB,
      onMessage: settle,
    });
    void started.result('failed').catch((error: unknown) => {
      if (worker !== started) return;
      worker = undefined;
      finish()?.reject(error);
      startNext();
    });
    return started;
  }

  function finish(): PromiseWithResolvers<Uint32Array | undefined> | undefined {
    const job = current;
    current = undefined;
    return job?.result;
  }

  function settle(message: ListingMessage): void {
    const result = finish();
    if (message.kind === 'failed') result?.reject(new Error(message.error));
    else if (message.isOver) result?.reject(tooDear());
    else result?.resolve(message.rows);
    startNext();
  }

  function startNext(): void {
    while (!current && !state.isStopped) {
      const job = waiting.shift();
      if (!job) return;
      const ms = job.until - steadyMs();
      if (ms <= 0) {
        job.result.reject(tooDear());
        continue;
      }
      current = job;
      worker ??= start();
      worker.send({ ...job.task, ms } satisfies ListingTask);
    }
  }

  return {
    rows(task) {
      const name = JSON.stringify(task);
      const same = underWay.get(name);
      if (same) return same;
      if (waiting.length >= MAX_WAITING) return Promise.reject(new Refusal('tooManyQueries', { retryAfterSeconds: RETRY_AFTER_S }));
      const result = Promise.withResolvers<Uint32Array | undefined>();
      underWay.set(name, result.promise);
      const forget = () => void underWay.delete(name);
      result.promise.then(forget, forget);
      waiting.push({ task, until: steadyMs() + budgetMs, result });
      startNext();
      return result.promise;
    },
    stop() {
      state.isStopped = true;
      for (const { result } of [...(current ? [current] : []), ...waiting.splice(0)]) result.reject(tooDear());
      worker?.stop();
    },
  };
}
