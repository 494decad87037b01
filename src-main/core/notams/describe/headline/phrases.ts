/**
 * Reads words of a text as codes, which are needed only for a headline in another language. Either every word is understood or none is: a phrase
 * that is understood in part would say something else.
 */
import type { HeadlineCode, HeadlinePart, HeadlineRole, Said } from '#contract/notams/headline.ts';
import { codesOf, phraseAt, plainOf, type Phrase } from '#core/notams/lexicon/lexicon.ts';
import { alphabet } from '#core/notams/read/closures/names.ts';

/** These parts are made of words that can become codes. */
const ofWords: ReadonlySet<HeadlineRole> = new Set(['ground', 'thing', 'said', 'value', 'limit', 'detail', 'next', 'quote', 'doubt']);

export const withPhrases = (parts: readonly HeadlinePart[]): HeadlinePart[] =>
  parts.map((part) => {
    if (part.says.length > 0 || part.text === null || !ofWords.has(part.role)) return part;
    return { ...part, says: saidIn(part.text) };
  });

const MOST_WORDS = 30;

/** Empty where a word is not understood. */
function saidIn(text: string): Said[] {
  const words = tokensOf(text);
  if (words.length > MOST_WORDS) return [];
  const says: Said[] = [];
  // `ATL TWY R12`: the place is shown next to the headline.
  const start = words.length > 2 && isLocation(words) ? 1 : 0;
  for (let at = start; at < words.length;) {
    const next = readAt(words, at, says);
    if (next === at) return [];
    at = next;
  }
  return says.length > 0 && endsWell(says) ? says : [];
}

const isLocation = (words: readonly string[]): boolean =>
  /^[A-Z]{3,4}$/.test(words[0] as string) && isName(words, 0) && phraseAt(words, 1)?.kind === 'named';

/** Commas become words, because they join what they separate; other punctuation is left out. */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const bare = word.replace(/(?<![.,;:])[.,;:]+$/, '');
    if (bare !== '') tokens.push(bare);
    if (word.endsWith(',')) tokens.push(',');
  }
  if (tokens.at(-1) === ',') tokens.pop();
  return tokens;
}

const joining: ReadonlySet<HeadlineCode> = new Set<HeadlineCode>(['comma', ...codesOf('join')]);

/** Nothing that joins may be left over. */
function endsWell(says: readonly Said[]): boolean {
  const last = says.at(-1);
  return last !== undefined && (last.code === 'adjacentTo' || !joining.has(last.code));
}

/** The place after what was read; the same place where nothing is understood. */
function readAt(words: readonly string[], at: number, says: Said[]): number {
  const word = words[at] as string;
  if (word === ',') return put(says, 'comma', at + 1);
  const circle = word === 'WI' || word === 'WITHIN' ? circleAt(words, at, says) : null;
  if (circle !== null) return circle;
  const found = phraseAt(words, at);
  if (found) {
    if (found.kind === 'direction') return directionAt(words, at, found, says);
    if (found.kind === 'named' || found.kind === 'placed') return namedAt(words, found, says);
    return put(says, found.code, found.to);
  }
  return measureAt(words, at, says) ?? daysAt(words, at, says) ?? areaAt(words, at, says) ?? placedAt(words, at, says) ?? at;
}

function put(says: Said[], code: HeadlineCode, to: number, ...names: string[]): number {
  says.push({ code, names });
  return to;
}

/** `N SIDE`, `SOUTH RAMP ACCESS`; one letter in front of anything else is a designator, or a name. */
function directionAt(words: readonly string[], at: number, { code, to }: Phrase, says: Said[]): number {
  const kind = to < words.length ? phraseAt(words, to)?.kind : undefined;
  const isPlaced = kind === 'side' || ((words[at] as string).length > 2 && (kind === 'thing' || kind === 'named'));
  return isPlaced ? put(says, code, to) : at;
}

const designator = new RegExp(
  String.raw`^(?:[A-Z]{1,2}(?:[/-][A-Z]{1,2}\d{0,4})?|[A-Z]{1,3}\d{1,4}[A-Z]?(?:[/-][A-Z]{0,2}\d{1,4}[A-Z]?)?|\d{1,4}[A-Z]{0,2}(?:[/-]\d{1,4}[A-Z]{0,2})?|I{1,3}|I{1,3}/I{1,3}|\d{3}\.\d{1,3}|(?:${alphabet})\d{0,2})$`,
);
const isDesignator = (words: readonly string[], at: number): boolean => {
  const word = words[at];
  if (word === undefined || !designator.test(word) || measure.test(word)) return false;
  const found = phraseAt(words, at);
  return found === null || (found.kind === 'direction' && word.length <= 2 && directionAt(words, at, found, []) === at);
};

/** Reads the names of a noun: `TWY B`, `TWY S, SJ AND SK`, `DANGER AREA EFD132 KIIKALA`. */
function namedAt(words: readonly string[], { code, kind, to }: Phrase, says: Said[]): number {
  const names: string[] = [];
  let at = to;
  while (isDesignator(words, at)) {
    names.push(words[at] as string);
    at++;
    if ((words[at] === ',' || words[at] === 'AND') && isDesignator(words, at + 1)) at++;
  }
  if (kind === 'placed' && code !== 'vor') {
    const from = at;
    while (isName(words, at)) at++;
    // `EFD132 KIIKALA` is one.
    if (at > from) names.push([names.pop() ?? [], ...words.slice(from, at)].flat().join(' '));
  }
  return put(says, code, at, ...names);
}

/** A word that no table has is a name. */
function isName(words: readonly string[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !/^[A-Z][A-Z'-]{2,}$/.test(word)) return false;
  return plainOf(word) === undefined && phraseAt(words, at) === null;
}

const MOST_NAMES = 5;
/** Airspaces in layers or parts have these words in their names. */
const partOfName = /^(?:HIGH|LOW|NORTH|SOUTH|EAST|WEST|NORTHEAST|NORTHWEST|SOUTHEAST|SOUTHWEST|UPPER|LOWER)$/;

/** `SHIRAZ VOR`, `HART E MOA`: a name, and what it is a name of. */
function placedAt(words: readonly string[], at: number, says: Said[]): number | null {
  if (!isName(words, at)) return null;
  let to = at;
  while (to < at + MOST_NAMES && (isName(words, to) || (to > at && (isDesignator(words, to) || partOfName.test(words[to] ?? ''))))) to++;
  const found = to < words.length ? phraseAt(words, to) : null;
  if (found?.kind !== 'placed' && found?.code !== 'apron') return null;
  return put(says, found.code, found.to, words.slice(at, to).join(' '));
}

const measure = /^(?<value>\d[\d.,]*)(?<unit>FT|M|NM|KM|KG|T|LBS?|MHZ|KHZ|PCT|KT|DEG)$/;
const units = /^(?:FT|M|NM|KM|KG|LBS?|MHZ|KHZ|PCT|KT|DEG|TONNES|METRES|METERS|FEET)$/;

/** Reads a measure or hours: `171FT`, `3 NM`, `0500-1315`. */
function measureAt(words: readonly string[], at: number, says: Said[]): number | null {
  const word = words[at] as string;
  if (/^(?:[01]\d|2[0-4])[0-5]\d-(?:[01]\d|2[0-4])[0-5]\d$/.test(word)) return put(says, 'hours', at + 1, word);
  const { value, unit } = measure.exec(word)?.groups ?? {};
  if (value !== undefined && unit !== undefined) return put(says, 'measure', at + 1, value, unit);
  const next = words[at + 1];
  if (/^\d[\d.,]*$/.test(word) && next !== undefined && units.test(next)) return put(says, 'measure', at + 2, word, next);
  // The number is part of the name in `NUMBER 1 SOUTH RAMP ACCESS`.
  return word === 'NUMBER' && /^\d{1,3}$/.test(next ?? '') ? put(says, 'number', at + 2, next as string) : null;
}

const weekday = '(?:MON|TUE|WED|THU|FRI|SAT|SUN)';
const days = new RegExp(`^${weekday}(?:-${weekday})?$`);

/** Reads a weekday or a range of them: `MON-FRI`. */
const daysAt = (words: readonly string[], at: number, says: Said[]): number | null =>
  days.test(words[at] as string) ? put(says, 'days', at + 1, ...(words[at] as string).split('-')) : null;

const area = /^[A-Z]{2}(?<kind>[DPR])\d{1,4}[A-Z]{0,2}$/;
const areas: Readonly<Record<string, HeadlineCode>> = { D: 'dangerArea', P: 'prohibitedArea', R: 'restrictedArea' };

/** Finds the designator of an area by ICAO Annex 11, such as `OID125`. */
function areaAt(words: readonly string[], at: number, says: Said[]): number | null {
  const code = areas[area.exec(words[at] as string)?.groups?.['kind'] ?? ''];
  return code === undefined ? null : put(says, code, at + 1, words[at] as string);
}

const circle =
  /^(?:WI|WITHIN) (?:AN? )?(?:AREA (?:DEFINED AS (?:A )?)?)?(?<radius>\d[\d.]*) ?NM (?:RADIUS OF|OF) (?<point>[A-Z]{3}\d{6}|[A-Z]{3}|\d{4,6}(?:\.\d+)?[NS] ?\d{5,7}(?:\.\d+)?[EW])(?: \((?<place>[A-Z0-9. ]{3,30})\))?$/;

/** `WI AN AREA DEFINED AS 2.3NM RADIUS OF 344306N0872341W (3.3NM SW O24)` takes all words up to the end. */
function circleAt(words: readonly string[], at: number, says: Said[]): number | null {
  const { radius, point, place } = circle.exec(words.slice(at).join(' '))?.groups ?? {};
  if (radius === undefined || point === undefined) return null;
  return put(says, 'withinRadiusOf', words.length, radius, place ?? point);
}
