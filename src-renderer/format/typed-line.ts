/** What a line typed into a box for everything may be besides words: a position, a NOTAM number, a frequency, a route, a word for a route. Pure; empty for anything else. */
import { readPosition } from '#domain/read-position.ts';

export type TypedLine = {
  /** WGS 84 decimal degrees. */
  position: ReturnType<typeof readPosition>;
  notam: NotamNumber | undefined;
  /** Megahertz. */
  frequency: number | undefined;
  /** The words of a route behind the word `route`. */
  route: string | undefined;
  /** The word in `add GVA to route`. */
  added: string | undefined;
};

export const readTypedLine = (line: string): TypedLine => ({
  position: readPosition(line),
  notam: readNotamNumber(line),
  frequency: readFrequency(line.trim().toUpperCase()),
  route: /^\s*route\s+(\S.*)$/is.exec(line)?.[1]?.trim(),
  added: toAdd.exec(line)?.[1]?.trim(),
});

/** In the languages of the window. */
const toAdd = /^\s*(?:add|ajouter)\s+(\S.{0,60}?)\s+(?:to|à)\s+(?:the\s+|la\s+)?route\s*$/i;

/** The aeronautical bands that airports list: navigation aids and voice from 108 to 137 MHz, military voice from 225 to 400. */
function readFrequency(text: string): number | undefined {
  const found = /^(\d{3}[.,]\d{1,3})(?: ?MHZ)?$/.exec(text);
  if (found?.[1] === undefined) return undefined;
  const value = Number(found[1].replace(',', '.'));
  return (value >= 108 && value <= 137) || (value >= 225 && value <= 400) ? value : undefined;
}

/** A NOTAM's number as published, with the location in front of it. */
type NotamNumber = { number: string; location: string | undefined };

/** A letter, four digits and a year, as series notices have it (ICAO Annex 15, 6.3); or the US form of month or account and number. */
const seriesNumber = /^(?:([A-Z]{4})[: ])?([A-Z]\d{4}\/\d{2})$/;
const domesticNumber = /^!?(?:([A-Z0-9]{3,4})[: ])?(\d{1,2}\/\d{3,4})$/;

/** Undefined for anything but a complete number. */
export function readNotamNumber(typed: string): NotamNumber | undefined {
  const text = typed.trim().toUpperCase();
  const found = seriesNumber.exec(text) ?? domesticNumber.exec(text);
  return found?.[2] === undefined ? undefined : { number: found[2], location: found[1] };
}
