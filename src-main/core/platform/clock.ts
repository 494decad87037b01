/**
 * The only place of the program's core that reads the time. What has a moment is given a `clock`; what lasts is measured by `steadyMs`, which no
 * change of the system's time moves.
 */

/** The system's time. Default of every `clock`. */
export const systemClock = (): Date => new Date();

/** Milliseconds that only ever grow, from a start that means nothing: for durations, waits and limits. */
export const steadyMs = (): number => performance.now();

/** Starts to measure; each call gives the seconds since then, to the millisecond. */
export function startStopwatch(): () => number {
  const begin = steadyMs();
  return () => Math.round(steadyMs() - begin) / 1000;
}
