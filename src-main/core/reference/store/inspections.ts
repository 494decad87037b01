/** Runs long reads of databases, each on its own thread or in its own process, so that no request waits for them. */
import type { Checked } from './check.ts';
import type { Compared } from './compare.ts';
import type { Copy } from './open-reference.ts';
import type { StartChild } from '#core/platform/process/start-child.ts';
import { startWorkerInProcess } from '#core/platform/process/worker-in-process.ts';
import { startWorker, type RunningWorker } from '#core/platform/worker.ts';

export type InspectionTask =
  | { task: 'compare'; former: Copy; later: Copy }
  | { task: 'check'; path: string }
  /** The worker checks state.sqlite; with `copyTo` it copies the file first and checks the copy. */
  | { task: 'checkState'; path: string; copyTo: string | undefined };

export type InspectionMessage =
  /** Undefined: a path has another revision by now. */
  | { kind: 'compared'; compared: Compared | undefined }
  | { kind: 'checked'; checked: Checked }
  /** SQLite says this of a damaged one; null means that it is whole. */
  | { kind: 'stateChecked'; fault: string | null };

/** Limits a file crafted to exhaust memory; comparing two whole worlds needs a tenth of it. */
const MOST_HEAP_MB = 1000;

/**
 * Inspections run in a separate process where `apart` is given, because memory that a thread has used stays with its process (15 MB of a serving
 * one). Large results cross threads sooner. `startChild` starts the process, by default as Node does.
 */
export function openInspections(apart?: { startChild: StartChild | undefined }) {
  const workers = new Set<RunningWorker<InspectionMessage>>();
  const others = new Set<Promise<unknown>>();

  return {
    /** Rejects when the thread or process fails or is stopped. */
    run<Kind extends InspectionMessage['kind']>(task: InspectionTask, kind: Kind): Promise<Extract<InspectionMessage, { kind: Kind }>> {
      const options = { name: 'inspection-worker', caller: import.meta.url, task, what: 'The look into the data', heapMb: MOST_HEAP_MB };
      const worker = apart ? startWorkerInProcess<InspectionMessage>(options, apart.startChild) : startWorker<InspectionMessage>(options);
      workers.add(worker);
      void worker.exited.then(() => workers.delete(worker));
      return worker.result(kind);
    },
    /** Something else has a file open meanwhile, on a separate thread. */
    whileRead<T>(work: Promise<T>): Promise<T> {
      others.add(work);
      const forget = () => void others.delete(work);
      work.then(forget, forget);
      return work;
    },
    isIdle: (): boolean => workers.size + others.size === 0,
    /** Resolves when no file is being read. */
    async idle(): Promise<void> {
      while (workers.size + others.size > 0) await Promise.allSettled([...[...workers].map(({ exited }) => exited), ...others]);
    },
    stop(): void {
      for (const worker of workers) worker.stop();
    },
  };
}

export type Inspections = ReturnType<typeof openInspections>;
