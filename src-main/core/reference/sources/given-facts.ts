/** Facts of what is in the contract's form already: from a server of this API, or out of a reference database. */
import type { Airport } from '#contract/airports/airport.ts';
import { airportUseNames, type AirportUse } from '#contract/airports/details.ts';
import type { Frequency } from '#contract/airports/frequency.ts';
import type { Runway } from '#contract/airports/runway.ts';
import type { Country } from '#contract/countries.ts';
import type { AirportFacts, CountryFacts, FrequencyFacts, RunwayFacts } from './facts.ts';

type OfSource = Pick<AirportFacts, 'key' | 'ident' | 'gpsCode' | 'sourceType' | 'keywords' | 'homeLink' | 'use' | 'isScheduled'>;

export function factsOfGiven(given: Airport, own: OfSource): AirportFacts & { given: Airport } {
  const { id: _id, updatedAt: _at, county: _c, timezone: _tz, facilityType: _f, isPrivate: _p, isClosed: _closed, ...facts } = given;
  return { ...facts, ...own, given };
}

/** Undefined where nothing is known of it. */
export const useOf = (facts: Readonly<Record<string, unknown>>): AirportUse | undefined =>
  airportUseNames.some((name) => typeof facts[name] === 'boolean')
    ? (Object.fromEntries(airportUseNames.map((name) => [name, typeof facts[name] === 'boolean' ? facts[name] : null])) as AirportUse)
    : undefined;

export const runwayOfGiven = (given: Runway, airportKey: string, surface: string | null): RunwayFacts => ({
  ...given,
  key: given.id,
  airportKey,
  surface,
  given,
});

export const frequencyOfGiven = (given: Frequency, airportKey: string): FrequencyFacts => ({
  key: given.id,
  airportKey,
  type: given.type,
  description: given.description,
  frequency: given.frequency,
  given,
});

export const countryOfGiven = (given: Country): CountryFacts => ({
  code: given.countryCode,
  name: given.name,
  continentCode: given.continentCode,
  subdivisions: given.subdivisions,
  given,
});
