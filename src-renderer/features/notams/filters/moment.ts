/** The moment that the list is looked at for: typed, or pushed on the slider. All in milliseconds since 1970, UTC. */
export const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How far the slider reaches either way, in hours; a typed time may lie anywhere. */
export const REACH_HOURS = 7 * 24;

const spelled = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]+(\d{1,2}):?(\d{2}))?\s*(?:Z|UTC)?$/i;
/** As items B and C have it: YYMMDDhhmm. */
const compact = /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})\s*(?:Z|UTC)?$/i;
const hourOnly = /^(\d{1,2}):?(\d{2})\s*(?:Z|UTC)?$/i;

/** `2026-11-21 14:00`, `2026-11-21`, `2611211400` or `1400` for the day of `now`; undefined for what is no time. */
export function readMoment(text: string, now: number): number | undefined {
  const line = text.trim();
  const whole = spelled.exec(line);
  if (whole !== null) return timeOf(whole.slice(1).map((part) => Number(part ?? 0)));
  const short = compact.exec(line);
  if (short !== null) {
    const [year = 0, ...rest] = short.slice(1).map(Number);
    return timeOf([2000 + year, ...rest]);
  }
  const hour = hourOnly.exec(line);
  if (hour === null) return undefined;
  const day = new Date(now);
  return timeOf([day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate(), Number(hour[1]), Number(hour[2])]);
}

/** Undefined where a part is out of its range: Date.UTC would carry the 31st of June over. */
function timeOf([year = 0, month = 0, day = 0, hour = 0, minute = 0]: readonly number[]): number | undefined {
  const time = Date.UTC(year, month - 1, day, hour, minute);
  const back = new Date(time);
  const isReal = back.getUTCMonth() === month - 1 && back.getUTCDate() === day && hour < 24 && minute < 60;
  return isReal ? time : undefined;
}

/** Whole hours from now, within the slider's reach. */
export const hoursFromNow = (at: number, now: number): number =>
  Math.max(-REACH_HOURS, Math.min(REACH_HOURS, Math.round((at - now) / HOUR)));

/** The moment that many hours from now, on the full hour. */
export const momentAt = (hours: number, now: number): number => Math.round((now + hours * HOUR) / HOUR) * HOUR;

export const weekAfter = (at: number): number => at + 7 * DAY;
