/** Reads runways as NOTAMs name them: `RWY 09/27`, `RWYS 08L/26R AND 08R`, `RUNWAY 9L`. */
import { matchesOf } from '#core/text/matches.ts';
import type { RunwayIdents } from './notice.ts';

/** A name has one or two ends, which have two digits each: `09`, `09/27`, `08L/26R`. */
export type RunwayName = string;

const end = String.raw`\d{1,2}(?:[LCR](?![A-Z]))?`;
const name = String.raw`${end}(?:\/${end})?`;
const eachName = new RegExp(name, 'g');
/** A list has twelve runways at most, which bounds what a hostile text costs. */
const list = new RegExp(
  String.raw`\b(?:RWYS?|RUNWAYS?|RW|R\/W|PISTES?|PISTAS?) ?(?<names>${name}(?:(?:, ?| AND | & | ?\+ ?| )(?:RWY |RUNWAY |RWY)?${name}(?![\d.]|FT|M\b|NM)){0,11})(?!\d)`,
  'g',
);

const side =
  /(?<=\b(?:RWYS?|RUNWAYS?|AND) |[/,&] ?)(\d{1,2}) (LEFT|RIGHT|CENTER|CENTRE)(?!\s(?:AND|&) (?:LEFT|RIGHT|CENT))(?=\s*(?:$|[/,.&:;)-]|(?:AND|IS|ARE|WILL|SHALL|HAS|HAVE|NOT|CLSD|CLOSED|CLOSURE|UNAVBL|UNAVAILABLE|UNUSABLE|UNSERVICEABLE|U\/S|OUT|OTS|TEMPO|TEMPORARILY|PERMANENTLY|THR|THRESHOLD|WIP|DUE)\b))/g;

/** Japanese runways have a letter before their designator: `RWY-A(16R/34L)`, `RWY 'C' (16L/34R)`. */
const lettered = /(?<=\b(?:RWY|RUNWAY))[ -]'?[A-D]'? ?\((\d\d[LRC]?\/\d\d[LRC]?)\)/g;

/**
 * Writes `27 LEFT` and `16 CENTER` as `27L` and `16C` with blanks after them, so that positions in the text stay valid; `27 LEFT SIDE` is
 * no name.
 */
export const withLetters = (text: string): string =>
  text
    .replaceAll(side, (said: string, number: string, word: string) => `${number}${word.charAt(0)}`.padEnd(said.length))
    .replaceAll(lettered, (said: string, name: string) => ` ${name}`.padEnd(said.length));

export type Mention = { names: RunwayName[]; from: number; to: number };

export function mentionsOf(text: string, most?: number): Mention[] {
  return matchesOf(list, text, most).map((found) => ({
    names: (found.groups?.['names']?.match(eachName) ?? []).filter(isRunway).map(twoDigits),
    from: found.index,
    to: found.index + found[0].length,
  }));
}

export const isRunway = (name: string): boolean =>
  name.split('/').every((part) => Number.parseInt(part, 10) >= 1 && Number.parseInt(part, 10) <= 36);
/** A single digit gets a zero in front: `09L`, `09/27`. */
export const twoDigits = (name: string): RunwayName => name.replace(/\b\d(?!\d)/g, '0$&');

export function firstRunway(text: string): RunwayName | null {
  return mentionsOf(text, 1)[0]?.names[0] ?? null;
}

/** Finds the dataset's runway of a name, by one end or both in either order. */
export function runwayOf(name: RunwayName, runways: readonly RunwayIdents[] | undefined): RunwayIdents | undefined {
  const ends = name.split('/');
  return runways?.find(({ lowIdent, highIdent }) => {
    const known = [lowIdent, highIdent].map((ident) => ident && twoDigits(ident.toUpperCase()));
    return ends.every((part) => known.includes(part));
  });
}

/** Two single ends of one runway (`RWY 09 AND 27`) are that runway. */
export function withEndsJoined(names: readonly RunwayName[], runways: readonly RunwayIdents[] | undefined): RunwayName[] {
  const joined: RunwayName[] = [];
  for (const name of names) {
    const partner = joined.findIndex((other) => !other.includes('/') && !name.includes('/') && areEndsOfOne(other, name, runways));
    if (partner >= 0) joined[partner] = `${joined[partner]}/${name}`;
    else if (!joined.includes(name)) joined.push(name);
  }
  return joined;
}

const sides: Readonly<Record<string, string>> = { L: 'R', R: 'L', C: 'C', '': '' };

/** `01R` of `19L`; null where the name is not that of an end. */
export function oppositeEnd(end: RunwayName): RunwayName | null {
  const number = Number.parseInt(end, 10);
  const side = sides[end.slice(2)];
  return Number.isNaN(number) || side === undefined ? null : `${String(number > 18 ? number - 18 : number + 18).padStart(2, '0')}${side}`;
}

function areEndsOfOne(a: RunwayName, b: RunwayName, runways: readonly RunwayIdents[] | undefined): boolean {
  const known = runwayOf(a, runways);
  if (known) return runwayOf(b, [known]) !== undefined && a !== b;
  return oppositeEnd(a) === b;
}

/** Names both ends of a runway that the report of its surface names by its lower designator alone (ICAO Doc 9981): `01R` is `01R/19L`. */
export function reportedRunway(name: RunwayName): RunwayName {
  const isLower = /^\d\d[LCR]?$/.test(name) && Number.parseInt(name, 10) <= 18;
  return isLower ? `${name}/${oppositeEnd(name)}` : name;
}
