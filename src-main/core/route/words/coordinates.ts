/** Positions in the text of a route, in the forms of domain/read-position.ts: some have blanks in them, so that they are looked for before words are split. */
import { readPosition } from '#domain/read-position.ts';
import type { Span, WordOf } from './word.ts';

const DECIMALS = String.raw`\d{1,3}\.\d{1,12}`;
const ANGLE = String.raw`\d{1,7}(?:\.\d{1,12})?(?:[° :'′’-]{1,2}\d{1,2}(?:\.\d{1,12})?){0,2}[°'′’"″”]{0,2}`;
const BETWEEN = '[ ,;/-]{0,3}';
const END = String.raw`(?![^\s,;/()>→|–—-])`;
const forms = [
  // 46N006E, 4620N00610E, 46°14′17″N 6°6′32″E
  new RegExp(`${ANGLE} ?[NS]${BETWEEN}${ANGLE} ?[EW]${END}`, 'y'),
  // N4620.5 E00610.2
  new RegExp(`[NS] ?${ANGLE}${BETWEEN}[EW] ?${ANGLE}${END}`, 'y'),
  // 46.2381, 6.1089 and 46,6.5: one of the two has decimals.
  new RegExp(String.raw`[+-]?(?:${DECIMALS}°?[ ,;]{1,3}[+-]?\d{1,3}(?:\.\d{1,12})?|\d{1,3}°?[ ,;]{1,3}[+-]?${DECIMALS})°?${END}`, 'y'),
];

/** The position that begins at `from` of an upper-case text, or what has the form of one and is none. */
export function coordinatesAt(text: string, from: number): (Span & Pick<WordOf<'coordinates'>, 'kind' | 'position'>) | undefined {
  for (const form of forms) {
    form.lastIndex = from;
    const found = form.exec(text)?.[0];
    if (found !== undefined) return { kind: 'coordinates', position: readPosition(found), from, to: from + found.length };
  }
  return undefined;
}
