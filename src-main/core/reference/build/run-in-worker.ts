import type { StartChild } from '#core/platform/process/start-child.ts';
import { startWorkerInProcess } from '#core/platform/process/worker-in-process.ts';
import { startWorker, type RunningWorker, type WorkerOptions } from '#core/platform/worker.ts';
import type { DeriveTask, ImportTask, WorkerMessage } from './worker-messages.ts';
import type { Progress } from '#core/progress.ts';

const worker = {
  name: 'import-worker',
  caller: import.meta.url,
  what: 'The import',
  /** Limits a source crafted to exhaust memory; the full set needs a third of it. */
  heapMb: 1500,
  /** Nearly everything read lives until the end; a large young generation saves a tenth of the time otherwise lost to garbage collection. */
  youngHeapMb: 96,
} satisfies Partial<WorkerOptions<WorkerMessage>>;

/** Builds a dataset in a separate process: of what the memory of a thread held, the serving process would keep hundreds of megabytes. */
export const importInProcess = (task: ImportTask, onProgress: Progress, startChild?: StartChild): RunningWorker<WorkerMessage> =>
  startWorkerInProcess({ ...worker, task, onProgress: ({ step }) => onProgress(step) }, startChild);

/** Makes the derived data on a separate thread, which waits for what it is made of. */
export const deriveInWorker = (): RunningWorker<WorkerMessage> => startWorker({ ...worker, task: { task: 'derive' } satisfies DeriveTask });
