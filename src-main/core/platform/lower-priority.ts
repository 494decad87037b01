import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** This is low enough to stay out of the way of other threads; a lower priority gains them nothing. */
const NICE = 10;

/**
 * Makes the calling worker thread yield to the threads that answer requests when there are too few processors. Only Linux
 * has a priority per thread (setpriority(2)); elsewhere it would slow the whole process, so nothing is done there.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux' || isMainThread) return;
  lower();
}

/** The same for a process that works for another one: every thread that it has, and will have. */
export function lowerPriorityOfProcess(): void {
  if (process.platform !== 'linux') return lower();
  for (const thread of readdirSync('/proc/self/task')) lower(Number(thread));
}

function lower(thread = 0): void {
  try {
    if (getPriority(thread) < NICE) setPriority(thread, NICE);
  } catch {
    // A sandbox may forbid it; the work gets done all the same.
  }
}
