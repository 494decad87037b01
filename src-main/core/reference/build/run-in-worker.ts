import { Worker } from 'node:worker_threads';
import { installation } from '#core/platform/installation.ts';
import type { SearchDocument } from '#core/search/document.ts';
import type { WorkerMessage, WorkerTask } from './worker-messages.ts';
import type { Progress } from '#core/progress.ts';

type Outcome = Exclude<WorkerMessage, { kind: 'progress' }>;

export type Running = {
  /** The outcome; rejects when the thread fails or ends without one. */
  done: Promise<Outcome>;
  /** Gives an index task what it waits for. */
  send(documents: SearchDocument[]): void;
  /** Ends the thread at once, wherever it is. */
  stop(): void;
};

/** Bounds a source that is made to exhaust memory; the full set needs a third of it. */
const MOST_HEAP_MB = 1500;
/** Nearly all that is read stays until the end; room for it saves a tenth of the time in collecting what is no garbage. */
const YOUNG_HEAP_MB = 96;

/** Does a task on a thread of its own. */
export function runInWorker(task: WorkerTask, onProgress: Progress): Running {
  const worker = new Worker(installation.importWorker, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  });
  const done = new Promise<Outcome>((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'progress') onProgress(message.step);
      else resolve(message);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The import ended without a result (exit code ${code}).`)));
  });
  // A thread that is stopped before anybody asked for its outcome has failed nobody.
  done.catch(() => undefined);
  return { done, send: (documents) => worker.postMessage(documents), stop: () => void worker.terminate() };
}
