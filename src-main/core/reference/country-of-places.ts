/** The country is that of a place or a region that a NOTAM names. */
import type { Dataset, Reference } from './dataset.ts';
import { rowOfNotamPlace } from './store/airport-codes.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

/** Alpha-2 code by the code of a place, in capitals; null where it is not known. */
export type CountryOf = (place: string) => string | null;

/**
 * The aerodrome that the code means decides, else the letters that most location indicators of a country begin with: two, but one for Canada and the contiguous
 * United States (ICAO Doc 7910).
 */
export function countryOfPlaces({ db }: Reference): CountryOf {
  const ofAerodrome = db
    .prepare<{ place: string }, string | null>(`SELECT a.country_code FROM airports a WHERE a.row = ${rowOfNotamPlace(':place')}`)
    .pluck();
  const byLetters = new Map(
    db
      .prepare<[], [string, string]>(
        `SELECT letters, country_code
           FROM (SELECT substr(a.icao_code, 1, CASE WHEN a.icao_code GLOB '[CK]*' THEN 1 ELSE 2 END) AS letters, a.country_code, COUNT(*) AS airports
                   FROM airports a
                  WHERE a.icao_code IS NOT NULL AND a.country_code IS NOT NULL
                  GROUP BY 1, 2)
          ORDER BY airports`,
      )
      .raw()
      .all(),
  );
  return (place) =>
    ofAerodrome.get({ place }) ??
    (isLocationIndicator(place) ? (byLetters.get(place.slice(0, /^[CK]/.test(place) ? 1 : 2)) ?? null) : null);
}

/** Reads the dataset in use once, and again after a swap. */
export function openCountryOf(dataset: Pick<Dataset, 'current'>): CountryOf {
  let read: { revision: string; countryOf: CountryOf } | undefined;
  return (place) => {
    const reference = dataset.current();
    if (read?.revision !== reference.revision) read = { revision: reference.revision, countryOf: countryOfPlaces(reference) };
    return read.countryOf(place.toUpperCase());
  };
}
