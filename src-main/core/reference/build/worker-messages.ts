/** Messages to and from the import worker cross a thread, so they are plain data. */
import type { MapRows } from '#core/map/map-rows.ts';
import type { Columns } from '#domain/columns.ts';
import type { SearchDocument, SearchText } from '#core/search/document.ts';
import type { Part } from '#core/search/index-parts.ts';
import type { OfAirports, Placing } from './derived-data.ts';
import type { Counts } from '../store/origin.ts';
import type { MinimumRows } from './minimum-rows.ts';
import type { ImportReport } from './report.ts';
import type { Step } from '#contract/progress.ts';

/**
 * One source of a set. `sheets`: the six files of OurAirports; `replica`: a copy of a server of this API; `airportList`: the public service's list as CSV;
 * `rows`: those of a reference database.
 */
export type ImportInput = {
  /** Names the source in the list of sources. */
  id: string;
  /** It is shown with values and conflicts. */
  name: string;
  kind: 'sheets' | 'replica' | 'airportList' | 'rows';
  /** It is an absolute path; for `sheets` it is a folder or a ZIP. */
  from: string;
  /** Refusals call it so where it is not `from`. */
  place?: string | undefined;
  /** Date of its data, ISO 8601 UTC, if known from elsewhere: from the download, or from the user. It overrides a date that is read. */
  date?: string | undefined;
};

/** Sources of the set in use that the user has removed or turned off, and the rows that are from them: the new set may be without both. */
export type Leaving = { ids: readonly string[]; rows: Counts };

export type ImportTask = {
  task: 'import';
  /** They come in the order of their precedence; there is at least one. */
  inputs: ImportInput[];
  /** The rows of one of several inputs are written into this file, without indexes. */
  rowsOf?: { id: string; path: string } | undefined;
  /** Path of the reference database in use: an airport with the same content there keeps its updatedAt. */
  previous: string | undefined;
  /** They are the ids of the sources of the set in use. */
  inUse?: readonly string[] | undefined;
  leaving?: Leaving | undefined;
  /** The user accepts that the set has less than the one in use. */
  isForced: boolean;
  /** The file to create; it must not exist. */
  path: string;
  minimumRows: MinimumRows;
  /** The time of the import is in milliseconds since 1970. */
  now: number;
};

/** It makes the derived data of the messages sent to it, in the order of the members of DerivedData. `date` in milliseconds since 1970. */
export type DeriveTask = { task: 'derive' };
export type DeriveMessage =
  | { kind: 'texts'; texts: Columns<SearchText> }
  | { kind: 'airports'; placing: Placing }
  | { kind: 'navaids'; documents: Columns<SearchDocument> }
  | { kind: 'mapRows'; rows: MapRows; date: number };

export type WorkerTask = ImportTask | DeriveTask;

export type WorkerMessage =
  | { kind: 'progress'; step: Step }
  | { kind: 'built'; report: ImportReport }
  | ({ kind: 'airports' } & OfAirports)
  | { kind: 'navaids'; parts: Part[] }
  | { kind: 'mapData'; data: Uint8Array };
