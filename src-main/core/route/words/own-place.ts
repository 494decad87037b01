/**
 * Places that a route alone has, such as a reporting point out of a file: `DEPUL@45.3,5.6`, `"VRP FORT L'ECLUSE"@46.11,5.89`, and with a name beside the ident
 * `FORTL="Fort l'Ecluse"@46.11,5.89`. Promise: what is written here is read again as the same ident, name and position.
 */
import { coordinatesAt } from './coordinates.ts';
import type { Span, WordOf } from './word.ts';

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

/** The place that begins at `from` of such a text; without a position where the one behind its name is none. */
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

/** `position` as `coordinatesAt` reads it. */
export const ownPlaceWord = ({ ident, name }: Label, position: string): string =>
  `${quoted(ident)}${name === null || name === ident ? '' : `=${quoted(name)}`}@${position}`;
