/** Alternates as typed: codes between blanks or commas, and positions. */
import { readPosition } from '#domain/read-position.ts';

/** The contract's limits. */
const MOST = 20;
const MOST_LETTERS = 40;

/** `LFLY LFLL, 46.25 6.12` as three. */
export const readAlternates = (typed: string): string[] =>
  typed
    .split(/[,;\n]+/)
    .flatMap((part) => (readPosition(part) === undefined ? part.split(/\s+/) : [part.trim()]))
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MOST_LETTERS))
    .slice(0, MOST);

/** As `readAlternates` reads them. */
export const alternatesTyped = (alternates: readonly string[]): string => alternates.join(', ');
