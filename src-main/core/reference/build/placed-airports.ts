import type { SearchDocument } from '#core/search/document.ts';
import type { RunwayFacts } from '../sources/facts.ts';
import type { WholeAirport } from './whole-airport.ts';

/** An airport with its row in the default order. */
export type PlacedAirport = {
  /** From 1, without gaps. */
  row: number;
  whole: WholeAirport;
  /** Feet; closed runways do not count, null where no length is known. */
  longestRunway: number | null;
};

/** All airports by icaoCode ascending, unknown last, then id: the order of the airport list without a sort. */
export function placeAirports(airports: readonly WholeAirport[]): PlacedAirport[] {
  const coded = airports.filter(({ facts }) => facts.icaoCode !== null);
  const others = airports.filter(({ facts }) => facts.icaoCode === null);
  return [...coded.sort((a, b) => inOrder(a.facts.icaoCode ?? '', b.facts.icaoCode ?? '') || byId(a, b)), ...others.sort(byId)].map(
    (whole, index) => ({ row: index + 1, whole, longestRunway: longestOf(whole.runways) }),
  );
}

/** As SQLite compares: by code unit, not by language. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const byId = (a: WholeAirport, b: WholeAirport) => inOrder(a.id, b.id);

function longestOf(runways: readonly RunwayFacts[]): number | null {
  let longest: number | null = null;
  for (const { isClosed, length } of runways) {
    if (isClosed !== true && length !== null && length > (longest ?? 0)) longest = length;
  }
  return longest;
}

const sizes: Record<string, number> = { large_airport: 3, medium_airport: 2, small_airport: 1, seaplane_base: 1 };
/** By the contract's type, if a server gives no finer one. */
const sizesOfFacilities: Record<string, number> = { airport: 1, seaplaneBase: 1 };

/** What the search index stores about an airport. `countryNames` are by alpha-2 code. */
export function searchDocument({ row, whole, longestRunway }: PlacedAirport, countryNames: ReadonlyMap<string, string>): SearchDocument {
  const { icaoCode, iataCode, localCode, gpsCode, ident, name, city, state, countryCode, keywords, sourceType, given, isScheduled } =
    whole.facts;
  return {
    row,
    icaoCode,
    iataCode,
    localCode,
    gpsCode,
    ident,
    name,
    city,
    state,
    countryCode,
    countryName: countryNames.get(countryCode ?? '') ?? null,
    keywords,
    // Of a source that does not say, those with a code for tickets.
    isScheduled: isScheduled ?? iataCode !== null,
    isClosed: given ? given.isClosed === true : sourceType === 'closed',
    size: sizes[sourceType ?? ''] ?? sizesOfFacilities[given?.facilityType ?? ''] ?? 0,
    longestRunway,
  };
}
