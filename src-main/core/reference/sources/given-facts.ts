import type { Airport } from '#contract/airports/airport.ts';
import type { AirportFacts } from './facts.ts';

type OfSource = Pick<AirportFacts, 'key' | 'ident' | 'gpsCode' | 'sourceType' | 'keywords' | 'homeLink' | 'isScheduled'>;

/** Facts of an airport that is in the contract's form already. */
export function factsOfGiven(given: Airport, own: OfSource): AirportFacts & { given: Airport } {
  const { id: _id, updatedAt: _at, county: _c, timezone: _tz, facilityType: _f, isPrivate: _p, isClosed: _closed, ...facts } = given;
  return { ...facts, ...own, given };
}
