/** The time of the list as set by the slider. All in milliseconds since 1970, UTC. */
export const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** From `at` on, now where it is undefined, until another moment or at that moment alone. */
export type TimeAsked = { at: number | undefined; until: number | undefined };

/** How far the slider reaches either way, in hours; a typed time is not limited. */
export const REACH_HOURS = 7 * 24;

/** Whole hours from now, within the slider's reach. */
export const hoursFromNow = (at: number, now: number): number =>
  Math.max(-REACH_HOURS, Math.min(REACH_HOURS, Math.round((at - now) / HOUR)));

/** The moment that many hours from now, on the full hour. */
export const momentAt = (hours: number, now: number): number => Math.round((now + hours * HOUR) / HOUR) * HOUR;

export const weekAfter = (at: number): number => at + 7 * DAY;
