/** Writes words of a NOTAM as a headline has them: plain, short, without positions in figures. */
import { wordSet } from '#core/text/word-set.ts';
import { entries, entryOf, isOrdinaryWord } from '#core/notams/lexicon/lexicon.ts';
import { shortened } from '#words/headline/shortened.ts';
import { plainSentences } from '../expand-abbreviations.ts';
import { isForeign } from '#core/notams/lexicon/foreign.ts';

const COORDINATE =
  /^[(]?(?:\d{4,6}(?:\.\d+)?[NS](?:\d{5,7}(?:\.\d+)?[EW])?|\d{5,7}(?:\.\d+)?[EW]|[NS]\d{4,6}(?:\.\d+)?(?:[EW]\d{5,7})?(?:\.\d+)?|[EW]\d{5,7}(?:\.\d+)?)[).,:-]*$/;
/** Hyphens may join several positions: `N394500E1160000-N394500E1164000`. */
const isPosition = (word: string): boolean =>
  COORDINATE.test(word) || (word.includes('-') && word.split('-').every((part) => part === '' || COORDINATE.test(part)) && word !== '-');
const DISTANCE = /^(?<number>\d[\d.,]*)(?<unit>FT|NM|KM)(?<rest>[.,)]*)$/;

/** These make no sense in front of a position that is left out. */
const beforePosition = wordSet(
  'OF AT BY PSN POSN POSITION POSITIONS BOUNDED JOINING LINES STRAIGHT LINE COORD COORDS COORDINATES CENTRED CENTERED CENTRE CENTER ON DEFINED AS AREA IN VCY THE FLW FOLLOWING WI WITHIN A AN AND ALL FROM FM TO WITH , - : EDGED',
);

/** Writes the words as plain text without a full stop, in small letters but for names; `from` and `to` as of `slice`. */
export function plain(words: readonly string[], isProcedure: boolean, from = 0, to: number = words.length): string {
  const left: string[] = [];
  for (let at = from; at < to; at++) {
    const word = words[at] as string;
    const digits = isDigit(word, 0) || isDigit(word, 1);
    if (digits && word.length > 4 && isPosition(word)) {
      const from = at;
      at = behindPositions(words, at, to);
      if (/^(?:LATITUDE|LONGITUDE|LAT|LONG)$/.test(left.at(-1) ?? '')) left.push(word);
      const isArea = at - from > 2 || word.includes('-', 1);
      const place = placeAt(words, at, to);
      while (left.length > 0 && beforePosition.has((left.at(-1) as string).replace(/[:,]$/, ''))) left.pop();
      // `EAST OF LINE 1400N03000E - 2200N03000E`, `N OF 5500N`: a side alone would be no place.
      if (/^\(?(?:NORTH|SOUTH|EAST|WEST|[NSEW])$/.test(left.at(-1) ?? '') && words[from - 1] !== left.at(-1))
        left.push(isArea ? 'OF A LINE' : `OF ${word}`);
      // One corner of an area says well enough where it is.
      const last = left.at(-1);
      if (last === 'RADIUS:') left[left.length - 1] = 'RADIUS';
      const isFirst = !left.some((said) => ofPlace.test(said));
      const corners = isFirst && place.name !== '' ? cornersFrom(words, from, to) : null;
      if (corners !== null) {
        const { names, next } = corners;
        // What is opposite the first corner of an area, and the end of a line.
        const [start, end] = words[from - 1] === 'AS' ? ['within an area from', Math.floor(names.length / 2)] : ['from', names.length - 1];
        left.push(`${start} ${names[0]} to ${names[end]}`);
        at = next - 1;
        continue;
      }
      // What follows the corners of an area is said apart.
      if (isArea && place.name === '' && place.next < to && left.length > 0) left.push(`${left.pop()?.replace(/[:,.]$/, '')},`);
      if (place.name !== '' && isFirst)
        left.push(left.length === 0 ? place.name : `${left.at(-1)?.startsWith('RADIUS') ? 'of' : 'at'} ${place.name}`);
      at = place.next - 1;
    } else if (word === 'DEFINED' && words[at + 1] === 'AS') {
      at++;
      while (left.at(-1) === 'AREA' || left.at(-1) === 'AN') left.pop();
    } else if (isRepeated(left, word, words[at + 1])) continue;
    else if (word === 'POINT' && words[at + 1] === 'OF' && words[at + 2]?.startsWith('ORIGIN')) {
      at += 2;
      while (left.length > 0 && beforePosition.has(left.at(-1) as string)) left.pop();
    } else if (digits && mayBeDistance(word) && DISTANCE.test(word)) left.push(word.replace(DISTANCE, distance));
    else if (word === 'SUBJ' && words[at + 1] === 'TO') left.push('subject');
    else if (word === 'AD' && words[at + 1] === 'HOC') {
      left.push('ad-hoc');
      at++;
    } else left.push(word === 'FT' ? 'ft' : word);
  }
  const joined = left.join(' ');
  const text = withNames(
    plainSentences(joined.includes('(') ? joined.replace(/ \(\d[^)]{0,40}$/, '') : joined, isProcedure ? inProcedures : inOthers),
  );
  return withoutStop(text);
}

export function withoutStop(text: string): string {
  let end = text.length;
  while (end > 0 && isStop(text.charCodeAt(end - 1))) end--;
  return text.slice(0, end);
}

const kept: ReadonlySet<string> = new Set([...entries.values()].flatMap(({ spelling, isKept }) => (isKept ? spelling : [])));
/** What no table has is a name (`FOXDALE`), but for codes of up to five letters: waypoints, places, radio aids. */
const withNames = (text: string): string =>
  text
    .replaceAll(/(?<![A-Z\d'./-])[A-Z]{6,}(?![A-Z\d/-])/g, (word) => (entryOf(word) === undefined ? asName(word) : word))
    .replaceAll(newPlace, (said, written: string) => {
      const name = written.toUpperCase();
      return entryOf(name) === undefined && spoken.test(name) ? `New ${asName(name)}` : said;
    })
    .replaceAll(shortName, (word) => (entryOf(word) === undefined && spoken.test(word) ? asName(word) : word));

const asName = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();
/** A name may begin like this; `KHIF`, `YWIN` and `RCAG` are codes. */
const spoken = /^(?:[BCDFGPT]R|[BCFGPS]L|[CPSTW]H|S[CKMNPTW]|TW|QU|[A-Z])?[AEIOU]|^[A-Z]Y/;
/** `NEW YORK` is no york that is new. */
const newPlace = /(?<![A-Za-z\d'./-])[Nn]ew ([A-Z][A-Z]{3,}|[A-Z][a-z]{5,})(?![A-Za-z\d/-])/g;
/** `KUALA Lumpur`: a word in front of a name is no code. */
const shortName = /(?<![A-Z\d'./-])[A-Z]{4,5}(?= [A-Z][a-z]{5})/g;

const isLevel = (word: string): boolean => /^FL\d{2,3}$/.test(word);
/** FOD is a radio aid where a procedure is about it. */
const inProcedures = { keep: { has: (word: string) => kept.has(word) || word === 'FOD' || isLevel(word) }, isProcedure: true };
const inOthers = { keep: { has: (word: string) => kept.has(word) || isLevel(word) } };

/** The codes are those of a blank, `,`, `-`, `.`, `:` and `;`. */
const isStop = (code: number): boolean => code === 32 || (code >= 44 && code <= 46) || code === 58 || code === 59;

/** `RWY 13 RWY END LGT`, `TWY C TWY DIRECTION SIGN` need the second word once only. */
const isRepeated = (left: readonly string[], word: string, next: string | undefined): boolean =>
  (word === 'RWY' || word === 'TWY') &&
  left[0] === word &&
  next !== undefined &&
  next.length > 2 &&
  left.length === 2 &&
  /^[A-Z]{3}/.test(next);

const isDigit = (word: string, at: number): boolean => {
  const code = word.charCodeAt(at);
  return code >= 48 && code <= 57;
};

/** Most words with figures are names and numbers. */
const mayBeDistance = (word: string): boolean => isDigit(word, 0) && !isDigit(word, word.length - 1);

const distance = (_: string, number: string, unit: string, rest: string): string => `${number} ${unit === 'FT' ? 'ft' : unit}${rest}`;

/** Skips a list of positions: `521700N 0044411E - 521800N …`. */
function behindPositions(words: readonly string[], from: number, to: number): number {
  let at = from + 1;
  while (at < to && (isPosition(words[at] as string) || words[at] === '-' || words[at] === 'TO')) at++;
  return at;
}

/** What was said of a place; words of the NOTAM are in capitals. */
const ofPlace = /^(?:at|from|within) /;

/** Names the places of `270000N0990000W (FXA) TO 273000N0983000W (FXB) TO …`; null where there is no list of several. */
function cornersFrom(words: readonly string[], from: number, to: number): { names: string[]; next: number } | null {
  const names: string[] = [];
  let next = from;
  while (next < to && isPosition(words[next] as string)) {
    const place = placeAt(words, behindPositions(words, next, to), to);
    if (place.name === '') break;
    names.push(place.name);
    const isListed = words[place.next] === 'TO' && place.next + 1 < to && isPosition(words[place.next + 1] as string);
    next = isListed ? place.next + 1 : place.next;
  }
  return new Set(names).size < 2 ? null : { names, next };
}

/** `(HEATHROW AD)`: a place that a position is given with. */
function placeAt(words: readonly string[], at: number, to: number): { name: string; next: number } {
  const first = words[at];
  if (at >= to || first === undefined || first.charCodeAt(0) !== 40) return { name: '', next: at };
  for (let next = at; next < Math.min(to, at + 8); next++) {
    if (!/\)/.test(words[next] as string)) continue;
    const name = words
      .slice(at, next + 1)
      .join(' ')
      .replace(/[();:]|\.(?!\d)/g, '')
      .replace(/,(?=\S)/g, ', ')
      .replace(/,$/, '');
    return { name: /\d/.test(name) ? away(name) : name, next: next + 1 };
  }
  return { name: '', next: at };
}

/** `5.6NM ESE FTY`; other figures are left out. */
function away(name: string): string {
  const { far, way, from } =
    /^(?<far>\d{0,3}(?:\.\d{1,2})?) ?NM (?<way>[NSEW]{1,3}) (?:OF )?(?<from>[A-Z0-9]{2,5})$/.exec(name)?.groups ?? {};
  return far === undefined ? '' : `${far.replace(/^\./, '0.')} NM ${way} of ${from}`;
}

/** The words that texts are written out in. */
const common: ReadonlySet<string> = new Set([...entries.values()].flatMap(({ plain }) => plain?.match(/(?<![A-Za-z])[a-z]+/g) ?? []));

/** Words within a sentence: in plain English, or quoted as published where they are of another language. */
export function within(words: readonly string[], isProcedure: boolean, most = Infinity): string {
  return isForeign(words) ? `“${shortened(words.join(' '), most - '“”'.length)}”` : shortened(inSentence(plain(words, isProcedure)), most);
}

/** Words that are no names begin in small letters within a sentence, but not `RWY`, `A4` or `Friday`. */
export function inSentence(text: string): string {
  const first = /^[A-Z][a-z]+/.exec(text)?.[0].toLowerCase();
  return first !== undefined && (common.has(first) || isOrdinaryWord(first.toUpperCase()))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
