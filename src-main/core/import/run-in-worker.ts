import { Worker } from 'node:worker_threads';
import { installation } from '../installation.ts';
import type { WorkerMessage, WorkerTask } from './worker-messages.ts';

type Progress = Extract<WorkerMessage, { kind: 'progress' }>;
type Outcome = Exclude<WorkerMessage, Progress>;

/** Bounds a source that is made to exhaust memory; the full set needs a third of it. */
const MOST_HEAP_MB = 1500;

/**
 * Does a task on a thread of its own. `done` is its outcome; it rejects when the thread fails or ends without one. `stop` ends it at
 * once, wherever it is.
 */
export function runInWorker(task: WorkerTask, onProgress: (progress: Progress) => void): { done: Promise<Outcome>; stop(): void } {
  const worker = new Worker(installation.importWorker, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB } });
  const done = new Promise<Outcome>((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'progress') onProgress(message);
      else resolve(message);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The import ended without a result (exit code ${code}).`)));
  });
  return { done, stop: () => void worker.terminate() };
}
