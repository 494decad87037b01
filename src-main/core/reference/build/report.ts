/** The report has what an import did with each file, for the user who started it. */
import type { BuiltDataset } from '#contract/dataset/import.ts';
import type { Shrunk } from '#contract/dataset/losses.ts';
import type { FileReport } from '../sources/file-report.ts';
import type { Reference } from '../store/open-reference.ts';
import type { SetSource } from './reference-set.ts';

/** The counts are of airports, compared with the previous set. */
export type AirportChange = { added: number; changed: number; deleted: number };

type SourceReport = Pick<SetSource, 'name' | 'kind' | 'airports'> & {
  id?: string | undefined;
  /** The date of its data is ISO 8601 UTC; null if unknown. */
  date: string | null;
  /** The files it was read from, if it consists of CSV files. */
  files: FileReport[];
};

export type ImportReport = {
  /** Names of the sources. */
  source: string;
  /** It is the date of the set at its source, ISO 8601 UTC; null if unknown. */
  date: string | null;
  revision: string;
  /** This revision was in use before; null where it is the same. */
  replaced: string | null;
  counts: Reference['counts'];
  sources: SourceReport[];
  /** Two sources contradict each other at this many places. */
  conflicts: number;
  /** Compared with the set in use; null if that can't be read. */
  change: AirportChange | null;
  /** Names the tables that have fewer rows than those of the set in use had. */
  shrunk: Shrunk[];
  files: FileReport[];
  seconds: number;
};

export const builtOf = ({ revision, source, date, counts, replaced, shrunk, seconds }: ImportReport): BuiltDataset => ({
  revision,
  source,
  date,
  airports: counts.airports,
  replaced,
  shrunk,
  seconds,
});
