/**
 * Search over the airports of a dataset: reads the parts that build.ts made and ranks. Tiers are searched in order until
 * enough is found, so a tier never outranks an earlier one. Only this folder ranks.
 */
import { readQuery } from './asked.ts';
import { findByCode } from './by-code.ts';
import { wordFinder } from './by-words.ts';
import { emptyFound } from './found.ts';
import { FORMAT, readParts, type Part } from './parts.ts';
import { readPhrases } from './phrases.ts';
import { readSpelling } from './spelling.ts';
import { readTable } from './table.ts';
import type { Hit } from './tiers.ts';

export type SearchIndex = {
  /**
   * The best `limit` airports for a query, best first; none for a query without letters and digits. Never throws, whatever the text;
   * only its first 200 UTF-16 units and first 8 words count.
   */
  find(query: string, limit: number): Hit[];
  /** All parts together, in bytes. */
  readonly size: number;
};

/** Opens an index over its parts, without copying them. Throws when a part is missing or the index is of another format. */
export function openSearchIndex(given: ReadonlyMap<string, Uint8Array> | Iterable<Part>): SearchIndex {
  const parts = readParts(given);
  const [format, ...groupEnds] = parts.wide('about');
  if (format !== FORMAT) throw new Error(`The search index has format ${format}, this version reads ${FORMAT}; import the dataset again.`);
  const rows = parts.wide('rows');
  const codes = readTable(parts, 'codes');
  const words = readTable(parts, 'words');
  const placesNamed = readPhrases(parts, 'names');
  const findByWords = wordFinder({
    words,
    codes,
    neighbours: readSpelling(parts, words),
    named: placesNamed,
    inCity: readPhrases(parts, 'cities'),
    withKeyword: readPhrases(parts, 'keywords'),
    groupEnds,
    places: rows.length,
  });

  return {
    size: parts.size,
    find(query, limit) {
      const asked = readQuery(query);
      const found = emptyFound(limit);
      if (asked.code !== undefined) findByCode(codes, asked.code, found);
      if (!found.isFull()) for (const place of placesNamed(asked.phrase)) found.add(place, 'name');
      if (!found.isFull()) findByWords(asked, found, false);
      if (!found.isFull()) findByWords(asked, found, true);
      return found.hits().map(({ place, tier }) => ({ row: rows[place] ?? 0, tier }));
    },
  };
}
