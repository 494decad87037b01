/**
 * A METAR has its age in minutes and in the grades by which it is used, nothing between: the core, and a page that stays open, count alike.
 */
const MINUTE = 60_000;
const FRESH_MINUTES = 75;
/** What is older is used for nothing. */
export const OLD_MS = 180 * MINUTE;
/** Two clocks may differ by so much. */
export const AHEAD_MS = 10 * MINUTE;

type MetarAge = { metar: 'fresh' | 'old' | 'tooOld' | 'clockDoubt' | 'none'; metarMinutes: number | null };

/** `observedAt` in ISO 8601, null where no METAR is stored or its time is unclear; `now` in milliseconds since 1970. Minutes are rounded up. */
export function metarAge(observedAt: string | null, now: number): MetarAge {
  if (observedAt === null) return { metar: 'none', metarMinutes: null };
  const age = now - Date.parse(observedAt);
  const metarMinutes = Math.ceil(age / MINUTE);
  const metar = age < -AHEAD_MS ? 'clockDoubt' : metarMinutes < FRESH_MINUTES ? 'fresh' : age <= OLD_MS ? 'old' : 'tooOld';
  return { metar, metarMinutes };
}
