/** A whole set to build: from one source, or merged from several. */
import type { AirportFacts, FrequencyFacts, ReferenceFacts, RunwayFacts, CountryFacts, NavaidFacts } from '../sources/facts.ts';
import { identityOf } from '#core/database/identity.ts';
import type { Conflict } from '#contract/dataset/conflicts.ts';
import { ownCountryFacts } from '../sources/countries/own-countries.ts';
import type { ImportInput } from './worker-messages.ts';

/** What one source, or several together, say about an airport and its parts. */
export type WholeAirport = {
  id: string;
  facts: AirportFacts;
  /** Both lists are in the order of the source. */
  runways: readonly RunwayFacts[];
  frequencies: readonly FrequencyFacts[];
  /** When its server last changed it, ISO 8601 UTC; null where that follows from the dates of the sets. */
  updatedAt: string | null;
};

const none: readonly never[] = [];

/** Lists the airports of one source, in its order. Only a server (`replica`) knows when each was changed; a list has one date. */
export function wholeAirports({ airports, runways, frequencies }: ReferenceFacts, kind: SetSource['kind']): WholeAirport[] {
  const runwaysOf = Map.groupBy(runways, (runway) => runway.airportKey);
  const frequenciesOf = Map.groupBy(frequencies, (frequency) => frequency.airportKey);
  return airports.map((facts) => ({
    id: facts.given?.id ?? identityOf(`ourairports:airport:${facts.key}`),
    facts,
    runways: runwaysOf.get(facts.key) ?? none,
    frequencies: frequenciesOf.get(facts.key) ?? none,
    updatedAt: kind === 'replica' ? (facts.given?.updatedAt ?? null) : null,
  }));
}

/** Writes as one text what the source says of an airport and no body has. */
export function beyondTheContract({ facts: { ident, gpsCode, sourceType, keywords, homeLink, use }, runways }: WholeAirport): string {
  let text = `${ident}\n${gpsCode}\n${sourceType}\n${keywords}\n${homeLink}`;
  if (use) text += `\n${Object.values(use).join()}`;
  for (const { surface } of runways) text += `\n${surface}`;
  return text;
}

export type SetSource = {
  /** People read it; conflicts mention it. */
  name: string;
  kind: ImportInput['kind'] | 'starter';
  /** Date of its data; null if unknown. */
  date: Date | null;
  /** Number of airports it contained. */
  airports: number;
};

/** Fields of an airport by the position of the source of their values. */
export type Origins = Record<number, readonly string[]>;

export type ReferenceSet = {
  /** The names of its sources; sets of one name are compared with each other. */
  name: string;
  /** The newest source with a date gives it; null if none has one. */
  date: Date | null;
  /** Changes when any input changes. */
  fingerprint: string;
  sources: readonly SetSource[];
  airports: WholeAirport[];
  /** Has by id the airports that have values of other sources than the first. */
  origins: ReadonlyMap<string, Origins>;
  /** The most severe comes first. */
  conflicts: readonly Conflict[];
  countries: readonly CountryFacts[];
  navaids: readonly NavaidFacts[];
};

export function soleSet(facts: ReferenceFacts, kind: SetSource['kind'], name: string = facts.source): ReferenceSet {
  return {
    name,
    date: facts.date,
    fingerprint: facts.fingerprint,
    sources: [{ name, kind, date: facts.date, airports: facts.airports.length }],
    airports: wholeAirports(facts, kind),
    origins: new Map(),
    conflicts: [],
    countries: facts.countries.length > 0 ? facts.countries : ownCountryFacts(),
    navaids: facts.navaids,
  };
}
