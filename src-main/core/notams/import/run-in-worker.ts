import type { Notam } from '#contract/notams/notam.ts';
import { startWorker } from '#core/platform/worker.ts';
import type { SourceClaim } from './import-notams.ts';
import type { NotamImportReport } from './report.ts';
import type { NotamFile } from './zip-files.ts';

/** The task of the thread crosses to it, as its messages cross back, so both are plain data. */
export type NotamImportTask = {
  /** It is the absolute path of state.sqlite. */
  state: string;
  /** It is the absolute path of reference.sqlite, which has the places. */
  reference?: string | undefined;
  /** They are imported in this order. */
  files: NotamFile[];
  /** A user of this name sent them. */
  by?: string | undefined;
  isDryRun?: boolean | undefined;
  takesAnyText?: boolean | undefined;
  claim?: SourceClaim | undefined;
  /** It is the flag of a `Cancellation`. */
  cancellation?: SharedArrayBuffer | undefined;
  /** The buffer of the `WritePriority` that the serving thread takes. */
  writePriority?: SharedArrayBuffer | undefined;
  /** The time of the import is in milliseconds since 1970. */
  now: number;
};

/** A NOTAM of a dry run is shown as it would be stored. */
export type Preview = { outcome: 'added' | 'changed' | 'unchanged' | 'repeated'; notam: Notam };

export type NotamWorkerMessage =
  | { kind: 'progress'; read: number; bytes: number; ofBytes: number }
  /** `weather` has texts and files of METAR and TAF. */
  | { kind: 'imported'; report: NotamImportReport; preview: Preview[]; weather: Uint8Array[] };

type Progress = Extract<NotamWorkerMessage, { kind: 'progress' }>;
type Imported = Extract<NotamWorkerMessage, { kind: 'imported' }>;

/** Limits a file crafted to exhaust memory; a million NOTAMs need a fifth of it. */
const MOST_HEAP_MB = 500;
/** What is new is a batch of NOTAMs, and soon garbage: V8's own 200 MB are no faster. */
const YOUNG_HEAP_MB = 48;
/** A source fetches in the background, where less memory counts more: with the heaps above 40,000 NOTAMs of the FAA took 171 MB, and no less time. */
const OF_SOURCE = { heapMb: 200, youngHeapMb: 8 };

/**
 * Imports on its own thread. `done` rejects with a Refusal for input that cannot be imported, and when the thread fails; what was stored before
 * stays. `stop` ends it at once, between two batches or inside one, which is then not stored.
 */
export function importInWorker(task: NotamImportTask, onProgress: (progress: Progress) => void): { done: Promise<Imported>; stop(): void } {
  const { result, stop } = startWorker<NotamWorkerMessage>({
    name: 'import-notams-worker',
    caller: import.meta.url,
    task,
    what: 'The import',
    ...(task.claim ? OF_SOURCE : { heapMb: MOST_HEAP_MB, youngHeapMb: YOUNG_HEAP_MB }),
    onProgress,
  });
  return { done: result('imported'), stop };
}
