/** Airports and sources are invented here, as facts. */
import { destination } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import type { Airport } from '#contract/airports/airport.ts';
import type { Country } from '#contract/countries.ts';
import type { Frequency } from '#contract/airports/frequency.ts';
import type { Runway } from '#contract/airports/runway.ts';
import { identityOf } from '#core/database/identity.ts';
import { UNDATED, type AirportFacts, type ReferenceFacts, type RunwayFacts } from '#core/reference/sources/facts.ts';
import { kindOf, timezoneAt } from '#core/reference/sources/ourairports/values.ts';
import type { ReadSource } from '#core/reference/build/merge/merge-sets.ts';

/** What a test says of an airport: members of the contract, and what a source says beyond them. */
export type About = Partial<Airport & Omit<AirportFacts, 'airport'>>;

/** An airport of which only its name and the given fields are known. */
export function airport(key: string, about: About = {}): AirportFacts {
  const { ident = `ID-${key}`, gpsCode = null, sourceType = null, keywords = null, homeLink = null, ...others } = about;
  const { use, isScheduled, runways = [], frequencies = [], ...fields } = others;
  const { latitude = null, longitude = null } = fields;
  return {
    airport: {
      id: identityOf(`ourairports:airport:${key}`),
      updatedAt: UNDATED,
      name: `Field ${key}`,
      icaoCode: null,
      iataCode: null,
      localCode: null,
      latitude,
      longitude,
      elevation: null,
      countryCode: null,
      city: null,
      state: null,
      county: null,
      continentCode: null,
      timezone: timezoneAt({ latitude, longitude }),
      ...kindOf(sourceType),
      isPrivate: null,
      ...fields,
    },
    ident,
    gpsCode,
    sourceType,
    keywords,
    homeLink,
    use,
    isScheduled,
    runways,
    frequencies,
  };
}

/** The same as a server of this API gives it. */
export function given(key: string, about: About = {}, judged: Partial<Airport> = {}): AirportFacts {
  const unknown = { timezone: null, facilityType: null, isClosed: null };
  return airport(key, { ...about, ...unknown, id: key, updatedAt: '2025-05-05T05:05:05.000Z', ...judged });
}

const ends = Object.fromEntries(
  ['lowEnd', 'highEnd'].flatMap((end) =>
    ['Ident', 'Elevation', 'Heading', 'DisplacedThreshold', 'Latitude', 'Longitude'].map((of) => [`${end}${of}`, null]),
  ),
) as Record<Extract<keyof Runway, `${'low' | 'high'}End${string}`>, null>;

export function runway(id: string, length: number): RunwayFacts {
  const known = { id, updatedAt: UNDATED, name: '18', length, width: null, isClosed: null, isLighted: null };
  return { runway: { ...known, ...ends, lowEndIdent: '18' }, surface: null };
}

export function frequency(id: string, mhz: number): Frequency {
  return { id, updatedAt: UNDATED, name: 'TWR', type: 'TWR', description: null, frequency: mhz };
}

export function country(name: string, subdivisions: string[] = []): Country {
  const dates = { createdAt: UNDATED, updatedAt: UNDATED };
  const codes = { isoId: 'CH', countryCode: 'CH', alpha3: 'CHE', continentCode: 'EU', timezone: 'Europe/Zurich' };
  return { id: 'country', ...dates, ...codes, name, subdivisions: subdivisions.map((code) => ({ code, name: code })) };
}

/** Makes a source with these airports. */
export function source(name: string, airports: AirportFacts[], about: Partial<ReferenceFacts> = {}): ReadSource {
  return {
    name,
    kind: airports.some((one) => one.airport.updatedAt !== UNDATED) ? 'replica' : 'sheets',
    facts: {
      date: new Date('2026-01-01'),
      fingerprint: JSON.stringify([airports, about]),
      airports,
      // One, since a set without any is given all.
      countries: [country('Invented')],
      navaids: [],
      ...about,
    },
  };
}

/** Returns a place so many nautical miles north of 10N 020E. */
export const away = (miles: number): LatLon => destination({ latitude: 10, longitude: 20 }, 0, miles);
