/**
 * Every source is read into these facts, and one builder makes a reference database of them. Unknown is null. `key` is the source's own id; ids are derived from it.
 */
import type { Airport } from '#contract/airports/airport.ts';
import type { AirportUse } from '#contract/airports/details.ts';
import type { Country } from '#contract/countries.ts';
import type { Frequency } from '#contract/airports/frequency.ts';
import type { NavaidPower, NavaidType, NavaidUsage } from '#contract/navaids/navaid.ts';
import type { Runway } from '#contract/airports/runway.ts';

/** Fields of the contract's Airport that the builder makes from other facts. */
type Derived = 'id' | 'updatedAt' | 'county' | 'timezone' | 'facilityType' | 'isPrivate' | 'isClosed';

export type AirportFacts = Omit<Airport, Derived> & {
  key: string;
  /** The source's own identifier of the airport, unique in it. */
  ident: string;
  /** This is the code in navigation units, which often is no ICAO code. */
  gpsCode: string | null;
  /** The source's own type word. */
  sourceType: string | null;
  keywords: string | null;
  homeLink: string | null;
  /** Absent where the source says nothing of it. */
  use?: AirportUse | undefined;
  /** Airlines fly there by a timetable; absent where the source does not say. Only the order of search results follows from it. */
  isScheduled?: boolean | undefined;
  /** The airport in the contract's own form, where the source is a server of this API: its id, dates and judgements stay. */
  given?: Airport;
};

/** The units are the contract's. */
export type RunwayFacts = Omit<Runway, 'id' | 'updatedAt' | 'name'> & {
  key: string;
  airportKey: string;
  /** The source's own words. */
  surface: string | null;
  given?: Runway;
};

export type FrequencyFacts = {
  key: string;
  airportKey: string;
  type: string | null;
  description: string | null;
  /** MHz. */
  frequency: number;
  given?: Frequency;
};

export type CountryFacts = {
  /** ISO 3166-1 alpha-2, or a user-assigned code. */
  code: string;
  name: string;
  continentCode: string;
  subdivisions: Country['subdivisions'];
  given?: Country;
};

export type NavaidFacts = {
  key: string;
  /** A server of this API has given the record an id already. */
  id?: string;
  /** Its server last changed it at this time, ISO 8601 UTC; it is absent where the dates of the sets tell. */
  updatedAt?: string;
  ident: string;
  name: string;
  type: NavaidType | null;
  /** kHz. */
  frequency: number | null;
  dmeChannel: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Feet. */
  elevation: number | null;
  /** Degrees, east positive, at its position. */
  magneticVariation: number | null;
  /** The station is set to this variation in degrees, east positive. */
  slavedVariation: number | null;
  usage: NavaidUsage | null;
  power: NavaidPower | null;
  /** The source's own identifier of its airport. */
  airportIdent: string | null;
  /** Not every source gives it. */
  airportId?: string | null;
  countryCode: string | null;
};

export type ReferenceFacts = {
  /** The values come from this source; sets of the same source are compared with each other. */
  source: string;
  /** Date of the set at its source; null if unknown. */
  date: Date | null;
  /** Changes when any input changes. */
  fingerprint: string;
  airports: AirportFacts[];
  runways: RunwayFacts[];
  frequencies: FrequencyFacts[];
  countries: CountryFacts[];
  navaids: NavaidFacts[];
};
