/** What an import did with every file, for the person who started it. */
import type { FileReport } from '../sources/file-report.ts';
import type { Reference } from '../store/reference.ts';
import type { SetSource } from './reference-set.ts';

/** Airports by how the set before had them. */
export type AirportChange = { added: number; changed: number; deleted: number };

/** What one source gave. */
export type SourceReport = Pick<SetSource, 'name' | 'kind' | 'airports'> & {
  /** Date of its data, ISO 8601 UTC; null where nothing tells it. */
  date: string | null;
  /** The files that it was read from, where it is made of CSV files. */
  files: FileReport[];
};

export type ImportReport = {
  /** Names of the sources. */
  source: string;
  /** Date of the set at its source, ISO 8601 UTC; null where nothing tells it. */
  date: string | null;
  revision: string;
  counts: Reference['counts'];
  /** In the order of their precedence. */
  sources: SourceReport[];
  /** Places where two sources contradict each other. */
  conflicts: number;
  /** Against the set in use; null where that can't be read. */
  change: AirportChange | null;
  /** Of all sources. */
  files: FileReport[];
  seconds: number;
};
