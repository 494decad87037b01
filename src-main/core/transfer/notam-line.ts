/**
 * The lines of notams.ndjson. A notice is what `GET /notams?format=ndjson` gives, and under `carried` all that is stored of it besides, so that
 * the other machine ends with the same notices, ids and lifecycle. In front of the notices stand the places that imports were about, and
 * what replaced or cancelled others and is itself no longer held.
 */
import type { Notam } from '#contract/resources.ts';
import { DETAILS_VERSION, type Details } from '../notams/store/details.ts';
import type { ImportedNotam } from '../notams/import/understand.ts';
import { notamColumns, toNotam, type NotamRow } from '../notams/store/notam-row.ts';
import { numberKey } from '../notams/items/number.ts';
import { understandStored } from '../notams/import/understand-stored.ts';
import { faultIn, type Shaped } from './shape.ts';

/** Members of `Details` that are columns. */
const details = {
  format: 'text',
  kind: 'text',
  type: 'text?',
  refNumber: 'text?',
  account: 'text?',
  keyword: 'text?',
  locations: 'text?',
  fir: 'text?',
  qcode: 'text?',
  traffic: 'text?',
  purpose: 'text?',
  scope: 'text?',
  lowerFl: 'number?',
  upperFl: 'number?',
  centreLatitude: 'number?',
  centreLongitude: 'number?',
  radiusNm: 'number?',
  schedule: 'text?',
  itemE: 'text',
  lowerLimit: 'text?',
  upperLimit: 'text?',
  endIsEstimated: 'flag',
  isPermanent: 'flag',
  category: 'text',
  severity: 'count',
  runways: 'text?',
  warnings: 'text',
  understood: 'text',
  partIndex: 'number?',
  partCount: 'number?',
  effectiveStart: 'text',
  expiresAt: 'text',
  overdueAt: 'moment?',
} as const satisfies Record<Exclude<keyof Details, 'refKey'>, string>;

/** What is stored of a notice beyond the contract and the details. */
const stored = {
  location: 'text?',
  latitude: 'number?',
  longitude: 'number?',
  raw: 'text?',
  rawFormat: 'text?',
  year: 'number?',
  isSaidOver: 'flag?',
  importedAt: 'moment?',
  firstSeenAt: 'moment?',
  lastSeenAt: 'moment?',
  delistedAt: 'moment?',
} as const;

const said = {
  id: 'text',
  notamId: 'text?',
  message: 'text',
  transactionId: 'text?',
  icao: 'text?',
  issueDate: 'moment?',
  startDate: 'moment?',
  endDate: 'moment?',
  source: 'text?',
  sourceType: 'text?',
  mapPointer: 'text?',
  geometry: 'text?',
  isSnowtam: 'flag?',
  isProcedure: 'flag?',
} as const;

/** `canceledDate`: as its source says it; the one of the contract may come from another notice. */
const carried = { ...stored, canceledDate: 'moment?', detailsVersion: 'count' } as const;
type Carried = Shaped<typeof carried> & { details: Shaped<typeof details> | null };

export type NotamLine = Omit<Notam, 'updatedAt'> & { carried: Carried };

/** A row of `notam_references` whose own notice is no longer held. */
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
const coverage = { place: 'text', importedAt: 'moment' } as const;

export type Line = { reference: Shaped<typeof reference> } | { covered: Shaped<typeof coverage> } | { notice: NotamLine };

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columnsOf = (shape: object): string =>
  Object.keys(shape)
    .map((name) => `n.${snake(name)}`)
    .join(', ');

/** Columns of a row that `lineOf` reads, of the table under the alias `n`. */
export const lineColumns = `${notamColumns}, n.canceled_date AS said_canceled_date, n.details_version,
       ${columnsOf(stored)},
       ${columnsOf(details)}`;
export type LineRow = NotamRow & Record<string, string | number | null>;

export function lineOf(row: LineRow): NotamLine {
  const { updatedAt: _ofThisMachine, ...notam } = toNotam(row);
  const detailsVersion = Number(row['details_version']);
  return {
    ...notam,
    carried: {
      ...(valuesOf(row, stored) as Shaped<typeof stored>),
      canceledDate: row['said_canceled_date'] as string | null,
      detailsVersion,
      // What an older version worked out is worked out anew where it arrives.
      details: detailsVersion === DETAILS_VERSION ? (valuesOf(row, details) as Shaped<typeof details>) : null,
    },
  };
}

function valuesOf(row: LineRow, shape: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(shape).map(([name, kind]) => {
      const value = row[snake(name)] ?? null;
      return [name, value !== null && kind.startsWith('flag') ? value === 1 : value];
    }),
  );
}

/** Undefined for a line that is none. */
export function readLine(text: string): Line | undefined {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return undefined;
  if ('reference' in value) return faultIn(value, { reference }) === undefined ? (value as Line) : undefined;
  if ('covered' in value) return faultIn(value, { covered: coverage }) === undefined ? (value as Line) : undefined;
  if (faultIn(value, { ...said, carried }) !== undefined) return undefined;
  const notice = value as NotamLine;
  const isWhole = notice.carried.details === null || faultIn(notice.carried.details, details) === undefined;
  return isWhole ? { notice } : undefined;
}

/** As the store takes it. */
export function importedOf({ carried, ...notam }: NotamLine, receivedAt: Date): ImportedNotam {
  const { location, latitude, longitude, raw, year, canceledDate, rawFormat, isSaidOver } = carried;
  const held = { ...notam, location, latitude, longitude, raw, year, canceledDate, isSaidOver: isSaidOver === true };
  const dated = rawFormat === null ? held : { ...held, rawFormat };
  if (carried.details === null || carried.detailsVersion !== DETAILS_VERSION) return understandStored(dated, receivedAt);
  const { refNumber } = carried.details;
  return {
    ...held,
    rawFormat: rawFormat ?? 'aerodb',
    details: { ...(carried.details as Details), refKey: refNumber === null ? null : numberKey(refNumber) },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
