import { startWorker, type RunningWorker } from '#core/platform/worker.ts';
import type { WorkerMessage, WorkerTask } from './worker-messages.ts';
import type { Progress } from '#core/progress.ts';

/** Bounds a source that is made to exhaust memory; the full set needs a third of it. */
const MOST_HEAP_MB = 1500;
/** Nearly all that is read stays until the end; room for it saves a tenth of the time in collecting what is no garbage. */
const YOUNG_HEAP_MB = 96;

/** Does a task on a thread of its own; an index task waits for the documents. */
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
