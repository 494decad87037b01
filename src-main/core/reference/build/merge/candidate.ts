import type { Airport } from '#contract/airports/airport.ts';
import type { AirportValues } from '#core/reference/airport-fields.ts';
import type { AirportFacts } from '#core/reference/sources/facts.ts';
import { timezoneAt } from '../rows/timezone.ts';
import { toAirport } from '../to-contract.ts';
import type { WholeAirport } from '../whole-airport.ts';

/** An airport as given by one of several sources. */
export type Candidate = {
  /** Position of the source in the precedence, from 0. */
  source: number;
  whole: WholeAirport;
  values: AirportValues;
};

/** The same airport as given by several sources, in order of precedence. */
export type Candidates = [Candidate, ...Candidate[]];

export function candidateOf(source: number, whole: WholeAirport): Candidate {
  const { facts } = whole;
  const timezone = timezoneAt(facts.latitude, facts.longitude);
  return { source, whole, values: airportValues(facts, toAirport(facts, { id: whole.id, timezone, updatedAt: '' })) };
}

/** The contract's fields of an airport and those that only its facts have; `airport` is what `toAirport` makes of the same facts. */
function airportValues(facts: AirportFacts, airport: Airport): AirportValues {
  const { ident, gpsCode, sourceType, keywords, homeLink } = facts;
  const { id: _id, updatedAt: _updatedAt, ...fields } = airport;
  return { ...fields, ident, gpsCode, sourceType, keywords, homeLink };
}
