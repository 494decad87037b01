/**
 * Lists every field of an airport that the window shows, in order. The table's columns, its order and filter, the page of an airport and
 * the comparison follow from it; the names of a field are in i18n/<language>/fields.ts.
 */
import type { Catalogue } from '#renderer/i18n/catalogue.ts';

export type FieldKind = keyof typeof sortable;

/** How a field is written follows from its kind; so does whether the API sorts by it. */
const sortable = {
  code: true,
  text: true,
  facility: true,
  country: true,
  continent: true,
  /** Unknown is neither true nor false. */
  length: true,
  degrees: true,
  /** Unknown is neither. */
  boolean: true,
  longestRunway: true,
  runways: false,
  frequencies: false,
} as const;

type AirportField = {
  kind: FieldKind;
  /** Its column has this many rem. */
  width: number;
  /** Its column is shown until the user chooses. */
  isFirst?: true;
  /** It is listed on the airport's page. */
  isFact?: true;
  isCompared?: true;
  /** Its condition has this name in the filter and in addresses; those of kind `boolean` have one. */
  filterName?: string;
};

export const airportFields = {
  icaoCode: { kind: 'code', width: 4.8, isFirst: true, isFact: true, isCompared: true },
  iataCode: { kind: 'code', width: 5.2, isFact: true, isCompared: true },
  localCode: { kind: 'code', width: 6, isFact: true },
  name: { kind: 'text', width: 13, isFirst: true },
  facilityType: { kind: 'facility', width: 7.6, isFirst: true, isCompared: true },
  countryCode: { kind: 'country', width: 8, isFirst: true, isFact: true, isCompared: true },
  state: { kind: 'text', width: 8, isFact: true },
  city: { kind: 'text', width: 8, isFirst: true, isCompared: true },
  elevation: { kind: 'length', width: 5.4, isFirst: true, isFact: true, isCompared: true },
  longestRunway: { kind: 'longestRunway', width: 5.6, isFirst: true },
  isClosed: { kind: 'boolean', width: 4.2, isFirst: true, isFact: true, isCompared: true, filterName: 'closed' },
  isPrivate: { kind: 'boolean', width: 5.4, isFact: true, isCompared: true, filterName: 'private' },
  runways: { kind: 'runways', width: 10 },
  frequencies: { kind: 'frequencies', width: 10 },
  latitude: { kind: 'degrees', width: 6.2 },
  longitude: { kind: 'degrees', width: 6.6 },
  timezone: { kind: 'text', width: 10, isCompared: true },
  continentCode: { kind: 'continent', width: 8 },
} as const satisfies Partial<Record<keyof Catalogue['fields'], AirportField>>;

export type FieldName = keyof typeof airportFields;
export const fieldNames = Object.keys(airportFields) as FieldName[];
export const aboutField = (name: FieldName): AirportField => airportFields[name];

type Sorted<Name extends FieldName> = Name extends FieldName
  ? (typeof sortable)[(typeof airportFields)[Name]['kind']] extends true
    ? Name
    : never
  : never;
export type SortField = Sorted<FieldName>;
export const sortFields = fieldNames.filter((name): name is SortField => sortable[airportFields[name].kind]);

/** Conditions of the filter that are answered with yes, no or unknown. */
export type FlagName = Extract<(typeof airportFields)[FieldName], { filterName: string }>['filterName'];
export const flags = fieldNames.flatMap((field) => {
  const { filterName } = aboutField(field);
  return filterName === undefined ? [] : [{ field, filterName: filterName as FlagName }];
});
