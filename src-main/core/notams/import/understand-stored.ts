/** A notice that is known by its contract members only (a sample, a row of an older format), with what follows from its text. */
import { readNotice } from '../read/read-notice.ts';
import { detailsOf } from '../store/details.ts';
import { oneText } from '../formats/parts.ts';
import { kindOf, type ImportedNotam } from './understand.ts';
import type { StoredNotam } from '../store/notam-row.ts';

/** `id` stays what it is. Dates of the members go before those of the text. */
export function understandStored(notice: StoredNotam & Partial<ImportedNotam>, receivedAt: Date): ImportedNotam {
  const date = (text: string | null): Date | null => (text === null ? null : new Date(text));
  const issued = date(notice.issueDate);
  const reading = readNotice(oneText(notice.message), { issued: issued ?? undefined, receivedAt });
  const given = {
    ...(notice.notamId === null ? {} : { number: notice.notamId }),
    ...(notice.sourceType === null ? {} : { sourceType: notice.sourceType }),
  };
  const kind = notice.details?.kind ?? kindOf(reading, given);
  reading.number = notice.notamId;
  reading.issueDate = issued;
  reading.startDate = date(notice.startDate);
  reading.endDate = date(notice.endDate);
  reading.account ??= notice.details?.account ?? null;
  if (reading.endDate) reading.endKind = reading.endKind === 'estimated' ? 'estimated' : 'fixed';
  if (notice.icao !== null && reading.locations.length === 0) reading.locations.push(notice.icao);
  return {
    ...notice,
    details: detailsOf(reading, kind),
    rawFormat: notice.rawFormat ?? 'aerodb',
    raw: notice.raw ?? null,
    year: notice.year ?? null,
    isSaidOver: notice.isSaidOver ?? false,
  };
}
