/** Invented airports of invented sources, as facts. */
import { destination } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import type { Airport } from '#contract/airports/airport.ts';
import type { AirportFacts, FrequencyFacts, ReferenceFacts, RunwayFacts } from '#core/reference/sources/facts.ts';
import type { ReadSource } from '#core/reference/build/merge/merge-sets.ts';

/** An airport of which only its name and the given fields are known. */
export function airport(key: string, about: Partial<AirportFacts> = {}): AirportFacts {
  return {
    key,
    ident: `ID-${key}`,
    name: `Field ${key}`,
    icaoCode: null,
    iataCode: null,
    localCode: null,
    gpsCode: null,
    latitude: null,
    longitude: null,
    elevation: null,
    countryCode: null,
    city: null,
    state: null,
    continentCode: null,
    sourceType: null,
    keywords: null,
    homeLink: null,
    ...about,
  };
}

/** The same as a server of this API gives it. */
export function given(key: string, about: Partial<AirportFacts> = {}, judged: Partial<Airport> = {}): AirportFacts {
  const facts = airport(key, about);
  const { name, icaoCode, iataCode, localCode, latitude, longitude, elevation, countryCode, city, state, continentCode } = facts;
  return {
    ...facts,
    given: {
      id: key,
      updatedAt: '2025-05-05T05:05:05.000Z',
      name,
      icaoCode,
      iataCode,
      localCode,
      latitude,
      longitude,
      elevation,
      countryCode,
      city,
      state,
      county: null,
      continentCode,
      timezone: null,
      facilityType: null,
      isPrivate: null,
      isClosed: null,
      ...judged,
    },
  };
}

const ends = Object.fromEntries(
  ['lowEnd', 'highEnd'].flatMap((end) =>
    ['Ident', 'Elevation', 'Heading', 'DisplacedThreshold', 'Latitude', 'Longitude'].map((of) => [`${end}${of}`, null]),
  ),
) as Record<Extract<keyof RunwayFacts, `${'low' | 'high'}End${string}`>, null>;

export function runway(key: string, airportKey: string, length: number): RunwayFacts {
  return { key, airportKey, length, width: null, surface: null, isClosed: null, isLighted: null, ...ends, lowEndIdent: '18' };
}

export function frequency(key: string, airportKey: string, mhz: number): FrequencyFacts {
  return { key, airportKey, type: 'TWR', description: null, frequency: mhz };
}

/** A source with these airports. */
export function source(name: string, airports: AirportFacts[], about: Partial<ReferenceFacts> = {}): ReadSource {
  return {
    name,
    kind: airports.some(({ given }) => given) ? 'replica' : 'sheets',
    facts: {
      source: name,
      date: new Date('2026-01-01'),
      fingerprint: JSON.stringify([airports, about]),
      airports,
      runways: [],
      frequencies: [],
      // One, since a set without any is given all.
      countries: [{ code: 'CH', name: 'Invented', continentCode: 'EU', subdivisions: [] }],
      navaids: [],
      ...about,
    },
  };
}

/** A place so many nautical miles north of 10N 020E. */
export const away = (miles: number): LatLon => destination({ latitude: 10, longitude: 20 }, 0, miles);
