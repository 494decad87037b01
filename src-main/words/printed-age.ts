import { roundedAge } from '#domain/age.ts';
import { formatDatedZulu } from '#domain/time.ts';
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

/** The moments are ISO 8601 UTC; null is unknown, or of NOTAMs that none was imported. */
type DataDates = { date: string | null; notamsImportedAt: string | null; notamsIssuedAt: string | null };

/** Says when NOTAMs were imported and issued, and of when the aerodromes are, each with its age at `now`. */
export function dataAges(
  { date, notamsImportedAt, notamsIssuedAt }: DataDates,
  now: string,
  { printed }: Pick<Sentences, 'printed'>,
): string[] {
  const written = (moment: string) => printed.withAge(formatDatedZulu(Date.parse(moment)), printedAge(moment, now, printed));
  const { aerodromes } = printed.kinds;
  return [
    notamsImportedAt === null
      ? printed.noNotamsImported
      : printed.notamsImported(written(notamsImportedAt), notamsIssuedAt && written(notamsIssuedAt)),
    date === null
      ? printed.ageUnknown(aerodromes)
      : printed.withAge(printed.ageOfKind(aerodromes, date.slice(0, 10)), printedAge(date, now, printed)),
  ];
}
