/** Builds a dataset next to the one in use, in a separate process. A failed build leaves nothing on the disk. */
import type { ImportProgress } from '#contract/dataset/import.ts';
import { datasetRefused } from './sources/dataset-refused.ts';
import type { MinimumRows } from './build/minimum-rows.ts';
import { builtOf, type ImportReport } from './build/report.ts';
import { importInProcess } from './build/run-in-worker.ts';
import type { ImportInput, Leaving } from './build/worker-messages.ts';
import type { Log } from '../platform/log.ts';
import type { StartChild } from '../platform/process/start-child.ts';
import { Refusal } from '../refusal.ts';
import { fullDiskIn, lackOfRoom, roomFor } from '../platform/disk-space.ts';
import type { Reference } from './store/open-reference.ts';
import type { VersionStore } from './store/version-store.ts';
import { stepOf, type Progress } from '../progress.ts';
import { reasonsOf } from '../reasons/reasons-of.ts';

export type BuildOptions = {
  /** The user accepts that the set has less than the one in use. */
  isForced?: boolean;
  onProgress?: Progress;
  /** Ids of the sources of the set in use, where its file does not say them. */
  inUse?: readonly string[] | undefined;
  leaving?: Leaving | undefined;
  /** The source whose rows are kept, in a file of this name: it is whole when `beforeSwap` is called. */
  rowsOf?: { id: string; path: string } | undefined;
  /** Called once the set was accepted. */
  beforeSwap?: (report: ImportReport) => void;
  /** It cancels this build. */
  signal?: AbortSignal;
};

export type Fetching = { signal: AbortSignal; progress: Progress };
/** Inputs, or how they are fetched first: that is part of the build, with its progress, and ends when the build is cancelled. */
export type InputsOrFetch = readonly ImportInput[] | ((fetching: Fetching) => Promise<readonly ImportInput[]>);

type BuilderParts = {
  dataDir: string;
  store: VersionStore;
  clock: () => Date;
  log: Log;
  minimumRows: MinimumRows;
  /** The disk has at least this many free bytes, or no build starts. */
  leastRoom: number;
  /** It starts a process; Node's way is the default. */
  startChild?: StartChild | undefined;
  /** Puts a finished database in use. */
  take: (build: string, report: ImportReport) => Promise<void>;
};

export function openBuilder({ dataDir, store, clock, log, minimumRows, leastRoom, startChild, take }: BuilderParts) {
  let progress: ImportProgress | null = null;
  const closed = new AbortController();
  /** A build can be cancelled until its set is put in use. */
  let cancelling: AbortController | undefined;

  async function run(
    inputs: InputsOrFetch,
    build: string,
    present: Reference,
    { isForced = false, inUse = present.sourceIds, leaving, rowsOf, beforeSwap, signal }: BuildOptions,
    onStep: Progress,
  ): Promise<ImportReport> {
    cancelling = new AbortController();
    const ended = AbortSignal.any([closed.signal, cancelling.signal, ...(signal ? [signal] : [])]);
    let worker: ReturnType<typeof importInProcess> | undefined;
    ended.addEventListener('abort', () => worker?.stop());
    const room = roomFor(store.inUse, leastRoom);
    try {
      const lack = await lackOfRoom(dataDir, room);
      if (lack !== undefined) throw datasetRefused(lack);
      const ready = typeof inputs === 'function' ? await inputs({ signal: ended, progress: onStep }) : inputs;
      ended.throwIfAborted();
      worker = importInProcess(
        {
          task: 'import',
          inputs: [...ready],
          previous: store.inUse,
          inUse,
          leaving,
          rowsOf,
          isForced,
          path: build,
          minimumRows,
          now: clock().getTime(),
        },
        onStep,
        startChild,
      );
      const { report } = await worker.result('built');
      cancelling = undefined;
      beforeSwap?.(report);
      await take(build, report);
      return report;
    } catch (error) {
      // Its file is written until the process is gone.
      await worker?.exited;
      store.discard(build);
      if (closed.signal.aborted) throw closed.signal.reason;
      if (cancelling && ended.aborted) throw new Refusal('importCancelled');
      const full = await fullDiskIn(error, dataDir, room);
      throw full === undefined ? error : datasetRefused(full);
    } finally {
      cancelling = undefined;
    }
  }

  return {
    /** The current build, or the last one of this run. */
    progress: (): ImportProgress | null => progress,
    /** Builds a set from these inputs and passes it to `take`. The caller ensures that there is one build at a time. */
    async build(inputs: InputsOrFetch, present: Reference, options: BuildOptions): Promise<ImportReport> {
      const { onProgress } = options;
      let last = stepOf('starting');
      const report: Progress = (step) => {
        last = step;
        progress = { state: 'running', step, dataset: null, reasons: [] };
        onProgress?.(step);
      };
      try {
        report(last);
        const built = await run(inputs, store.newBuild(), present, options, report);
        const { revision, source, counts, seconds, files } = built;
        log.info('dataset replaced', { revision, source, counts, seconds });
        progress = { state: 'done', step: last, dataset: builtOf(built), reasons: [], files };
        return built;
      } catch (error) {
        if (!(error instanceof Refusal)) log.error('import failed', { error });
        progress = { state: 'refused', step: last, dataset: null, reasons: reasonsOf(error) };
        throw error;
      }
    },
    /** Ends the build under way, which is refused with `importCancelled` and leaves nothing; false where there is none, or it is being put in use. */
    cancel(): boolean {
      cancelling?.abort();
      return cancelling !== undefined;
    },
    /** No build ends with a set in use from now on. */
    stop: (): void => closed.abort(new Error('The import ended without a result: the dataset was closed.')),
  };
}
