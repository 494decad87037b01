/** A grade says how old data is. Data must never look younger than it is: an age that cannot be known, or a date to come, is `unknown`. */
export type AgeGrade = 'fresh' | 'ageing' | 'stale' | 'unknown';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units = [
  ['minutes', MINUTE],
  ['hours', HOUR],
  ['days', DAY],
] as const;
export type AgeUnit = (typeof units)[number][0];

/**
 * Returns a span of milliseconds in the largest unit of which there are two, rounded up, because data must never look younger than it is:
 * 90 minutes, 3 hours.
 */
export function roundedAge(span: number): { value: number; unit: AgeUnit } {
  const [unit, length] = units.findLast(([, one]) => span >= 2 * one) ?? units[0];
  return { value: Math.ceil(Math.max(0, span) / length), unit };
}

/** Data of these ages, in milliseconds, counts as ageing and as stale. */
export type AgeLimits = { ageing: number; stale: number };
/** A tenth of a national set of NOTAMs changes within a day. */
export const notamAge: AgeLimits = { ageing: 6 * HOUR, stale: 24 * HOUR };
/** The limits are one and three AIRAC cycles of 28 days. */
export const datasetAge: AgeLimits = { ageing: 28 * DAY, stale: 84 * DAY };

/** Clocks differ a little; a date further ahead than this means that one of them is wrong. */
export const CLOCK_TOLERANCE = 10 * MINUTE;

/**
 * The dates of stored NOTAMs are ISO 8601: the newest issue date, null where none is known; when the last of them begins; the last import.
 */
type NotamDates = { issuedAt: string | null; latestBegin?: string | null; importedAt: string | null };

/**
 * The issue date decides, for a file that was imported today may be months old. Where it is not known, NOTAMs are old when their import is, or when the last
 * of them began long ago, for a NOTAM is not issued after its item B; otherwise nothing is known.
 */
export function gradeOfNotams({ issuedAt, latestBegin, importedAt }: NotamDates, now: number): AgeGrade {
  if (issuedAt !== null) return gradeOfAge(issuedAt, now, notamAge);
  const isOld = [importedAt, latestBegin].some((date) => gradeOfAge(date, now, notamAge) === 'stale');
  return isOld ? 'stale' : 'unknown';
}

/**
 * The age of a place is that of its whole list, whatever was issued since for other places of the region; without a list, or where the list
 * does not state its moment, the dates of the NOTAMs decide.
 */
export function gradeOfCoverage(claim: { from: string | null } | null, dates: NotamDates, now: number): AgeGrade {
  const from = claim?.from ?? null;
  return from === null ? gradeOfNotams(dates, now) : gradeOfAge(from, now, notamAge);
}

/** The date is ISO 8601, `now` is in milliseconds since 1970. */
export function gradeOfAge(date: string | null | undefined, now: number, limits: AgeLimits): AgeGrade {
  const span = date === null || date === undefined ? Number.NaN : now - Date.parse(date);
  if (Number.isNaN(span) || span < -CLOCK_TOLERANCE) return 'unknown';
  return span < limits.ageing ? 'fresh' : span < limits.stale ? 'ageing' : 'stale';
}
