/** What the importing worker is told and what it tells. Everything here crosses a thread, so it is plain data. */
import type { Part } from '#core/search/parts.ts';
import type { MinimumRows, PresentCounts } from './minimum-rows.ts';
import type { ImportReport } from './report.ts';
import type { Step } from '#contract/progress.ts';

/** One source of a set. `sheets`: the six files of OurAirports; `replica`: what was fetched from a server of this API; `airportList`: the public service's list as CSV. */
export type ImportInput = {
  /** For people; values and conflicts carry it. */
  name: string;
  kind: 'sheets' | 'replica' | 'airportList';
  /** Absolute path; of `sheets` a folder, a ZIP or `ourairports`. */
  from: string;
  /** Date of its data, ISO 8601 UTC, where it is known from elsewhere: from the download, or from the user. It goes before what is read. */
  date?: string | undefined;
};

export type ImportTask = {
  task: 'import';
  /** In the order of their precedence; at least one. */
  inputs: ImportInput[];
  /** Path of the reference database in use: an airport that it holds with the same content keeps its updatedAt. */
  previous: string | undefined;
  /** Take a set that differs from the one in use more than sets usually do. */
  isForced: boolean;
  /** Where `ourairports` is fetched from. */
  webBase: string;
  /** The file to make; it must not exist. */
  path: string;
  minimumRows: MinimumRows;
  /** The set in use, when it comes from the same source. */
  present: PresentCounts | undefined;
  /** Time of the import, milliseconds since 1970. */
  now: number;
};

/** Makes the search index of the documents that are sent to it, an array of SearchDocument. */
export type IndexTask = { task: 'index' };

export type WorkerTask = ImportTask | IndexTask;

export type WorkerMessage = { kind: 'progress'; step: Step } | { kind: 'built'; report: ImportReport } | { kind: 'indexed'; parts: Part[] };
