/** A worker thread, seen from inside: its task, its messages, and the Refusal that ends it. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { Reason } from '#contract/reasons.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';
import { steadyMs } from './clock.ts';
import { lowerPriority } from './lower-priority.ts';

/** A Refusal as plain data: an error that crosses a thread loses what is its own. */
export type Refused = {
  kind: 'refused';
  code: RefusalCode;
  message: string;
  reasons: readonly Reason[] | undefined;
  details: readonly string[] | undefined;
};

/** Progress goes out at most this often; every message costs the server a turn of its loop. */
const PROGRESS_EVERY_MS = 100;

/**
 * Does the task that the thread was started with, behind the threads that answer requests; not where it holds locks that they may wait for: on a
 * busy machine a thread that stands back would keep them waiting. A Refusal reaches the starter as such; any other error is a defect and reaches
 * it as the worker's own.
 */
export async function doTask<Task>(work: (task: Task) => void | Promise<void>, locks?: 'holdsLocks'): Promise<void> {
  if (locks === undefined) lowerPriority();
  try {
    await work(workerData as Task);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, reasons, details } = error;
    send<Refused>({ kind: 'refused', code, message, reasons, details });
  }
}

/** `handedOver` is not copied: the thread that serves would wait for that. */
export function send<Message extends { kind: string }>(message: Message, handedOver: readonly ArrayBufferLike[] = []): void {
  parentPort?.postMessage(message, handedOver as ArrayBuffer[]);
}

/** The next message of the starter. */
export async function received<T>(): Promise<T> {
  if (!parentPort) throw new Error('This runs in a worker thread only.');
  const [message] = (await once(parentPort, 'message')) as [T];
  return message;
}

/** Sends progress, but no more than one of a step in a tenth of a second. */
export function openProgress<Message extends { kind: 'progress' }>(): (progress: Message, step?: string) => void {
  let last = { step: '', at: -Infinity };
  return (progress, step = '') => {
    const at = steadyMs();
    if (step === last.step && at - last.at < PROGRESS_EVERY_MS) return;
    last = { step, at };
    send(progress);
  };
}
