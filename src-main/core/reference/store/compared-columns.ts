/**
 * The compared columns of each table, by the name shown to people: the API's, if it has one. Left out are derived columns
 * (folded texts, the longest runway), row numbers, and the date of a value.
 */
import { airportFieldNames, airportFields } from '../airport-fields.ts';
import { navaidFields } from '../navaid-fields.ts';
import { frequencyFields, runwayFields } from '../part-fields.ts';

export type ComparedColumns = Readonly<Record<string, string>>;

const columnsOf = (fields: Readonly<Record<string, { column: string }>>, names = Object.keys(fields)): ComparedColumns =>
  Object.fromEntries(names.map((name) => [name, fields[name]?.column ?? name]));

export const airportColumns = columnsOf(airportFields, [...airportFieldNames]);
export const runwayColumns = columnsOf(runwayFields);
export const frequencyColumns = columnsOf(frequencyFields);
export const navaidColumns = columnsOf(navaidFields);

export const countryColumns: ComparedColumns = {
  countryCode: 'country_code',
  alpha3: 'alpha3',
  name: 'name',
  continentCode: 'continent_code',
  timezone: 'timezone',
  // The subdivisions are stored nowhere else.
  body: `json_remove(body, '$.createdAt', '$.updatedAt')`,
};

/** Writes the columns of a SELECT, each with its name; `of` is the table with a dot. */
export const selected = (columns: ComparedColumns, of = ''): string =>
  Object.entries(columns)
    .map(([name, column]) => `${of}${column} AS "${name}"`)
    .join(', ');

/** The names, as columns of the table or subquery `of`. */
export const namesOf = (columns: ComparedColumns, of: string): string =>
  Object.keys(columns)
    .map((name) => `${of}."${name}"`)
    .join(', ');
