import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** As far back as a program steps that is in nobody’s way; further back brings the others nothing. */
const NICE = 10;

/**
 * Lets the worker thread that calls it wait for the threads that answer requests, where there are too few processors for all. Only Linux
 * gives threads a priority of their own (setpriority(2)); elsewhere it would hold the whole process back, so there nothing happens.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux' || isMainThread) return;
  try {
    if (getPriority() < NICE) setPriority(NICE);
  } catch {
    // A sandbox may forbid it; the work is the same.
  }
}
