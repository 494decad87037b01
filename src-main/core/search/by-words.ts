/**
 * The tiers in which every typed word matches: whole, as a prefix, or (fuzzy) within one or two edits. Inside a tier open airports come
 * before closed ones, then the fewer edits; then large before small, with one exception: an airport whose name is exactly what was typed
 * ranks as if it were a size larger, or two if several words were typed. So "york" means New York's large airports, "bern" the medium
 * one of Bern and not San Bernardino, "boone county" the field of that name. Then the fit of the words, then the longer runway.
 */
import type { Asked, Typed } from './asked.ts';
import { best } from './best.ts';
import type { Found } from './found.ts';
import { gatherer, type Run, type Sought } from './gather.ts';
import { CLOSED_FROM, GROUPS } from './order.ts';
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
  strengthAt,
  wholeCode,
} from './strength.ts';
import { postingsOf, wordsFrom, type Range, type Table } from './table.ts';
import { isGeneral } from './words.ts';

export type WordSearch = {
  words: Table;
  codes: Table;
  neighbours: (word: string) => readonly Neighbour[];
  /** Airports in a city, and with a keyword, by the whole of it. */
  inCity: (phrase: string) => readonly number[];
  withKeyword: (phrase: string) => readonly number[];
  /** For each group of the static order the place after its last. */
  groupEnds: readonly number[];
  places: number;
};

/** Sizes by which an airport ranks lower whose name is not exactly what was typed. */
const NOT_CALLED_SO = { oneWord: 1, several: 2 };
const RANKS = GROUPS + NOT_CALLED_SO.several;

export function wordFinder(search: WordSearch): (asked: Asked, found: Found, withTypos: boolean) => void {
  const { words, codes, neighbours, inCity, withKeyword, groupEnds, places } = search;
  const gather = gatherer(places);
  const inTable = (table: Table, range: Range) => ({ postings: table.postings, ...postingsOf(table, range) });

  function runsOf({ word, position, isLast }: Typed, withTypos: boolean): Run[] {
    const strength = isGeneral(word) ? general : strengthAt(position);
    const among = wordsFrom(words, word);
    const amongCodes = wordsFrom(codes, word);
    const runs = [
      { ...inTable(words, among.whole), strength: strength.whole, extra: 0 },
      { ...inTable(words, among.begun), strength: strength.begun, extra: isLast ? 0 : BEGUN_BUT_NOT_LAST },
      { ...inTable(codes, amongCodes.whole), strength: wholeCode, extra: 0 },
    ];
    // Half the airports of the world have some code beginning with any one letter.
    if (isLast && word.length > 1) runs.push({ ...inTable(codes, amongCodes.begun), strength: begunCode, extra: 0 });
    for (const { word: near, edits } of withTypos ? neighbours(word) : []) {
      runs.push({ ...inTable(words, { from: near, to: near + 1 }), strength: strength.whole, extra: edits * EDIT });
    }
    return runs;
  }

  function soughtOf(typed: readonly Typed[], withTypos: boolean): Sought[] {
    const areAllGeneral = typed.every(({ word }) => isGeneral(word));
    return typed.map((each) => {
      const isOptional = isGeneral(each.word) && !areAllGeneral;
      return { runs: runsOf(each, withTypos && !isOptional), missing: isOptional ? GENERAL_MISSING : undefined };
    });
  }

  return ({ phrase, openings, typed, areSeveral }, found, withTypos) => {
    if (typed.length === 0) return;
    // The city may be followed by its country, a code or a name: "geneva switzerland". A keyword is the whole query, as a former name.
    const called = new Set([...openings.flatMap(inCity), ...withKeyword(phrase)]);
    const notCalledSo = areSeveral ? NOT_CALLED_SO.several : NOT_CALLED_SO.oneWord;
    const own = best(found.limit);
    const onlyLyingThere = best(found.limit);
    gather(soughtOf(typed, withTypos), (place, cost, somewhere, together) => {
      if (found.has(place)) return;
      const group = groupEnds.findIndex((end) => place < end);
      const isTogether = (together & OWN) !== 0;
      const isCalledSo = called.has(place) || (areSeveral && isTogether && fitOf(cost) <= ALL_IN_PLACE);
      const rank = group + (isCalledSo ? 0 : notCalledSo);
      const fit = fitOf(cost) + (isTogether ? 0 : APART);
      const key = (((group >= CLOSED_FROM ? GRADES : 0) + gradeOf(cost)) * RANKS + rank) * FITS + fit;
      ((somewhere & OWN) === 0 ? onlyLyingThere : own).offer(key * places + place);
    });
    for (const key of own.keys()) found.add(key % places, withTypos ? 'fuzzy' : 'words');
    for (const key of onlyLyingThere.keys()) found.add(key % places, withTypos ? 'fuzzy' : 'place');
  };
}
