/**
 * Worker threads, seen from the thread that starts them. Promise: who waits for a result gets it, the Refusal that the worker sent, the error
 * that ended it, or an error that says that it ended without one; nothing waits for ever. `worker-task.ts` is the other side.
 */
import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import type { Refused } from './worker-task.ts';

export type WorkerOptions<Message> = {
  /** Name of its file without the ending, and import.meta.url of the caller: in the sources the two lie in one folder, in the bundle all are flat. */
  name: string;
  beside: string;
  /** Plain data; it crosses a thread. */
  task: unknown;
  /** What it does, for the error when it ends without a result: `The import`. */
  what: string;
  /** Most memory of its heap, and of the young part of it, in megabytes. */
  heapMb: number;
  youngHeapMb?: number;
  /** Hears every message that is no result. */
  onProgress?: (progress: Extract<Message, { kind: 'progress' }>) => void;
  /** Hears every message instead, of a thread that answers one task after the other. */
  onMessage?: (message: Message) => void;
};

export type RunningWorker<Message extends { kind: string }> = {
  /** The first message of this kind, also one that came before. */
  result<Kind extends Message['kind']>(kind: Kind): Promise<Extract<Message, { kind: Kind }>>;
  send(message: unknown): void;
  /** Ends the thread at once, wherever it is. */
  stop(): void;
  /** Resolves when the thread is gone, however it ended. */
  exited: Promise<void>;
};

export function startWorker<Message extends { kind: string }>(options: WorkerOptions<Message>): RunningWorker<Message> {
  const { task, what, heapMb, youngHeapMb, onProgress, onMessage } = options;
  const worker = new Worker(entryOf(options), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, ...(youngHeapMb !== undefined && { maxYoungGenerationSizeMb: youngHeapMb }) },
  });
  const results = new Map<string, PromiseWithResolvers<Message>>();
  const exited = Promise.withResolvers<void>();
  let failure: { reason: unknown } | undefined;

  function resultOf(kind: string): PromiseWithResolvers<Message> {
    let result = results.get(kind);
    if (result) return result;
    result = Promise.withResolvers<Message>();
    // A thread that is stopped before anything asks for its result has failed for no caller.
    result.promise.catch(() => undefined);
    results.set(kind, result);
    if (failure) result.reject(failure.reason);
    return result;
  }
  function fail(reason: unknown): void {
    failure ??= { reason };
    for (const { reject } of results.values()) reject(failure.reason);
  }

  worker.on('message', (message: Message | Refused) => {
    if (isRefused(message)) fail(refusalOf(message));
    else if (onMessage) onMessage(message);
    else if (message.kind === 'progress') onProgress?.(message as Extract<Message, { kind: 'progress' }>);
    else resultOf(message.kind).resolve(message);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => {
    fail(new Error(`${what} ended without a result (exit code ${code}).`));
    exited.resolve();
  });
  return {
    result: (kind) => resultOf(kind).promise as Promise<Extract<Message, { kind: typeof kind }>>,
    send: (message) => worker.postMessage(message),
    stop: () => void worker.terminate(),
    exited: exited.promise,
  };
}

const isRefused = (message: { kind: string }): message is Refused => message.kind === 'refused';

const refusalOf = ({ code, message, reasons, details }: Refused): Refusal =>
  new Refusal(code, { message, ...(reasons && { reasons }), ...(details && { details }) });

function entryOf({ name, beside }: { name: string; beside: string }): URL {
  // A bundler would take a literal second argument for an asset of its own.
  return new URL(['.', `${name}${beside.endsWith('.ts') ? '.ts' : '.js'}`].join('/'), beside);
}
