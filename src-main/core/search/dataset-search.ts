/** Searches the dataset in use: the index is read at the first search after a start or a swap. */
import { searchKinds, type SearchKind, type SearchResult } from '#contract/airports/search.ts';
import type { Airports, SearchParts } from '../airports/airports.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { roughDistance } from '#domain/rough-distance.ts';
import type { Navaids } from '../navaids/navaids.ts';
import type { Dataset } from '../reference/dataset.ts';
import type { JsonBytes } from '../database/json.ts';
import { invalid } from '../refusal.ts';
import { openPartMemory, roomOfParts } from './index-parts.ts';
import { isCyrillic, latinOf } from './places/cyrillic.ts';
import { openSearchIndex, type SearchIndex } from './search-index.ts';
import type { Tier } from './tiers.ts';

const MAX_QUERY = 100;

type Question = {
  /** Each kind has so many at most. */
  limit: number;
  /** They add the code that each airport is called by. */
  expand?: SearchParts | undefined;
  /** Kinds are separated by commas; airports alone are meant without it. */
  kinds?: string | undefined;
  /** `latitude,longitude`: after whole codes the nearest come first. */
  near?: string | undefined;
};

const tables = {
  airport: { index: 'search_index', rows: 'airports' },
  navaid: { index: 'navaid_search_index', rows: 'navaids' },
} as const;
/** This many hits are put in the order of their distance. */
const MOST_NEAR = 400;

export function openDatasetSearch(dataset: Dataset, airports: Airports, navaids: Navaids) {
  const memories = { airport: openPartMemory(), navaid: openPartMemory() };
  const opened = new Map<SearchKind, SearchIndex>();
  dataset.onSwap(() => opened.clear());

  function index(kind: SearchKind): SearchIndex {
    const before = opened.get(kind);
    if (before) return before;
    const { db } = dataset.current();
    const table = tables[kind].index;
    const roomOf = () => db.prepare<[], number>(`SELECT ${roomOfParts} FROM ${table}`).pluck().get() ?? 0;
    const parts = db.prepare<[], { part: string; data: Buffer }>(`SELECT part, data FROM ${table}`).iterate();
    const read = inLatinToo(openSearchIndex(memories[kind](parts, roomOf)));
    opened.set(kind, read);
    return read;
  }

  /** Finds row numbers; whole codes come first, then the nearest. */
  function nearest(kind: SearchKind, sought: string, { limit, from }: { limit: number; from: LatLon }): number[] {
    const positions = dataset.current().db.prepare<[number], LatLon>(`SELECT latitude, longitude FROM ${tables[kind].rows} WHERE row = ?`);
    return index(kind)
      .find(sought, MOST_NEAR)
      .map(({ row, tier }) => {
        const { latitude = null, longitude = null } = positions.get(row) ?? {};
        const far = latitude === null || longitude === null ? Infinity : roughDistance(from, { latitude, longitude });
        return { row, isOther: isWholeCode(tier) ? 0 : 1, far };
      })
      .toSorted((a, b) => a.isOther - b.isOther || a.far - b.far)
      .slice(0, limit)
      .map(({ row }) => row);
  }

  return {
    /** The index of the dataset in use, which gives the row numbers of its table. */
    index,
    /**
     * Airports with runways and frequencies, or navaids too, for a query of 1 to 100 characters, best first. Throws `invalidRequest` for another
     * query and for a kind that is not known.
     */
    find(query: string, { limit, expand, kinds, near }: Question): { tag: string; body: JsonBytes<SearchResult> } {
      const sought = query.trim();
      if (sought.length === 0) throw invalid('query: is empty; give 1 to 100 characters');
      if (sought.length > MAX_QUERY) throw invalid(`query: has ${sought.length} characters; at most ${MAX_QUERY} are taken`);
      const wanted = readKinds(kinds);
      const from = near === undefined ? undefined : readNear(near);
      const rowsOf = (kind: SearchKind) =>
        from
          ? nearest(kind, sought, { limit, from })
          : index(kind)
              .find(sought, limit)
              .map(({ row }) => row);
      const rows = wanted.has('airport') ? rowsOf('airport') : [];
      const { revision } = dataset.current();
      const found: Buffer[] = [Buffer.from('{"airports":'), airports.byRows(rows, expand)];
      const tag = [revision, rows.join('.'), ...(expand ? [expand] : [])];
      if (wanted.has('navaid')) {
        const others = rowsOf('navaid');
        found.push(Buffer.from(',"navaids":'), navaids.byRows(others));
        tag.push(`v${others.join('.')}`);
      }
      return { tag: tag.join('-'), body: Buffer.concat([...found, Buffer.from('}')]) };
    },
  };
}

export type DatasetSearch = ReturnType<typeof openDatasetSearch>;

/** These tiers are of what has the whole query as a code. */
const wholeCodes: readonly Tier[] = ['icaoCode', 'iataCode', 'localCode', 'otherCode'];
export const isWholeCode = (tier: Tier): boolean => wholeCodes.includes(tier);

/** A name in Cyrillic letters that is in no data is looked for in Latin ones. */
function inLatinToo({ find, called }: SearchIndex): SearchIndex {
  const either =
    (look: typeof find): typeof find =>
    (query, limit) => {
      const hits = look(query, limit);
      return hits.length === 0 && isCyrillic(query) ? look(latinOf(query), limit) : hits;
    };
  return { find: either(find), called: either(called) };
}

/** Throws `invalidRequest` for what is no position. */
export function readNear(text: string): LatLon {
  const position = /^[^,]+,[^,]+$/.test(text) ? text.split(',').map(Number) : [];
  const [latitude = Number.NaN, longitude = Number.NaN] = position;
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  throw invalid('near: must be latitude,longitude in decimal degrees');
}

function readKinds(kinds: string | undefined): ReadonlySet<SearchKind> {
  if (kinds === undefined) return new Set(['airport']);
  return new Set(
    kinds.split(',').map((word) => {
      const kind = searchKinds.find((searchKind) => searchKind === word.trim());
      if (kind === undefined)
        throw invalid(`kinds: ${JSON.stringify(word.slice(0, 40))} is not a kind; known are ${searchKinds.join(', ')}`);
      return kind;
    }),
  );
}
