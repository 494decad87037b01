/**
 * Finds the countries and flight information regions that a flight touches, as far as the data tells, and which NOTAMs without a place are
 * of others.
 */
import type { CountryOf } from '#core/reference/country-of-places.ts';
import type { Reference } from '#core/reference/dataset.ts';
import { faaCountries } from '#core/reference/store/airport-codes.ts';
import type { Box } from '#domain/route-line/boxes.ts';
import type { Looked } from './selection.ts';

/** `countries` are alpha-2 codes. */
export type Touched = { firs: readonly string[]; countries: ReadonlySet<string> };

/** Finds the countries that have an aerodrome in one of the boxes. */
export function countriesIn({ db }: Reference, boxes: readonly Box[]): Set<string> {
  const inBox = db
    .prepare<Box, string>(
      `SELECT DISTINCT a.country_code
         FROM airports a
        WHERE a.latitude BETWEEN :south AND :north AND a.longitude BETWEEN :west AND :east AND a.country_code IS NOT NULL`,
    )
    .pluck();
  return new Set(boxes.flatMap((box) => inBox.all(box)));
}

/**
 * Tells whether it is of another country for certain; a NOTAM whose country is not known may be of the flight's own, and so may any where
 * nothing is known of the flight.
 */
export function isElsewhere(looked: Looked, { firs, countries }: Touched, countryOf: CountryOf): boolean {
  const codes = codesOf(looked);
  if (countries.size === 0 || codes.some((code) => firs.includes(code))) return false;
  const named = codes.flatMap((code) => countryOf(code) ?? []);
  const own = named.length === 0 && isDomestic(looked) ? faaCountries : named;
  return own.length > 0 && !own.some((country) => countries.has(country));
}

/** The codes that say where it is: of item A, of its FIR, and of the office that accounts for it. */
const codesOf = ({ row: { icao, location }, notam: { locations, fir } }: Looked): string[] => [
  ...new Set([...locations, icao, location, fir].flatMap((code) => (code === null || code === '' ? [] : [code.toUpperCase()]))),
];

/**
 * Tells whether it is of the USA (FAA JO 7930.2), whose centres have three letters, such as ZDC, whose flight data centre has FDC, and
 * whose runway conditions are FICON.
 */
const isDomestic = ({ row: { message }, notam: { format } }: Looked): boolean =>
  format === 'us' || format === 'fdc' || /\bFICON\b/.test(message);
