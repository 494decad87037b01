/** Ages for people. Promise: data never looks younger than it is: ages are rounded up, and a future time is reported as a wrong clock. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Clocks of two machines may differ by this much. */
const TOLERANCE = 5 * MINUTE;

/** How long before `now` a moment (ISO 8601) was, in words. */
export function ageIn(moment: string, now: Date): string {
  const age = now.getTime() - Date.parse(moment);
  if (age < -TOLERANCE) return "in the future: this machine's clock is wrong, or the source's";
  if (age < MINUTE) return 'just now';
  if (age < 2 * HOUR) return words(age / MINUTE, 'minute');
  if (age < 2 * DAY) return words(age / HOUR, 'hour');
  return words(age / DAY, 'day');
}

/** `of 2026-08-22`; data without a date is `of unknown date`. */
export const ofDay = (date: string | null): string => `of ${date?.slice(0, 10) ?? 'unknown date'}`;

function words(amount: number, unit: string): string {
  const whole = Math.ceil(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
