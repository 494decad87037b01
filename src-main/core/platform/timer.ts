import { steadyMs } from './clock.ts';

/** Time and timers; tests advance them by hand. */
export type Timer = {
  /** Milliseconds that only ever grow. */
  now(): number;
  /** Calls once after so many milliseconds; returns a function that cancels it. Does not keep the process alive. */
  after(ms: number, call: () => void): () => void;
};

export const realTimer: Timer = {
  now: steadyMs,
  after(ms, call) {
    const timeout = setTimeout(call, ms);
    timeout.unref();
    return () => clearTimeout(timeout);
  },
};
