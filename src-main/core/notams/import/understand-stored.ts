/** Reads the text of a NOTAM that has its contract members alone (a sample, a row of an older format). */
import { readMessage } from '../read/read-notice.ts';
import { detailsOf, type Details } from '../store/details.ts';
import { applyDerived, applyPublished } from './apply-file-fields.ts';
import { kindOf, type ImportedNotam } from './understand.ts';
import type { StoredNotam } from '../store/notam-row.ts';

/** `id` is kept. Dates of the members take precedence over those of the text. */
export function understandStored(
  notice: StoredNotam & Partial<Omit<ImportedNotam, 'details'>> & { details?: Partial<Details> },
  receivedAt: Date,
): ImportedNotam {
  const issued = notice.issueDate === null ? undefined : new Date(notice.issueDate);
  const reading = readMessage(notice.message, { issued, receivedAt });
  const given = {
    ...(notice.notamId === null ? {} : { number: notice.notamId }),
    ...(notice.sourceType === null ? {} : { sourceType: notice.sourceType }),
  };
  const kind = notice.details?.kind ?? kindOf(reading, given);
  applyPublished(reading, notice);
  applyDerived(reading, notice.details ?? {});
  if (reading.endDate) reading.endKind = reading.endKind === 'estimated' ? 'estimated' : 'fixed';
  if (notice.icao !== null && reading.locations.length === 0) reading.locations.push(notice.icao);
  return {
    ...notice,
    details: detailsOf(reading, kind, notice),
    rawFormat: notice.rawFormat ?? 'aerodb',
    raw: notice.raw ?? null,
    year: notice.year ?? null,
    isSaidOver: notice.isSaidOver ?? false,
  };
}
