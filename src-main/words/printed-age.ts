import { roundedAge } from '#domain/age.ts';
import type { Sentences } from './sentences.ts';

/** The span is in milliseconds. */
export function ageInWords(span: number, ages: Sentences['printed']['ages']): string {
  const { value, unit } = roundedAge(span);
  return ages[unit](value);
}

/** The age of `moment` at `now`, both ISO 8601 UTC, reads `5 min old`, `3 h old` or `2 days old`. */
export function printedAge(moment: string, now: string, { ages, future }: Sentences['printed']): string {
  const span = Date.parse(now) - Date.parse(moment);
  if (span < 0) return future;
  return ageInWords(span, ages);
}
