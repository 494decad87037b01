/**
 * The form of a typed line says before any data is read that it is a position, a NOTAM number, a frequency, a time, a wind; and for the
 * others the words that must be places. English and French are read, and any text has an answer.
 */
import type { LatLon } from './lat-lon.ts';
import { readPosition } from './read-position.ts';
import { readTime } from './typed-time.ts';
import { readWind } from './wind/read-wind.ts';

export type LineForm =
  | { kind: 'position'; position: LatLon }
  | { kind: 'notamNumber'; number: string; location: string | undefined }
  /** The frequency is in megahertz. */
  | { kind: 'frequency'; frequency: number }
  | { kind: 'time'; at: number }
  /** `place` is empty for a wind of no aerodrome. */
  | { kind: 'wind'; wind: string; place: string }
  | { kind: 'near'; radiusNm: number; place: string }
  | { kind: 'addToRoute'; place: string }
  | { kind: 'compare'; places: readonly string[] }
  | { kind: 'notamsOf'; place: string; at: number | undefined }
  | { kind: 'route' | 'brief'; text: string; at: number | undefined }
  | { kind: 'places'; text: string; at: number | undefined };

/** The pattern has the languages of the window. */
const toAdd = /^(?:add|ajouter) (\S.{0,60}?) (?:to|à) (?:the |la )?route$/i;
const around =
  /^(?:(?:airports?|aerodromes?|aéroports?|aérodromes?) )?(?:within|near|around|à moins de|à(?= \d)|autour de|près de) (?:(\d{1,4}) ?(?:nm|nautical miles?)? )?(?:of |from |around |de |d['’])?(.+)$/i;
const compared = /^comparer? (.+)$/i;
const between = /,| (?:with|and|avec|et|vs\.?) /i;
const noticesOf = /^(?:notams?)(?: (?:of|for|at|de|à))? (.+)$|^(.+) notams?$/i;
const verbs = /^(route|brief(?:ing)?) (.+)$/i;
/** The line gives none, so these nautical miles count. */
const USUAL_RADIUS_NM = 50;

/** Reads a typed line; `now` in milliseconds since 1970. */
export function readLine(line: string, now: number): LineForm {
  const text = line.trim().replaceAll(/\s+/g, ' ');
  return readAlone(text, now) ?? readRelation(text) ?? readPlaces(text, now);
}

/** What is whole without a place. */
function readAlone(text: string, now: number): LineForm | undefined {
  const position = readPosition(text);
  if (position !== undefined) return { kind: 'position', position };
  const notam = readNotamNumber(text);
  if (notam !== undefined) return { kind: 'notamNumber', ...notam };
  const frequency = readFrequency(text.toUpperCase());
  if (frequency !== undefined) return { kind: 'frequency', frequency };
  const at = readTime(text, now);
  if (at !== undefined) return { kind: 'time', at };
  // A calm could be a name.
  return /\d/.test(text) && readWind(text) ? { kind: 'wind', wind: text.toUpperCase(), place: '' } : undefined;
}

function readRelation(text: string): LineForm | undefined {
  const added = toAdd.exec(text)?.[1];
  if (added !== undefined) return { kind: 'addToRoute', place: added };
  const [, radius, center] = around.exec(text) ?? [];
  if (center !== undefined) return { kind: 'near', radiusNm: radius === undefined ? USUAL_RADIUS_NM : Number(radius), place: center };
  const list = compared.exec(text)?.[1];
  if (list === undefined) return undefined;
  const parts = list
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return { kind: 'compare', places: parts.length > 1 ? parts : list.split(' ') };
}

function readPlaces(text: string, now: number): LineForm {
  const { rest, at } = withoutTime(text, now);
  const [, inFront, behind] = noticesOf.exec(rest) ?? [];
  const place = inFront ?? behind;
  if (place !== undefined) return { kind: 'notamsOf', place, at };
  const [, word = '', words] = verbs.exec(rest) ?? [];
  if (words !== undefined) return { kind: /^route$/i.test(word) ? 'route' : 'brief', text: words, at };
  return withWind(rest) ?? { kind: 'places', text: rest, at };
}

/** These are the last two words, or the last, where they are a time after something else. */
function withoutTime(text: string, now: number): { rest: string; at: number | undefined } {
  const words = text.split(' ');
  for (const taken of [3, 2, 1]) {
    const tail = words.slice(-taken).join(' ');
    const at = words.length > taken && /\d/.test(tail) ? readTime(tail, now) : undefined;
    if (at !== undefined) return { rest: words.slice(0, -taken).join(' '), at };
  }
  return { rest: text, at: undefined };
}

function withWind(text: string): LineForm | undefined {
  const words = text.split(' ');
  for (const taken of [2, 1]) {
    const tail = words.slice(-taken).join(' ');
    if (words.length <= taken || !/^\d{3}|^VRB|^CALME?$/i.test(tail) || readWind(tail) === undefined) continue;
    return { kind: 'wind', wind: tail.toUpperCase(), place: words.slice(0, -taken).join(' ') };
  }
  return undefined;
}

/** Reads a frequency of the aeronautical bands that airports list: navigation aids and voice from 108 to 137 MHz, military voice from 225 to 400. */
function readFrequency(text: string): number | undefined {
  const found = /^(\d{3}[.,]\d{1,3})(?: ?MHZ)?$/.exec(text);
  if (found?.[1] === undefined) return undefined;
  const value = Number(found[1].replace(',', '.'));
  return (value >= 108 && value <= 137) || (value >= 225 && value <= 400) ? value : undefined;
}

/** A letter, four digits and a year, as series NOTAMs have it (ICAO Annex 15, 6.3); or the US form of month or account and number. */
const seriesNumber = /^(?:([A-Z]{4})[: ])?([A-Z]\d{4}\/\d{2})$/;
const domesticNumber = /^!?(?:([A-Z0-9]{3,4})[: ])?(\d{1,2}\/\d{3,4})$/;

/** Reads a NOTAM's number as published, with the location in front of it; undefined for anything but a complete number. */
export function readNotamNumber(typed: string): { number: string; location: string | undefined } | undefined {
  const text = typed.trim().toUpperCase();
  const found = seriesNumber.exec(text) ?? domesticNumber.exec(text);
  return found?.[2] === undefined ? undefined : { number: found[2], location: found[1] };
}
