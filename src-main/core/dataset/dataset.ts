/**
 * The dataset in use, and its replacement while requests go on. Its promise: `current()` is always a whole, checked database; an import
 * that fails, is refused or is killed leaves it as it was. For the one process that owns the data folder.
 */
import type { ImportProgress } from '#contract/service.ts';
import { ourAirportsFloors, type Floors } from '../import/floors.ts';
import { OURAIRPORTS, OURAIRPORTS_BASE } from '../import/ourairports/publisher.ts';
import { datasetRefused } from '../import/dataset-refused.ts';
import type { ImportReport } from '../import/report.ts';
import { runInWorker } from '../import/run-in-worker.ts';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { openStarter, openUsable } from './first-open.ts';
import { openReference } from './open-reference.ts';
import type { Reference } from './reference.ts';
import { openShelf } from './shelf.ts';

export type { Reference } from './reference.ts';

export type Dataset = {
  /** The database to read from. Ask again after every swap: a former one is closed once nobody holds it. */
  current(): Reference;
  /** Calls the listener after every swap, before the next request; answers how to stop that. */
  onSwap(listener: (reference: Reference) => void): () => void;
  /**
   * Builds a new dataset from a folder, a ZIP (absolute paths) or `ourairports`, and puts it in use. Throws `importRunning` while another
   * import goes on, and a Refusal whose details say why the set was not taken.
   */
  import(from: string, onProgress?: (progress: ImportProgress) => void): Promise<ImportReport>;
  /** The import under way or last ended in this run. */
  progress(): ImportProgress | null;
  /** Ends an import under way and closes the database. */
  close(): void;
};

export type DatasetOptions = {
  dataDir: string;
  clock: () => Date;
  log: Log;
  /** Least rows of an OurAirports set. */
  floors?: Floors;
  /** Where `ourairports` is fetched from. */
  webBase?: string;
  /** False on Windows: a file must be closed before another takes its name. */
  canReplaceOpenFiles?: boolean;
};

/** Opens the dataset of a data folder; builds the starter set where there is none yet, and falls back to a kept one where it is damaged. */
export async function openDataset(options: DatasetOptions): Promise<Dataset> {
  const { dataDir, clock, log, floors = ourAirportsFloors, webBase = OURAIRPORTS_BASE } = options;
  const { canReplaceOpenFiles = process.platform !== 'win32' } = options;
  const shelf = openShelf(dataDir, canReplaceOpenFiles);
  shelf.sweep();
  let reference = openUsable(shelf, log) ?? (await openStarter(shelf, clock()));
  let progress: ImportProgress | null = null;
  let running: ReturnType<typeof runInWorker> | undefined;
  const listeners = new Set<(reference: Reference) => void>();

  function use(next: Reference): void {
    reference = next;
    for (const listener of listeners) listener(next);
  }

  function swap(build: string, revision: string): void {
    const former = reference.revision === revision ? undefined : reference.revision;
    // Where files can be replaced while they are open, the former database serves the answers still being written; it closes itself when
    // the last of them lets go of it.
    if (!canReplaceOpenFiles) reference.db.close();
    try {
      shelf.put(build, former);
    } catch (error) {
      const rescued = canReplaceOpenFiles ? undefined : openUsable(shelf, log);
      if (rescued) use(rescued);
      throw error;
    }
    use(openReference(shelf.inUse));
  }

  return {
    current: () => reference,
    onSwap(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    progress: () => progress,
    async import(from, onProgress) {
      if (running) throw new Refusal('importRunning');
      const say = (now: ImportProgress) => {
        progress = now;
        onProgress?.(now);
      };
      let last = { step: 'starting', rows: 0 };
      const build = shelf.newBuild();
      const present = reference.source === OURAIRPORTS ? reference.counts : undefined;
      running = runInWorker({ task: 'import', from, webBase, path: build, floors, present, now: clock().getTime() }, ({ step, rows }) => {
        last = { step, rows };
        say({ state: 'running', step, rows, message: null });
      });
      try {
        say({ state: 'running', ...last, message: null });
        const outcome = await running.done;
        if (outcome.kind === 'refused') throw datasetRefused(...outcome.details);
        if (outcome.kind !== 'built') throw new Error(`A dataset was asked for and "${outcome.kind}" came.`);
        const { report } = outcome;
        swap(build, report.revision);
        log.info('dataset replaced', { revision: report.revision, source: report.source, counts: report.counts, seconds: report.seconds });
        say({
          state: 'done',
          ...last,
          message: `${report.counts.airports} airports of ${report.source}, ${report.date.slice(0, 10)}, are in use.`,
        });
        return report;
      } catch (error) {
        shelf.discard(build);
        const message = error instanceof Refusal ? error.message : 'The import failed and the dataset in use stays; the log says why.';
        if (!(error instanceof Refusal)) log.error('import failed', { error });
        say({ state: 'refused', ...last, message });
        throw error;
      } finally {
        running = undefined;
      }
    },
    close() {
      running?.stop();
      if (reference.db.open) reference.db.close();
    },
  };
}
