/** What the worker that imports notices is told and what it tells. Everything here crosses a thread, so it is plain data. */
import type { Notam } from '#contract/resources.ts';
import type { Snapshot } from '../lifecycle/snapshot.ts';
import type { NotamImportReport } from './report.ts';

export type NotamImportTask = {
  /** Absolute path of state.sqlite. */
  state: string;
  /** Absolute path of reference.sqlite, for places. */
  reference?: string | undefined;
  /** In this order. `name` is for people. */
  files: { path: string; name: string }[];
  isDryRun?: boolean | undefined;
  snapshot?: Snapshot | undefined;
  /** Time of the import, milliseconds since 1970. */
  now: number;
};

/** A notice of a dry run, as it would be stored. */
export type Preview = { outcome: 'added' | 'changed' | 'unchanged' | 'repeated'; notam: Notam };

export type NotamWorkerMessage =
  { kind: 'progress'; read: number; bytes: number; ofBytes: number } | { kind: 'imported'; report: NotamImportReport; preview: Preview[] };
