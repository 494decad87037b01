/**
 * Notices what an import has made of the remembered briefings. Promise: once after each import, or after several that come meanwhile; the briefings are made on a thread
 * of their own and for a bounded time, and only the few figures of those that differ are written by the thread that serves.
 */
import { join } from 'node:path';
import type { Log } from '#core/platform/log.ts';
import type { Turns } from '#core/platform/turns.ts';
import { startWorker, type RunningWorker } from '#core/platform/worker.ts';
import type { BriefingMemory } from '../memory.ts';
import type { WatchMessage, WatchTask } from './made-again.ts';

const LONGEST_MS = 120_000;
const MOST_HEAP_MB = 500;

export type BriefingWatch = {
  /** Stored NOTAMs are other than before. Returns at once. */
  look(): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

type Parts = {
  dataDir: string;
  memory: BriefingMemory;
  clock: () => Date;
  log: Log;
  turns: Turns;
  /** Some remembered briefing differs in another way than before. */
  onChanged: () => void;
};

export function openBriefingWatch({ dataDir, memory, clock, log, turns, onChanged }: Parts): BriefingWatch {
  let worker: RunningWorker<WatchMessage> | undefined;
  let looking: Promise<void> | undefined;
  let isAsked = false;
  const stopping = { isAsked: false };

  async function lookOnce(): Promise<void> {
    const task: WatchTask = { state: join(dataDir, 'state.sqlite'), reference: join(dataDir, 'reference.sqlite'), now: clock().getTime() };
    const started = startWorker<WatchMessage>({
      name: 'briefing-watch-worker',
      beside: import.meta.url,
      task,
      what: 'Looking at briefings',
      heapMb: MOST_HEAP_MB,
    });
    worker = started;
    const limit = setTimeout(started.stop, LONGEST_MS);
    try {
      const { found } = await started.result('watched');
      const isChanged = stopping.isAsked ? [] : turns.first(() => found.map((one) => memory.conclude(one, one.differences)));
      if (isChanged.includes(true)) onChanged();
    } catch (error) {
      if (!stopping.isAsked) log.warn('remembered briefings could not be compared with what was imported', { error: String(error) });
    } finally {
      clearTimeout(limit);
      worker = undefined;
      await started.exited;
    }
  }

  async function lookUntilDone(): Promise<void> {
    while (isAsked && !stopping.isAsked) {
      isAsked = false;
      await lookOnce();
    }
    looking = undefined;
  }

  return {
    look() {
      if (stopping.isAsked || !memory.isAnyWatched()) return;
      isAsked = true;
      looking ??= lookUntilDone();
    },
    settled: async () => looking,
    async stop() {
      stopping.isAsked = true;
      worker?.stop();
      await looking;
    },
  };
}
