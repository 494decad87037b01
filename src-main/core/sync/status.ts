/**
 * The status says what the sync is doing, for queries and for listeners. Listeners get at most five changes a second, and always the last.
 */
import type { SyncStatus } from '#contract/sync/sync.ts';
import type { Timer } from '../platform/clock.ts';
import { openListeners } from '../listeners.ts';

const TELL_EVERY_MS = 200;

/** `finishedAt` is the end of the last run of an earlier process, as far as known. */
export function openStatus({ timer, finishedAt }: { timer: Timer; finishedAt: string | null }) {
  const listeners = openListeners<[SyncStatus]>();
  let status: SyncStatus = {
    state: 'idle',
    network: 'unknown',
    source: null,
    step: null,
    outcome: null,
    finishedAt,
    nextAt: null,
    nextAttempt: 'notPlanned',
  };
  let toldAt = -Infinity;
  let leave: (() => void) | undefined;

  function tell(): void {
    leave = undefined;
    toldAt = timer.now();
    listeners.emit(status);
  }

  return {
    get: (): SyncStatus => status,
    change(patch: Partial<SyncStatus>): void {
      status = { ...status, ...patch };
      if (leave) return;
      const wait = toldAt + TELL_EVERY_MS - timer.now();
      if (wait <= 0) tell();
      else leave = timer.after(wait, tell);
    },
    onChange: listeners.on,
    stop: (): void => leave?.(),
  };
}
