/**
 * Worker threads from the starting side. Promise: a caller waiting for a result gets it, the Refusal that the worker sent, the error
 * that ended it, or an error saying that it ended without one; nothing waits forever. `worker-task.ts` is the other side.
 */
import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import type { Refused, Stoppable } from './worker-task.ts';

export type WorkerOptions<Message> = {
  /** Name of its file without the ending, and import.meta.url of the caller: both are in one folder in the sources, all are flat in the bundle. */
  name: string;
  beside: string;
  /** Plain data; it crosses a thread. */
  task: unknown;
  /** What it does, for the error when it ends without a result: `The import`. */
  what: string;
  /** Largest heap, and largest young generation, in megabytes. */
  heapMb: number;
  youngHeapMb?: number;
  /** Called with every message other than the result. */
  onProgress?: (progress: Extract<Message, { kind: 'progress' }>) => void;
  /** Hears every message instead, of a thread that answers one task after the other. */
  onMessage?: (message: Message) => void;
};

export type RunningWorker<Message extends { kind: string }> = {
  /** The first message of this kind, including one that has already arrived. */
  result<Kind extends Message['kind']>(kind: Kind): Promise<Extract<Message, { kind: Kind }>>;
  send(message: unknown): void;
  /** Ends the thread whatever it is doing; one that is still loading its modules as soon as it has them. */
  stop(): void;
  /** Resolves when the thread is gone, however it ended. */
  exited: Promise<void>;
};

const loading = new Set<Promise<void>>();

/** Resolves once no thread is loading its modules: a process that ends before is aborted. */
export async function threadsLoaded(): Promise<void> {
  await Promise.all(loading);
}

export function startWorker<Message extends { kind: string }>(options: WorkerOptions<Message>): RunningWorker<Message> {
  const { task, what, heapMb, youngHeapMb, onProgress, onMessage } = options;
  const worker = new Worker(entryOf(options), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, ...(youngHeapMb !== undefined && { maxYoungGenerationSizeMb: youngHeapMb }) },
  });
  const results = new Map<string, PromiseWithResolvers<Message>>();
  const exited = Promise.withResolvers<void>();
  let failure: { reason: unknown } | undefined;
  const loaded = Promise.withResolvers<void>();
  loading.add(loaded.promise);
  let isStoppable = false;
  let isToStop = false;

  function resultOf(kind: string): PromiseWithResolvers<Message> {
    let result = results.get(kind);
    if (result) return result;
    result = Promise.withResolvers<Message>();
    // A thread stopped before its result was asked for must not cause an unhandled rejection.
    result.promise.catch(() => undefined);
    results.set(kind, result);
    if (failure) result.reject(failure.reason);
    return result;
  }
  function hasLoaded(): void {
    loading.delete(loaded.promise);
    loaded.resolve();
  }
  function fail(reason: unknown): void {
    failure ??= { reason };
    for (const { reject } of results.values()) reject(failure.reason);
  }

  worker.on('message', (message: Message | Refused | Stoppable) => {
    if (isStoppableNow(message)) {
      isStoppable = true;
      hasLoaded();
      if (isToStop) void worker.terminate();
    } else if (isRefused(message)) fail(new Refusal(message.code, message.about));
    else if (onMessage) onMessage(message);
    else if (message.kind === 'progress') onProgress?.(message as Extract<Message, { kind: 'progress' }>);
    else resultOf(message.kind).resolve(message);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => {
    fail(new Error(`${what} ended without a result (exit code ${code}).`));
    hasLoaded();
    exited.resolve();
  });
  return {
    result: (kind) => resultOf(kind).promise as Promise<Extract<Message, { kind: typeof kind }>>,
    send: (message) => worker.postMessage(message),
    stop: () => {
      isToStop = true;
      if (isStoppable) void worker.terminate();
    },
    exited: exited.promise,
  };
}

const isStoppableNow = (message: { kind: string }): message is Stoppable => message.kind === 'stoppable';
const isRefused = (message: { kind: string }): message is Refused => message.kind === 'refused';

function entryOf({ name, beside }: { name: string; beside: string }): URL {
  // A bundler would treat a literal second argument as an asset.
  return new URL(['.', `${name}${beside.endsWith('.ts') ? '.ts' : '.js'}`].join('/'), beside);
}
