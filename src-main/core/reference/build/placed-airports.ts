import type { Columns } from '#domain/columns.ts';
import type { SearchText } from '#core/search/document.ts';
import type { Country } from '#contract/countries.ts';
import type { AirportFacts, RunwayFacts } from '../sources/facts.ts';
import type { Placing } from './derived-data.ts';

export type PlacedAirport = {
  /** Numbers run from 1 without gaps. */
  row: number;
  facts: AirportFacts;
  /** Feet; closed runways do not count, null where no length is known. */
  longestRunway: number | null;
};

/** Sorts airports by icaoCode ascending, unknown last, then id, which is the order of the airport list without a sort. */
export function placeAirports(airports: readonly AirportFacts[]): PlacedAirport[] {
  const coded = airports.filter(({ airport }) => airport.icaoCode !== null);
  const others = airports.filter(({ airport }) => airport.icaoCode === null);
  coded.sort((a, b) => inOrder(a.airport.icaoCode ?? '', b.airport.icaoCode ?? '') || byId(a, b));
  return [...coded, ...others.sort(byId)].map((facts, index) => ({ row: index + 1, facts, longestRunway: longestOf(facts.runways) }));
}

/** It places the airports of a set by their positions in it. */
export function placingOf(airports: readonly AirportFacts[], placed: readonly PlacedAirport[]): Placing {
  const of = new Map(placed.map((one) => [one.facts, one]));
  const inSet = airports.map((facts) => of.get(facts));
  return { row: inSet.map((one) => one?.row ?? 0), longestRunway: inSet.map((one) => one?.longestRunway ?? null) };
}

/** Compares by code unit as SQLite does, not by language. */
export const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const byId = (a: AirportFacts, b: AirportFacts) => inOrder(a.airport.id, b.airport.id);

function longestOf(runways: readonly RunwayFacts[]): number | null {
  let longest: number | null = null;
  for (const { runway } of runways) {
    const { isClosed, length } = runway;
    if (isClosed !== true && length !== null && length > (longest ?? 0)) longest = length;
  }
  return longest;
}

export const namesOf = (countries: readonly Country[]): ReadonlyMap<string, string> =>
  new Map(countries.map(({ countryCode, name }) => [countryCode, name]));

const sizes: Record<string, number> = { large_airport: 3, medium_airport: 2, small_airport: 1, seaplane_base: 1 };
/** The contract's type decides where a server gives no finer one. */
const sizesOfFacilities: Record<string, number> = { airport: 1, seaplaneBase: 1 };

/** What the search index stores about airports, before their rows are known. */
export function searchTexts(airports: readonly AirportFacts[], countries: readonly Country[]): Columns<SearchText> {
  const countryNames = namesOf(countries);
  return {
    icaoCode: airports.map(({ airport }) => airport.icaoCode),
    iataCode: airports.map(({ airport }) => airport.iataCode),
    localCode: airports.map(({ airport }) => airport.localCode),
    gpsCode: airports.map(({ gpsCode }) => gpsCode),
    ident: airports.map(({ ident }) => ident),
    name: airports.map(({ airport }) => airport.name),
    city: airports.map(({ airport }) => airport.city),
    state: airports.map(({ airport }) => airport.state),
    countryCode: airports.map(({ airport }) => airport.countryCode),
    countryName: airports.map(({ airport }) => countryNames.get(airport.countryCode ?? '') ?? null),
    keywords: airports.map(({ keywords }) => keywords),
    isClosed: airports.map(({ airport }) => airport.isClosed === true),
    // A source that does not say has them where there is a code for tickets.
    isScheduled: airports.map(({ airport, isScheduled }) => isScheduled ?? airport.iataCode !== null),
    size: airports.map(({ airport, sourceType }) => sizes[sourceType ?? ''] ?? sizesOfFacilities[airport.facilityType ?? ''] ?? 0),
  };
}
