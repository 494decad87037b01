/** Moments as notices write them: `YYMMDDhhmm`, UTC. */

/** Two-digit years from 80 on are of the last century (notam.md 1.2). */
const PIVOT = 80;
const tenDigits = /^(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})(?<hour>\d{2})(?<minute>\d{2})$/;

const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Month and day count from 1; 24:00 is midnight at the end of the day. Null for what is on no calendar. */
export function utc(at: { year: number; month: number; day: number; hour: number; minute: number; second?: number }): Date | null {
  const { year, month, day, hour, minute, second = 0 } = at;
  if (month < 1 || month > 12 || day < 1 || hour > 24 || minute > 59 || second > 59 || (hour === 24 && minute > 0)) return null;
  const moment = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return day > 28 && daysOf(year, month) < day ? null : moment;
}

/** `2603111130` is 2026-03-11T11:30Z; null for anything else. */
export function readMoment(text: string): Date | null {
  const found = tenDigits.exec(text)?.groups;
  if (!found) return null;
  const year = Number(found['year']);
  return utc({
    year: year < PIVOT ? 2000 + year : 1900 + year,
    month: Number(found['month']),
    day: Number(found['day']),
    hour: Number(found['hour']),
    minute: Number(found['minute']),
  });
}
