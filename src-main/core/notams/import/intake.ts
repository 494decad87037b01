/** Imports NOTAM files into a data folder: one import at a time, with the places of the dataset in use. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from 'better-sqlite3';
import type { NotamImport } from '#contract/notams/import.ts';
import { openCancellation } from '#core/platform/cancellation.ts';
import { leftovers } from '#core/platform/leftovers.ts';
import { saveStream } from '#core/platform/save-stream.ts';
import type { WritePriority } from '#core/platform/write-priority.ts';
import { Refusal } from '#core/refusal.ts';
import type { StoreWeather } from '#core/weather/weather.ts';
import { cancelOpenImport, nothingStored, notamImportCancelled } from './import-row.ts';
import type { SourceClaim } from './import-notams.ts';
import { importInWorker } from './run-in-worker.ts';
import type { NotamFile } from './zip-files.ts';

type IntakeOptions = {
  /** A user of this name sends it. */
  by?: string | undefined;
  isDryRun?: boolean;
  /** A text in which nothing marks a NOTAM is stored as one; such a text is refused otherwise. */
  takesAnyText?: boolean;
  /** The files are those of a source, which says what they are complete for. */
  claim?: SourceClaim | undefined;
  onProgress?: (progress: { read: number; bytes: number; ofBytes: number }) => void;
  /** It cancels this import, and no other. */
  signal?: AbortSignal;
};

/** The unit is pages, the number SQLite's own default. */
const CHECKPOINT = 1_000;
/** An import ends between two batches; one that waits for its disk is ended from outside after this time, which a server that stops has. */
const PATIENCE_MS = 500;

/** `state` is the connection that serves. */
export function openIntake({
  dataDir,
  clock,
  state,
  writePriority,
  storeWeather,
}: {
  dataDir: string;
  clock: () => Date;
  state: Database;
  writePriority?: WritePriority;
  /** It stores the reports of weather that were between NOTAMs, and those of files of their own. */
  storeWeather?: StoreWeather;
}) {
  let running: { by: string | undefined; cancel(): void; ended: Promise<void> } | undefined;
  const uploads = new Map<AbortController, string | undefined>();

  async function files(inputs: NotamFile[], options: IntakeOptions = {}): Promise<NotamImport> {
    const { by, isDryRun = false, takesAnyText = false, claim, onProgress = () => undefined, signal } = options;
    if (running) throw new Refusal('importRunning');
    const cancellation = openCancellation();
    const beganAt = clock();
    const task = {
      state: join(dataDir, 'state.sqlite'),
      reference: join(dataDir, 'reference.sqlite'),
      files: inputs,
      by,
      isDryRun,
      takesAnyText,
      claim,
      cancellation: cancellation.shared,
      writePriority: writePriority?.shared,
      now: beganAt.getTime(),
    };
    // A small write would have to move what the import has written from the log into the file, while requests wait; the worker does that.
    state.pragma('wal_autocheckpoint = 0');
    const importing = importInWorker(task, onProgress);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let patience: NodeJS.Timeout | undefined;
    const cancel = () => {
      cancellation.ask();
      patience ??= setTimeout(importing.stop, PATIENCE_MS);
    };
    running = { by, cancel, ended };
    signal?.addEventListener('abort', cancel);
    try {
      const { report, preview, weather } = await importing.done;
      const isStored = storeWeather !== undefined && weather.length > 0;
      return { report, preview, weather: isStored ? await storeWeather(weather, { isDryRun }) : null };
    } catch (error) {
      // Only an import that was cancelled is reported so; a refusal has a reason that says more.
      if (!cancellation.isAsked() || error instanceof Refusal) throw error;
      throw notamImportCancelled(isDryRun ? nothingStored : cancelOpenImport(state, beganAt, clock()));
    } finally {
      clearTimeout(patience);
      signal?.removeEventListener('abort', cancel);
      running = undefined;
      if (state.open) state.pragma(`wal_autocheckpoint = ${CHECKPOINT}`);
      end();
    }
  }

  function cancel(of?: string): boolean {
    const isReached = (by: string | undefined): boolean => of === undefined || by === of;
    const sent = [...uploads].filter(([, by]) => isReached(by));
    const isRunning = running !== undefined && isReached(running.by);
    if (isRunning) running?.cancel();
    for (const [upload] of sent) upload.abort();
    return isRunning || sent.length > 0;
  }

  return {
    /** Imports files in this order. Rejects with `importRunning` while another import runs, and with `invalidRequest` for input that is not NOTAMs. */
    files,
    /** Imports one file from a stream. Rejects with `bodyTooLarge` beyond `maxBytes`. */
    async stream(
      pieces: Readable,
      { name, maxBytes, ...options }: IntakeOptions & { name: string; maxBytes: number },
    ): Promise<NotamImport> {
      const path = join(dataDir, leftovers.upload.name());
      const tooLarge = `The file is larger than ${maxBytes / 1e6} MB; import it from the command line.`;
      const upload = new AbortController();
      uploads.set(upload, options.by);
      try {
        await saveStream(pieces, path, { maxBytes, tooLarge, signal: upload.signal });
        uploads.delete(upload);
        return await files([{ path, name }], options);
      } catch (error) {
        throw upload.signal.aborted ? notamImportCancelled(nothingStored) : error;
      } finally {
        uploads.delete(upload);
        await rm(path, { force: true });
      }
    },
    /** Ends the import in progress, or only one that the user `of` sent; it is refused with `importCancelled` and says what it has stored, which stays. False if there is none. */
    cancel,
    isRunning: (): boolean => running !== undefined,
    /** Cancels as `cancel` does, and resolves when it has ended. */
    async stop(): Promise<void> {
      const ending = running?.ended;
      cancel();
      await ending;
    },
  };
}

export type NotamIntake = ReturnType<typeof openIntake>;
