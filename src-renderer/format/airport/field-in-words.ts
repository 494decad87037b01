import type { ListedAirport } from '#contract/airports/airport.ts';
import { decimalDegrees } from '#domain/format-position.ts';
import { words } from '#renderer/i18n/words.ts';
import { continentName, countryName, facility } from '#renderer/format/names.ts';
import type { Units } from '#renderer/format/use-units.ts';
import { airportFields, type FieldKind, type FieldName } from './fields.ts';
import type { Runway } from '#contract/airports/runway.ts';

type Given = { airport: ListedAirport; value: never; units: Units };

const writers: Readonly<Record<FieldKind, (given: Given) => string | undefined>> = {
  code: ({ value }) => value,
  text: ({ value }) => value,
  facility: ({ airport }) => facility(airport),
  country: ({ value }) => countryName(value),
  continent: ({ value }) => continentName(value),
  length: ({ value, units }) => units.length(value),
  degrees: ({ value }) => decimalDegrees(value),
  boolean: ({ value }) => (value ? words.common.yes : words.common.no),
  longestRunway: ({ airport, units }) => {
    const feet = longestRunway(airport.runways ?? []);
    return feet === undefined ? undefined : units.runwayLength(feet);
  },
  runways: ({ airport }) => listed(airport.runways?.map(({ name }) => name)),
  frequencies: ({ airport }) => listed(airport.frequencies?.map(({ type, name }) => type ?? name)),
};

const listed = (names: readonly string[] | undefined): string | undefined =>
  names?.length === 0 ? words.airports.noData : names && [...new Set(names)].join(', ');

/** Undefined where the value is unknown. */
export function fieldInWords(airport: ListedAirport, name: FieldName, units: Units): string | undefined {
  const { kind } = airportFields[name];
  if (kind === 'facility' || kind === 'longestRunway') return writers[kind]({ airport, value: undefined as never, units });
  const value = (airport as Readonly<Record<string, unknown>>)[name] ?? null;
  return value === null ? undefined : writers[kind]({ airport, value: value as never, units });
}

export const fieldLabel = (name: FieldName): string => words.fields[name].label;
export const columnTitle = (name: FieldName): string => words.fields[name].column ?? words.fields[name].label;

/** Length in feet of the longest runway that is not closed; undefined where no length is known. */
export function longestRunway(runways: readonly Runway[]): number | undefined {
  const lengths = runways.flatMap(({ length, isClosed }) => (length === null || isClosed === true ? [] : [length]));
  return lengths.length === 0 ? undefined : Math.max(...lengths);
}
