import { startWorker } from '#core/platform/worker.ts';
import type { NotamImportTask, NotamWorkerMessage } from './worker-messages.ts';

type Progress = Extract<NotamWorkerMessage, { kind: 'progress' }>;
type Imported = Extract<NotamWorkerMessage, { kind: 'imported' }>;

/** Limits a file crafted to exhaust memory; a million NOTAMs need a fifth of it. */
const MOST_HEAP_MB = 500;
/** What is new is a batch of NOTAMs, and soon garbage: V8's own 200 MB are no faster. */
const YOUNG_HEAP_MB = 48;

/**
 * Imports on its own thread. `done` rejects with a Refusal for input that cannot be imported, and when the thread fails; what was stored before
 * stays. `stop` ends it at once, between two batches or inside one, which is then not stored.
 */
export function importInWorker(task: NotamImportTask, onProgress: (progress: Progress) => void): { done: Promise<Imported>; stop(): void } {
  const { result, stop } = startWorker<NotamWorkerMessage>({
    name: 'import-notams-worker',
    beside: import.meta.url,
    task,
    what: 'The import',
    heapMb: MOST_HEAP_MB,
    youngHeapMb: YOUNG_HEAP_MB,
    onProgress,
  });
  return { done: result('imported'), stop };
}
