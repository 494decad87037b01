import type { Columns } from '#domain/columns.ts';
import type { SearchText } from '#core/search/document.ts';
import type { AirportFacts, CountryFacts, RunwayFacts } from '../sources/facts.ts';
import type { Placing } from './derived-data.ts';
import type { WholeAirport } from './reference-set.ts';

export type PlacedAirport = {
  /** Numbers run from 1 without gaps. */
  row: number;
  whole: WholeAirport;
  /** Feet; closed runways do not count, null where no length is known. */
  longestRunway: number | null;
};

/** Sorts airports by icaoCode ascending, unknown last, then id, which is the order of the airport list without a sort. */
export function placeAirports(airports: readonly WholeAirport[]): PlacedAirport[] {
  const coded = airports.filter(({ facts }) => facts.icaoCode !== null);
  const others = airports.filter(({ facts }) => facts.icaoCode === null);
  return [...coded.sort((a, b) => inOrder(a.facts.icaoCode ?? '', b.facts.icaoCode ?? '') || byId(a, b)), ...others.sort(byId)].map(
    (whole, index) => ({ row: index + 1, whole, longestRunway: longestOf(whole.runways) }),
  );
}

/** Places the airports of a set by their positions in it. */
export function placingOf(airports: readonly WholeAirport[], placed: readonly PlacedAirport[]): Placing {
  const of = new Map(placed.map((one) => [one.whole, one]));
  const inSet = airports.map((whole) => of.get(whole));
  return { row: inSet.map((one) => one?.row ?? 0), longestRunway: inSet.map((one) => one?.longestRunway ?? null) };
}

/** Compares by code unit as SQLite does, not by language. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const byId = (a: WholeAirport, b: WholeAirport) => inOrder(a.id, b.id);

function longestOf(runways: readonly RunwayFacts[]): number | null {
  let longest: number | null = null;
  for (const { isClosed, length } of runways) {
    if (isClosed !== true && length !== null && length > (longest ?? 0)) longest = length;
  }
  return longest;
}

export const namesOf = (countries: readonly CountryFacts[]): ReadonlyMap<string, string> =>
  new Map(countries.map(({ code, name }) => [code, name]));

const sizes: Record<string, number> = { large_airport: 3, medium_airport: 2, small_airport: 1, seaplane_base: 1 };
/** The contract's type decides where a server gives no finer one. */
const sizesOfFacilities: Record<string, number> = { airport: 1, seaplaneBase: 1 };

/** What the search index stores about airports, before their rows are known. */
export function searchTexts(airports: readonly AirportFacts[], countries: readonly CountryFacts[]): Columns<SearchText> {
  const countryNames = namesOf(countries);
  return {
    icaoCode: airports.map(({ icaoCode }) => icaoCode),
    iataCode: airports.map(({ iataCode }) => iataCode),
    localCode: airports.map(({ localCode }) => localCode),
    gpsCode: airports.map(({ gpsCode }) => gpsCode),
    ident: airports.map(({ ident }) => ident),
    name: airports.map(({ name }) => name),
    city: airports.map(({ city }) => city),
    state: airports.map(({ state }) => state),
    countryCode: airports.map(({ countryCode }) => countryCode),
    countryName: airports.map(({ countryCode }) => countryNames.get(countryCode ?? '') ?? null),
    keywords: airports.map(({ keywords }) => keywords),
    isClosed: airports.map(({ given, sourceType }) => (given ? given.isClosed === true : sourceType === 'closed')),
    // A source that does not say has them where there is a code for tickets.
    isScheduled: airports.map(({ isScheduled, iataCode }) => isScheduled ?? iataCode !== null),
    size: airports.map(({ given, sourceType }) => sizes[sourceType ?? ''] ?? sizesOfFacilities[given?.facilityType ?? ''] ?? 0),
  };
}
