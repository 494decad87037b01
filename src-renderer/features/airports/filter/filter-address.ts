/**
 * Writes filter and order into the address of the screen, always in feet and nautical miles, so that a link shows the same to everyone.
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

/** A condition as a parameter of the address; `read` gives undefined for a text that it cannot mean. */
type Parameter<Value> = { name: string; write(value: Value): string | undefined; read(text: string): Value | undefined };

const choiceOf = <Value extends string>(members: readonly Value[]) => ({
  write: (value: Value) => (value === 'any' ? undefined : value),
  read: (text: string) => members.find((member) => member === text),
});
const textual = { write: (value: string) => value, read: (text: string) => (text.length <= MAX_TEXT ? text : undefined) };
const numeric = (read: (text: string) => number | undefined) => ({
  write: (value: number | undefined) => (value === undefined ? undefined : String(value)),
  read,
});
const listOf = <Value extends string>(read: (text: string) => readonly Value[] | undefined) => ({
  write: (values: readonly Value[]) => values.join(','),
  read,
});

const parameters: { readonly [Name in keyof AirportFilter]: Parameter<AirportFilter[Name]> } = {
  favourites: { name: 'favourites', write: (ids) => ids && 'yes', read: (text) => (text === 'yes' ? [] : undefined) },
  countries: { name: 'country', ...listOf(readCountries) },
  kinds: { name: 'kind', ...listOf(membersOf(kinds)) },
  ...(Object.fromEntries(flags.map(({ filterName }) => [filterName, { name: filterName, ...choiceOf(answers) }])) as Record<
    FlagName,
    Parameter<Answer>
  >),
  elevationFrom: { name: 'elevationFrom', ...numeric(readNumber) },
  elevationTo: { name: 'elevationTo', ...numeric(readNumber) },
  runwayLength: { name: 'runway', ...numeric(readLength) },
  runwayWidth: { name: 'width', ...numeric(readLength) },
  lighted: { name: 'lighted', ...choiceOf(lightings) },
  surface: { name: 'surface', ...textual },
  frequency: { name: 'frequency', ...textual },
  text: { name: 'text', ...textual },
  near: { name: 'near', write: (near) => near && `${near.latitude},${near.longitude},${near.radiusNm}`, read: readNear },
  unknown: { name: 'unknown', ...listOf(membersOf(gaps)) },
};
const conditions = Object.entries(parameters) as [keyof AirportFilter, Parameter<unknown>][];
const place = { name: 'place', ...textual };

/** `country=ES&lighted=yes`, empty without a filter. Commas stay readable. */
export function addressOf({ filter, order }: Pick<TableQuery, 'filter' | 'order'>): string {
  const written = conditions.map(([key, { name, write }]) => [name, write(filter[key])] as const);
  const pairs = [...written, [place.name, filter.near?.name] as const].flatMap(([name, text]) =>
    text === undefined || text === '' ? [] : [`${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`],
  );
  const sort = sortText(order);
  return [...pairs, ...(sort === undefined ? [] : [`sort=${sort}`])].join('&');
}

/** It reads the filter and order of an address, as `addressOf` writes them. */
export function readAddress(query: string): TableQuery {
  const given = new URLSearchParams(query);
  const unread: string[] = [];
  const names = new Set<string>();
  /** The parameter parsed by `read`; `usual` where it is absent or can't be read. */
  const take = <Value>({ name, read }: Pick<Parameter<Value>, 'name' | 'read'>, usual: Value): Value => {
    names.add(name);
    const text = given.get(name);
    if (text === null || text === '') return usual;
    const value = read(text);
    if (value === undefined) unread.push(name);
    return value ?? usual;
  };
  const filter = Object.fromEntries(conditions.map(([key, parameter]) => [key, take(parameter, noFilter[key])])) as AirportFilter;
  const name = take(place, '');
  const order = take<Order>({ name: 'sort', read: readSort }, []);
  const others = [...given.keys()].filter((other) => !names.has(other));
  const near = filter.near && (name === '' ? filter.near : { ...filter.near, name });
  return { filter: { ...filter, near }, order, unread: [...unread, ...others] };
}

function readCountries(text: string): readonly string[] | undefined {
  const codes = [...new Set(text.toUpperCase().split(','))];
  return codes.every((code) => /^[A-Z]{2}$/.test(code)) ? codes : undefined;
}

function membersOf<Value extends string>(members: readonly Value[]) {
  return (text: string): readonly Value[] | undefined => {
    const parts = text.split(',');
    const isEach = parts.every((part) => members.some((member) => member === part));
    return isEach ? members.filter((member) => parts.includes(member)) : undefined;
  };
}

function readNumber(text: string): number | undefined {
  return /^[+-]?\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : undefined;
}

function readLength(text: string): number | undefined {
  const value = readNumber(text);
  return value !== undefined && value >= 0 ? value : undefined;
}

function readNear(text: string): Near | undefined {
  const [latitude, longitude, radiusNm, ...more] = text.split(',').map(readNumber);
  if (latitude === undefined || longitude === undefined || radiusNm === undefined || more.length > 0) return undefined;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && radiusNm >= 0 && radiusNm <= MAX_RADIUS_NM;
  return isOnEarth ? { latitude, longitude, radiusNm, name: `${latitude}, ${longitude}` } : undefined;
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
