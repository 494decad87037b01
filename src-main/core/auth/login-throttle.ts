/**
 * Stops guessing: ten failures a minute for one name, known or not. An attempt counts from its start, so that many at once can't
 * pass before the first has failed.
 */
import { LRUCache } from 'lru-cache';
import { Refusal } from '../refusal.ts';
import { fold } from '../text/fold.ts';

const FAILURES = 10;
const WINDOW_MS = 60_000;
/** Evicting one name with others needs this many derivations, far longer than the window. */
const MAX_NAMES = 10_000;
/** The longest possible name or address; what follows distinguishes no two users. */
const MAX_NAME = 254;

export function openLoginThrottle(clock: () => Date) {
  const attempts = new LRUCache<string, number[]>({ max: MAX_NAMES });

  return {
    /** Throws `tooManyLogins` with the seconds to wait. The attempt counts as failed until it is withdrawn. */
    begin(name: string): { withdraw(): void } {
      const key = fold(name.slice(0, MAX_NAME).trim());
      const now = clock().getTime();
      // A clock that was set back leaves times in the future, which must not lock anyone out.
      const recent = (attempts.get(key) ?? []).filter((time) => time <= now && now - time < WINDOW_MS);
      const oldest = recent[0];
      if (oldest !== undefined && recent.length >= FAILURES) {
        throw new Refusal('tooManyLogins', { retryAfterSeconds: Math.ceil((oldest + WINDOW_MS - now) / 1000) });
      }
      attempts.set(key, [...recent, now]);
      return {
        withdraw() {
          const times = attempts.get(key) ?? [];
          const index = times.lastIndexOf(now);
          if (index !== -1) attempts.set(key, times.toSpliced(index, 1));
        },
      };
    },
  };
}
