/**
 * The tiers in which every typed word matches: whole, as a prefix, or (fuzzy) within one or two edits. Inside a tier open airports come
 * before closed ones, then the fewer edits; then those with scheduled service and large ones, with one exception: an airport whose name is
 * exactly what was typed ranks as if it were a size larger, or two if several words were typed. So "york" means New York's large airports,
 * "bern" the medium one of Bern and not San Bernardino, "boone county" the field of that name. Then the fit of the words, then the static
 * order.
 */
import type { QueryWords, Reading, Typed } from './query-words.ts';
import { lowestKeys } from './lowest-keys.ts';
import { countryWord } from './places/countries.ts';
import type { Hits } from './hits.ts';
import { gatherer, type Run, type Sought } from './match-all-words.ts';
import { joinedWordsFinder } from './joined-words.ts';
import { CLOSED_FROM } from './order.ts';
import type { Neighbour } from './spelling.ts';
import {
  ALL_IN_PLACE,
  APART,
  BEGUN_BUT_NOT_LAST,
  begunCode,
  EDIT,
  fitOf,
  FITS,
  general,
  GENERAL_MISSING,
  gradeOf,
  GRADES,
  OWN,
  REWRITTEN,
  strengthAt,
  wholeCode,
} from './strength.ts';
import { postingsOf, wordAt, wordsFrom, type Range, type Table } from './table.ts';
import { isGeneral, joinedKey } from './words.ts';

type WordSearch = {
  words: Table;
  codes: Table;
  neighbours: (word: string) => readonly Neighbour[];
  /** These find airports by the whole of a name, a city or a keyword. */
  named: (phrase: string) => readonly number[];
  inCity: (phrase: string) => readonly number[];
  withKeyword: (phrase: string) => readonly number[];
  /** A group of the static order ends before this place. */
  groupEnds: readonly number[];
  places: number;
};

/** Words that may have been meant, by the typed one. */
type Near = ReadonlyMap<string, readonly Neighbour[]>;

/** Ranks by group of the static order: large, medium, small and others with scheduled service, without, and closed. */
const ranks = [0, 2, 4, 5, 6, 6, 7, 9, 0, 2, 4, 5] as const;
/** Ranks that an airport loses if its name is not exactly what was typed. */
const NOT_CALLED_SO = { oneWord: 3, several: 7 };
/** These follow in a name that is typed without them, as in a phrase's key; only the first for guesses. */
const nameEndings = [
  'airport',
  'intlairport',
  'rgnlairport',
  'municipalairport',
  'airfield',
  'aerodrome',
  'airstrip',
  'airpark',
  'heliport',
  'helipad',
  'airbase',
  'seaplanebase',
];
/** Longer queries are not also read from a later word on: "itauba fazenda". */
const MOST_TURNED = 4;
/** The shortest word that is typed in two has this many letters. */
const SHORTEST_JOINED = 4;
const RANKS = Math.max(...ranks) + NOT_CALLED_SO.several + 1;

/** Tells whether an airport may lack the word: "airport" and the like, next to another. */
function isOptional({ word }: Typed, typed: readonly Typed[]): boolean {
  return isGeneral(word) && typed.some((other) => !isGeneral(other.word));
}

export function wordFinder(search: WordSearch) {
  const { words, codes, neighbours, named, inCity, withKeyword, groupEnds, places } = search;
  const gather = gatherer(places);
  const joinedAs = joinedWordsFinder(words);
  const inTable = (table: Table, range: Range) => ({ postings: table.postings, ...postingsOf(table, range) });
  const inArray = (postings: Uint32Array) => ({ postings, from: 0, to: postings.length });
  const rankOf = groupEnds.map((_, group) => ranks[group] ?? 0);

  /** `near` has the words that may have been meant; undefined where none are tried. */
  function runsOf({ word, position, isLast }: Typed, near: Near | undefined): Run[] {
    const strength = isGeneral(word) ? general : strengthAt(position);
    const among = wordsFrom(words, word);
    const amongCodes = wordsFrom(codes, word);
    const joined = joinedAs(word, isLast);
    const runs = [
      { ...inTable(words, among.whole), strength: strength.whole, extra: 0 },
      { ...inTable(words, among.begun), strength: strength.begun, extra: isLast ? 0 : BEGUN_BUT_NOT_LAST },
      { ...inArray(joined.whole), strength: strength.whole, extra: REWRITTEN },
      { ...inArray(joined.begun), strength: strength.begun, extra: REWRITTEN },
      { ...inTable(codes, amongCodes.whole), strength: wholeCode, extra: 0 },
    ];
    const country = countryWord(word);
    if (country !== undefined) runs.push({ ...inTable(words, wordsFrom(words, country).whole), strength: strength.whole, extra: 0 });
    // Half the airports of the world have some code beginning with any one letter.
    if (isLast && word.length > 1) runs.push({ ...inTable(codes, amongCodes.begun), strength: begunCode, extra: 0 });
    for (const { word: meant, edits } of near?.get(word) ?? []) {
      runs.push({ ...inTable(words, { from: meant, to: meant + 1 }), strength: strength.whole, extra: edits * EDIT });
    }
    return runs;
  }

  function soughtOf(typed: readonly Typed[], near?: Near): Sought[] {
    return typed.map((each) => ({ runs: runsOf(each, near), missing: isOptional(each, typed) ? GENERAL_MISSING : undefined }));
  }

  const isKnown = ({ word, isLast }: Typed) => {
    if (word.length < SHORTEST_JOINED) return false;
    const { whole, begun } = wordsFrom(words, word);
    return whole.from < whole.to || (isLast && begun.from < begun.to) || countryWord(word) !== undefined;
  };

  const namedShortly = (phrase: string) => nameEndings.flatMap((ending) => named(phrase + ending));

  /** Airports that are called as typed: by city, keyword, or name without the word for what it is. */
  function calledAs({ phrase, openings, typed }: QueryWords): Set<number> {
    // The city may be followed by its country, a code or a name: "geneva switzerland". A keyword is the whole query, as a former name.
    const called = new Set([...openings.flatMap(inCity), ...withKeyword(phrase), ...namedShortly(phrase)]);
    if (typed.length > 1 && typed.length <= MOST_TURNED) {
      for (let first = 1; first < typed.length; first++) {
        const turned = joinedKey([...typed.slice(first), ...typed.slice(0, first)].map(({ word }) => word));
        for (const place of [...inCity(turned), ...namedShortly(turned)]) called.add(place);
      }
    }
    return called;
  }

  /** It is the same with one word as it may have been meant. */
  function calledNearly(typed: readonly Typed[], near: Near): Set<number> {
    const called = new Set<number>();
    const given = typed.map(({ word }) => word);
    for (const [index, word] of given.entries()) {
      for (const { word: meant, edits } of near.get(word) ?? []) {
        if (edits > 1) continue;
        const phrase = joinedKey(given.with(index, wordAt(words, meant)));
        for (const place of [...inCity(phrase), ...named(phrase + nameEndings[0])]) called.add(place);
      }
    }
    return called;
  }

  function find(query: QueryWords, hits: Hits, withTypos: boolean): void {
    const { typed, others } = query;
    if (typed.length === 0) return;
    const near = withTypos
      ? new Map(typed.filter((each) => !isOptional(each, typed)).map(({ word }) => [word, neighbours(word)]))
      : undefined;
    const called = near === undefined ? calledAs(query) : calledNearly(typed, near);
    const own = lowestKeys(hits.limit);
    const onlyLyingThere = lowestKeys(hits.limit);

    const keyOf = (place: number, cost: number, together: number, areSeveral: boolean) => {
      let group = 0;
      while (place >= (groupEnds[group] ?? Infinity)) group++;
      const isTogether = (together & OWN) !== 0;
      const isCalledSo = called.has(place) || (areSeveral && isTogether && fitOf(cost) <= ALL_IN_PLACE);
      const rank = (rankOf[group] ?? 0) + (isCalledSo ? 0 : areSeveral ? NOT_CALLED_SO.several : NOT_CALLED_SO.oneWord);
      const fit = fitOf(cost) + (isTogether ? 0 : APART);
      return (((group >= CLOSED_FROM ? GRADES : 0) + gradeOf(cost)) * RANKS + rank) * FITS + fit;
    };
    // The best key counts where several readings find an airport.
    const keys = new Map<number, { key: number; isOwn: boolean }>();
    const read = ({ typed: words, areSeveral }: Reading, extra: number) =>
      gather(soughtOf(words), (place, cost, somewhere, together) => {
        if (hits.has(place)) return;
        const key = keyOf(place, cost + extra, together, areSeveral);
        const before = keys.get(place);
        if (before === undefined || key < before.key) keys.set(place, { key, isOwn: (somewhere & OWN) !== 0 });
      });
    if (!withTypos) for (const other of others) if (isKnown(other.joined)) read(other, REWRITTEN);
    gather(soughtOf(typed, near), (place, cost, somewhere, together) => {
      if (hits.has(place)) return;
      let key = keyOf(place, cost, together, query.areSeveral);
      let isOwn = (somewhere & OWN) !== 0;
      const other = keys.size === 0 ? undefined : keys.get(place);
      if (other !== undefined) {
        if (other.key < key) ({ key, isOwn } = other);
        keys.delete(place);
      }
      (isOwn ? own : onlyLyingThere).offer(key * places + place);
    });
    for (const [place, { key, isOwn }] of keys) (isOwn ? own : onlyLyingThere).offer(key * places + place);
    for (const key of own.keys()) hits.add(key % places, withTypos ? 'fuzzy' : 'words');
    for (const key of onlyLyingThere.keys()) hits.add(key % places, withTypos ? 'fuzzy' : 'place');
  }

  const called = (phrase: string) =>
    [...named(phrase), ...namedShortly(phrase), ...inCity(phrase), ...withKeyword(phrase)].toSorted((a, b) => a - b);

  return {
    find,
    /** Airports that are called by the whole phrase: by name, with or without the word for what it is, city or keyword; best first. */
    called,
  };
}
