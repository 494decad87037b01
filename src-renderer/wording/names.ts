/** Codes of the contract in words. */
import type { Airport } from '#contract/resources.ts';

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** The country's English name, or its code where this machine knows none. */
export function countryName(code: string): string {
  try {
    return regions.of(code) ?? code;
  } catch {
    return code;
  }
}

const facilities: Readonly<Record<string, string>> = {
  airport: 'airport',
  heliport: 'heliport',
  seaplaneBase: 'seaplane base',
  balloonport: 'balloonport',
};

/** The kind of facility; a closed one has none in the contract. */
export function facility(airport: Pick<Airport, 'facilityType' | 'isClosed'>): string {
  if (airport.facilityType !== null) return facilities[airport.facilityType] ?? airport.facilityType;
  return airport.isClosed === true ? 'closed' : 'type unknown';
}

const continents: Readonly<Record<string, string>> = {
  AF: 'Africa',
  AN: 'Antarctica',
  AS: 'Asia',
  EU: 'Europe',
  NA: 'North America',
  OC: 'Oceania',
  SA: 'South America',
};

export const continentName = (code: string): string => continents[code] ?? code;

/** The code a pilot would say first: ICAO, IATA, then local. */
export const leadingCode = (airport: Pick<Airport, 'icaoCode' | 'iataCode' | 'localCode'>): string | null =>
  airport.icaoCode ?? airport.iataCode ?? airport.localCode;

/** What stands in the address of an airport's page; only ICAO codes are unique among codes. */
export const airportKey = (airport: Pick<Airport, 'icaoCode' | 'id'>): string => airport.icaoCode ?? airport.id;
