/** Merges the text, the fields of its file and the stored values: which takes precedence is in the attribute table. */
import type { Given } from '../formats/raw-notice.ts';
import type { NoticeReading } from '../read/notice.ts';
import { rows, type Row } from '../store/attributes.ts';
import type { Identifying } from './identity.ts';

const laidOver = rows.filter(({ over }) => over !== undefined);
const replacing = laidOver.filter(({ over }) => over !== 'fills');
const filling = laidOver.filter(({ over }) => over === 'fills');

/** Sets a member of the reading; the table pairs names of equal types. */
function set(reading: NoticeReading, { reading: member, over }: Row, value: unknown): void {
  const members = reading as unknown as Record<string, unknown>;
  if (member === undefined || (over === 'yieldsToItem' && (member === 'startDate' ? hasItemB : hasItemC)(reading))) return;
  if (over !== 'fills' || members[member] === null) members[member] = value;
}

/** Items B and C are what was published. A file's own begin may be computed, or of its storing: NAV CANADA's are days before item B. */
const hasItemB = ({ format, startDate }: NoticeReading): boolean => isItemised(format) && startDate !== null;
const hasItemC = ({ format, endKind }: NoticeReading): boolean => isItemised(format) && endKind !== null;
const isItemised = (format: NoticeReading['format']): boolean => format === 'icao' || format === 'domestic-cyrillic';

/** Numbers and issue dates of a file take precedence over those of the text, its dates over those of a US text; its items only fill gaps. */
export function applyFileFields(reading: NoticeReading, given: Given, kind: Identifying['kind']): void {
  for (const row of laidOver) {
    const value = row.given && given[row.given];
    if (value !== undefined && (row.accepts?.test(String(value)) ?? true)) set(reading, row, value);
  }
  if (kind === 'series') reading.account ??= officeOf(reading.footerSource);
  applyFileEnd(reading, given);
}

/** EUROCONTROL's database signs for all of Europe, so it does not identify an office. */
const officeOf = (source: string | null): string | null => (source?.startsWith('EUEC') === true ? null : source);

/** A file that gives the date and not its kind (the public service loses `EST`) leaves the kind to the text. */
function applyFileEnd(reading: NoticeReading, { endDate, endKind }: Given): void {
  const own = reading.endDate;
  keepLaterEnd(reading, endDate);
  if (hasItemC(reading) || (own !== null && endDate !== undefined && isLater(own, endDate))) return;
  if (endKind === 'permanent' || endKind === 'untilFurtherNotice') reading.endDate = null;
  else if (endDate) {
    if (endKind !== 'estimated' && reading.endKind === 'estimated' && endKind === undefined) endKind = 'estimated';
    reading.endDate = endDate;
    endKind ??= 'fixed';
  }
  reading.endKind = endKind ?? reading.endKind;
  reading.isEstimated = reading.endKind === 'estimated';
  reading.isPermanent = reading.endKind === 'permanent';
}

const MS_A_MINUTE = 60_000;
/** Files cut seconds off, and some give the last second of a minute. */
const isLater = (one: Date, other: Date): boolean => one.getTime() - other.getTime() > MS_A_MINUTE;

/** No NOTAM is prolonged by more: NAV CANADA's files have 2038 and 2100 where the end is estimated or missing. */
const MS_5_YEARS = 5 * 365 * 86_400_000;

/** The later of two ends counts, so that nothing is over too early: the FAA prolongs a NOTAM in the file alone. */
function keepLaterEnd(reading: NoticeReading, end: Date | undefined): void {
  const own = reading.endDate;
  if (own === null || end === undefined || !(isLater(own, end) || isLater(end, own)) || end.getTime() - own.getTime() > MS_5_YEARS) return;
  reading.warnings.push({ item: 'C', code: 'endsDiffer', text: null });
  if (end > own) reading.endDate = end;
}

type Stored = Readonly<Record<string, unknown>>;

/** Stored number and dates replace those of the text, even with null, except item B, and item C where it is later. Values are named as attributes. */
export function applyPublished(reading: NoticeReading, stored: Stored): void {
  const end = stored['endDate'];
  if (typeof end === 'string') keepLaterEnd(reading, new Date(end));
  for (const row of replacing) {
    const value = stored[row.name];
    set(reading, row, row.kind === 'moment?' && typeof value === 'string' ? new Date(value) : (value ?? null));
  }
}

/** Stored values that came from the file fill gaps of the text. */
export function applyDerived(reading: NoticeReading, stored: Stored): void {
  for (const row of filling) set(reading, row, stored[row.name] ?? null);
}

/** `applyPublished` and `applyDerived` take these attributes. */
export const appliedRows: readonly Row[] = laidOver;
