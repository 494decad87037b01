/**
 * Filter and order in the address of the screen, always in feet and nautical miles, so that a link shows the same to everyone.
 * Unreadable parts are reported by name, because a condition that is silently dropped widens what is shown.
 */
import { type FlagName, flags } from '#renderer/format/airport/fields.ts';
import type { Answer } from '#renderer/i18n/catalogue.ts';
import { type AirportFilter, answers, gaps, kinds, lightings, MAX_RADIUS_NM, MAX_TEXT, type Near, noFilter } from './airport-filter.ts';
import { type Order, readSort, sortText } from '../table/sort-order.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useQueryInAddress } from '#renderer/components/use-same-address.ts';
import { writeQuery } from '#renderer/data/address-query.ts';

type TableQuery = {
  filter: AirportFilter;
  order: Order;
  /** Names of what could not be read. */
  unread: readonly string[];
};

/** `country=ES&lighted=yes`, empty without a filter. Commas stay readable. */
export function addressOf({ filter, order }: Pick<TableQuery, 'filter' | 'order'>): string {
  const pairs = writers.flatMap(([name, write]) => {
    const text = write(filter);
    return text === undefined || text === '' ? [] : [`${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`];
  });
  const sort = sortText(order);
  return [...pairs, ...(sort === undefined ? [] : [`sort=${sort}`])].join('&');
}

const unlessAny = (value: string): string | undefined => (value === 'any' ? undefined : value);
const numberText = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value));

const writers: readonly (readonly [name: string, write: (filter: AirportFilter) => string | undefined])[] = [
  ['favourites', ({ favourites }) => favourites && 'yes'],
  ['country', ({ countries }) => countries.join(',')],
  ['kind', (filter) => filter.kinds.join(',')],
  ...flags.map(({ filterName }) => [filterName, (filter: AirportFilter) => unlessAny(filter[filterName])] as const),
  ['elevationFrom', ({ elevationFrom }) => numberText(elevationFrom)],
  ['elevationTo', ({ elevationTo }) => numberText(elevationTo)],
  ['runway', ({ runwayLength }) => numberText(runwayLength)],
  ['width', ({ runwayWidth }) => numberText(runwayWidth)],
  ['lighted', ({ lighted }) => unlessAny(lighted)],
  ['surface', ({ surface }) => surface],
  ['frequency', ({ frequency }) => frequency],
  ['text', ({ text }) => text],
  ['near', ({ near }) => near && `${near.latitude},${near.longitude},${near.radiusNm}`],
  ['place', ({ near }) => near?.name],
  ['unknown', ({ unknown }) => unknown.join(',')],
];

/** It reads the filter and order of an address, as `addressOf` writes them. */
export function readAddress(query: string): TableQuery {
  const given = new URLSearchParams(query);
  const unread: string[] = [];
  /** The parameter parsed by `read`; `usual` where it is absent or can't be read. */
  const take = <Value>(name: string, usual: Value, read: (text: string) => Value | undefined): Value => {
    const text = given.get(name);
    if (text === null || text === '') return usual;
    const value = read(text);
    if (value === undefined) unread.push(name);
    return value ?? usual;
  };
  const place = take('place', '', readText);
  const filter: AirportFilter = {
    favourites: take('favourites', noFilter.favourites, (text) => (text === 'yes' ? [] : undefined)),
    countries: take('country', noFilter.countries, readCountries),
    kinds: take('kind', noFilter.kinds, membersOf(kinds)),
    ...(Object.fromEntries(
      flags.map(({ filterName }) => [filterName, take(filterName, noFilter[filterName], memberOf(answers))]),
    ) as Record<FlagName, Answer>),
    elevationFrom: take('elevationFrom', noFilter.elevationFrom, readNumber),
    elevationTo: take('elevationTo', noFilter.elevationTo, readNumber),
    runwayLength: take('runway', noFilter.runwayLength, readLength),
    runwayWidth: take('width', noFilter.runwayWidth, readLength),
    lighted: take('lighted', noFilter.lighted, memberOf(lightings)),
    surface: take('surface', '', readText),
    frequency: take('frequency', '', readText),
    text: take('text', '', readText),
    near: take('near', noFilter.near, (text) => readNear(text, place)),
    unknown: take('unknown', noFilter.unknown, membersOf(gaps)),
  };
  const order = take<Order>('sort', [], readSort);
  const names = new Set([...writers.map(([name]) => name), 'sort']);
  return { filter, order, unread: [...unread, ...[...given.keys()].filter((name) => !names.has(name))] };
}

const readText = (text: string): string | undefined => (text.length <= MAX_TEXT ? text : undefined);

const readCountries = (text: string): readonly string[] | undefined => {
  const codes = [...new Set(text.toUpperCase().split(','))];
  return codes.every((code) => /^[A-Z]{2}$/.test(code)) ? codes : undefined;
};

const memberOf =
  <Value extends string>(members: readonly Value[]) =>
  (text: string): Value | undefined =>
    members.find((member) => member === text);

const membersOf =
  <Value extends string>(members: readonly Value[]) =>
  (text: string): readonly Value[] | undefined => {
    const parts = text.split(',');
    return parts.every((part) => members.some((member) => member === part))
      ? members.filter((member) => parts.includes(member))
      : undefined;
  };

const readNumber = (text: string): number | undefined => (/^[+-]?\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : undefined);

const readLength = (text: string): number | undefined => {
  const value = readNumber(text);
  return value !== undefined && value >= 0 ? value : undefined;
};

function readNear(text: string, name: string): Near | undefined {
  const [latitude, longitude, radiusNm, ...more] = text.split(',').map(readNumber);
  if (latitude === undefined || longitude === undefined || radiusNm === undefined || more.length > 0) return undefined;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && radiusNm >= 0 && radiusNm <= MAX_RADIUS_NM;
  return isOnEarth ? { latitude, longitude, radiusNm, name: name === '' ? `${latitude}, ${longitude}` : name } : undefined;
}

const PATH = '/airports';

/** The last query of the screen, restored when it is opened again without a query in the address. */
let left = '';

/** Filter and order, which are kept in the address. `ask` changes parts of them. */
export function useTableQuery(): TableQuery & { ask: (part: Partial<Pick<TableQuery, 'filter' | 'order'>>) => void } {
  const query = useQueryInAddress();
  const hasArrived = useRef(false);
  useEffect(() => {
    // An empty query is the user's choice while the screen is open, and not a return to it.
    if (!hasArrived.current && query === '' && left !== '') writeQuery(PATH, left);
    else left = query;
    hasArrived.current = true;
  }, [query]);

  return useMemo(() => {
    const address = readAddress(query);
    const { filter, order } = address;
    return { ...address, ask: (part) => writeQuery(PATH, addressOf({ filter, order, ...part })) };
  }, [query]);
}
