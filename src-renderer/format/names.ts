import type { Airport, AirportAnswer } from '#contract/airports/airport.ts';
import { perLanguage, words } from '#renderer/i18n/words.ts';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';

const regions = perLanguage((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }));

/** Names the country, by its code where this machine has no name for it. */
export function countryName(code: string): string {
  try {
    return regions().of(code) ?? code;
  } catch {
    return code;
  }
}

/** Names the kind of facility; the contract has none for a closed one. */
export function facility(airport: Pick<Airport, 'facilityType' | 'isClosed'>): string {
  const { facilityType, isClosed } = airport;
  const { common } = words;
  if (facilityType === null) return isClosed === true ? common.closed : common.typeUnknown;
  return isFacility(facilityType) ? common[facilityType] : facilityType;
}

/** Names an airport by its size where its source has one, as the map does: `large airport`; else by the kind of facility. */
export function sizeOrFacility(airport: Pick<AirportAnswer, 'facilityType' | 'isClosed' | 'details'>): string {
  const [, size] = /^(large|medium|small)_airport$/.exec(airport.details?.sourceType ?? '') ?? [];
  return size === undefined ? facility(airport) : words.map.kinds[size as 'large' | 'medium' | 'small'];
}

const isFacility = (type: string): type is 'airport' | 'heliport' | 'seaplaneBase' | 'balloonport' =>
  ['airport', 'heliport', 'seaplaneBase', 'balloonport'].includes(type);

export const continentName = (code: string): string => (words.common.continents as Readonly<Record<string, string>>)[code] ?? code;

/** An airport with the codes that the contract's own body lacks, where they were requested. */
type Coded = Pick<Airport, 'icaoCode' | 'iataCode' | 'localCode'> & {
  code?: string | null;
  details?: { gpsCode: string | null; ident: string };
};

/** Returns the code that a pilot would name first: ICAO, then IATA, local and GPS code, then the source's own identifier. */
export const leadingCode = ({ icaoCode, iataCode, localCode, code, details }: Coded): string | null =>
  icaoCode ?? iataCode ?? localCode ?? code ?? details?.gpsCode ?? details?.ident ?? null;

/** Identifies an airport in the address of its page; of all codes only ICAO codes are unique. */
export const airportKey = (airport: Pick<Airport, 'icaoCode' | 'id'>): string => airport.icaoCode ?? airport.id;

/** Names the source of a dataset; that of the starter set is translated, others are shown as they are. */
export const sourceInWords = ({ source, isStarter }: Pick<DatasetStatus, 'source' | 'isStarter'>): string =>
  isStarter ? words.data.starterName : source;
