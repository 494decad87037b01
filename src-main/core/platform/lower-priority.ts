import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Low enough to stay out of the way of other threads; a lower priority gains them nothing. */
const NICE = 10;

/**
 * Makes the calling worker thread yield to the threads that answer requests when there are too few processors. Only Linux
 * has a priority per thread (setpriority(2)); elsewhere it would slow the whole process, so nothing is done there.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux' || isMainThread) return;
  try {
    if (getPriority() < NICE) setPriority(NICE);
  } catch {
    // A sandbox may forbid it; the work gets done all the same.
  }
}
