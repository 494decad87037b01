/** Reads dates as the formats write them. All are UTC; null or undefined where there is no date. */
import { isOfCalendar } from '#domain/time.ts';
import { utc } from '../items/moment.ts';
import { textOf } from './json-values.ts';
import type { Given } from './raw-notice.ts';

const american = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}) (?<hour>\d{2}):?(?<minute>\d{2})\s?(?<estimated>EST)?$/;
const stored = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})(?<hour>\d{2})(?<minute>\d{2})$/;
const compact = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?<hour>\d{2})(?<minute>\d{2})\s?(?<estimated>EST)?$/;
const iso = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/;

type ReadDate = { date: Date; isEstimated: boolean };

function dateOf(pattern: RegExp, text: string): ReadDate | undefined {
  const found = pattern.exec(text.trim())?.groups;
  if (!found) return undefined;
  const { year, month, day, hour, minute } = found;
  const date = utc({ year: Number(year), month: Number(month), day: Number(day), hour: Number(hour), minute: Number(minute) });
  return date === null ? undefined : { date, isEstimated: found['estimated'] !== undefined };
}

/** FAA NOTAM Search writes `09/30/2024 1315`. */
export const americanDate = (text: string): Date | undefined => dateOf(american, text)?.date;
/** A PIB says when its office stored a NOTAM, day first: `240820251127`. */
export const storeDate = (text: string): Date | undefined => dateOf(stored, text)?.date;

/** ISO 8601; without an offset it is UTC. */
export function isoDate(text: string): Date | undefined {
  const found = iso.exec(text.trim());
  if (!found || !isOfCalendar(text.trim().slice(0, 10))) return undefined;
  const hasTime = text.trim().length > 10;
  const date = new Date(hasTime && found.groups?.['zone'] === undefined ? `${text.trim().replace(' ', 'T')}Z` : text.trim());
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Reads the date of a member of a file; undefined where it is absent or cannot be read. */
export function dateIn(value: unknown, read: (text: string) => Date | undefined = isoDate): Date | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : read(text);
}

/** The end of a NOTAM has any of the forms; it may also be `PERM`, `UFN`, and carry `EST`. */
export function endOf(text: string): Pick<Given, 'endDate' | 'endKind'> {
  const trimmed = text.trim();
  if (trimmed === '') return {};
  if (/^PERM/i.test(trimmed)) return { endKind: 'permanent' };
  if (/^UFN/i.test(trimmed)) return { endKind: 'untilFurtherNotice' };
  const found = dateOf(american, trimmed) ?? dateOf(compact, trimmed);
  if (found) return { endDate: found.date, endKind: found.isEstimated ? 'estimated' : 'fixed' };
  const date = isoDate(trimmed);
  return date ? { endDate: date } : {};
}

export const anyDate = (text: string): Date | undefined => dateOf(compact, text)?.date ?? isoDate(text) ?? americanDate(text);
