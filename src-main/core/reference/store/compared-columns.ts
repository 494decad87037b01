/**
 * The compared columns of each table, by the name shown to people: the API's, if it has one. Left out are derived columns
 * (folded texts, the longest runway), row numbers, and the date of a value.
 */
import { airportFieldNames, airportFields } from '../airport-fields.ts';
import { navaidFieldNames, navaidFields } from '../navaid-fields.ts';

export type ComparedColumns = Readonly<Record<string, string>>;

export const airportColumns: ComparedColumns = Object.fromEntries(airportFieldNames.map((name) => [name, airportFields[name].column]));

export const runwayColumns: ComparedColumns = {
  name: 'name',
  length: 'length',
  width: 'width',
  surface: 'surface',
  isClosed: 'is_closed',
  isLighted: 'is_lighted',
  lowEndIdent: 'low_ident',
  lowEndElevation: 'low_elevation',
  lowEndHeading: 'low_heading',
  lowEndDisplacedThreshold: 'low_displaced_threshold',
  lowEndLatitude: 'low_latitude',
  lowEndLongitude: 'low_longitude',
  highEndIdent: 'high_ident',
  highEndElevation: 'high_elevation',
  highEndHeading: 'high_heading',
  highEndDisplacedThreshold: 'high_displaced_threshold',
  highEndLatitude: 'high_latitude',
  highEndLongitude: 'high_longitude',
};

export const frequencyColumns: ComparedColumns = {
  name: 'name',
  type: 'type',
  description: 'description',
  frequency: 'frequency',
};

export const countryColumns: ComparedColumns = {
  countryCode: 'country_code',
  alpha3: 'alpha3',
  name: 'name',
  continentCode: 'continent_code',
  timezone: 'timezone',
  // The subdivisions are stored nowhere else.
  body: `json_remove(body, '$.createdAt', '$.updatedAt')`,
};

export const navaidColumns: ComparedColumns = Object.fromEntries(navaidFieldNames.map((name) => [name, navaidFields[name].column]));

/** As columns of a SELECT, each with its name; `of` is the table with a dot. */
export const selected = (columns: ComparedColumns, of = ''): string =>
  Object.entries(columns)
    .map(([name, column]) => `${of}${column} AS "${name}"`)
    .join(', ');

/** The names, as columns of the table or subquery `of`. */
export const namesOf = (columns: ComparedColumns, of: string): string =>
  Object.keys(columns)
    .map((name) => `${of}."${name}"`)
    .join(', ');
