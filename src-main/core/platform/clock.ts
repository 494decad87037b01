/**
 * The only place in the core that reads the time. Code that needs the time of day is given a `clock`; durations are measured by `steadyMs`, which no
 * change of the system time affects.
 */

/** The system's time. Default of every `clock`. */
export const systemClock = (): Date => new Date();

/** Milliseconds that only ever grow, from an arbitrary origin: for durations, waits and limits. */
export const steadyMs = (): number => performance.now();

/** Starts measuring; each call returns the seconds since then, to the millisecond. */
export function startStopwatch(): () => number {
  const begin = steadyMs();
  return () => Math.round(steadyMs() - begin) / 1000;
}
