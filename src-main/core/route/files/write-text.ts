/** Flight plan files write figures and codes in forms of their own. */
import { fold } from '#core/text/fold.ts';
import { metresToFeet } from '#domain/units.ts';
import type { LatLon } from '#domain/lat-lon.ts';

/** Writes eight decimals, which are a millimetre, without trailing zeros. */
export function decimal(value: number, digits = 8): string {
  const text = value.toFixed(digits);
  let end = text.length;
  while (text[end - 1] === '0') end--;
  const cut = text.slice(0, text[end - 1] === '.' ? end - 1 : end);
  return cut === '-0' ? '0' : cut;
}

/** The metres that a file has become feet to hundredths. */
export const feetOfMetres = (metres: number): number => Math.round(metresToFeet(metres) * 100) / 100 + 0;

export type Alphabet = { allowed: RegExp; most: number };

/** Writes a text in capitals without accents, with the letters that a file allows. `allowed` is of one letter. */
export function inAlphabet(text: string, { allowed, most }: Alphabet): string {
  return [...fold(text).toUpperCase()]
    .filter((letter) => allowed.test(letter))
    .slice(0, most)
    .join('')
    .trim();
}

const two = (value: number): string => String(Math.floor(Math.abs(value))).padStart(2, '0');

/** Names the degree square of a position, `46N006E`, where a file needs an ident. */
export const squareOf = ({ latitude, longitude }: LatLon): string =>
  `${two(latitude)}${latitude < 0 ? 'S' : 'N'}${two(longitude).padStart(3, '0')}${longitude < 0 ? 'W' : 'E'}`;

const square = /^(?<south>\d{2})(?<north>[NS])(?<west>\d{3})(?<east>[EW])\d{0,4}$/;
/** Files round positions: one on an edge may come back on its other side. */
const EDGE = 0.001;

/** Tells whether an ident is one that `squareOf` gave, with a number after it where there are several. */
export function isSquare(ident: string, { latitude, longitude }: LatLon): boolean {
  const { south, north, west, east } = square.exec(ident)?.groups ?? {};
  const isIn = (degrees: number, from: string | undefined, isNegative: boolean) =>
    (isNegative ? -degrees : degrees) >= Number(from) - EDGE && (isNegative ? -degrees : degrees) <= Number(from) + 1 + EDGE;
  return isIn(latitude, south, north === 'S') && isIn(longitude, west, east === 'W');
}

/** Hands out each ident of a scope once for one `key`, with a number after it where it is taken by another. */
export function uniqueIdents(most: number): (ident: string, key: string, scope?: string) => string {
  const taken = new Map<string, string>();
  const given = new Map<string, string>();
  const counts = new Map<string, number>();
  return (ident, key, scope = '') => {
    const [whose, which] = [`${scope} ${ident}\0${key}`, `${scope} ${ident}`];
    let own = given.get(whose) ?? ident;
    // The numbers before are taken.
    let count = counts.get(which) ?? 2;
    for (; (taken.get(`${scope} ${own}`) ?? key) !== key; count++) own = `${ident.slice(0, most - String(count).length)}${count}`;
    taken.set(`${scope} ${own}`, key);
    given.set(whose, own);
    counts.set(which, count);
    return own;
  };
}
