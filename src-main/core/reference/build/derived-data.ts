/** A dataset has more next to its rows: the search indexes, the codes of airports and the data of the map. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { mapText, mapLinesOf, type MapRows } from '#core/map/map-rows.ts';
import { fromColumns, type Columns } from '#domain/columns.ts';
import { buildSearchIndex, readDocuments } from '#core/search/build.ts';
import type { SearchDocument, SearchText } from '#core/search/document.ts';
import type { Part } from '#core/search/index-parts.ts';
import { codeRows, type CodeRow } from './rows/code-rows.ts';

const gzipped = promisify(gzip);

export type OfAirports = { parts: Part[]; codes: Columns<CodeRow> };

/** The rows are in the positions of the airports whose texts were given. */
export type Placing = Columns<Pick<SearchDocument, 'row' | 'longestRunway'>>;

/** The calls come in this order; another thread may answer them while files are read and rows are written. */
export type DerivedData = {
  /** Texts of all airports, as soon as they are read; once more if others are imported in the end. */
  texts(texts: Columns<SearchText>): void;
  /** The parts are of those airports; their rows are the numbers from 1. */
  airports(placing: Placing): OfAirports | Promise<OfAirports>;
  navaids(documents: SearchDocument[]): Part[] | Promise<Part[]>;
  /** Compresses it while other work goes on; `date` is that of the magnetic variation. */
  map(rows: MapRows, date: Date): Promise<Uint8Array>;
};

/** It serves rows that are stored as a source and never listed. */
export const nothingDerived: DerivedData = {
  texts: () => undefined,
  airports: () => ({ parts: [], codes: { code: [], position: [], row: [], isInNotams: [] } }),
  navaids: () => [],
  map: async () => new Uint8Array(),
};

export function deriveHere(): DerivedData {
  let documents: SearchDocument[] = [];
  let indexOf = (): Part[] => [];
  let meant: ReadonlyMap<string, number> = new Map();
  return {
    texts(texts) {
      documents = fromColumns<SearchDocument>({ ...texts, row: texts.name.map(() => 0), longestRunway: texts.name.map(() => null) });
      indexOf = readDocuments(documents);
    },
    airports({ row, longestRunway }) {
      for (const [index, document] of documents.entries()) {
        document.row = row[index] ?? 0;
        document.longestRunway = longestRunway[index] ?? null;
      }
      const codes = codeRows(documents);
      meant = meaningsOf(codes);
      return { parts: indexOf(), codes };
    },
    navaids: buildSearchIndex,
    map(rows, date) {
      const means = (code: string, row: number) => meant.get(code.toUpperCase()) === row;
      return gzipped(mapText(mapLinesOf({ ...rows, documents: documents.sort((a, b) => a.row - b.row), means, date })));
    },
  };
}

function meaningsOf({ code, position, row }: Columns<CodeRow>): ReadonlyMap<string, number> {
  const meant = new Map<string, number>();
  for (const [index, each] of code.entries()) if (position[index] === 1) meant.set(each, row[index] ?? 0);
  return meant;
}
