/** Finds when a NOTAM begins and ends by itself, before any other replaces or cancels it. */
import type { NoticeReading } from '../read/notice.ts';
import type { Identifying } from '../import/identity.ts';

/** Moments are ISO 8601 UTC, so that they compare as text. */
export type Span = {
  /** Empty where no start is known: the NOTAM counts as in force from the beginning, so that it is not hidden. */
  effectiveStart: string;
  /** The first moment at which it is over; `NEVER` where only another NOTAM ends it. */
  expiresAt: string;
  /** The first moment after an estimated end that ends nothing. */
  overdueAt: string | null;
};

/** Later than any date of a NOTAM: years have two digits, and 80 begins the last century. */
export const NEVER = '9999-12-31T23:59:59.999Z';

const isoOf = (date: Date | null): string => (date ? date.toISOString() : '');

/** A NOTAM is still in force at its end. */
function after(date: Date): string {
  const end = date.toISOString();
  return end.endsWith('00.000Z') ? `${end.slice(0, -4)}001Z` : new Date(date.getTime() + 1).toISOString();
}

export function spanOf(
  { type, startDate, issueDate, endDate, endKind }: Pick<NoticeReading, 'type' | 'startDate' | 'issueDate' | 'endDate' | 'endKind'>,
  kind: Identifying['kind'],
): Span {
  const effectiveStart = isoOf(startDate);
  // A cancellation is over at its start: it has no other effect.
  if (type === 'C') return { effectiveStart, expiresAt: isoOf(startDate ?? issueDate), overdueAt: null };
  // One of two dates is wrong where the end precedes the start, and which is not known: it stays in force, so that nothing is hidden.
  if (!endDate || (startDate && endDate < startDate)) return { effectiveStart, expiresAt: NEVER, overdueAt: null };
  // ICAO: an estimate must be followed by R or C. US domestic and FDC: it ends (FR Doc 2015-25192).
  if (endKind === 'estimated' && kind !== 'domestic' && kind !== 'fdc')
    return { effectiveStart, expiresAt: NEVER, overdueAt: after(endDate) };
  return { effectiveStart, expiresAt: after(endDate), overdueAt: null };
}

/** SQL of `over_at`: when a NOTAM is over, by itself, by its source or by another NOTAM. */
export const overAt = ({ expiresAt, canceledDate, endedAt }: { expiresAt: string; canceledDate: string; endedAt: string }): string =>
  `min(${expiresAt}, COALESCE(${canceledDate}, ${expiresAt}), COALESCE(${endedAt}, ${expiresAt}))`;
