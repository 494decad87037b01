/**
 * What can wait until the disk has room. Promise: it is tried at once, and every second until there is room for it, in its order, without a restart; what is
 * stored is answered meanwhile.
 */
import { faultBehind } from '../reasons/system-faults.ts';
import type { Log } from './log.ts';
import { realTimer, type Timer } from './timer.ts';

const EVERY_MS = 1_000;

/** Throws what a full disk makes, or answers false, for as long as there is too little room. */
type Work = () => unknown;

export type OnceRoom = {
  /** Throws whatever else the first try throws. Answers how to give it up. */
  do(work: Work): () => void;
  stop(): void;
};

export function openOnceRoom({ log, timer = realTimer }: { log?: Log | undefined; timer?: Timer } = {}): OnceRoom {
  const waiting = new Set<Work>();
  let leave: (() => void) | undefined;

  function isDone(work: Work): boolean {
    try {
      return work() !== false;
    } catch (error) {
      if (faultBehind(error) !== 'diskFull') throw error;
      return false;
    }
  }

  function look(): void {
    leave = undefined;
    for (const work of waiting) {
      try {
        if (!isDone(work)) break;
      } catch (error) {
        log?.error('what had waited for room on the disk failed', { error });
      }
      waiting.delete(work);
    }
    if (waiting.size > 0) leave = timer.after(EVERY_MS, look);
  }

  return {
    do(work) {
      if (!isDone(work)) {
        if (waiting.size === 0) log?.warn('the disk is full: answering from what is stored, and storing nothing');
        waiting.add(work);
        leave ??= timer.after(EVERY_MS, look);
      }
      return () => void waiting.delete(work);
    },
    stop() {
      leave?.();
      waiting.clear();
    },
  };
}
