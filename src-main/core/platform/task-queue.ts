/**
 * Runs tasks one after the other on a separate worker, which is started with the first and stays for a while, warm for the next. Promise: a
 * bounded number waits, strangers after users; a task that takes too long is ended with its worker, and the next has another.
 */
import { Refusal } from '../refusal.ts';
import type { RunningWorker } from './worker.ts';
import type { TaskAnswer } from './worker-task.ts';

/** The task is for this caller. */
export type By = 'user' | 'stranger';

type Options<Task, Done> = {
  /** It receives every answer. */
  start: (onMessage: (answer: TaskAnswer<Done>) => void) => RunningWorker<TaskAnswer<Done>>;
  /** One task may take so long. */
  longestMs: number;
  /** The worker is kept for so long after the last task. */
  keptMs: number;
  /** The queue has at most this many tasks at once, the one in progress among them. */
  most: Readonly<Record<By, number>>;
  /** Makes the error of a task whose worker was ended with `queryTooDear` for its time, or ended by itself; by default it is `error`. */
  lost?: (task: Task, error: unknown) => unknown;
};

type Job<Task, Done> = { task: Task; result: PromiseWithResolvers<Done>; limit?: NodeJS.Timeout };

const RETRY_AFTER_S = 5;
const tooDear = (): Refusal => new Refusal('queryTooDear', { retryAfterSeconds: RETRY_AFTER_S });

export function openTaskQueue<Task, Done>({ start, longestMs, keptMs, most, lost = (_task, error) => error }: Options<Task, Done>) {
  const waiting: Record<By, Job<Task, Done>[]> = { user: [], stranger: [] };
  const inHand: Record<By, number> = { user: 0, stranger: 0 };
  const ends = new Set<Promise<void>>();
  let worker: RunningWorker<TaskAnswer<Done>> | undefined;
  let current: Job<Task, Done> | undefined;
  let ending: NodeJS.Timeout | undefined;
  let isStopped = false;

  function begin(): RunningWorker<TaskAnswer<Done>> {
    const begun = start((answer) => {
      // What one that was ended has still sent is of a task that was refused.
      if (worker === begun) settle(answer);
    });
    ends.add(begun.exited);
    void begun.exited.then(() => ends.delete(begun.exited));
    void begun.result('done').catch((error: unknown) => {
      if (worker === begun) lose(error);
    });
    return begun;
  }

  function finish(): PromiseWithResolvers<Done> | undefined {
    const job = current;
    clearTimeout(job?.limit);
    current = undefined;
    return job?.result;
  }

  function settle(answer: TaskAnswer<Done>): void {
    const result = finish();
    if (answer.kind === 'done') result?.resolve(answer.done);
    else result?.reject(new Refusal(answer.code, answer.about));
    startNext();
  }

  function end(error: unknown): void {
    worker?.stop();
    worker = undefined;
    finish()?.reject(error);
    startNext();
  }

  function lose(error: unknown): void {
    end(current ? lost(current.task, error) : error);
  }

  function endLater(): void {
    clearTimeout(ending);
    ending = setTimeout(() => end(undefined), keptMs);
  }

  function startNext(): void {
    if (current || isStopped) return;
    const job = waiting.user.shift() ?? waiting.stranger.shift();
    if (!job) return worker && endLater();
    clearTimeout(ending);
    current = job;
    worker ??= begin();
    job.limit = setTimeout(() => lose(tooDear()), longestMs);
    worker.send(job.task);
  }

  return {
    /** Starts the worker, while its task is still being made. */
    prepare(): void {
      if (isStopped || worker) return;
      worker = begin();
      endLater();
    },
    /** Rejects with `tooManyQueries` when too many wait; else as the task does, beyond its time, or when stopped. `make` is called for a task that may wait. */
    async run(make: () => Task | Promise<Task>, by: By = 'user'): Promise<Done> {
      if (inHand[by] >= most[by]) throw new Refusal('tooManyQueries', { retryAfterSeconds: RETRY_AFTER_S });
      inHand[by]++;
      try {
        const task = await make();
        if (isStopped) throw tooDear();
        const result = Promise.withResolvers<Done>();
        waiting[by].push({ task, result });
        startNext();
        return await result.promise;
      } finally {
        inHand[by]--;
      }
    },
    /** Resolves when the worker is gone. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(ending);
      end(tooDear());
      for (const { result } of [...waiting.user.splice(0), ...waiting.stranger.splice(0)]) result.reject(tooDear());
      await Promise.all(ends);
    },
  };
}
