/** Long looks into datasets, each on a thread of its own, so that no request waits for them. */
import { Worker } from 'node:worker_threads';
import type { InspectionMessage, InspectionTask } from './inspection-messages.ts';

/** Bounds a file that is made to exhaust memory; comparing two whole worlds needs a tenth of it. */
const MOST_HEAP_MB = 1000;

/** Bundled, the worker lies beside the entry; a bundler would take a literal second argument for an asset of its own. */
const entry = import.meta.url.endsWith('.ts')
  ? new URL('./inspection-worker.ts', import.meta.url)
  : new URL(['.', 'inspection-worker.js'].join('/'), import.meta.url);

export type Inspections = {
  /** Rejects when the thread fails or is stopped. */
  run<Kind extends InspectionMessage['kind']>(task: InspectionTask, kind: Kind): Promise<Extract<InspectionMessage, { kind: Kind }>>;
  isIdle(): boolean;
  /** Resolves when no file is being read. */
  idle(): Promise<void>;
  stop(): void;
};

export function openInspections(): Inspections {
  const workers = new Map<Worker, Promise<unknown>>();

  return {
    run(task, kind) {
      const worker = new Worker(entry, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB } });
      const { promise: exited, resolve: exits } = Promise.withResolvers<void>();
      workers.set(worker, exited);
      return new Promise((resolve, reject) => {
        worker.on('message', (message: InspectionMessage) => {
          if (message.kind === kind) resolve(message as Extract<InspectionMessage, { kind: typeof kind }>);
        });
        worker.on('error', reject);
        worker.on('exit', (code) => {
          workers.delete(worker);
          exits();
          reject(new Error(`The look into the dataset ended without a result (exit code ${code}).`));
        });
      });
    },
    isIdle: () => workers.size === 0,
    async idle() {
      while (workers.size > 0) await Promise.all(workers.values());
    },
    stop() {
      for (const worker of workers.keys()) void worker.terminate();
    },
  };
}
