/** Reads the names after a word for a runway or a helipad: `09`, `09L/27R`, `09L/R`, `02G/20G`, `19RH/23LH`, `NE/SW`, `H1`. */
import { wordSet } from '#core/text/word-set.ts';
import type { Segment, Token } from './tokens.ts';

const end = /^(?<digits>\d{1,2})(?<side>[LCRGWX]|[LR]H)?$/;
const compass = wordSet('N S E W NE NW SE SW');
const sides = wordSet('L C R G W X');
/** The surface precedes the name in `RWY GRASS 09/27`. */
const surfaces = wordSet('GRASS ASPH ASPHALT CONC CONCRETE');
/** `ALL GRASS RWYS` are not all runways. */
export const sorts: ReadonlySet<string> = new Set([
  ...surfaces,
  'PAVED',
  'UNPAVED',
  'TURF',
  'GRAVEL',
  'HARD',
  'TARMAC',
  'SEALED',
  'UNSEALED',
  'UNLICENSED',
  'UNLICENCED',
]);
/** These make a number a measure, a time or a date. */
const unit =
  /^(?:FT|M|NM|KM|MIN|MINS|MINUTES?|HR|HRS|HOURS?|H|DEG|PCT|PER|KG|LBS?|KT|KTS|METRES|METERS|DAYS?|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|%|°)$/;

/** Reads two digits and a letter; null for what is no end of a runway. */
function endOf(token: Token | undefined): string | null {
  const parts = token && end.exec(token.text)?.groups;
  if (!parts) return null;
  const number = Number(parts['digits']);
  return number >= 1 && number <= 36 ? String(number).padStart(2, '0') + (parts['side'] ?? '').slice(0, 1) : null;
}

/** These are the letters of the spelling alphabet (ICAO Annex 10). */
export const alphabet =
  'ALPHA|ALFA|BRAVO|CHARLIE|DELTA|ECHO|FOXTROT|GOLF|HOTEL|INDIA|JULIETT?E?|KILO|LIMA|MIKE|NOVEMBER|OSCAR|PAPA|QUEBEC|ROMEO|SIERRA|TANGO|UNIFORM|VICTOR|WHISKEY|X-?RAY|YANKEE|ZULU';
export const spelled = new RegExp(`^(?:${alphabet})$`);

export type Names = { names: string[]; next: number };

/** Reads one runway at a token: its names (`09L/R` has two) and the token after it. */
function nameAt(segment: Segment, at: number): Names | null {
  const token = segment[at];
  // The surface follows each end in `18L GRASS/36R GRASS`.
  const skip = surfaces.has(segment[at + 1]?.text ?? '') && segment[at + 2]?.text === '/' ? 1 : 0;
  const [slash, other] = [segment[at + 1 + skip], segment[at + 2 + skip]];
  const isPair =
    slash !== undefined &&
    other !== undefined &&
    (slash.text === '/' || (slash.text === '-' && slash.gap === 'none' && other.gap === 'none'));
  const first = endOf(token);
  if (first === null) {
    if (isPair && compass.has(token?.text ?? '') && compass.has(other.text))
      return { names: [`${token?.text}/${other.text}`], next: at + 3 };
    return token && /^H\d{1,2}$/.test(token.text) ? { names: [token.text], next: at + 1 } : null;
  }
  if (isPair) {
    const second = endOf(other);
    if (second !== null) return { names: [`${first}/${second}`], next: at + 3 + skip };
    if (sides.has(other.text) && /\D$/.test(first)) return { names: [first, first.slice(0, 2) + other.text], next: at + 3 };
  }
  // `RWY 15 33` names both ends without a slash.
  const opposite = endOf(segment[at + 1]);
  const isOpposite =
    opposite !== null && opposite.slice(2) === '' && first.slice(2) === '' && Math.abs(Number(opposite) - Number(first)) === 18;
  if (isOpposite && !isMeasured(segment, { names: [opposite], next: at + 2 })) return { names: [`${first}/${opposite}`], next: at + 2 };
  return { names: [first], next: at + 1 };
}

/** Reads all runways that are listed from a token on: `09/27, 18/36 AND RWY 04`. */
export function namesAt(segment: Segment, start: number): Names {
  const from = surfaces.has(segment[start]?.text ?? '') ? start + 1 : start;
  const names: string[] = [];
  let next = start;
  for (let at = from; names.length < 12;) {
    const found = nameAt(segment, at);
    if (!found || isMeasured(segment, found)) break;
    // Only a pair is another runway where nothing but a blank precedes it; `30` is not one in `RWY 09 30 MIN PN`.
    if (at > from && at === next && !found.names[0]?.includes('/')) break;
    names.push(...found.names);
    next = found.next;
    at = next;
    // A kind in brackets follows each name in `09L/27R (ASPH) AND 09R/27L (GRASS)`.
    if (segment[at]?.text === '(' && sorts.has(segment[at + 1]?.text ?? '') && segment[at + 2]?.text === ')') next = at += 3;
    const sign = segment[at];
    if (
      sign &&
      (sign.meaning === 'and' ||
        sign.text === ',' ||
        sign.text === '&' ||
        sign.text === '+' ||
        sign.text === '/' ||
        sign.text === 'Y' ||
        sign.text === 'E')
    )
      at++;
    if (segment[at]?.meaning === 'runway') at++;
  }
  return { names, next };
}

/** Tells whether runways are named from here on, with the word for them or as a pair of ends. */
export const isName = (segment: Segment, at: number): boolean =>
  segment[at]?.meaning === 'runway' || (segment[at + 1]?.text === '/' && /^\d{2}[LCR]?$/.test(segment[at]?.text ?? ''));

/** Returns the runways where `isName` is true. */
export const nameAtWord = (segment: Segment, at: number): Names => namesAt(segment, segment[at]?.meaning === 'runway' ? at + 1 : at);

/** Returns the kind of runways in front of the word at `at`; null where there is none. */
export const sortBefore = (segment: Segment, at: number): string | null => {
  const before = segment[at - 1]?.text ?? '';
  return sorts.has(before) ? before : null;
};

const isMeasured = (segment: Segment, { names: [name = ''], next }: Names): boolean => {
  const after = segment[next];
  if (!after || name.includes('/')) return false;
  return (
    unit.test(after.text) ||
    (after.text === '.' && after.gap === 'none' && segment[next + 1]?.gap === 'none' && /^\d/.test(segment[next + 1]?.text ?? ''))
  );
};

/** Counts the tokens of the name after a word for a helipad. */
export function padTokens(segment: Segment, from: number): number {
  let at = from;
  // A word may name a pad: `HLS ORANGE`, `TLOF HOTEL 1`.
  if (segment[at]?.meaning === undefined && /^[A-Z]{3,}$/.test(segment[at]?.text ?? '')) at++;
  while (
    segment[at] &&
    segment[at]?.meaning === undefined &&
    /^(?:[A-Z]|[A-Z]?\d{1,2}|NR|NO|NUMBER|NBR|\.)$/.test((segment[at] as Token).text)
  )
    at++;
  return at - from;
}

/**
 * Reads the names after the word at `word`, as H and a number, or as the ends of a FATO (`FATO 03/21`); those without a number have none.
 */
export function padsAt(segment: Segment, word: number): string[] {
  const from = word + 1;
  const ends = /^FATOS?$/.test(segment[word]?.text ?? '') ? namesAt(segment, from).names.filter((name) => name.includes('/')) : [];
  if (ends.length > 0) return ends;
  const names: string[] = [];
  for (let at = from; at < Math.min(segment.length, from + 12); at++) {
    const { text, meaning } = segment[at] as Token;
    const name = /^H?(?<number>\d{1,2})$/.exec(text)?.groups?.['number'];
    if (name !== undefined) names.push(`H${Number(name)}`);
    else if (text === 'HOTEL') continue;
    else if (meaning !== 'and' && meaning !== 'helipad' && !/^(?:,|&|\/|NR|NO|NUMBER|NBR|\.)$/.test(text)) break;
  }
  return names;
}
