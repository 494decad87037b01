import { Worker } from 'node:worker_threads';
import { Refusal } from '#core/refusal.ts';
import type { NotamImportTask, NotamWorkerMessage } from './worker-messages.ts';

type Progress = Extract<NotamWorkerMessage, { kind: 'progress' }>;
type Imported = Extract<NotamWorkerMessage, { kind: 'imported' }>;

/** Bounds a file that is made to exhaust memory; 100,000 notices need a fifth of it. */
const MOST_HEAP_MB = 1000;

/** Bundled, the worker lies beside the entry; a bundler would take a literal second argument for an asset of its own. */
const entry = import.meta.url.endsWith('.ts')
  ? new URL('./import-notams-worker.ts', import.meta.url)
  : new URL(['.', 'import-notams-worker.js'].join('/'), import.meta.url);

/**
 * Imports on a thread of its own. `done` rejects with a Refusal for input that can't be taken in, and when the thread fails; what was stored until then
 * stays. `stop` ends it at once, between two batches or inside one, which is then not stored.
 */
export function importInWorker(task: NotamImportTask, onProgress: (progress: Progress) => void): { done: Promise<Imported>; stop(): void } {
  const worker = new Worker(entry, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB } });
  const done = new Promise<Imported>((resolve, reject) => {
    worker.on('message', (message: NotamWorkerMessage) => {
      if (message.kind === 'progress') onProgress(message);
      else if (message.kind === 'imported') resolve(message);
      else reject(new Refusal('invalidRequest', { message: message.message, details: message.details }));
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The import ended without a result (exit code ${code}).`)));
  });
  return { done, stop: () => void worker.terminate() };
}
