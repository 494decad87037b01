import { identityOf } from '#core/database/identity.ts';
import type { NavaidType } from '#contract/navaids/navaid.ts';
import type { SearchDocument } from '#core/search/document.ts';
import type { NavaidFacts } from '../sources/facts.ts';
import type { PlacedAirport } from './placed-airports.ts';
import type { AirportOfNavaid } from './to-contract.ts';

export type PlacedNavaid = { row: number; id: string; facts: NavaidFacts; airport: AirportOfNavaid };

/** Sorts navaids by ident, then id, which is the order of their list without a sort. */
export function placeNavaids(navaids: readonly NavaidFacts[], airports: readonly PlacedAirport[]): PlacedNavaid[] {
  const byIdent = keyed(airports, new Set(navaids.map(({ airportIdent }) => airportIdent)), ({ whole }) => whole.facts.ident);
  const byId = keyed(airports, new Set(navaids.map(({ airportId = null }) => airportId)), ({ whole }) => whole.id);
  return navaids
    .map((facts) => {
      const { airportId = null, airportIdent } = facts;
      const airport = (airportId === null ? undefined : byId.get(airportId)) ?? byIdent.get(airportIdent ?? '');
      return { id: facts.id ?? identityOf(`ourairports:navaid:${facts.key}`), facts, airport: airportOf(airport, airportIdent) };
    })
    .sort((a, b) => inOrder(a.facts.ident, b.facts.ident) || inOrder(a.id, b.id))
    .map((navaid, index) => ({ row: index + 1, ...navaid }));
}

/** The map has only airports that navaids name, because one of all airports would take longer than the navaids. */
function keyed(
  airports: readonly PlacedAirport[],
  named: ReadonlySet<string | null>,
  keyOf: (airport: PlacedAirport) => string,
): ReadonlyMap<string, PlacedAirport> {
  const found = new Map<string, PlacedAirport>();
  if (named.size === 0 || (named.size === 1 && named.has(null))) return found;
  for (const airport of airports) if (named.has(keyOf(airport))) found.set(keyOf(airport), airport);
  return found;
}

/** Compares by code unit as SQLite does, not by language. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function airportOf(airport: PlacedAirport | undefined, ident: string | null): AirportOfNavaid {
  if (!airport) return { airportId: null, airportCode: ident, airportIcaoCode: null, airportIataCode: null };
  const { id, facts } = airport.whole;
  return {
    airportId: id,
    airportCode: facts.icaoCode ?? facts.iataCode ?? facts.localCode ?? facts.gpsCode ?? facts.ident,
    airportIcaoCode: facts.icaoCode,
    airportIataCode: facts.iataCode,
  };
}

/** What is looked for more often comes first among equals. */
const sizes: Readonly<Record<NavaidType, number>> = { VOR: 3, 'VOR-DME': 3, VORTAC: 3, TACAN: 2, DME: 2, NDB: 1, 'NDB-DME': 1 };

/** What the search index stores about a navaid: its ident as a code, its type and its airport as keywords. `countryNames` are by alpha-2 code. */
export function navaidDocument({ row, facts, airport }: PlacedNavaid, countryNames: ReadonlyMap<string, string>): SearchDocument {
  const { ident, name, type, countryCode } = facts;
  // Words are in small letters: capitals would be taken for a code.
  const keywords = [type?.replace('-', ' ').toLowerCase(), airport.airportCode?.toLowerCase()].filter((word) => word !== undefined);
  return {
    row,
    icaoCode: ident,
    iataCode: null,
    localCode: null,
    gpsCode: null,
    ident: null,
    name,
    city: null,
    state: null,
    countryCode,
    countryName: countryNames.get(countryCode ?? '') ?? null,
    keywords: keywords.length > 0 ? keywords.join(',') : null,
    isClosed: false,
    isScheduled: false,
    size: type === null ? 0 : sizes[type],
    longestRunway: null,
  };
}
