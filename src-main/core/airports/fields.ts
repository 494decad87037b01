/** Each field that filters and sorts on airports may name has its column in reference.sqlite (`a` is the airport). */
import { airportFieldNames, airportFields, foldedColumn, type AirportField } from '../reference/airport-fields.ts';
import type { Condition } from '../filter/condition.ts';
import type { Field, Resource } from '../filter/resource.ts';

const text = (column: string): Field => ({ kind: 'text', column, fold: `${column}_fold` });
const code = (column: string): Field => ({ kind: 'text', column });
const number = (column: string): Field => ({ kind: 'number', column });
const flag = (column: string): Field => ({ kind: 'boolean', column });

const kinds = { text: 'text', integer: 'number', real: 'number', flag: 'boolean' } as const;

/** These indexes of reference-schema.ts have few airports for each value. */
const indexed: ReadonlySet<string> = new Set(['icaoCode', 'iataCode', 'localCode', 'countryCode']);

const fieldsWhere = (beyond: AirportField['beyond']): Record<string, Field> =>
  Object.fromEntries(
    airportFieldNames
      .filter((name) => airportFields[name].beyond === beyond)
      .map((name) => {
        const { column, kind, isFolded } = airportFields[name];
        const field: Field = { kind: kinds[kind], column: `a.${column}`, isIndexed: indexed.has(name) };
        return [name, isFolded ? { ...field, fold: `a.${foldedColumn(column)}` } : field];
      }),
  );

/** Words that the service or its source uses for kinds of facility, finer than the contract's four. */
const facilityWords: ReadonlyMap<string, Condition> = new Map(
  Object.entries({
    internationalairport: ['large_airport'],
    airfield: ['small_airport', 'medium_airport'],
    large_airport: ['large_airport'],
    medium_airport: ['medium_airport'],
    small_airport: ['small_airport'],
    seaplane_base: ['seaplane_base'],
    closed: ['closed'],
  }).map(([word, types]) => [word, { where: `a.source_type IN (${types.map(() => '?').join(', ')})`, params: types }]),
);

/** Runways and frequencies have the date of their airport. */
const updatedAt: Field = { kind: 'timestamp', column: 'a.updated_at', isOfThing: true };

const runways: Resource = {
  name: 'runways',
  fields: {
    id: { kind: 'id', column: 'r.id' },
    updatedAt,
    name: code('r.name'),
    length: number('r.length'),
    width: number('r.width'),
    surface: code('r.surface'),
    isClosed: flag('r.is_closed'),
    isLighted: flag('r.is_lighted'),
    lowEndIdent: code('r.low_ident'),
    lowEndElevation: number('r.low_elevation'),
    lowEndHeading: number('r.low_heading'),
    lowEndDisplacedThreshold: number('r.low_displaced_threshold'),
    lowEndLatitude: number('r.low_latitude'),
    lowEndLongitude: number('r.low_longitude'),
    highEndIdent: code('r.high_ident'),
    highEndElevation: number('r.high_elevation'),
    highEndHeading: number('r.high_heading'),
    highEndDisplacedThreshold: number('r.high_displaced_threshold'),
    highEndLatitude: number('r.high_latitude'),
    highEndLongitude: number('r.high_longitude'),
  },
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

const frequencies: Resource = {
  name: 'frequencies',
  fields: {
    id: { kind: 'id', column: 'f.id' },
    updatedAt,
    name: text('f.name'),
    type: code('f.type'),
    description: text('f.description'),
    frequency: number('f.frequency'),
  },
  defaultSort: [{ field: 'frequency', direction: 'asc' }],
};

export const airportResource: Resource = {
  name: 'airports',
  fields: {
    id: { kind: 'id', column: 'a.id', isIndexed: true },
    updatedAt,
    ...fieldsWhere(undefined),
    facilityType: { ...code('a.facility_type'), aliases: facilityWords },
    longestRunway: number('a.longest_runway'),
    ...fieldsWhere('filter'),
  },
  virtual: {
    code: {
      kind: 'text',
      operators: ['equals', 'in'],
      isIndexed: true,
      compile: ({ values }) => ({
        where: `a.row IN (SELECT c.row FROM airport_codes c WHERE c.position = 1 AND c.code IN (${values.map(() => '?').join(', ')}))`,
        params: values.map(({ sql }) => String(sql)),
      }),
    },
  },
  relations: {
    runways: { resource: runways, table: 'runways r', row: 'r.airport_row', key: 'a.row' },
    frequencies: { resource: frequencies, table: 'frequencies f', row: 'f.airport_row', key: 'a.row' },
  },
  defaultSort: [{ field: 'icaoCode', direction: 'asc' }],
};
