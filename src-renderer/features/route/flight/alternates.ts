/** Alternates are typed as codes between blanks or commas, and as positions. */
import { readPosition } from '#domain/read-position.ts';

/** They are the contract's limits. */
const MOST = 20;
const MOST_LETTERS = 500;

const NAME = '(?:"(?:[^"]|""){1,200}"|[A-Z0-9]{1,20})';
/** A name followed by its position, as a route writes a place of its own. */
const ownPlaces = new RegExp(`${NAME}(?:=${NAME})?@[^\\s,;]+(?:,[+-]?\\d[\\d.]*)?`, 'gi');

/** `LFLY LFLL, 46.25 6.12` has three. */
export const readAlternates = (typed: string): string[] =>
  parted(typed)
    .flatMap((part) => (part.includes('@') ? [part] : part.split(/[,;\n]+/)))
    .flatMap((part) => (part.includes('@') || readPosition(part) !== undefined ? [part.trim()] : part.split(/\s+/)))
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MOST_LETTERS))
    .slice(0, MOST);

/** They are places of its own, and what is between them. */
function parted(typed: string): string[] {
  const parts: string[] = [];
  let at = 0;
  for (const { 0: place, index } of typed.matchAll(ownPlaces)) {
    parts.push(typed.slice(at, index), place);
    at = index + place.length;
  }
  return [...parts, typed.slice(at)];
}

export const alternatesTyped = (alternates: readonly string[]): string => alternates.join(', ');
