/**
 * Expands abbreviations: whole words only, never single letters, never in names of runways, taxiways and procedures, in positions or
 * addresses. The result is shown besides the raw text, never instead of it.
 */
import { wordSet } from '#core/text/word-set.ts';
import { matchesOf } from '#core/text/matches.ts';
import { oneLine } from '#core/text/line.ts';
import { remembered } from '#core/remembered.ts';
import { isForeign } from '#core/notams/lexicon/foreign.ts';
import { ambiguous, isExplained, readAmong, type Ambiguous, type Words } from './neighbours.ts';
import { entryOf, isOrdinaryWord, lemmaOf, plainOf } from '../lexicon/lexicon.ts';
import { mayIdentify } from '../read/aids-and-lights.ts';

export type Expansion = {
  /** Words that stay as they are: the NOTAM's own locations, which may read like an abbreviation (SAT is San Antonio). */
  keep?: Pick<ReadonlySet<string>, 'has'>;
  /** NOTAMs about procedures use `ILS OR LOC RWY 34L` as a name. */
  isProcedure?: boolean;
};

const procedure =
  /\b(?:ILS|LOC|RNAV|RNP|VOR|NDB|TACAN|GPS|LDA|GLS|VOR\/DME|COPTER|HI-|S-)[A-Z0-9 /()-]{0,40}\bRWYS? \d{1,2}[LCR]?|\bS-[A-Z/]{2,9} \d{1,2}[LCR]?/g;
/** These are units only after a number, elsewhere mostly words or names; other units are abbreviations like any. */
const units: Readonly<Record<string, string>> = { FT: 'feet', IN: 'inches', M: 'metres', SM: 'statute miles', MIN: 'minutes' };
const singular: Readonly<Record<string, string>> = { FT: 'foot', IN: 'inch' };
const measure = /^(?<number>\d+(?:[.,/]\d+)?)(?<unit>FT|IN|NM|M|KM|KHZ|MHZ|KT|KTS|LBS?|SM|MIN|HRS?|DEG|PCT)$/;
const joinedRunway = /^(?<word>RWY|TWY)(?<name>\d{1,2}[LCR]?(?:\/\d{1,2}[LCR]?)?)$/;

/** Writes a text as sentences: common words in lower case, names and codes unchanged, one paragraph. */
export function plainSentences(text: string, how: Expansion = {}): string {
  const expanded = written(oneLine(text).trim(), how);
  const sentences = withCapitals(beginning(expanded));
  const last = sentences.charAt(sentences.length - 1);
  return last === '' || last === '.' || last === '!' || last === '?' || last === ':' ? sentences : `${sentences}.`;
}

const withCapitals = (text: string): string =>
  text.includes('. ') || text.includes('! ') || text.includes('? ') ? text.replace(/[.!?] +["(]?[a-z]/g, upper) : text;

const upper = (text: string): string => text.toUpperCase();

/** A quotation mark or bracket may come before the letter that becomes a capital. */
function beginning(text: string): string {
  const at = text.startsWith('"') || text.startsWith('(') ? 1 : 0;
  const letter = text.charAt(at);
  return letter >= 'a' && letter <= 'z' ? text.slice(0, at) + letter.toUpperCase() + text.slice(at + 1) : text;
}

/** Words whose names are letters (`TWY SS`, `STAND AD`, `CAT C`): one or two letters after them are a name, never an abbreviation. */
const lettered = wordSet('taxiway taxilane stand spot gate apron ramp category class chart sector area point pad');

/** NOTAMs share a few thousand words, so each is cached; the limits keep a hostile file from filling the memory. */
type Meant = {
  words: string | Ambiguous;
  /** A name may follow. */
  isDesignator: boolean;
};
const MAX_KNOWN = 20_000;
const MAX_KNOWN_LENGTH = 24;
/** Longer ones are positions and moments, which no other NOTAM has. */
const MAX_KNOWN_FIGURES = 7;

/** A word, expanded if it is an abbreviation, and in lower case if it is a common word; or one that its neighbours decide. */
const expansionOf = (token: string): Meant => ({
  words: /\d/.test(token) ? withFigures(token) : (ambiguous(token) ?? meaningOf(token) ?? token),
  isDesignator: lettered.has(lemmaOf(token)),
});
const known = remembered(expansionOf, MAX_KNOWN);
const meant = (token: string): Meant =>
  (token.length <= (/\d/.test(token) ? MAX_KNOWN_FIGURES : MAX_KNOWN_LENGTH) ? known : expansionOf)(token);

/** No word of the tables has figures: only measures and compounds have a meaning. */
const withFigures = (token: string): string => (/[A-Z]/.test(token) ? (meaningOf(token) ?? token) : token);

function written(text: string, { keep, isProcedure = false }: Expansion): string {
  const names = isProcedure ? matchesOf(procedure, text).map((found) => ({ from: found.index, to: found.index + found[0].length })) : [];
  const words = wordsOf(text);
  let isOfOther: boolean | undefined;
  const among: Words = { words, isForeign: () => (isOfOther ??= isForeign(words)) };
  let whole = '';
  let from = 0;
  let name = 0;
  /** Whether a name may follow: after a designator word, and throughout its list. */
  let mayName = false;
  for (let at = 0; at < words.length; at++) {
    const token = words[at] as string;
    while ((names[name]?.to ?? Infinity) <= from) name++;
    const isName = from >= (names[name]?.from ?? Infinity);
    from += token.length;
    const first = token.charCodeAt(0);
    // Control characters are no words.
    if (isSign(first) || first < BLANK) {
      whole += token;
      if (first !== BLANK && first !== COMMA) mayName = false;
      continue;
    }
    const isNamed: boolean = mayName && isShortName(token) && (token.length === 1 || !isLight(words[at + 2])) && !isSide(words, at);
    const meaning = meant(token);
    if (
      isName ||
      isNamed ||
      keep?.has(token.endsWith('.') ? token.slice(0, -1) : token) ||
      isExplained(words, at) ||
      isCentre(words, at) ||
      isOfRoute(words, at) ||
      isOfAid(words, at) ||
      (isProcedure && isStation(words, at)) ||
      isOfChart(words, at)
    )
      whole += token;
    else {
      const said = typeof meaning.words === 'string' ? meaning.words : readAmong(meaning.words, among, at);
      // `SSR RADAR`, `HF FREQ`: the abbreviation before it ends with the same word.
      const isSaid = said.length > 3 && whole.endsWith(` ${said} `) && said !== token && words[at - 2]?.toLowerCase() !== said;
      whole = isSaid ? whole.trimEnd() : whole + said;
    }
    mayName = meaning.isDesignator || (mayName && (isNamed || token === 'AND' || token === 'OR' || token === 'TO'));
  }
  return whole;
}

const isOfAid = (words: readonly string[], at: number): boolean =>
  /^\d{3}/.test(words[at + 2] ?? '') &&
  mayIdentify(words[at] ?? '') &&
  /^(?:D?VOR(?:\/DME)?|DME|NDB|VORTAC|TACAN|LOCATOR)$/.test(words[at - 2] ?? '');

/** Three letters in front of a station identify it in `SWB VOR` and `LIH VORTAC UNMONITORED`, whatever they mean elsewhere. */
const isStation = (words: readonly string[], at: number): boolean =>
  words[at + 1] === ' ' &&
  /^(?!ALL|AND|ANY|DME|DUE|FOR|ILS|LOC|NEW|OFF|RWY|THE|VIA)[A-Z]{3}$/.test(words[at] ?? '') &&
  /^(?:D?VOR(?:\/DME|TAC)?|TACAN|NDB)\.?$/.test(words[at + 2] ?? '');

/** `SID TOP 5R`: a waypoint, whatever the word means elsewhere. */
const isOfChart = (words: readonly string[], at: number): boolean =>
  /^\d[A-Z]$/.test(words[at + 2] ?? '') &&
  /^[A-Z]{2,6}$/.test(words[at] ?? '') &&
  words.slice(Math.max(0, at - 2 * CHART), at).some((word) => /^(?:SIDS?|STARS?)$/.test(word));
/** Words, each with a blank, in front of the name of a departure or an arrival among which its kind is looked for. */
const CHART = 4;

const BLANK = 32;
const COMMA = 44;

/** `3NM RADIUS OF PIB`, `8 NM SE of FOD`: an aerodrome or a radio aid, whatever the letters mean elsewhere. */
const isCentre = (words: readonly string[], at: number): boolean =>
  words[at]?.length === 3 &&
  !places.has(words[at] ?? '') &&
  ((words[at - 2] === 'OF' &&
    words[at - 4] === 'RADIUS' &&
    (words[at + 1] !== ' ' || /^(?:SFC|GND|FL)?\d*(?:FT)?(?:-|$)/.test(words[at + 2] ?? ''))) ||
    (words[at - 2] === 'of' && side.test(words[at - 4] ?? '') && words[at - 6] === 'NM') ||
    (side.test(words[at - 2] ?? '') && /^\d[\d.]*NM$/.test(words[at - 4] ?? '') && words[at + 1]?.startsWith(')') === true));
const side = /^[NSEW]{1,3}$/;
const places = wordSet('ARP VRP THE THR PSN POS TWY RWY TWR');

/** `SID LAM 5M`: the designator of a route (ICAO Annex 11, appendix 3) has a name, a figure and a letter. */
const isOfRoute = (words: readonly string[], at: number): boolean =>
  /^\d[A-Z]$/.test(words[at] ?? '') &&
  words[at - 1] === ' ' &&
  /^[A-Z]{3,5}$/.test(words[at - 2] ?? '') &&
  entryOf(words[at - 2] as string) === undefined &&
  !isOrdinaryWord(words[at - 2] as string);

/** What is between words: a blank, or one of `"(),:;`. */
const isSign = (code: number): boolean =>
  code === BLANK || code === COMMA || code === 40 || code === 41 || code === 58 || code === 59 || code === 34;

/** Words and the signs between them, in turns. `text` is on one line: its only blanks are spaces. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (let from = 0, at = 0; from < text.length; from = at) {
    const isBetween = isSign(text.charCodeAt(from));
    for (at = from + 1; at < text.length && isSign(text.charCodeAt(at)) === isBetween; at++);
    words.push(text.slice(from, at));
  }
  return words;
}

const MOST_OF_NAME = 7;
const shortName = /^(?:[A-Z]{1,2}|[A-Z]{0,2}\d{1,3}[A-Z]?)(?:[/-](?:[A-Z]{1,2}|[A-Z]{0,2}\d{1,3}))?[.]?$/;

/** `A`, `SS`, `R12`, `B1/B2`; not `IS` and `OF`, which continue the sentence, and not `U/S`, which ends it. */
function isShortName(token: string): boolean {
  if (token === 'WI' || token.length > MOST_OF_NAME || !shortName.test(token) || (token.startsWith('U/S') && /^U\/S\b/.test(token)))
    return false;
  return token.length === 1 || !isOrdinaryWord(token);
}
/** `RAMP NE 500FT`, `RAMP S 100FT`: which side of an apron is meant. */
const isSide = (words: readonly string[], at: number): boolean =>
  /^(?:APN|APRON|RAMP)$/.test(words[at - 2] ?? '') &&
  (/^[NS][EW]$/.test(words[at] ?? '') ||
    (/^[NSEW]$/.test(words[at] ?? '') && /^\d+(?:FT|M| ft)$/i.test(`${words[at + 2]}${words[at + 4] === 'ft' ? ' ft' : ''}`)));

/** `TWY CL LGT` is the centre line of a taxiway, not taxiway CL. */
const isLight = (token: string | undefined): boolean => token !== undefined && /^(?:LGTS?|LGTD|LIGHTS?|LIGHTING|MARKINGS?)\b/.test(token);

/** Finds the meaning of a word, of one followed by punctuation, or of a compound. */
function meaningOf(token: string): string | undefined {
  const direct = meaningOfPart(token);
  if (direct !== undefined) return direct;
  const end = isEnd(token.charCodeAt(token.length - 1)) ? (/(?<![.!?'])[.!?']+$/.exec(token)?.[0] ?? '') : token.endsWith("'S") ? "'S" : '';
  const bare = end === '' ? token : token.slice(0, -end.length);
  // `A.` numbers a point.
  if (end !== '' && bare.length > 1) {
    const meaning = meaningOfPart(bare);
    if (meaning !== undefined) return meaning + end.toLowerCase();
  }
  // Web addresses have words between dots.
  if (!/[-/]/.test(bare) || /[.@][A-Z]|WWW|HTTP/.test(bare)) return undefined;
  const parts = bare.split(/([-/])/);
  const words = parts.filter((_, at) => at % 2 === 0);
  // `STRATFORD-UPON-AVON` is a name, `WEATHER-BALLOON` and `APCH/DEPARTURE` are not.
  const isUnderstood =
    words.every((word) => isOrdinaryWord(word) || prefixes.has(word)) ||
    words.some((word) => word.length > 1 && !isOrdinaryWord(word) && meaningOfPart(word) !== undefined);
  if (!isUnderstood || parts.includes('') || isHyphenedName(parts)) return undefined;
  return parts.map((part) => (prefixes.has(part) ? part.toLowerCase() : partOf(part))).join('') + end;
}

/** A name or a number after a hyphen makes the whole a name: `TEL-AVIV`, `WID-7`. */
function isHyphenedName([first = '', sign, second = '', ...more]: readonly string[]): boolean {
  if (sign !== '-' || more.length > 0) return false;
  if (/^\d{1,2}$/.test(second)) return first.length === 3 && !lettered.has(lemmaOf(first)) && entryOf(first)?.sense?.kind !== 'named';
  return second.length > 3 && !/\d/.test(second) && meaningOfPart(second) === undefined && !prefixes.has(second);
}

const partOf = (part: string): string => (part.length > 1 ? meaningOfPart(part) : undefined) ?? part;
/** A hyphen joins these to the next word, as in `DE-ICING` and `NON-SCHEDULED`. */
const prefixes = wordSet('ANTI DE EX MID MULTI NON PRE RE SEMI SUB');

/** The codes are those of `.`, `!`, `?` and the apostrophe. */
const isEnd = (code: number): boolean => code === 46 || code === 33 || code === 63 || code === 39;

function measureOf(token: string): string | undefined {
  const { number, unit } = measure.exec(token)?.groups ?? {};
  if (number === undefined || unit === undefined) return undefined;
  const plural = units[unit] ?? entryOf(unit)?.plain ?? unit;
  return `${number} ${number === '1' ? (singular[unit] ?? plural.replace(/s$/, '')) : plural}`;
}

function meaningOfPart(token: string): string | undefined {
  const first = token.charCodeAt(0);
  if (first <= 57) return measureOf(token);
  const listed = plainOf(token);
  if (listed !== undefined) return listed;
  // What follows begins only with F of FL, R of RWY or T of TWY.
  if (first !== 70 && first !== 82 && first !== 84) return undefined;
  const level = /^FL(?<level>\d{2,3})$/.exec(token)?.groups?.['level'];
  if (level !== undefined) return `flight level ${level}`;
  const joined = joinedRunway.exec(token)?.groups;
  return joined ? `${joined['word'] === 'RWY' ? 'runway' : 'taxiway'} ${joined['name']}` : undefined;
}
