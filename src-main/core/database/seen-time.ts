/**
 * Compares the machine's clock with the last time that this installation saw. Promise: what is deleted by age is deleted only while the
 * clock went on as clocks do; after a jump, forwards or back, not before the clock is right again or a source on another machine says the
 * same time.
 */
import type { Database } from 'better-sqlite3';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '../reasons/reason.ts';
import { openSetting } from './setting.ts';
import { withoutWaiting } from './without-waiting.ts';

const DAY_MS = 86_400_000;
/** A machine that was off for a weekend has not jumped; and what a source says may be as far from the clock. */
const PLAUSIBLE_MS = 2 * DAY_MS;
/** A clock that was set back by less is right again soon and needs no message. */
const TOLD_BACK_MS = DAY_MS;
const WRITE_EVERY_MS = 60_000;

export function openSeenTime(db: Database, clock: () => Date) {
  const seenAt = openSetting(db, 'clockSeenAt');

  /** The milliseconds are those since the time last seen; NaN where none was. */
  const sinceSeen = () => clock().getTime() - Date.parse(seenAt.get() ?? '');
  const isPlausible = (ms: number) => ms >= 0 && ms <= PLAUSIBLE_MS;

  return {
    /** Tells whether anything may be deleted by age now. */
    isTrusted: (): boolean => isPlausible(sinceSeen()),
    /** `clockMoved` with whole days, negative for back; undefined while the clock is where it is expected. */
    jump(): Reason | undefined {
      const ms = sinceSeen();
      if (Number.isNaN(ms) || (ms <= PLAUSIBLE_MS && ms >= -TOLD_BACK_MS)) return undefined;
      return reason('clockMoved', { days: Math.round(ms / DAY_MS) });
    },
    /** Remembers the time, unless the clock jumped. */
    note(): void {
      const ms = sinceSeen();
      if (!Number.isNaN(ms) && !(isPlausible(ms) && ms >= WRITE_EVERY_MS)) return;
      try {
        withoutWaiting(db, () => seenAt.set(clock().toISOString()));
      } catch {
        // The former time stays on a disk that is full, and where another writes; that deletes nothing.
      }
    },
    /** What another machine says the time is, or a date of data that was made there: where the clock agrees, it is right. */
    confirm(heard: Date): void {
      const now = clock();
      if (Math.abs(now.getTime() - heard.getTime()) <= PLAUSIBLE_MS) seenAt.set(now.toISOString());
    },
  };
}

export type SeenTime = ReturnType<typeof openSeenTime>;
