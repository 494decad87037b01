import type { AirportValues } from '#core/reference/airport-fields.ts';
import { airportValues } from '../airport-values.ts';
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
