/**
 * The machine may not allow something now, for it has no room, or not the right. Promise: it is tried at once, and every second until it is
 * done, in its order, without a restart; what is stored is answered meanwhile.
 */
import { faultBehind } from '../reasons/system-faults.ts';
import type { Log } from './log.ts';
import { realTimer } from './clock.ts';

const EVERY_MS = 1_000;

/** Throws what a full disk makes, or answers false, for as long as it is not done. */
type Work = () => unknown;

export function openRetries({ log }: { log?: Log | undefined } = {}) {
  const waiting = new Set<Work>();
  let leave: (() => void) | undefined;
  let isSaid = false;

  function isDone(work: Work): boolean {
    try {
      return work() !== false;
    } catch (error) {
      if (faultBehind(error) !== 'diskFull') throw error;
      if (!isSaid) log?.warn('the disk is full: answering from what is stored, and storing nothing', { error });
      isSaid = true;
      return false;
    }
  }

  function look(): void {
    leave = undefined;
    for (const work of waiting) {
      try {
        if (!isDone(work)) break;
      } catch (error) {
        log?.error('what the machine did not allow before failed', { error });
      }
      waiting.delete(work);
    }
    if (waiting.size > 0) leave = realTimer.after(EVERY_MS, look);
    else isSaid = false;
  }

  return {
    /** Throws whatever else the first try throws. Answers how to give it up. */
    do(work: Work): () => void {
      if (!isDone(work)) {
        waiting.add(work);
        leave ??= realTimer.after(EVERY_MS, look);
      }
      return () => void waiting.delete(work);
    },
    stop(): void {
      leave?.();
      waiting.clear();
    },
  };
}

export type Retries = ReturnType<typeof openRetries>;
