import type { Navaid, NavaidType } from '#contract/navaids/navaid.ts';
import { LEAST_SHOWN_IN_MHZ } from '../navaid-fields.ts';
import type { SearchDocument } from '#core/search/document.ts';
import { inOrder, type PlacedAirport } from './placed-airports.ts';
import { UNDATED, type NavaidFacts } from '../sources/facts.ts';

/** A navaid's airport has these; one that is not in the set has only what the source calls it. */
type AirportOfNavaid = Pick<Navaid, 'airportId' | 'airportCode' | 'airportIcaoCode' | 'airportIataCode'>;

export type PlacedNavaid = { row: number; facts: NavaidFacts; airport: AirportOfNavaid };

/** Sorts navaids by ident, then id, which is the order of their list without a sort. */
export function placeNavaids(navaids: readonly NavaidFacts[], airports: readonly PlacedAirport[]): PlacedNavaid[] {
  const byIdent = keyed(airports, new Set(navaids.map(({ airportIdent }) => airportIdent)), ({ facts }) => facts.ident);
  const byId = keyed(airports, new Set(navaids.map(({ airportId }) => airportId)), ({ facts }) => facts.airport.id);
  return navaids
    .map((facts) => {
      const { airportId, airportIdent } = facts;
      const airport = (airportId === null ? undefined : byId.get(airportId)) ?? byIdent.get(airportIdent ?? '');
      return { facts, airport: airportOf(airport, airportIdent) };
    })
    .sort((a, b) => inOrder(a.facts.ident, b.facts.ident) || inOrder(a.facts.id, b.facts.id))
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
function airportOf(placed: PlacedAirport | undefined, ident: string | null): AirportOfNavaid {
  if (!placed) return { airportId: null, airportCode: ident, airportIcaoCode: null, airportIataCode: null };
  const { airport, gpsCode } = placed.facts;
  return {
    airportId: airport.id,
    airportCode: airport.icaoCode ?? airport.iataCode ?? airport.localCode ?? gpsCode ?? placed.facts.ident,
    airportIcaoCode: airport.icaoCode,
    airportIataCode: airport.iataCode,
  };
}

/** A frequency in kHz is shown in its unit. */
export function shownFrequency(frequency: number | null): Pick<Navaid, 'frequency' | 'frequencyUnit'> {
  const isInMhz = frequency !== null && frequency >= LEAST_SHOWN_IN_MHZ;
  return { frequency: isInMhz ? frequency / 1000 : frequency, frequencyUnit: frequency === null ? null : isInMhz ? 'MHz' : 'kHz' };
}

/** The body that is sent, UNDATED, with its members in the documented order. */
export function navaidOf({ facts, airport }: PlacedNavaid): Navaid {
  return {
    id: facts.id,
    updatedAt: UNDATED,
    ident: facts.ident,
    name: facts.name,
    type: facts.type,
    ...shownFrequency(facts.frequency),
    dmeChannel: facts.dmeChannel,
    latitude: facts.latitude,
    longitude: facts.longitude,
    elevation: facts.elevation,
    magneticVariation: facts.magneticVariation,
    slavedVariation: facts.slavedVariation,
    usage: facts.usage,
    power: facts.power,
    ...airport,
    countryCode: facts.countryCode,
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
