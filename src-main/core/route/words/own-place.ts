/**
 * Reads places that a route alone has, such as a reporting point out of a file: `DEPUL@45.3,5.6`, `"VRP FORT L'ECLUSE"@46.11,5.89`, and
 * with a name next to the ident `FORTL="Fort l'Ecluse"@46.11,5.89`. Promise: what is written here is read again as the same ident, name and
 * position.
 */
import type { Span, WordOf } from './word.ts';
import { readPosition } from '#domain/read-position.ts';

const DECIMALS = String.raw`\d{1,3}\.\d{1,12}`;
const ANGLE = String.raw`\d{1,7}(?:\.\d{1,12})?(?:[° :'′’-]{1,2}\d{1,2}(?:\.\d{1,12})?){0,2}[°'′’"″”]{0,2}`;
const BETWEEN = '[ ,;/-]{0,3}';
const END = String.raw`(?![^\s,;/()>→|–—-])`;
const forms = [
  // 46N006E, 4620N00610E, 46°14′17″N 6°6′32″E
  new RegExp(`${ANGLE} ?[NS]${BETWEEN}${ANGLE} ?[EW]${END}`, 'y'),
  // This one matches N4620.5 E00610.2.
  new RegExp(`[NS] ?${ANGLE}${BETWEEN}[EW] ?${ANGLE}${END}`, 'y'),
  // This one matches 46.2381, 6.1089 and 46,6.5, where one of the two has decimals.
  new RegExp(String.raw`[+-]?(?:${DECIMALS}°?[ ,;]{1,3}[+-]?\d{1,3}(?:\.\d{1,12})?|\d{1,3}°?[ ,;]{1,3}[+-]?${DECIMALS})°?${END}`, 'y'),
];

/** Reads the position that begins at `from` of an upper-case text, or what has the form of one and is none. */
export function coordinatesAt(text: string, from: number): (Span & Pick<WordOf<'coordinates'>, 'kind' | 'position'>) | undefined {
  for (const form of forms) {
    form.lastIndex = from;
    const found = form.exec(text)?.[0];
    if (found !== undefined) return { kind: 'coordinates', position: readPosition(found), from, to: from + found.length };
  }
  return undefined;
}

/** `name` is null where it has only an ident. */
export type Label = { ident: string; name: string | null };

/** Quotation marks inside are doubled. */
const QUOTED = '"(?:[^"]|""){1,200}"';
const BARE = '[A-Z0-9]{1,20}';
const label = new RegExp(`(?<ident>${QUOTED}|${BARE})(?:=(?<name>${QUOTED}|${BARE}))?@`, 'y');
/** The lookahead takes what is quoted once: going back in it would find no other end. */
const letters = /"(?=(?<inside>(?:[^"]|""){1,200}))\k<inside>"(?=[@=])|[a-z]+/g;
const bare = new RegExp(`^${BARE}$`);

/** Letters beyond ASCII stay as they are: they belong to no word of Doc 4444, and some would change the length of the text. So do names in quotation marks. */
export const upperCasedWords = (text: string): string =>
  text.replace(letters, (part) => (part.startsWith('"') ? part : part.toUpperCase()));

/** Reads the place that begins at `from` of such a text; without a position where the one after its name is none. */
export function ownPlaceAt(text: string, from: number): (Span & Omit<WordOf<'coordinates'>, keyof Span>) | undefined {
  label.lastIndex = from;
  const found = label.exec(text);
  const { ident, name } = found?.groups ?? {};
  if (found === null || ident === undefined) return undefined;
  const place = coordinatesAt(text, from + found[0].length);
  return place && { ...place, from, label: { ident: plain(ident), name: name === undefined ? null : plain(name) } };
}

const plain = (written: string): string => (written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
const quoted = (text: string): string => (bare.test(text) ? text : `"${text.replaceAll('"', '""')}"`);

/** `position` is as `coordinatesAt` reads it. */
export const ownPlaceWord = ({ ident, name }: Label, position: string): string =>
  `${quoted(ident)}${name === null || name === ident ? '' : `=${quoted(name)}`}@${position}`;
