/**
 * Finds out how an import changes the remembered briefings. Promise: once after each import, or after several that come meanwhile; the
 * briefings are made on their own thread, after those that a user waits for, and only the few figures of those that differ are written
 * here.
 */
import type { Log } from '#core/platform/log.ts';
import type { WritePriority } from '#core/platform/write-priority.ts';
import { Refusal } from '#core/refusal.ts';
import type { Briefings } from './briefings.ts';
import type { BriefingMemory, Watched } from './memory.ts';

/** Briefings that are made again after an import, the last made ones: each takes up to half a second. */
const MOST_WATCHED = 100;

type Parts = {
  briefings: Briefings;
  memory: BriefingMemory;
  log: Log;
  writePriority: WritePriority;
  /** Some remembered briefing differs in another way than before. */
  onChanged: () => void;
};

export function openBriefingWatch({ briefings, memory, log, writePriority, onChanged }: Parts) {
  let looking: Promise<void> | undefined;
  const state = { isDue: false, isStopping: false };

  /** Tells whether it differs in another way than before. */
  async function look({ routeId, made, plan, userId }: Watched): Promise<boolean> {
    try {
      const last = await briefings.compare({ plan, userId, routeId });
      return last?.made === made && !state.isStopping && writePriority.first(() => memory.conclude({ routeId, made }, last));
    } catch (error) {
      // Its places are no longer in the data, or its waypoints are gone; the route itself says so.
      if (!(error instanceof Refusal) && !state.isStopping)
        log.warn('a remembered briefing could not be compared with what was imported', { routeId, error: String(error) });
      return false;
    }
  }

  async function lookUntilDone(): Promise<void> {
    while (state.isDue && !state.isStopping) {
      state.isDue = false;
      let isChanged = false;
      for (const one of memory.watched().slice(0, MOST_WATCHED)) {
        if (state.isStopping) break;
        isChanged = (await look(one)) || isChanged;
      }
      if (isChanged) onChanged();
    }
    looking = undefined;
  }

  return {
    /** Stored NOTAMs are other than before. Returns at once. */
    look(): void {
      if (state.isStopping || !memory.isAnyWatched()) return;
      state.isDue = true;
      looking ??= lookUntilDone();
    },
    /** Resolves when nothing is under way. */
    settled: async (): Promise<void> => looking,
    async stop(): Promise<void> {
      state.isStopping = true;
      await looking;
    },
  };
}
