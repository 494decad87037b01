/**
 * The lines of notams.ndjson. A NOTAM is as in `GET /notams?format=ndjson`, with everything else that is stored of it under `carried`, so that
 * the other machine ends up with the same NOTAMs, ids and lifecycle. Before the NOTAMs come the places that imports named, what lists claim
 * to cover, and NOTAMs that replaced or cancelled others and are themselves no longer stored.
 */
import { claimKinds, type CoverageClaim } from '#contract/notams/coverage.ts';
import type { Notam } from '#contract/notams/notam.ts';
import { isFigureText } from '../geo/figure-text.ts';
import { DETAILS_VERSION, type WholeDetails } from '../notams/store/details.ts';
import type { ImportedNotam } from '../notams/import/understand.ts';
import { rowsOf, selected, shapeOf, valuesFrom, type Attributes } from '../notams/store/attributes.ts';
import { members, notamColumns, notamIn, type NotamRow, type StoredNotam } from '../notams/store/notam-row.ts';
import { understandStored } from '../notams/import/understand-stored.ts';
import { parsedJson } from '../text/json.ts';
import { hasShape, type Shaped } from './shape.ts';

/** What is stored of a NOTAM beyond the contract and the details. */
const besides = [...rowsOf('notice').filter(({ member }) => member === undefined), ...rowsOf('file'), ...rowsOf('machine')];
const detailRows = rowsOf('details');

/** The date is that of its own source; the contract's may come from another NOTAM. */
const canceled = rowsOf('notice').filter(({ name }) => name === 'canceledDate');
const shapes = {
  notice: { id: 'text', ...shapeOf(members), carried: { ...shapeOf([...besides, ...canceled]), detailsVersion: 'count' } },
  details: shapeOf(detailRows),
} as const;

type Carried = Attributes<'file' | 'machine'> &
  Omit<StoredNotam, Exclude<keyof Notam, 'canceledDate'>> & { detailsVersion: number; details: WholeDetails | null };

export type NotamLine = Omit<Notam, 'updatedAt'> & { carried: Carried };

/** A row of `notam_references` whose own NOTAM is no longer stored. */
const reference = {
  fromId: 'text',
  fromNumber: 'text?',
  how: 'text',
  at: 'moment?',
  refKey: 'text',
  account: 'text?',
  fir: 'text?',
  locations: 'text?',
  targetId: 'text?',
} as const;
const named = { place: 'text', importedAt: 'moment' } as const;
const claim = { place: 'text', source: 'text', kind: 'text', from: 'moment?', to: 'moment?', count: 'count', claimedAt: 'moment' } as const;

export type ReferenceLine = Shaped<typeof reference>;
export type Line = { reference: ReferenceLine } | { covered: Shaped<typeof named> } | { claimed: CoverageClaim } | { notice: NotamLine };

/** Columns of a row that `lineOf` reads, of the table under the alias `n`. */
export const lineColumns = `${notamColumns}, n.canceled_date AS ownCanceledDate, n.details_version AS detailsVersion,
       ${selected([...besides, ...detailRows])}`;
export type LineRow = NotamRow & { ownCanceledDate: string | null; detailsVersion: number };

export function lineOf(row: LineRow): NotamLine {
  const { updatedAt: _ofThisMachine, ...notam } = notamIn(row);
  const { detailsVersion, ownCanceledDate: canceledDate } = row;
  // Values derived by an older version are derived again on arrival.
  const details = detailsVersion === DETAILS_VERSION ? (valuesFrom({ ...row }, detailRows) as WholeDetails) : null;
  return { ...notam, carried: { ...valuesFrom({ ...row }, besides), canceledDate, detailsVersion, details } as Carried };
}

export const isClaim = (value: unknown): value is CoverageClaim =>
  hasShape(value, claim) && claimKinds.includes((value as CoverageClaim).kind);

/** Undefined for text that is not such a line. */
export function readLine(text: string): Line | undefined {
  const value = parsedJson(text);
  if (typeof value !== 'object' || value === null) return undefined;
  if ('reference' in value) return hasShape(value, { reference }) ? (value as Line) : undefined;
  if ('covered' in value) return hasShape(value, { covered: named }) ? (value as Line) : undefined;
  if ('claimed' in value) return isClaim(value.claimed) ? (value as Line) : undefined;
  if (!hasShape(value, shapes.notice)) return undefined;
  const notice = value as NotamLine;
  const { details } = notice.carried;
  const isWhole = details === null || (hasShape(details, shapes.details) && isFigureText(details.figures));
  return isWhole ? { notice } : undefined;
}

/** Answers the NOTAM as the store accepts it. */
export function importedOf({ carried, ...notam }: NotamLine, receivedAt: Date): ImportedNotam {
  const { details, detailsVersion, ...values } = carried;
  const held = { ...notam, ...values };
  if (details === null || detailsVersion !== DETAILS_VERSION) return understandStored(held, receivedAt);
  return { ...held, rawFormat: values.rawFormat ?? 'aerodb', details };
}
