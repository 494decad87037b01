/** Spaces requests to another server so that its limit is never reached; ten a second unless it announces more. */
import { steadyMs } from '#core/platform/clock.ts';

export type Pacer = {
  /** Resolves when the next request may go out; rejects when `signal` is aborted before. */
  turn(signal: AbortSignal): Promise<void>;
  /** Takes over the limit that the server announces (X-RateLimit-Limit, requests a minute). */
  learn(perMinute: number): void;
};

/** What the public service allows. */
const PER_SECOND = 10;
/** A server on the local network may allow far more than is needed; more than this only keeps it busy. */
const MOST_PER_SECOND = 50;
const SECONDS_A_MINUTE = 60;

type PacerOptions = {
  perSecond?: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  /** How to wait. */
  rest?: typeof wait;
};

export function openPacer({ perSecond = PER_SECOND, now = steadyMs, rest = wait }: PacerOptions = {}): Pacer {
  let gapMs = 1000 / perSecond;
  let freeAt = -Infinity;
  return {
    async turn(signal) {
      signal.throwIfAborted();
      const time = now();
      const at = Math.max(time, freeAt);
      freeAt = at + gapMs;
      await rest(at - time, signal);
    },
    learn(perMinute) {
      const announced = perMinute / SECONDS_A_MINUTE;
      if (announced > perSecond) gapMs = 1000 / Math.min(announced, MOST_PER_SECOND);
    },
  };
}

/** Rejects with the signal's reason when it is aborted before `ms` have passed. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
