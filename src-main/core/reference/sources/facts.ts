/** Every source is read into these facts, and one builder makes a reference database of them. Unknown is null. */
import type { Airport } from '#contract/airports/airport.ts';
import { airportUseNames, type AirportUse } from '#contract/airports/details.ts';
import type { Country } from '#contract/countries.ts';
import type { Frequency } from '#contract/airports/frequency.ts';
import type { NavaidPower, NavaidType, NavaidUsage } from '#contract/navaids/navaid.ts';
import type { Runway } from '#contract/airports/runway.ts';

/** The builder puts the date of the set in its place, where no server has dated the thing. */
export const UNDATED = '';

/** One source, or several merged ones, give these facts of an airport and its parts. */
export type AirportFacts = {
  airport: Airport;
  /** It is the source's own identifier of the airport, unique in it. */
  ident: string;
  /** This is the code in navigation units, which often is no ICAO code. */
  gpsCode: string | null;
  /** It is the source's own type word. */
  sourceType: string | null;
  keywords: string | null;
  homeLink: string | null;
  /** It is absent where the source says nothing of it. */
  use?: AirportUse | undefined;
  /** Airlines fly there by a timetable; absent where the source does not say. Only the order of search results follows from it. */
  isScheduled?: boolean | undefined;
  /** Both lists are in the order of the source. */
  runways: RunwayFacts[];
  frequencies: Frequency[];
};

/** `surface` has the source's own words. */
export type RunwayFacts = { runway: Runway; surface: string | null };

export type NavaidFacts = {
  id: string;
  /** Its server last changed it at this time, ISO 8601 UTC; UNDATED where the dates of the sets tell. */
  updatedAt: string;
  ident: string;
  name: string;
  type: NavaidType | null;
  /** The frequency is in kHz. */
  frequency: number | null;
  dmeChannel: string | null;
  latitude: number | null;
  longitude: number | null;
  /** The elevation is in feet. */
  elevation: number | null;
  /** The variation is in degrees, east positive, at its position. */
  magneticVariation: number | null;
  /** The station is set to this variation in degrees, east positive. */
  slavedVariation: number | null;
  usage: NavaidUsage | null;
  power: NavaidPower | null;
  /** It is the source's own identifier of its airport. */
  airportIdent: string | null;
  /** Not every source gives it. */
  airportId: string | null;
  countryCode: string | null;
};

export type ReferenceFacts = {
  /** It is the date of the set at its source; null if unknown. */
  date: Date | null;
  /** It changes when any input changes. */
  fingerprint: string;
  airports: AirportFacts[];
  countries: readonly Country[];
  navaids: NavaidFacts[];
};

/** Undefined where nothing is known of it. */
export const useOf = (facts: Readonly<Record<string, unknown>>): AirportUse | undefined =>
  airportUseNames.some((name) => typeof facts[name] === 'boolean')
    ? (Object.fromEntries(airportUseNames.map((name) => [name, typeof facts[name] === 'boolean' ? facts[name] : null])) as AirportUse)
    : undefined;
