/** Splits a part of a text that is a route into words, at blanks and other separators, and takes slashes apart. */
import { coordinatesAt, ownPlaceAt } from './own-place.ts';
import { readWord, readCruiseClimb, readSpeedLevel } from './shapes.ts';
import type { Span, Word } from './word.ts';

/** People put these between points, next to blanks: `LSGG, GVA`, `LSGG → GVA`, `LSGG..GVA`. */
const separators = /[\s,;.()<>→|–—]+/y;
const piece = /[^\s,;.()<>→|–—]+/y;
/** Identifiers of the data for aerodromes without a code, `CH-0005`; any other hyphen is between two points. */
const hyphenated = /^[A-Z]{2}-(?=[A-Z]{0,4}\d)[A-Z0-9]{3,5}$/;
/** A flight plan has some dozens. Further words are not split. */
export const MOST_WORDS = 500;
/** `STAY1/0035` has hours and minutes spent in this part of the flight (item 15 c of the regional forms). */
const stay = /^STAY\d\/(?<hours>[01]\d|2[0-3])(?<minutes>[0-5]\d)$/;

const lengthAt = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0].length ?? 0;
};

/** Splits an upper-case text from `from` to `to` into words, in its order; of too many, little more than `MOST_WORDS`. */
export function splitWords(text: string, { from, to }: Span): Word[] {
  const part = text.slice(0, to);
  const words: Word[] = [];
  for (let at = from + lengthAt(separators, part, from); at < to && words.length <= MOST_WORDS; at += lengthAt(separators, part, at)) {
    const coordinates = ownPlaceAt(part, at) ?? coordinatesAt(part, at);
    const end = coordinates?.to ?? at + lengthAt(piece, part, at);
    words.push(...(coordinates === undefined ? wordsOf(part, { from: at, to: end }) : [coordinates]));
    at = end;
  }
  return words;
}

function wordsOf(text: string, whole: Span): Word[] {
  const written = text.slice(whole.from, whole.to);
  const { hours, minutes } = stay.exec(written)?.groups ?? {};
  if (hours !== undefined) return [{ kind: 'stay', minutes: Number(hours) * 60 + Number(minutes), ...whole }];
  if (hyphenated.test(written)) return [{ kind: 'point', ident: written, ...whole }];
  if (written.startsWith('C/')) return cruiseClimb(text, whole);
  return partsOf(text, whole, '-').flatMap((part) => pointAndChange(text, part));
}

/** `NIZ/N0120A055` is a point and what changes there, `/N0120A055` the change after coordinates; any other slash is between two words. */
function pointAndChange(text: string, whole: Span): Word[] {
  return partsOf(text, whole, '/').map((part) => {
    const change = part.from > whole.from ? readSpeedLevel(text.slice(part.from, part.to), { isBehindPoint: true }) : undefined;
    return change === undefined ? wordOf(text, part) : { ...change, isChange: true, ...part };
  });
}

/** Splits `C/48N050W/M082F290F350` (item 15 c5). */
function cruiseClimb(text: string, whole: Span): Word[] {
  return partsOf(text, whole, '/').map((part): Word => {
    if (part.from === whole.from) return { kind: 'cruiseClimb', ...part };
    const climb = readCruiseClimb(text.slice(part.from, part.to));
    return climb === undefined ? wordOf(text, part) : { ...climb, isChange: true, ...part };
  });
}

function wordOf(text: string, { from, to }: Span): Word {
  const part = text.slice(0, to);
  const coordinates = ownPlaceAt(part, from) ?? coordinatesAt(part, from);
  return coordinates?.to === to ? coordinates : readWord(text.slice(from, to), { from, to });
}

/** What is between the separators. */
export function between(text: string, { from, to }: Span, separator: '-' | '/'): Span[] {
  let at = from - 1;
  return text
    .slice(from, to)
    .split(separator)
    .map(({ length }) => ({ from: at + 1, to: (at += length + 1) }));
}

/** Empty parts are no words. */
const partsOf = (text: string, whole: Span, separator: '-' | '/'): Span[] =>
  between(text, whole, separator).filter(({ from, to }) => to > from);
