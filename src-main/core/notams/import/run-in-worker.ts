import { startWorker } from '#core/platform/worker.ts';
import type { NotamImportTask, NotamWorkerMessage } from './worker-messages.ts';

type Progress = Extract<NotamWorkerMessage, { kind: 'progress' }>;
type Imported = Extract<NotamWorkerMessage, { kind: 'imported' }>;

/** Limits a file crafted to exhaust memory; 100,000 NOTAMs need a fifth of it. */
const MOST_HEAP_MB = 1000;

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
    onProgress,
  });
  return { done: result('imported'), stop };
}
