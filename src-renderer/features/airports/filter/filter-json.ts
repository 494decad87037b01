/**
 * Writes the filter in the language of the API. A field's condition is under its name; several conditions on one field are joined by AND.
 */
import { flags } from '#renderer/format/airport/fields.ts';
import type { Answer } from '#renderer/i18n/catalogue.ts';
import { asksFavourites, asksRunway, NO_AIRPORT, type AirportFilter, type Gap } from './airport-filter.ts';

type Where = { readonly [name: string]: unknown };

/** The query of `GET /airports` for it, without paging and order; place and favourites are no part of the filter language. */
export function askedOf(filter: AirportFilter): { filter?: string; near?: string; favourites?: 'true' } {
  const where = whereOf(filter);
  const { near } = filter;
  return {
    ...(asksFavourites(filter) && { favourites: 'true' }),
    ...(where === undefined ? {} : { filter: JSON.stringify(where) }),
    ...(near === undefined ? {} : { near: `${near.latitude},${near.longitude},${near.radiusNm}` }),
  };
}

/** Undefined where every airport matches. */
export function whereOf(filter: AirportFilter): Where | undefined {
  const parts = [...airportParts(filter), ...runwayParts(filter), ...frequencyParts(filter), ...textParts(filter.text)];
  return parts.length === 0 ? undefined : together(parts);
}

/** These gaps may hide airports under this filter. */
export function gapsOf(filter: AirportFilter): Gap[] {
  const { countries, closed, elevationFrom, elevationTo } = filter;
  const asksFact = flags.some(({ filterName: flag }) => filter[flag] === 'yes' || filter[flag] === 'no');
  const asksValue = countries.length > 0 || asksFact || elevationFrom !== undefined || elevationTo !== undefined;
  const found: [Gap, boolean][] = [
    ['values', asksValue || asksRunway(filter) || filter.frequency !== ''],
    ['kinds', filter.kinds.length > 0 && closed !== 'no'],
    ['runways', asksRunway(filter)],
    ['frequencies', filter.frequency !== ''],
  ];
  return found.flatMap(([gap, asks]) => (asks ? [gap] : []));
}

const oneOf = (values: readonly string[]): unknown => (values.length === 1 ? values[0] : { in: values });

const together = (parts: readonly Where[]): Where => {
  const side: Record<string, unknown> = {};
  const apart: Where[] = [];
  for (const part of parts) {
    if (Object.keys(part).some((name) => Object.hasOwn(side, name))) apart.push(part);
    else Object.assign(side, part);
  }
  return apart.length === 0 ? side : { ...side, AND: apart };
};

/** Unknown values of the field match too where `isIncluded`. */
const fieldWhere = (field: string, condition: unknown, isIncluded: boolean): Where =>
  isIncluded ? { OR: [{ [field]: condition }, { [field]: { isNull: true } }] } : { [field]: condition };

function answered(field: string, answer: Answer, isIncluded: boolean): Where[] {
  if (answer === 'any') return [];
  if (answer === 'unknown') return [{ [field]: { isNull: true } }];
  return [fieldWhere(field, answer === 'yes', isIncluded)];
}

function airportParts(filter: AirportFilter): Where[] {
  const { favourites, countries, elevationFrom, elevationTo, unknown } = filter;
  const withUnknown = unknown.includes('values');
  const elevation = {
    ...(elevationFrom === undefined ? {} : { gte: elevationFrom }),
    ...(elevationTo === undefined ? {} : { lte: elevationTo }),
  };
  return [
    ...(favourites === undefined || asksFavourites(filter) ? [] : [{ id: NO_AIRPORT }]),
    ...(countries.length === 0 ? [] : [fieldWhere('countryCode', oneOf(countries), withUnknown)]),
    ...(filter.kinds.length === 0 ? [] : [fieldWhere('facilityType', oneOf(filter.kinds), unknown.includes('kinds'))]),
    ...flags.flatMap(({ field, filterName: flag }) => answered(field, filter[flag], withUnknown)),
    ...(Object.keys(elevation).length === 0 ? [] : [fieldWhere('elevation', elevation, withUnknown)]),
  ];
}

/** One runway that meets all conditions. Closed ones do not count. */
function runwayParts(filter: AirportFilter): Where[] {
  if (!asksRunway(filter)) return [];
  const { runwayLength, runwayWidth, lighted, surface, unknown } = filter;
  const withUnknown = unknown.includes('values');
  const some = together([
    ...(runwayLength === undefined ? [] : [fieldWhere('length', { gte: runwayLength }, withUnknown)]),
    ...(runwayWidth === undefined ? [] : [fieldWhere('width', { gte: runwayWidth }, withUnknown)]),
    ...(lighted === 'any' ? [] : [fieldWhere('isLighted', lighted === 'yes', withUnknown)]),
    ...(surface === '' ? [] : [fieldWhere('surface', { contains: surface }, withUnknown)]),
    fieldWhere('isClosed', false, withUnknown),
  ]);
  return [orNone('runways', some, unknown.includes('runways'))];
}

function frequencyParts({ frequency, unknown }: AirportFilter): Where[] {
  if (frequency === '') return [];
  return [orNone('frequencies', fieldWhere('type', frequency, unknown.includes('values')), unknown.includes('frequencies'))];
}

const orNone = (relation: 'runways' | 'frequencies', some: Where, isIncluded: boolean): Where =>
  isIncluded ? { OR: [{ [relation]: { some } }, { [relation]: { none: {} } }] } : { [relation]: { some } };

const textParts = (text: string): Where[] =>
  text === '' ? [] : [{ OR: ['name', 'icaoCode', 'iataCode', 'localCode'].map((field) => ({ [field]: { contains: text } })) }];
