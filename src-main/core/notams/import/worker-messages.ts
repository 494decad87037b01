/** Messages to and from the worker that imports NOTAMs. They cross a thread, so they are plain data. */
import type { Notam } from '#contract/notams/notam.ts';
import type { Snapshot } from '../lifecycle/snapshot.ts';
import type { NotamImportReport } from './report.ts';

export type NotamImportTask = {
  /** Absolute path of state.sqlite. */
  state: string;
  /** Absolute path of reference.sqlite, for places. */
  reference?: string | undefined;
  /** In this order. `name` is for people. */
  files: { path: string; name: string }[];
  /** Name of the user who sent them. */
  by?: string | undefined;
  isDryRun?: boolean | undefined;
  takesAnyText?: boolean | undefined;
  snapshot?: Snapshot | undefined;
  /** Of a `Cancellation`. */
  cancellation?: SharedArrayBuffer | undefined;
  /** Of `Turns`, with the thread that serves. */
  turns?: SharedArrayBuffer | undefined;
  /** Time of the import, milliseconds since 1970. */
  now: number;
};

/** A NOTAM of a dry run, as it would be stored. */
export type Preview = { outcome: 'added' | 'changed' | 'unchanged' | 'repeated'; notam: Notam };

export type NotamWorkerMessage =
  { kind: 'progress'; read: number; bytes: number; ofBytes: number } | { kind: 'imported'; report: NotamImportReport; preview: Preview[] };
