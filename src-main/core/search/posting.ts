/**
 * One posting says that a word occurs in an airport, and where: `place << FIELD_BITS | fields` in 32 bits. A place is the airport's
 * position in the static order (see order.ts), so that postings in ascending order come best first.
 */
export const FIELD_BITS = 10;
export const FIELD_MASK = (1 << FIELD_BITS) - 1;
/** A posting has 32 bits: this many airports, four million, fit next to its fields. */
export const MOST_PLACES = 2 ** (32 - FIELD_BITS);

/** A word's position in a name or in a part of a city, from 1; LATER from the seventh on, 0 where it does not occur. */
export const LATER = 7;

/** The word table has two positions of three bits, then flags. */
export const inText = { namePosition: 1, cityPosition: 8, keywords: 64, region: 128 } as const;

export function namePosition(fields: number): number {
  return fields & LATER;
}

export function cityPosition(fields: number): number {
  return (fields >>> 3) & LATER;
}

export const inCodes = { icao: 1, iata: 2, local: 4, gps: 8, ident: 16, keyword: 32 } as const;
export const CONTRACT_CODES = inCodes.icao | inCodes.iata | inCodes.local;
export const OTHER_CODES = inCodes.gps | inCodes.ident | inCodes.keyword;
