/**
 * Deletes NOTAMs by age while a process serves. Promise: it runs in no other process, and not while the machine's clock is in doubt; the
 * server answers between two small batches; what went is logged and can be restored.
 */
import type { SeenTime } from '#core/database/seen-time.ts';
import type { Log } from '#core/platform/log.ts';
import type { Notams } from '../notams.ts';
import type { Timer } from '#core/platform/clock.ts';

/** A start serves first. */
const FIRST_MS = 2_000;
const EVERY_MS = 900_000;
/** A batch takes a few milliseconds. */
const BATCH = 100;

type Parts = { notams: Notams; seenTime: SeenTime; timer: Timer; log: Log; onDeleted: () => void };

export function openDeletionByAge({ notams, seenTime, timer, log, onDeleted }: Parts) {
  let leave: (() => void) | undefined;
  let isJumpLogged = false;
  const isStarted = () => leave !== undefined;

  async function inBatches(batch: () => number): Promise<number> {
    let all = 0;
    for (let done = BATCH; done === BATCH && isStarted(); all += done) {
      done = batch();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return all;
  }

  async function look(): Promise<void> {
    leave = timer.after(EVERY_MS, start);
    const jump = seenTime.jump();
    if (jump && !isJumpLogged) log.warn(jump.text);
    isJumpLogged = jump !== undefined;
    if (!seenTime.isTrusted()) return;
    seenTime.note();
    const deleted = await inBatches(() => notams.expire(BATCH));
    const gone = await inBatches(() => notams.emptyBin(BATCH));
    if (deleted + gone === 0) return;
    log.info('NOTAMs deleted by age', { intoTheBin: deleted, outOfTheBin: gone });
    onDeleted();
  }

  function start(): void {
    look().catch((error: unknown) => log.error('deleting NOTAMs by age failed', { error }));
  }

  return {
    start: () => void (leave ??= timer.after(FIRST_MS, start)),
    stop(): void {
      leave?.();
      leave = undefined;
    },
  };
}
