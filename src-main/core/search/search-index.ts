/**
 * Search over the airports of a dataset: reads the parts that build.ts made and ranks (api.md section 8). Tiers are asked in order and
 * the asking stops when enough is found, so a tier never outranks an earlier one. Only this room ranks.
 */
import { best } from './best.ts';
import { gatherer, type Run, type Sought } from './gather.ts';
import { FORMAT, readParts, type Part } from './parts.ts';
import { OPEN_GROUPS } from './order.ts';
import { readPhrases } from './phrases.ts';
import { CONTRACT_CODES, FIELD_BITS, inCodes } from './posting.ts';
import { readSpelling } from './spelling.ts';
import { ALL_IN_PLACE, APART, BEGUN_BUT_NOT_LAST, begunCode, EDIT, fitOf, general, GENERAL_MISSING, gradeOf, OWN, strengthAt, wholeCode, type Strength } from './strength.ts';
import { postingsOf, readTable, wordsFrom, type Range, type Table } from './table.ts';
import type { Hit, Tier } from './tiers.ts';
import { codeKey, isGeneral, joinedKey, typedWords } from './words.ts';

export type SearchIndex = {
  /** The best `limit` airports for a query, best first; none for a query without letters and digits. Never throws, whatever the text. */
  find(query: string, limit: number): Hit[];
  /** All parts together, in bytes. */
  readonly size: number;
};

/** More words than this say nothing more; api.md cuts a query at 100 characters anyway. */
const MOST_WORDS = 8;
const LONGEST_QUERY = 200;

/** Opens an index over its parts, without copying them. Throws when a part is missing or the index is of another format. */
export function openSearchIndex(given: ReadonlyMap<string, Uint8Array> | Iterable<Part>): SearchIndex {
  const parts = readParts(given);
  const [format, ...groupEnds] = parts.wide('about');
  if (format !== FORMAT) throw new Error(`The search index has format ${format}, this version reads ${FORMAT}; import the dataset again.`);
  const rows = parts.wide('rows');
  const codes = readTable(parts, 'codes');
  const words = readTable(parts, 'words');
  const named = readPhrases(parts, 'names');
  const inCity = readPhrases(parts, 'cities');
  const withKeyword = readPhrases(parts, 'keywords');
  const neighbours = readSpelling(parts, words);
  const gather = gatherer(rows.length);

  /** Hits so far, by place, in the order found. */
  type Found = { places: Map<number, Tier>; limit: number };
  const add = ({ places, limit }: Found, place: number, tier: Tier) => {
    if (places.size < limit && !places.has(place)) places.set(place, tier);
  };

  /** The best places in a run of code postings that carry one of these fields; they come ascending only within one code. */
  function addCodes(found: Found, { from, to }: Range, fields: number, tier: Tier): void {
    // Those found before are met again, so that many more are kept.
    const kept = best(found.limit + found.places.size);
    for (let at = from; at < to; at++) {
      const posting = codes.postings[at] ?? 0;
      if ((posting & fields) !== 0) kept.offer(posting >>> FIELD_BITS);
    }
    for (const place of kept.keys()) add(found, place, tier);
  }

  function byCode(found: Found, code: string): void {
    const { whole, begun } = wordsFrom(codes, code);
    const [exact, longer] = [postingsOf(codes, whole), postingsOf(codes, begun)];
    addCodes(found, exact, inCodes.icao, 'icaoCode');
    addCodes(found, exact, inCodes.iata, 'iataCode');
    addCodes(found, exact, inCodes.local, 'localCode');
    addCodes(found, longer, CONTRACT_CODES, 'codePrefix');
    addCodes(found, exact, ~CONTRACT_CODES, 'otherCode');
    addCodes(found, longer, ~CONTRACT_CODES, 'otherCodePrefix');
  }

  /** A typed word, its position in the query from 1, and whether it may still be going on. */
  type Typed = { word: string; position: number; isLast: boolean };

  function runsOf({ word, position, isLast }: Typed, withTypos: boolean): Run[] {
    const strength = isGeneral(word) ? general : strengthAt(position);
    const run = (table: Table, range: Range, strength: Strength, extra = 0): Run => ({
      postings: table.postings,
      ...postingsOf(table, range),
      strength,
      extra,
    });
    const amongWords = wordsFrom(words, word);
    const amongCodes = wordsFrom(codes, word);
    const runs = [
      run(words, amongWords.whole, strength.whole),
      run(words, amongWords.begun, strength.begun, isLast ? 0 : BEGUN_BUT_NOT_LAST),
      run(codes, amongCodes.whole, wholeCode),
    ];
    if (isLast && word.length > 1) runs.push(run(codes, amongCodes.begun, begunCode));
    if (withTypos) {
      for (const { word: near, edits } of neighbours(word)) runs.push(run(words, { from: near, to: near + 1 }, strength.whole, edits * EDIT));
    }
    return runs;
  }

  type Asked = { typed: readonly Typed[]; called: ReadonlySet<number>; areSeveral: boolean };

  /** Airports in a city that the first words of the query name ("geneva switzerland"), or with a keyword that is the whole query. */
  function calledSo(all: readonly string[]): Set<number> {
    const firsts = all.slice(0, MOST_WORDS).map((_, index) => joinedKey(all.slice(0, index + 1)));
    return new Set([...firsts.flatMap(inCity), ...withKeyword(joinedKey(all))]);
  }

  function byWords(found: Found, { typed, called, areSeveral }: Asked, withTypos: boolean): void {
    const onlyGeneral = typed.every(({ word }) => isGeneral(word));
    const sought = typed.map((each): Sought => {
      const isOptional = isGeneral(each.word) && !onlyGeneral;
      return { runs: runsOf(each, withTypos && !isOptional), missing: isOptional ? GENERAL_MISSING : undefined };
    });
    const own = best(found.limit);
    const lying = best(found.limit);
    gather(sought, (place, cost, somewhere, together) => {
      if (found.places.has(place)) return;
      const isCalledSo = called.has(place) || (areSeveral && fitOf(cost) <= ALL_IN_PLACE);
      const group = groupEnds.findIndex((end) => place < end);
      const STEP = areSeveral ? Number(process.env['STEP'] ?? 2) : 1;
      const grade = gradeOf(cost);
      const fit = fitOf(cost) + ((together & OWN) === 0 ? APART : 0);
      const closed = group >= OPEN_GROUPS ? 1 : 0;
      const key = ((closed * 2048 + grade) * 16 + group + (isCalledSo ? 0 : STEP)) * 64 + fit;
      ((somewhere & OWN) === 0 ? lying : own).offer(key * rows.length + place);
    });
    for (const key of own.keys()) add(found, key % rows.length, withTypos ? 'fuzzy' : 'words');
    for (const key of lying.keys()) add(found, key % rows.length, withTypos ? 'fuzzy' : 'place');
  }

  return {
    size: parts.size,
    find(query, limit) {
      const text = query.slice(0, LONGEST_QUERY);
      const found: Found = { places: new Map(), limit };
      const code = codeKey(text);
      const all = typedWords(text);
      const last = Math.min(all.length, MOST_WORDS) - 1;
      const typed = all
        .slice(0, MOST_WORDS)
        .map((word, index) => ({ word, position: index + 1, isLast: index === last }))
        .filter(({ word }, index) => all.indexOf(word) === index);
      const asked = { typed, called: calledSo(all), areSeveral: all.filter((word) => !isGeneral(word)).length > 1 };
      const stages = [
        () => code !== undefined && byCode(found, code),
        () => named(joinedKey(all)).forEach((place) => add(found, place, 'name')),
        () => typed.length > 0 && byWords(found, asked, false),
        () => typed.length > 0 && byWords(found, asked, true),
      ];
      for (const stage of stages) if (found.places.size < limit) stage();
      return Array.from(found.places, ([place, tier]) => ({ row: rows[place] ?? 0, tier }));
    },
  };
}
