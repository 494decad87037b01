/** This is the inside of a worker thread: it runs the task, sends messages, and passes on the Refusal that ends it. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { Refusal, type RefusalAbout, type RefusalCode } from '../refusal.ts';
import { steadyMs } from './clock.ts';
import { lowerPriority } from './lower-priority.ts';

/** A Refusal crosses a thread as plain data: an error would lose its own properties. */
export type Refused = { kind: 'refused'; code: RefusalCode; about: RefusalAbout };

/** The thread may be ended from now on: ending one that is loading SQLite's addon ends the whole process (SIGABRT). */
export type Stoppable = { kind: 'stoppable' };

/** A worker that does one task after the other sends this of each; a Refusal ends its task alone. */
export type TaskAnswer<Done> = { kind: 'done'; done: Done } | { kind: 'declined'; code: RefusalCode; about: RefusalAbout };

/** Progress goes out at most this often; every message costs the server a turn of its loop. */
const PROGRESS_EVERY_MS = 100;

/**
 * Runs the thread's task at a lower priority than the threads that answer requests, unless it holds locks that they may wait for, or is awaited: on a busy
 * machine a thread of low priority would keep them, or someone, waiting. A Refusal reaches the starter as such; any other error is a defect and reaches it as the worker's own.
 */
export async function doTask<Task>(work: (task: Task) => void | Promise<void>, why?: 'holdsLocks' | 'isAwaited'): Promise<void> {
  if (why === undefined) lowerPriority();
  // The first database loads the addon.
  new Sqlite(':memory:').close();
  send<Stoppable>({ kind: 'stoppable' });
  try {
    await work(workerData as Task);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    send<Refused>({ kind: 'refused', code: error.code, about: error.about });
  }
}

/** Runs the thread for a queue of tasks (`task-queue.ts`). What `handedOver` gives of a result is transferred. */
export async function doTasks<Task, Done>(
  work: (task: Task) => Done | Promise<Done>,
  { handedOver = () => [], isAwaited = false }: { handedOver?: (done: Done) => readonly ArrayBufferLike[]; isAwaited?: boolean } = {},
): Promise<void> {
  await doTask(
    async () => {
      for (;;) {
        const task = await received<Task>();
        try {
          const done = await work(task);
          send<TaskAnswer<Done>>({ kind: 'done', done }, handedOver(done));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          send<TaskAnswer<Done>>({ kind: 'declined', code: error.code, about: error.about });
        }
      }
    },
    isAwaited ? 'isAwaited' : undefined,
  );
}

/** `handedOver` is transferred, not copied: copying would block the serving thread. */
export function send<Message extends { kind: string }>(message: Message, handedOver: readonly ArrayBufferLike[] = []): void {
  parentPort?.postMessage(message, handedOver as ArrayBuffer[]);
}

/** It resolves with the next message from the starter. */
export async function received<T>(): Promise<T> {
  if (!parentPort) throw new Error('This runs in a worker thread only.');
  const [message] = (await once(parentPort, 'message')) as [T];
  return message;
}

/** Sends progress, at most once per step in a tenth of a second. */
export function openProgress<Message extends { kind: 'progress' }>(): (progress: Message, step?: string) => void {
  let last = { step: '', at: -Infinity };
  return (progress, step = '') => {
    const at = steadyMs();
    if (step === last.step && at - last.at < PROGRESS_EVERY_MS) return;
    last = { step, at };
    send(progress);
  };
}
