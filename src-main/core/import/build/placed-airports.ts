import type { SearchDocument } from '#core/search/document.ts';
import type { AirportFacts, FrequencyFacts, ReferenceFacts, RunwayFacts } from '../facts.ts';
import { identityOf } from '../identity.ts';

/** An airport in its place in the default order, with what belongs to it. */
export type PlacedAirport = {
  /** From 1, without gaps. */
  row: number;
  id: string;
  facts: AirportFacts;
  /** In the order of the source. */
  runways: readonly RunwayFacts[];
  frequencies: readonly FrequencyFacts[];
  /** Feet; closed runways do not count, null where no length is known. */
  longestRunway: number | null;
};

/** All airports by icaoCode ascending, unknown last, then id: what the list of airports is sorted by when nobody asks otherwise. */
export function placeAirports({ airports, runways, frequencies }: ReferenceFacts): PlacedAirport[] {
  const runwaysOf = Map.groupBy(runways, (runway) => runway.airportKey);
  const frequenciesOf = Map.groupBy(frequencies, (frequency) => frequency.airportKey);
  // Codes are capital letters, so an unknown one sorts behind them as a tilde.
  return airports
    .map((facts) => {
      const id = identityOf(`ourairports:airport:${facts.key}`);
      return { facts, id, order: `${facts.icaoCode ?? '~'}${id}` };
    })
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ facts, id }, index) => {
      const ofAirport = runwaysOf.get(facts.key) ?? [];
      return {
        row: index + 1,
        id,
        facts,
        runways: ofAirport,
        frequencies: frequenciesOf.get(facts.key) ?? [],
        longestRunway: longestOf(ofAirport),
      };
    });
}

function longestOf(runways: readonly RunwayFacts[]): number | null {
  let longest: number | null = null;
  for (const { isClosed, length } of runways) {
    if (isClosed !== true && length !== null && length > (longest ?? 0)) longest = length;
  }
  return longest;
}

const sizes: Record<string, number> = { large_airport: 3, medium_airport: 2, small_airport: 1, seaplane_base: 1 };

/** What the search index takes in of an airport. `countryNames` are by alpha-2 code. */
export function searchDocument({ row, facts, longestRunway }: PlacedAirport, countryNames: ReadonlyMap<string, string>): SearchDocument {
  const { icaoCode, iataCode, localCode, gpsCode, ident, name, city, state, countryCode, keywords, sourceType } = facts;
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
    isClosed: sourceType === 'closed',
    size: sizes[sourceType ?? ''] ?? 0,
    longestRunway,
  };
}
