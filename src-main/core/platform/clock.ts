/**
 * This is the only place in the core that reads the time. Code that needs the time of day is given a `clock`; durations are measured by
 * `steadyMs`, which no change of the system time affects.
 */

/** The system's time is the default of every `clock`. */
export const systemClock = (): Date => new Date();

/** Durations, waits and limits are measured by these milliseconds, which only ever grow from an arbitrary origin. */
export const steadyMs = (): number => performance.now();

/** Starts measuring; each call returns the seconds since then, to the millisecond. */
export function startStopwatch(): () => number {
  const begin = steadyMs();
  return () => Math.round(steadyMs() - begin) / 1000;
}

/** Time and timers; tests advance them by hand. */
export type Timer = {
  /** Returns milliseconds that only ever grow. */
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
