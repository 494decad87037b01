/** An age is in words and as a grade. Data must never look younger than it is, so an age that can't be determined is `unknown`. */
import type { AerodromeState } from '#contract/airports/state.ts';
import { CLOCK_TOLERANCE, datasetAge, gradeOfAge, notamAge, roundedAge, type AgeGrade, type AgeLimits } from '#domain/age.ts';
import { words } from '#renderer/i18n/words.ts';

export type Age = { grade: AgeGrade; words: string };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units = [
  [365.25 * DAY, 'years'],
  [30.44 * DAY, 'months'],
  [DAY, 'days'],
  [HOUR, 'hours'],
  [MINUTE, 'minutes'],
] as const;

/** Writes a span of milliseconds in its largest whole unit: `3 days`. Days are used up to two months, because weeks matter there. */
export function spanInWords(span: number): string {
  for (const [length, name] of units) {
    const whole = Math.floor(span / length);
    if (whole >= (name === 'months' ? 2 : 1)) return words.common[name](whole);
  }
  return words.common.lessThanAMinute;
}

/** Writes how old something is, rounded up, unlike other spans. */
export function ageInWords(span: number): string {
  const { value, unit } = roundedAge(span);
  return span < MINUTE ? words.common.lessThanAMinute : words.common[unit](value);
}

/**
 * Computes the age of a set of reference data. The files of a set carry no date: where it was not given, the age of the content is unknown, however
 * recently it was imported.
 */
export function ageOfSet(set: { date: string | null; importedAt: string | undefined }, now: number): Age {
  const span = set.importedAt === undefined ? Number.NaN : now - Date.parse(set.importedAt);
  if (set.date !== null || Number.isNaN(span) || span < -CLOCK_TOLERANCE) return ageOf(set.date, now, datasetAge);
  return { grade: 'unknown', words: words.common.ageUnknownImported(ageInWords(span)) };
}

/** Computes the age of data of this date (ISO 8601) at `now` (milliseconds since 1970). */
export function ageOf(date: string | null | undefined, now: number, limits: AgeLimits): Age {
  const time = date === null || date === undefined ? Number.NaN : Date.parse(date);
  if (Number.isNaN(time)) return { grade: 'unknown', words: words.common.ageUnknown };
  const span = now - time;
  if (span < -CLOCK_TOLERANCE) return { grade: 'unknown', words: words.common.datedInFuture };
  return { grade: gradeOfAge(date, now, limits), words: words.common.old(ageInWords(span)) };
}

/** Computes the age of the NOTAMs of a place: of their list, else of the newest of its region; others may be newer, and say nothing about it. */
export function ageOfPlace(
  { isCovered, asOf, freshness }: Pick<AerodromeState['coverage'], 'isCovered' | 'asOf' | 'freshness'>,
  now: number,
): Age {
  if (!isCovered) return { grade: 'unknown', words: words.common.placeNotImported };
  // The core has graded a place without a date by its import and by what has begun.
  return asOf === null ? { grade: freshness, words: words.common.ageUnknown } : ageOf(asOf, now, notamAge);
}

/** Writes an age with its grade: `99 days old · stale`. */
export const gradedAge = (age: Age): string => (age.grade === 'unknown' ? age.words : `${age.words} · ${words.common[age.grade]}`);
