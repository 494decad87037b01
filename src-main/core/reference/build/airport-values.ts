import type { Airport } from '#contract/airports/airport.ts';
import type { AirportValues } from '../airport-fields.ts';
import type { AirportFacts } from '../sources/facts.ts';

/** The contract's fields of an airport and those that only its facts have; `airport` is what `toAirport` makes of the same facts. */
export function airportValues(facts: AirportFacts, airport: Airport): AirportValues {
  const { ident, gpsCode, sourceType, keywords, homeLink } = facts;
  const { id: _id, updatedAt: _updatedAt, ...fields } = airport;
  return { ...fields, ident, gpsCode, sourceType, keywords, homeLink };
}
