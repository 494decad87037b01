/** Beside the text stand the fields of its file, and later those that were stored of it: what goes before what, by the attribute table. */
import type { Given } from '../formats/raw-notice.ts';
import type { NoticeReading } from '../read/notice.ts';
import { rows, type Row } from '../store/attributes.ts';
import type { Identifying } from './identity.ts';

const laidOver = rows.filter(({ over }) => over !== undefined);
const replacing = laidOver.filter(({ over }) => over === 'replaces');
const filling = laidOver.filter(({ over }) => over === 'fills');

/** Sets a member of the reading; the table pairs names whose types agree. */
function set(reading: NoticeReading, { reading: member, over }: Row, value: unknown): void {
  const members = reading as unknown as Record<string, unknown>;
  if (member !== undefined && (over === 'replaces' || members[member] === null)) members[member] = value;
}

/** Dates and numbers of a file go before those of the text, its items behind them. */
export function applyFileFields(reading: NoticeReading, given: Given, kind: Identifying['kind']): void {
  for (const row of laidOver) {
    const value = row.given && given[row.given];
    if (value !== undefined && (row.accepts?.test(String(value)) ?? true)) set(reading, row, value);
  }
  if (kind === 'series') reading.account ??= officeOf(reading.footerSource);
  applyFileEnd(reading, given);
}

/** EUROCONTROL's database signs for all of Europe: that is no office. */
const officeOf = (source: string | null): string | null => (source?.startsWith('EUEC') === true ? null : source);

/** A file that gives the date and not its kind (the public service loses `EST`) leaves the kind to the text. */
function applyFileEnd(reading: NoticeReading, { endDate, endKind }: Given): void {
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

type Stored = Readonly<Record<string, unknown>>;

/** What was stored of the notice replaces what its text says, known or not: number and dates. Values are named as attributes. */
export function applyPublished(reading: NoticeReading, stored: Stored): void {
  for (const row of replacing) {
    const value = stored[row.name];
    set(reading, row, row.kind === 'moment?' && typeof value === 'string' ? new Date(value) : (value ?? null));
  }
}

/** What was stored fills what the text leaves open, which only its file knew. */
export function applyDerived(reading: NoticeReading, stored: Stored): void {
  for (const row of filling) set(reading, row, stored[row.name] ?? null);
}

/** Attributes that `applyPublished` and `applyDerived` take. */
export const appliedRows: readonly Row[] = laidOver;
