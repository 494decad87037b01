/** Search over the dataset in use: the index is read at the first search after a start or a swap. */
import type { SearchResult } from '#contract/airports/search.ts';
import type { Airports, SearchParts } from '../airports/airports.ts';
import type { Dataset } from '../reference/dataset.ts';
import type { JsonBytes } from '../database/json.ts';
import { Refusal } from '../refusal.ts';
import { openSearchIndex, type SearchIndex } from './search-index.ts';

const MAX_QUERY = 100;

export type Finder = {
  /** Airports for a query of 1 to 100 characters, best first, with runways and frequencies; `expand` adds the code that each is called by. */
  find(query: string, limit: number, expand?: SearchParts): { tag: string; body: JsonBytes<SearchResult> };
};

export function openFinder(dataset: Dataset, airports: Airports): Finder {
  let index: SearchIndex | undefined;
  dataset.onSwap(() => {
    index = undefined;
  });
  const ready = () =>
    (index ??= openSearchIndex(
      dataset.current().db.prepare<[], { part: string; data: Buffer }>('SELECT part, data FROM search_index').all(),
    ));

  return {
    find(query, limit, expand) {
      const sought = query.trim();
      if (sought.length === 0) throw new Refusal('invalidRequest', { details: ['query: is empty; give 1 to 100 characters'] });
      if (sought.length > MAX_QUERY) {
        throw new Refusal('invalidRequest', { details: [`query: has ${sought.length} characters; at most ${MAX_QUERY} are taken`] });
      }
      const rows = ready()
        .find(sought, limit)
        .map((hit) => hit.row);
      const { revision } = dataset.current();
      return {
        tag: [revision, rows.join('.'), ...(expand ? [expand] : [])].join('-'),
        body: Buffer.concat([Buffer.from('{"airports":'), airports.byRows(rows, expand), Buffer.from('}')]),
      };
    },
  };
}
