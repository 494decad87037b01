/**
 * Facts as the contract's resources, typed by it: a missing or misspelt field does not compile. Fields are in the documented order.
 * Data from a server of this API is already in that form.
 */
import lookUp from '@photostructure/tz-lookup';
import type { Airport } from '#contract/airports/airport.ts';
import type { Country } from '#contract/countries.ts';
import type { Frequency } from '#contract/airports/frequency.ts';
import type { Navaid } from '#contract/navaids/navaid.ts';
import type { Runway } from '#contract/airports/runway.ts';
import type { AirportFacts, CountryFacts, FrequencyFacts, NavaidFacts, RunwayFacts } from '../sources/facts.ts';
import { LEAST_SHOWN_IN_MHZ } from '../navaid-fields.ts';
import { identityOf } from '#core/database/identity.ts';
import { facilityTypes, knownTypes } from '../sources/ourairports/values.ts';
import { ownCountries } from '../sources/countries/own-countries.ts';

export const facilityTypeOf = ({ sourceType, given }: AirportFacts): Airport['facilityType'] =>
  given ? given.facilityType : sourceType === null ? null : (facilityTypes[sourceType] ?? null);

/** `timezone` is that of the airport's position, `updatedAt` the date of the set. What no source gives (county, private) is null. */
export function toAirport(
  facts: AirportFacts,
  { id, timezone, updatedAt }: { id: string; timezone: string | null; updatedAt: string },
): Airport {
  const { sourceType, given } = facts;
  if (given) return { ...given, id, updatedAt };
  return {
    id,
    updatedAt,
    name: facts.name,
    icaoCode: facts.icaoCode,
    iataCode: facts.iataCode,
    localCode: facts.localCode,
    latitude: facts.latitude,
    longitude: facts.longitude,
    elevation: facts.elevation,
    countryCode: facts.countryCode,
    city: facts.city,
    state: facts.state,
    county: null,
    continentCode: facts.continentCode,
    timezone,
    facilityType: facilityTypeOf(facts),
    isPrivate: null,
    isClosed: sourceType !== null && knownTypes.includes(sourceType) ? sourceType === 'closed' : null,
  };
}

/**
 * The name is both designators, `09L/27R`; one if the other is unknown; `unnamed` if both are. One literal: spreading the facts costs ten times as much,
 * and would have their order.
 */
export function toRunway(facts: RunwayFacts, updatedAt: string): Runway {
  const { lowEndIdent: low, highEndIdent: high, given } = facts;
  if (given) return { ...given, updatedAt };
  return {
    id: identityOf(`ourairports:runway:${facts.key}`),
    updatedAt,
    name: low !== null && high !== null ? `${low}/${high}` : (low ?? high ?? 'unnamed'),
    length: facts.length,
    width: facts.width,
    isClosed: facts.isClosed,
    isLighted: facts.isLighted,
    lowEndIdent: low,
    lowEndElevation: facts.lowEndElevation,
    lowEndHeading: facts.lowEndHeading,
    lowEndDisplacedThreshold: facts.lowEndDisplacedThreshold,
    lowEndLatitude: facts.lowEndLatitude,
    lowEndLongitude: facts.lowEndLongitude,
    highEndIdent: high,
    highEndElevation: facts.highEndElevation,
    highEndHeading: facts.highEndHeading,
    highEndDisplacedThreshold: facts.highEndDisplacedThreshold,
    highEndLatitude: facts.highEndLatitude,
    highEndLongitude: facts.highEndLongitude,
  };
}

/** The name is the description, else the type. */
export function toFrequency(facts: FrequencyFacts, updatedAt: string): Frequency {
  if (facts.given) return { ...facts.given, updatedAt };
  return {
    id: identityOf(`ourairports:frequency:${facts.key}`),
    updatedAt,
    name: facts.description ?? facts.type ?? 'unnamed',
    type: facts.type,
    description: facts.description,
    frequency: facts.frequency,
  };
}

/** What the source does not say about a country comes from Aeroshelf's own table. Throws for a code that is not in it. */
export function toCountry(facts: CountryFacts, updatedAt: string): Country {
  const own = ownCountries[facts.code];
  if (!own) throw new Error(`Country ${facts.code} is not in the table of countries.`);
  return {
    id: identityOf(`country:${facts.code}`),
    createdAt: updatedAt,
    updatedAt,
    continentCode: facts.continentCode,
    isoId: facts.code,
    timezone: own.timezone,
    countryCode: facts.code,
    alpha3: own.alpha3,
    name: facts.name,
    subdivisions: facts.subdivisions,
  };
}

/** What is known of the airport of a navaid; of one that is not in the set only what the source calls it. */
export type AirportOfNavaid = Pick<Navaid, 'airportId' | 'airportCode' | 'airportIcaoCode' | 'airportIataCode'>;

/** A frequency in kHz as it is shown, in its unit. */
export function shownFrequency(frequency: number | null): Pick<Navaid, 'frequency' | 'frequencyUnit'> {
  const isInMhz = frequency !== null && frequency >= LEAST_SHOWN_IN_MHZ;
  return { frequency: isInMhz ? frequency / 1000 : frequency, frequencyUnit: frequency === null ? null : isInMhz ? 'MHz' : 'kHz' };
}

export function toNavaid(facts: NavaidFacts, airport: AirportOfNavaid, { id, updatedAt }: { id: string; updatedAt: string }): Navaid {
  const { frequency, frequencyUnit } = shownFrequency(facts.frequency);
  return {
    id,
    updatedAt,
    ident: facts.ident,
    name: facts.name,
    type: facts.type,
    frequency,
    frequencyUnit,
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

/** The IANA zone of a position in degrees, WGS 84; null without a position. At sea it is an `Etc` zone. */
export function timezoneAt(latitude: number | null, longitude: number | null): string | null {
  return latitude === null || longitude === null ? null : lookUp(latitude, longitude);
}
