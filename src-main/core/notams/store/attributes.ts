/**
 * This is the one table of what is stored of a NOTAM. Storing, answering, merging a file's values with the text and packing follow from its
 * rows: a new attribute is a row here, a column in a migration, and the code that computes it.
 */
import type { Notam } from '#contract/notams/notam.ts';
import type { Given } from '../formats/raw-notice.ts';
import type { NoticeReading } from '../read/notice.ts';

/** Kind of a column; `?` may be null. Moments are ISO 8601 UTC with milliseconds, flags 0 and 1 in SQLite. */
type Kinds = {
  text: string;
  'text?': string | null;
  'number?': number | null;
  'integer?': number | null;
  /** It is a whole number from 0. */
  count: number;
  flag: boolean;
  'flag?': boolean | null;
  'moment?': string | null;
};

type Attribute = {
  column: string;
  kind: keyof Kinds;
  /**
   * `notice`: what the NOTAM says; a change of it changes `updatedAt`. `file`: what its file adds. `details`: derived from both. `machine`:
   * when this machine imported it, which the store writes by itself.
   */
  part: 'notice' | 'file' | 'details' | 'machine';
  /** Member of the contract's Notam. `sql` answers instead of the column alone. */
  member?: true | { sql: string };
  /** Member of the reading that it equals, or is derived from. */
  reading?: keyof NoticeReading;
  /**
   * The stored value, and that of a file under `given`, takes precedence over the text, or fills its gaps. `yieldsToItem`: takes precedence, but not over
   * items B and C of an ICAO text.
   */
  over?: 'replaces' | 'fills' | 'yieldsToItem';
  given?: keyof Given;
  /** Invalid values of files are ignored. */
  accepts?: RegExp;
};

type ContractRows = Record<Exclude<keyof Notam, 'id' | 'updatedAt'>, Attribute & { member: true | { sql: string } }>;

/** Its source published it, or else the NOTAM that replaced or cancelled it did. */
export const canceledDate = 'COALESCE(n.canceled_date, n.ended_at)';

// prettier-ignore
const attributes = {
  notamId: { column: 'notam_id', kind: 'text?', part: 'notice', member: true, reading: 'number', over: 'replaces', given: 'number' },
  message: { column: 'message', kind: 'text', part: 'notice', member: true },
  transactionId: { column: 'transaction_id', kind: 'text?', part: 'notice', member: true },
  icao: { column: 'icao', kind: 'text?', part: 'notice', member: true },
  issueDate: { column: 'issue_date', kind: 'moment?', part: 'notice', member: true, reading: 'issueDate', over: 'replaces', given: 'issueDate' },
  startDate: { column: 'start_date', kind: 'moment?', part: 'notice', member: true, reading: 'startDate', over: 'yieldsToItem', given: 'startDate' },
  // A file's end comes with its kind: apply-file-fields.ts.
  endDate: { column: 'end_date', kind: 'moment?', part: 'notice', member: true, reading: 'endDate', over: 'yieldsToItem' },
  canceledDate: { column: 'canceled_date', kind: 'moment?', part: 'notice', member: { sql: canceledDate } },
  source: { column: 'source', kind: 'text?', part: 'notice', member: true },
  sourceType: { column: 'source_type', kind: 'text?', part: 'notice', member: true },
  mapPointer: { column: 'map_pointer', kind: 'text?', part: 'notice', member: true },
  geometry: { column: 'geometry', kind: 'text?', part: 'notice', member: true },
  isSnowtam: { column: 'is_snowtam', kind: 'flag?', part: 'notice', member: true },
  isProcedure: { column: 'is_procedure', kind: 'flag?', part: 'notice', member: true },
  /** Location as published where it is not four letters, for example SFO. */
  location: { column: 'location', kind: 'text?', part: 'notice' },
  /** These are degrees, WGS 84: the point of `mapPointer`. */
  latitude: { column: 'latitude', kind: 'number?', part: 'notice' },
  longitude: { column: 'longitude', kind: 'number?', part: 'notice' },

  /** It is the text as received, where that differs from the message. */
  raw: { column: 'raw', kind: 'text?', part: 'file' },
  rawFormat: { column: 'raw_format', kind: 'text?', part: 'file' },
  year: { column: 'year', kind: 'integer?', part: 'file' },
  /** Its source reports it cancelled or expired without a time. */
  isSaidOver: { column: 'is_said_over', kind: 'flag?', part: 'file' },

  format: { column: 'format', kind: 'text', part: 'details', reading: 'format' },
  kind: { column: 'kind', kind: 'text', part: 'details' },
  type: { column: 'type', kind: 'text?', part: 'details', reading: 'type', over: 'fills', given: 'type' },
  refNumber: { column: 'ref_number', kind: 'text?', part: 'details', reading: 'reference', over: 'fills', given: 'reference' },
  account: { column: 'account', kind: 'text?', part: 'details', reading: 'account', over: 'fills', given: 'account' },
  keyword: { column: 'keyword', kind: 'text?', part: 'details', reading: 'keyword', over: 'fills', given: 'keyword' },
  /** Blank-separated, with blanks around, so that one can be searched for: ` EGTT EGPX `. */
  locations: { column: 'locations', kind: 'text?', part: 'details' },
  fir: { column: 'fir', kind: 'text?', part: 'details', reading: 'fir', over: 'fills', given: 'fir' },
  qcode: { column: 'qcode', kind: 'text?', part: 'details', reading: 'qCode', over: 'fills', given: 'qCode', accepts: /^Q[A-Z]{4}$/ },
  traffic: { column: 'traffic', kind: 'text?', part: 'details', reading: 'traffic', over: 'fills', given: 'traffic' },
  purpose: { column: 'purpose', kind: 'text?', part: 'details', reading: 'purpose', over: 'fills', given: 'purpose' },
  scope: { column: 'scope', kind: 'text?', part: 'details', reading: 'scope', over: 'fills', given: 'scope' },
  lowerFl: { column: 'lower_fl', kind: 'integer?', part: 'details', reading: 'lowerFl', over: 'fills', given: 'lowerFl' },
  upperFl: { column: 'upper_fl', kind: 'integer?', part: 'details', reading: 'upperFl', over: 'fills', given: 'upperFl' },
  centreLatitude: { column: 'centre_latitude', kind: 'number?', part: 'details', reading: 'latitude' },
  centreLongitude: { column: 'centre_longitude', kind: 'number?', part: 'details', reading: 'longitude' },
  radiusNm: { column: 'radius_nm', kind: 'number?', part: 'details', reading: 'radiusNm', over: 'fills', given: 'radiusNm' },
  schedule: { column: 'schedule', kind: 'text?', part: 'details', reading: 'schedule', over: 'fills', given: 'schedule' },
  itemE: { column: 'item_e', kind: 'text', part: 'details', reading: 'text' },
  lowerLimit: { column: 'lower_limit', kind: 'text?', part: 'details', reading: 'lowerLimit', over: 'fills', given: 'lowerLimit' },
  upperLimit: { column: 'upper_limit', kind: 'text?', part: 'details', reading: 'upperLimit', over: 'fills', given: 'upperLimit' },
  endIsEstimated: { column: 'end_is_estimated', kind: 'flag', part: 'details', reading: 'isEstimated' },
  isPermanent: { column: 'is_permanent', kind: 'flag', part: 'details', reading: 'isPermanent' },
  category: { column: 'category', kind: 'text', part: 'details' },
  severity: { column: 'severity', kind: 'count', part: 'details' },
  /** Runways that the text names, as `locations`: ` 08L 26R 08L/26R `. */
  runways: { column: 'runways', kind: 'text?', part: 'details' },
  /** They draw where it applies (geo/figure-text.ts); null without a place, or of a whole region. */
  figures: { column: 'figures', kind: 'text?', part: 'details' },
  /** The box around the figures is in degrees, from −180 to 180 where they cross 180°. */
  west: { column: 'west', kind: 'number?', part: 'details' },
  south: { column: 'south', kind: 'number?', part: 'details' },
  east: { column: 'east', kind: 'number?', part: 'details' },
  north: { column: 'north', kind: 'number?', part: 'details' },
  /** It is a JSON list of Warning. */
  warnings: { column: 'warnings', kind: 'text', part: 'details' },
  understood: { column: 'understood', kind: 'text', part: 'details' },
  partIndex: { column: 'part_index', kind: 'integer?', part: 'details', reading: 'partIndex' },
  partCount: { column: 'part_count', kind: 'integer?', part: 'details', reading: 'partCount' },
  effectiveStart: { column: 'effective_start', kind: 'text', part: 'details' },
  expiresAt: { column: 'expires_at', kind: 'text', part: 'details' },
  overdueAt: { column: 'overdue_at', kind: 'moment?', part: 'details' },

  importedAt: { column: 'imported_at', kind: 'moment?', part: 'machine' },
  firstSeenAt: { column: 'first_seen_at', kind: 'moment?', part: 'machine' },
  lastSeenAt: { column: 'last_seen_at', kind: 'moment?', part: 'machine' },
  /** A full list of its source no longer contains it since then. */
  delistedAt: { column: 'delisted_at', kind: 'moment?', part: 'machine' },
} as const satisfies Record<string, Attribute> & ContractRows;

type Table = typeof attributes;
type Part = Attribute['part'];
type AttributeName = keyof Table;
type NameOf<P extends Part> = { [N in AttributeName]: Table[N]['part'] extends P ? N : never }[AttributeName];

/** The program has the attributes of a part in this form. */
export type Attributes<P extends Part> = { [N in NameOf<P>]: Kinds[Table[N]['kind']] };
/** The attributes of a part that are copied from the reading have its types. */
export type ReadAttributes<P extends Part> = {
  [N in NameOf<P> as Table[N] extends { reading: keyof NoticeReading } ? N : never]: Table[N] extends {
    reading: infer R extends keyof NoticeReading;
  }
    ? NoticeReading[R]
    : never;
};

export type Row = { readonly name: AttributeName } & Attribute;
export const rows: readonly Row[] = Object.entries(attributes).map(([name, row]) => ({ name: name as AttributeName, ...row }));
export const rowsOf = (part: Part): readonly Row[] => rows.filter((row) => row.part === part);

export type ColumnValue = string | number | null;

/** Selects columns of the table with the alias `n`, each under the name of its attribute. */
export const selected = (of: readonly Row[]): string => of.map(({ name, column }) => `n.${column} AS ${name}`).join(', ');

const isFlag = ({ kind }: Row): boolean => kind === 'flag' || kind === 'flag?';

/** SQLite has an attribute in this form. */
export function cellOf(values: object, name: AttributeName): ColumnValue {
  const value = (values as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'boolean' ? Number(value) : (value as ColumnValue);
}

/** Reads the attributes of a row as `selected` names it, which is the inverse of `cellOf`. */
export function valuesFrom(row: Readonly<Record<string, unknown>>, of: readonly Row[]): Record<string, ColumnValue | boolean> {
  const values: Record<string, ColumnValue | boolean> = {};
  for (const attribute of of) {
    const value = row[attribute.name] as ColumnValue;
    values[attribute.name] = value !== null && isFlag(attribute) ? value === 1 : value;
  }
  return values;
}

/** What a JSON line with these must look like, for `hasShape`. */
export const shapeOf = (of: readonly Row[]) =>
  Object.fromEntries(of.map(({ name, kind }) => [name, kind === 'integer?' ? ('number?' as const) : kind]));
