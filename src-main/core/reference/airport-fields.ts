/**
 * This is the one table of the fields of an airport that sources give. The columns of reference.sqlite, the rows written to them, merging,
 * comparing datasets and filtering follow from it. Every field here is compared; what is derived from others (folded texts, the longest
 * runway) is not a field. A new field of the contract's Airport does not compile until it has a row here.
 */
import type { Airport } from '#contract/airports/airport.ts';
import type { AirportUse } from '#contract/airports/details.ts';
import { fold } from '#core/text/fold.ts';

/** These are known of an airport itself, from one source or merged from several; unknown is null. */
export type AirportValues = Omit<Airport, 'id' | 'updatedAt'> & {
  ident: string | null;
  gpsCode: string | null;
  sourceType: string | null;
  keywords: string | null;
  homeLink: string | null;
} & AirportUse;

export type AirportFieldName = keyof AirportValues;

/** It decides which source a value is taken from when several give one. Values are never averaged. */
type Precedence =
  /** The first source that knows it gives it. */
  | 'first'
  /** The source whose position is taken gives it. */
  | 'position'
  /** The first source that knows it gives it, unless it contradicts the value taken for that other field: the two make sense only together. */
  | { agreeingOn: 'isClosed' | 'countryCode' };

export type AirportField = {
  column: string;
  kind: 'text' | 'integer' | 'real' | 'flag';
  isRequired?: true;
  /** It has a second column, `<column>_fold`, with the text without case and accents: for texts that are not ASCII. */
  isFolded?: true;
  precedence: Precedence;
  /** The contract's Airport does not have it; `filter` if filters and sorts may name it nevertheless. */
  beyond?: 'filter' | 'internal';
  /** The column's comment in the schema has its unit or its values. */
  note?: string;
};

/** A table of the fields of runways, frequencies or navaids says this of each. */
export type PartField = Pick<AirportField, 'column' | 'kind' | 'isRequired' | 'isFolded' | 'note'>;
type Fields = Readonly<Record<string, PartField>>;

const country = { agreeingOn: 'countryCode' } as const;
const closed = { agreeingOn: 'isClosed' } as const;
const use = (column: string): AirportField => ({ column, kind: 'flag', precedence: 'first', beyond: 'filter', note: '0, 1' });

/** Rows are in the order of the columns. */
export const airportFields: Readonly<Record<AirportFieldName, AirportField>> = {
  ident: { column: 'ident', kind: 'text', isRequired: true, precedence: 'first', beyond: 'internal', note: "the source's own identifier" },
  name: { column: 'name', kind: 'text', isRequired: true, isFolded: true, precedence: 'first' },
  icaoCode: { column: 'icao_code', kind: 'text', precedence: 'first' },
  iataCode: { column: 'iata_code', kind: 'text', precedence: 'first' },
  localCode: { column: 'local_code', kind: 'text', precedence: 'first' },
  gpsCode: { column: 'gps_code', kind: 'text', precedence: 'first', beyond: 'internal', note: 'often not ICAO' },
  latitude: { column: 'latitude', kind: 'real', precedence: 'position', note: 'degrees, WGS 84' },
  longitude: { column: 'longitude', kind: 'real', precedence: 'position', note: 'degrees, WGS 84' },
  elevation: { column: 'elevation', kind: 'integer', precedence: 'first', note: 'feet above mean sea level' },
  countryCode: { column: 'country_code', kind: 'text', precedence: 'first', note: 'ISO 3166-1 alpha-2' },
  city: { column: 'city', kind: 'text', isFolded: true, precedence: 'first' },
  state: { column: 'state', kind: 'text', isFolded: true, precedence: country, note: 'name of the ISO 3166-2 subdivision' },
  county: { column: 'county', kind: 'text', isFolded: true, precedence: country },
  continentCode: { column: 'continent_code', kind: 'text', precedence: country },
  timezone: { column: 'timezone', kind: 'text', precedence: 'position', note: 'IANA' },
  facilityType: { column: 'facility_type', kind: 'text', precedence: closed, note: 'airport, heliport, seaplaneBase, balloonport' },
  isPrivate: { column: 'is_private', kind: 'flag', precedence: 'first', note: '0, 1' },
  isClosed: { column: 'is_closed', kind: 'flag', precedence: 'first', note: '0, 1' },
  sourceType: {
    column: 'source_type',
    kind: 'text',
    precedence: closed,
    beyond: 'filter',
    note: "the source's own type word, for example large_airport",
  },
  keywords: { column: 'keywords', kind: 'text', precedence: 'first', beyond: 'filter' },
  homeLink: { column: 'home_link', kind: 'text', precedence: 'first', beyond: 'internal' },
  isMilitary: use('is_military'),
  isCivilian: use('is_civilian'),
  isVFR: use('is_vfr'),
  isIFR: use('is_ifr'),
  pprRequired: use('ppr_required'),
};

const entries = Object.entries(airportFields) as [AirportFieldName, AirportField][];

const namesWhere = (test: (field: AirportField) => boolean) => entries.filter(([, field]) => test(field)).map(([name]) => name);

/** The contract's own fields are first, in its order. */
export const airportFieldNames: readonly AirportFieldName[] = [
  ...namesWhere(({ beyond }) => beyond === undefined),
  ...namesWhere(({ beyond }) => beyond !== undefined),
];

/** The folded twin of a column follows it. */
export const columnsOfFields = (fields: Fields): string[] =>
  Object.values(fields).flatMap(({ column, isFolded }) => (isFolded ? [column, foldedColumn(column)] : [column]));

/** Lists the values of one row, in the order of `columnsOfFields`. */
export function columnValues(fields: Fields, row: object): (string | number | null)[] {
  const named = row as Readonly<Record<string, string | number | boolean | null | undefined>>;
  const values: (string | number | null)[] = [];
  for (const name in fields) {
    const value = named[name] ?? null;
    values.push(typeof value === 'boolean' ? Number(value) : value);
    if (fields[name]?.isFolded) values.push(typeof value === 'string' ? fold(value) : null);
  }
  return values;
}

export function foldedColumn(column: string): string {
  return `${column}_fold`;
}
