/** Building a dataset beside the one in use, on a thread of its own. Nothing of a build that fails is left on the disk. */
import type { ImportProgress } from '#contract/service.ts';
import { datasetRefused } from './sources/dataset-refused.ts';
import type { MinimumRows } from './build/minimum-rows.ts';
import { OURAIRPORTS } from './sources/ourairports/publisher.ts';
import type { ImportReport } from './build/report.ts';
import { runInWorker } from './build/run-in-worker.ts';
import type { ImportInput } from './build/worker-messages.ts';
import type { Log } from '../platform/log.ts';
import { Refusal } from '../refusal.ts';
import { ofDay } from '../text/of-day.ts';
import { fullDiskIn, lackOfRoom, roomFor } from '../platform/disk-space.ts';
import type { Reference } from './store/reference.ts';
import type { VersionStore } from './store/version-store.ts';

export type BuildOptions = {
  /** Take a set that differs from the one in use more than sets usually do. */
  isForced?: boolean;
  onProgress?: (progress: ImportProgress) => void;
};

export type Builder = {
  /** Builds a set of these inputs and hands it to `take`. The caller sees to it that there is one build at a time. */
  build(inputs: readonly ImportInput[], present: Reference, options: BuildOptions): Promise<ImportReport>;
  /** The build under way or last ended in this run. */
  progress(): ImportProgress | null;
  stop(): void;
};

export type BuilderParts = {
  dataDir: string;
  store: VersionStore;
  clock: () => Date;
  log: Log;
  minimumRows: MinimumRows;
  webBase: string;
  /** Bytes to be free at least. */
  leastRoom: number;
  /** Puts a finished database in use. */
  take: (build: string, report: ImportReport) => Promise<void>;
};

export function openBuilder({ dataDir, store, clock, log, minimumRows, webBase, leastRoom, take }: BuilderParts): Builder {
  let progress: ImportProgress | null = null;
  let worker: ReturnType<typeof runInWorker> | undefined;
  let isStopped = false;

  async function run(
    inputs: readonly ImportInput[],
    build: string,
    isForced: boolean,
    present: Reference,
    tell: Tell,
  ): Promise<ImportReport> {
    const room = roomFor(store.inUse, leastRoom);
    try {
      const lack = await lackOfRoom(dataDir, room);
      if (lack !== undefined) throw datasetRefused(lack);
      if (isStopped) throw new Error('The import ended without a result: the dataset was closed.');
      worker = runInWorker(
        {
          task: 'import',
          inputs: [...inputs],
          previous: store.inUse,
          isForced,
          webBase,
          path: build,
          minimumRows,
          present: present.source === OURAIRPORTS ? present.counts : undefined,
          now: clock().getTime(),
        },
        tell,
      );
      const { report } = await worker.result('built');
      await take(build, report);
      return report;
    } catch (error) {
      store.discard(build);
      const full = await fullDiskIn(error, dataDir, room);
      throw full === undefined ? error : datasetRefused(full);
    } finally {
      worker = undefined;
    }
  }

  return {
    progress: () => progress,
    async build(inputs, present, { isForced = false, onProgress }) {
      let last = { step: 'starting', rows: 0 };
      const say = (now: ImportProgress) => {
        progress = now;
        onProgress?.(now);
      };
      const tell: Tell = ({ step, rows }) => {
        last = { step, rows };
        say({ state: 'running', step, rows, message: null });
      };
      try {
        tell(last);
        const report = await run(inputs, store.newBuild(), isForced, present, tell);
        const { revision, source, date, counts, seconds } = report;
        log.info('dataset replaced', { revision, source, counts, seconds });
        say({ state: 'done', ...last, message: `${counts.airports} airports of ${source}, ${ofDay(date)}, are in use.` });
        return report;
      } catch (error) {
        const message = error instanceof Refusal ? error.message : 'The import failed and the dataset in use stays; the log says why.';
        if (!(error instanceof Refusal)) log.error('import failed', { error });
        say({ state: 'refused', ...last, message });
        throw error;
      }
    },
    stop() {
      isStopped = true;
      worker?.stop();
    },
  };
}

type Tell = (now: { step: string; rows: number }) => void;
