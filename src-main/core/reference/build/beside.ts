/** What is made beside the rows of a dataset: the search indexes, the codes of airports and the data of the map. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { encodeMapSet } from '#core/map/encode.ts';
import { mapSetOf, type MapRows } from '#core/map/map-rows.ts';
import type { Columns } from '#core/platform/columns.ts';
import { buildSearchIndex } from '#core/search/build.ts';
import type { SearchDocument } from '#core/search/document.ts';
import type { Part } from '#core/search/parts.ts';
import { codeRows, type CodeRow } from './rows/code-rows.ts';

const gzipped = promisify(gzip);

export type OfAirports = { parts: Part[]; codes: Columns<CodeRow> };

/** Asked for once each, in this order; here, or on another thread while the rows are written. */
export type Beside = {
  /** In the order of their rows. */
  airports(documents: SearchDocument[]): OfAirports | Promise<OfAirports>;
  navaids(documents: SearchDocument[]): Part[] | Promise<Part[]>;
  /** Compressed beside other work; `date` is that of the magnetic variation. */
  map(rows: MapRows, date: Date): Promise<Uint8Array>;
};

export function besideHere(): Beside {
  let known: SearchDocument[] = [];
  let meant: ReadonlyMap<string, number> = new Map();
  return {
    airports(documents) {
      const codes = codeRows(documents);
      known = documents;
      meant = meaningsOf(codes);
      return { parts: buildSearchIndex(documents), codes };
    },
    navaids: buildSearchIndex,
    map(rows, date) {
      const means = (code: string, row: number) => meant.get(code.toUpperCase()) === row;
      return gzipped(encodeMapSet(mapSetOf({ ...rows, documents: known, means, date })));
    },
  };
}

/** Rows of the airports that codes mean. */
function meaningsOf({ code, position, row }: Columns<CodeRow>): ReadonlyMap<string, number> {
  const meant = new Map<string, number>();
  for (const [index, each] of code.entries()) if (position[index] === 1) meant.set(each, row[index] ?? 0);
  return meant;
}
