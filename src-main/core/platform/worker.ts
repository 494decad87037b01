/**
 * Starts worker threads. Promise: a caller waiting for a result gets it, the Refusal that the worker sent, the error that ended it, or an
 * error saying that it ended without one; nothing waits forever. `worker-task.ts` is the other side.
 */
import { Worker } from 'node:worker_threads';
import { EndedWithoutResult, openResults, type Listeners } from './worker-results.ts';
import type { Refused, Stoppable } from './worker-task.ts';

export type WorkerOptions<Message> = Listeners<Message> & {
  /** Name of its file without the ending, and import.meta.url of the caller: both are in one folder in the sources, all are flat in the bundle. */
  name: string;
  caller: string;
  /** It is plain data, for it crosses a thread. */
  task: unknown;
  /** It says what the worker does, for the error when it ends without a result: `The import`. */
  what: string;
  /** They are the largest heap and the largest young generation, in megabytes. */
  heapMb: number;
  youngHeapMb?: number;
  /** Someone waits for its result, so that it keeps the priority of the threads that answer requests. */
  isAwaited?: boolean;
};

const loading = new Set<Promise<void>>();

/** Resolves once no thread is loading its modules: a process that ends before is aborted. */
export async function threadsLoaded(): Promise<void> {
  await Promise.all(loading);
}

export function startWorker<Message extends { kind: string }>(options: WorkerOptions<Message>) {
  const { what } = options;
  const worker = openThread({ ...options, entry: entryOf(options) });
  const results = openResults<Message>(options);
  const exited = Promise.withResolvers<void>();
  const loaded = Promise.withResolvers<void>();
  loading.add(loaded.promise);
  let isStoppable = false;
  let isToStop = false;

  function hasLoaded(): void {
    loading.delete(loaded.promise);
    loaded.resolve();
  }

  worker.on('message', (message: Message | Refused | Stoppable) => {
    if (!isStoppableNow(message)) return results.receive(message);
    isStoppable = true;
    hasLoaded();
    if (isToStop) void worker.terminate();
  });
  worker.on('error', results.fail);
  worker.on('exit', (code) => {
    results.fail(new EndedWithoutResult(what, code));
    hasLoaded();
    exited.resolve();
  });
  return {
    result: results.result,
    send: (message: unknown): void => worker.postMessage(message),
    /** Ends it whatever it is doing; a thread that is still loading its modules as soon as it has them. */
    stop: (): void => {
      isToStop = true;
      if (isStoppable) void worker.terminate();
    },
    /** Resolves when it is gone, however it ended. */
    exited: exited.promise,
  };
}

export type RunningWorker<Message extends { kind: string }> = ReturnType<typeof startWorker<Message>>;

/** Plain data: a process may open the thread in place of the one that wants it. */
export type Thread = {
  entry: URL | string;
  task: unknown;
  heapMb: number;
  youngHeapMb?: number | undefined;
  isAwaited?: boolean | undefined;
};

export function openThread({ entry, task, heapMb, youngHeapMb }: Thread): Worker {
  const resourceLimits = {
    maxOldGenerationSizeMb: heapMb,
    ...(youngHeapMb !== undefined && { maxYoungGenerationSizeMb: youngHeapMb }),
  };
  return new Worker(new URL(entry), { workerData: task, resourceLimits });
}

export const isStoppableNow = (message: { kind: string }): message is Stoppable => message.kind === 'stoppable';

export function entryOf({ name, caller }: { name: string; caller: string }): URL {
  // A bundler would treat a literal second argument as an asset.
  return new URL(['.', `${name}${caller.endsWith('.ts') ? '.ts' : '.js'}`].join('/'), caller);
}
