/**
 * Turns day-hour groups of weather reports into moments. They have no month: it is the one that brings them nearest to the time of the
 * file.
 */
import { dayTimes, nearestTo, pairs } from '#domain/time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A report is no further than this from the time of the file that it is in. */
const BEFORE = 20 * DAY;
const AFTER = 3 * DAY;

/** `101220`; null for one that is further away than reports are, or that is no time. */
export const momentOf = (digits: string, near: number): number | null =>
  dayTimes(digits, near).find((moment) => moment >= near - BEFORE && moment <= near + AFTER) ?? null;

const nearest = (digits: string, near: number): number | null => nearestTo(near, dayTimes(digits, near)) ?? null;

/** `1012` is day and hour, nearest to a moment. */
export const hourOf = (digits: string, near: number): number | null => (/^\d{4}$/.test(digits) ? nearest(digits, near) : null);

/** `1112` becomes the first such moment after another. */
export const nextAt = (digits: string, after: number): number | null =>
  /^\d{4}$/.test(digits) ? (dayTimes(digits, after).find((moment) => moment > after) ?? null) : null;

/** `131700` or `1700` becomes the first such moment from another on, of the month or the day. */
export function minuteOf(digits: string, from: number): number | null {
  if (digits.length === 6) return nearest(digits, from);
  const [hour = 99, minute = 99] = pairs(digits);
  if (hour > 24 || minute > 59) return null;
  const midnight = Math.floor(from / DAY) * DAY;
  const at = midnight + hour * HOUR + minute * MINUTE;
  return at >= from ? at : at + DAY;
}
