/** Search over the dataset in use: the index is read at the first search after a start or a swap. */
import { searchKinds, type SearchKind, type SearchResult } from '#contract/airports/search.ts';
import type { Airports, SearchParts } from '../airports/airports.ts';
import type { Navaids } from '../navaids/navaids.ts';
import type { Dataset } from '../reference/dataset.ts';
import type { JsonBytes } from '../database/json.ts';
import { Refusal } from '../refusal.ts';
import { openPartMemory, roomOfParts } from './parts.ts';
import { openSearchIndex, type SearchIndex } from './search-index.ts';

const MAX_QUERY = 100;

type Question = {
  /** Of each kind, at most. */
  limit: number;
  /** Adds the code that each airport is called by. */
  expand?: SearchParts | undefined;
  /** By commas; airports alone without it. */
  kinds?: string | undefined;
};

export type Finder = {
  /**
   * Airports with runways and frequencies, or navaids too, for a query of 1 to 100 characters, best first. Throws `invalidRequest` for another
   * query and for a kind that is not known.
   */
  find(query: string, question: Question): { tag: string; body: JsonBytes<SearchResult> };
};

export function openFinder(dataset: Dataset, airports: Airports, navaids: Navaids): Finder {
  const [airportMemory, navaidMemory] = [openPartMemory(), openPartMemory()];
  const read = (table: 'search_index' | 'navaid_search_index', place: typeof airportMemory) => {
    const { db } = dataset.current();
    const roomOf = () => db.prepare<[], number>(`SELECT ${roomOfParts} FROM ${table}`).pluck().get() ?? 0;
    return openSearchIndex(place(db.prepare<[], { part: string; data: Buffer }>(`SELECT part, data FROM ${table}`).iterate(), roomOf));
  };
  let [ofAirports, ofNavaids]: (SearchIndex | undefined)[] = [];
  dataset.onSwap(() => {
    ofAirports = undefined;
    ofNavaids = undefined;
  });

  return {
    find(query, { limit, expand, kinds }) {
      const sought = query.trim();
      if (sought.length === 0) throw refuse('query: is empty; give 1 to 100 characters');
      if (sought.length > MAX_QUERY) throw refuse(`query: has ${sought.length} characters; at most ${MAX_QUERY} are taken`);
      const wanted = readKinds(kinds);
      const rowsIn = (index: SearchIndex) => index.find(sought, limit).map((hit) => hit.row);
      const rows = wanted.has('airport') ? rowsIn((ofAirports ??= read('search_index', airportMemory))) : [];
      const { revision } = dataset.current();
      const found: Buffer[] = [Buffer.from('{"airports":'), airports.byRows(rows, expand)];
      const tag = [revision, rows.join('.'), ...(expand ? [expand] : [])];
      if (wanted.has('navaid')) {
        const others = rowsIn((ofNavaids ??= read('navaid_search_index', navaidMemory)));
        found.push(Buffer.from(',"navaids":'), navaids.byRows(others));
        tag.push(`v${others.join('.')}`);
      }
      return { tag: tag.join('-'), body: Buffer.concat([...found, Buffer.from('}')]) };
    },
  };
}

const refuse = (detail: string) => new Refusal('invalidRequest', { details: [detail] });

function readKinds(kinds: string | undefined): ReadonlySet<SearchKind> {
  if (kinds === undefined) return new Set(['airport']);
  return new Set(
    kinds.split(',').map((word) => {
      const kind = searchKinds.find((known) => known === word.trim());
      if (kind === undefined)
        throw refuse(`kinds: ${JSON.stringify(word.slice(0, 40))} is not a kind; known are ${searchKinds.join(', ')}`);
      return kind;
    }),
  );
}
