/** A NOTAM's number as published, with the location in front of it. */
export type NotamNumber = { number: string; location: string | undefined };

/** A letter, four digits and a year, as series notices have it (ICAO Annex 15, 6.3); or the US form of month or account and number. */
const seriesNumber = /^(?:([A-Z]{4})[: ])?([A-Z]\d{4}\/\d{2})$/;
const domesticNumber = /^!?(?:([A-Z0-9]{3,4})[: ])?(\d{1,2}\/\d{3,4})$/;

/** Undefined for anything but a complete number. */
export function readNotamNumber(typed: string): NotamNumber | undefined {
  const text = typed.trim().toUpperCase();
  const found = seriesNumber.exec(text) ?? domesticNumber.exec(text);
  return found?.[2] === undefined ? undefined : { number: found[2], location: found[1] };
}
