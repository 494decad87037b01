/**
 * Computes when to retry: with growing pauses, so that a machine without a network is quiet, and with jitter, so that many machines do not
 * retry at once.
 */
const MS_A_MINUTE = 60_000;
const MS_AN_HOUR = 3_600_000;
const LONGEST_MS = 6 * MS_AN_HOUR;
/** A server may ask for a longer pause, up to this, in milliseconds. */
const LONGEST_ASKED_MS = 24 * MS_AN_HOUR;
/** A pause is longer or shorter by up to this share. */
const JITTER = 0.2;

/**
 * Returns the milliseconds until the next attempt after so many consecutive unanswered ones: 1 minute, 2, 4, … 6 hours, each up to a fifth
 * longer or shorter. `random` gives numbers from 0 to 1. The wait is never shorter than `askedMs`, the pause that the server requested
 * (Retry-After).
 */
export function pauseMs(failures: number, random: () => number, askedMs = 0): number {
  const grown = Math.min(LONGEST_MS, MS_A_MINUTE * 2 ** Math.min(30, Math.max(0, failures - 1)));
  return Math.max(Math.round(grown * (1 + JITTER * (2 * random() - 1))), Math.min(askedMs, LONGEST_ASKED_MS));
}

/** The longest wait that a schedule of so many hours allows; a later plan was made by a wrong clock. */
export const longestWaitMs = (everyHours: number): number => Math.max(everyHours * MS_AN_HOUR, LONGEST_ASKED_MS, LONGEST_MS * (1 + JITTER));

/** The next attempt follows a successful one; it is undefined if there is one only on request. */
export const scheduledAt = (everyHours: number | null, now: Date): Date | null =>
  everyHours === null ? null : new Date(now.getTime() + everyHours * MS_AN_HOUR);
