import type { AirportValues } from '../../airport-fields.ts';
import { airportValues } from '../airport-values.ts';
import { timezoneAt } from '../rows/timezone.ts';
import { toAirport } from '../to-contract.ts';
import type { WholeAirport } from '../whole-airport.ts';

/** What one source says of an airport, among what several say of it. */
export type Member = {
  /** Position of the source in the precedence, from 0. */
  source: number;
  whole: WholeAirport;
  said: AirportValues;
};

/** Several sources' words on one airport, in the order of precedence. */
export type Slot = [Member, ...Member[]];

export function memberOf(source: number, whole: WholeAirport): Member {
  const { facts } = whole;
  const timezone = timezoneAt(facts.latitude, facts.longitude);
  return { source, whole, said: airportValues(facts, toAirport(facts, { id: whole.id, timezone, updatedAt: '' })) };
}
