import type { AirportFacts, FrequencyFacts, ReferenceFacts, RunwayFacts } from '../sources/facts.ts';
import { identityOf } from '#core/database/identity.ts';
import type { SetSource } from './reference-set.ts';

/** What one source, or several together, say about an airport and its parts. */
export type WholeAirport = {
  id: string;
  facts: AirportFacts;
  /** In the order of the source. */
  runways: readonly RunwayFacts[];
  frequencies: readonly FrequencyFacts[];
  /** When its server last changed it, ISO 8601 UTC; null where that follows from the dates of the sets. */
  updatedAt: string | null;
};

const none: readonly never[] = [];

/** The airports of one source, in its order. Only a server (`replica`) knows when each was changed; a list has one date. */
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

/** What is known of an airport and is in no body, as one text. */
export function beyondTheContract({ facts: { ident, gpsCode, sourceType, keywords, homeLink }, runways }: WholeAirport): string {
  let text = `${ident}\n${gpsCode}\n${sourceType}\n${keywords}\n${homeLink}`;
  for (const { surface } of runways) text += `\n${surface}`;
  return text;
}
