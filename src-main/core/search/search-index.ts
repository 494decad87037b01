/**
 * Searches the airports of a dataset: it reads the parts that build.ts made, and ranks. Tiers are searched in order until enough is found,
 * so a tier never outranks an earlier one. Only this folder ranks.
 */
import { readQuery } from './query-words.ts';
import { lowestKeys } from './lowest-keys.ts';
import { wordFinder } from './by-words.ts';
import { noHits, type Hits } from './hits.ts';
import { FORMAT, readParts, type Part } from './index-parts.ts';
import { readPhrases } from './phrases.ts';
import { CONTRACT_CODES, FIELD_BITS, inCodes, OTHER_CODES } from './posting.ts';
import { readSpelling } from './spelling.ts';
import { readTable, postingsOf, wordsFrom, type Range, type Table } from './table.ts';
import type { Hit, Tier } from './tiers.ts';

/** Opens an index over its parts, without copying them. Throws when a part is missing or the index is of another format. */
export function openSearchIndex(given: Iterable<Part>) {
  const parts = readParts(given);
  const [format, ...groupEnds] = parts.wide('about');
  if (format !== FORMAT) throw new Error(`The search index has format ${format}, this version reads ${FORMAT}; import the dataset again.`);
  const rows = parts.wide('rows');
  const codes = readTable(parts, 'codes');
  const words = readTable(parts, 'words');
  const placesNamed = readPhrases(parts, 'names');
  const { find: findByWords, called } = wordFinder({
    words,
    codes,
    neighbours: readSpelling(parts, words),
    named: placesNamed,
    inCity: readPhrases(parts, 'cities'),
    withKeyword: readPhrases(parts, 'keywords'),
    groupEnds,
    places: rows.length,
  });
  const hitsOf = (hits: Hits): Hit[] => hits.all().map(({ place, tier }) => ({ row: rows[place] ?? 0, tier }));

  return {
    /**
     * The best `limit` airports for a query, best first; none for a query without letters and digits. Never throws, whatever the text;
     * only its first 200 UTF-16 units and first 8 words count.
     */
    find(query: string, limit: number): Hit[] {
      const words = readQuery(query);
      const hits = noHits(limit);
      if (words.code !== undefined) findByCode(codes, words.code, hits);
      if (!hits.isFull()) for (const place of placesNamed(words.phrase)) hits.add(place, 'name');
      if (!hits.isFull()) findByWords(words, hits, false);
      if (!hits.isFull()) findByWords(words, hits, true);
      return hitsOf(hits);
    },
    /** The best that have the whole query as a code, a name, with or without the word for what it is, a city or a keyword; those with the code in front. */
    called(query: string, limit: number): Hit[] {
      const words = readQuery(query);
      const hits = noHits(limit);
      if (words.code !== undefined) findByExactCode(codes, words.code, hits);
      for (const place of called(words.phrase)) hits.add(place, 'name');
      return hitsOf(hits);
    },
  };
}

export type SearchIndex = ReturnType<typeof openSearchIndex>;

/** The best airports in a run of postings that carry one of these fields. Postings ascend only within one code, so all are looked at. */
function addRun(codes: Table, { from, to }: Range, fields: number, tier: Tier, hits: Hits): void {
  // Enough even if every earlier hit is found again: there are at most as many as are no longer wanted.
  const places = lowestKeys(hits.limit);
  for (let at = from; at < to; at++) {
    const posting = codes.postings[at] ?? 0;
    if ((posting & fields) !== 0) places.offer(posting >>> FIELD_BITS);
  }
  for (const place of places.keys()) hits.add(place, tier);
}

function findByExactCode(codes: Table, code: string, hits: Hits): void {
  const exact = postingsOf(codes, wordsFrom(codes, code).whole);
  for (const [fields, tier] of exactCodes) addRun(codes, exact, fields, tier, hits);
}

const exactCodes = [
  [inCodes.icao, 'icaoCode'],
  [inCodes.iata, 'iataCode'],
  [inCodes.local, 'localCode'],
  [OTHER_CODES, 'otherCode'],
] as const;

function findByCode(codes: Table, code: string, hits: Hits): void {
  const { whole, begun } = wordsFrom(codes, code);
  const [exact, longer] = [postingsOf(codes, whole), postingsOf(codes, begun)];
  addRun(codes, exact, inCodes.icao, 'icaoCode', hits);
  addRun(codes, exact, inCodes.iata, 'iataCode', hits);
  addRun(codes, exact, inCodes.local, 'localCode', hits);
  addRun(codes, longer, CONTRACT_CODES, 'codePrefix', hits);
  addRun(codes, exact, OTHER_CODES, 'otherCode', hits);
  addRun(codes, longer, OTHER_CODES, 'otherCodePrefix', hits);
}
