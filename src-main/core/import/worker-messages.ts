/** What the importing worker is told and what it tells. Everything here crosses a thread, so it is plain data. */
import type { Part } from '#core/search/parts.ts';
import type { Floors, PresentCounts } from './floors.ts';
import type { ImportReport } from './report.ts';

export type ImportTask = {
  task: 'import';
  /** Absolute path of a folder or ZIP, or `ourairports`. */
  from: string;
  /** Where `ourairports` is fetched from. */
  webBase: string;
  /** The file to make; it must not exist. */
  path: string;
  floors: Floors;
  /** The set in use, when it comes from the same source. */
  present: PresentCounts | undefined;
  /** Time of the import, milliseconds since 1970. */
  now: number;
};

/** Makes the search index of the documents that are sent to it, an array of SearchDocument. */
export type IndexTask = { task: 'index' };

export type WorkerTask = ImportTask | IndexTask;

export type WorkerMessage =
  | { kind: 'progress'; step: string; rows: number }
  | { kind: 'built'; report: ImportReport }
  | { kind: 'refused'; details: string[] }
  | { kind: 'indexed'; parts: Part[] };
