import { startWorker, type RunningWorker } from '#core/platform/worker.ts';
import type { WorkerMessage, WorkerTask } from './worker-messages.ts';
import type { Progress } from '#core/progress.ts';

/** Limits a source crafted to exhaust memory; the full set needs a third of it. */
const MOST_HEAP_MB = 1500;
/** Nearly everything read lives until the end; a large young generation saves a tenth of the time otherwise lost to garbage collection. */
const YOUNG_HEAP_MB = 96;

/** Runs a task on its own thread; an index task waits for the documents. */
export const runInWorker = (task: WorkerTask, onProgress: Progress = () => undefined): RunningWorker<WorkerMessage> =>
  startWorker({
    name: 'import-worker',
    beside: import.meta.url,
    task,
    what: 'The import',
    heapMb: MOST_HEAP_MB,
    youngHeapMb: YOUNG_HEAP_MB,
    onProgress: ({ step }) => onProgress(step),
  });
