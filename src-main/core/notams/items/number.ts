/** Reads a NOTAM's own number. Each office numbers its own, from 1 every year (Annex 15), so a number alone does not identify a NOTAM. */

/** Series letter, serial and two-digit year; Canada puts letters after it: `D1473/21A03`. */
const series = /^(?<letter>[A-Z])(?<serial>\d{1,5})-(?<year>\d{2})(?<rest>\D.*)?$/;

/**
 * The form in which numbers are compared: capitals, no blanks, `-` for `/`, serials of a series with four digits. `B0417/24`,
 * `b0417-24` and `B417/24` have one key; `06/964` (US domestic), `4/6153` (FDC) and `LTA-PDX-4` keep theirs. URLs handle a
 * slash badly, so both spellings must find the NOTAM; the number alone does not distinguish them.
 */
export function numberKey(number: string): string {
  const plain = number.replace(/\s+/g, '').toUpperCase().replaceAll('/', '-');
  const { letter, serial, year, rest = '' } = series.exec(plain)?.groups ?? {};
  return letter && serial && year ? `${letter}${serial.padStart(4, '0')}-${year}${rest}` : plain;
}

/** A caller may name a NOTAM by a number with or without a location in front, `LSGG:B0417/24`. */
type NumberAsked = { place: string | undefined; key: string };

export function readNumber(text: string): NumberAsked {
  const colon = text.indexOf(':');
  const place = colon < 0 ? undefined : text.slice(0, colon).trim().toUpperCase();
  return { place, key: numberKey(text.slice(colon + 1)) };
}
