/** Imports NOTAM files while the server answers: one import at a time, on its own thread, with the places of the dataset in use. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from 'better-sqlite3';
import type { NotamImport } from '#contract/notams/import.ts';
import { leftovers } from '#core/platform/leftovers.ts';
import { saveStream } from '#core/platform/save-stream.ts';
import type { Turns } from '#core/platform/turns.ts';
import { Refusal } from '#core/refusal.ts';
import { importInWorker } from './run-in-worker.ts';

export type NotamFile = { path: string; name: string };
type IntakeOptions = { isDryRun?: boolean; onProgress?: (progress: { read: number; bytes: number; ofBytes: number }) => void };

export type NotamIntake = {
  /** Imports files in this order. Rejects with `importRunning` while another import runs, and with `invalidRequest` for input that is not NOTAMs. */
  files(files: NotamFile[], options?: IntakeOptions): Promise<NotamImport>;
  /** Imports one file from a stream. Rejects with `bodyTooLarge` beyond `maxBytes`. */
  stream(pieces: Readable, options: IntakeOptions & { name: string; maxBytes: number }): Promise<NotamImport>;
  /** Ends the import in progress, which is refused with `importCancelled`; what it has stored stays. False if there is none. */
  cancel(): boolean;
  /** Ends an import in progress; what it has stored stays. */
  stop(): void;
};

/** Pages; SQLite's own default. */
const CHECKPOINT = 1_000;

/** `state` is the connection that serves. */
export function openIntake({
  dataDir,
  clock,
  state,
  turns,
}: {
  dataDir: string;
  clock: () => Date;
  state: Database;
  turns?: Turns;
}): NotamIntake {
  let running: { stop(): void; isCancelled?: boolean } | undefined;

  async function files(inputs: NotamFile[], { isDryRun = false, onProgress = () => undefined }: IntakeOptions = {}): Promise<NotamImport> {
    if (running) throw new Refusal('importRunning');
    const task = {
      state: join(dataDir, 'state.sqlite'),
      reference: join(dataDir, 'reference.sqlite'),
      files: inputs,
      isDryRun,
      turns: turns?.shared,
      now: clock().getTime(),
    };
    // A small write would have to move what the import has written from the log into the file, while requests wait; the worker does that.
    state.pragma('wal_autocheckpoint = 0');
    const importing: ReturnType<typeof importInWorker> & { isCancelled?: boolean } = importInWorker(task, onProgress);
    running = importing;
    try {
      const { report, preview } = await importing.done;
      return { report, preview };
    } catch (error) {
      throw importing.isCancelled === true ? new Refusal('importCancelled') : error;
    } finally {
      running = undefined;
      if (state.open) state.pragma(`wal_autocheckpoint = ${CHECKPOINT}`);
    }
  }

  return {
    files,
    async stream(pieces, { name, maxBytes, ...options }) {
      const path = join(dataDir, leftovers.upload.name());
      const tooLarge = `The file is larger than ${maxBytes / 1e6} MB; import it from the command line.`;
      try {
        await saveStream(pieces, path, { maxBytes, tooLarge });
        return await files([{ path, name }], options);
      } finally {
        await rm(path, { force: true });
      }
    },
    cancel() {
      if (!running) return false;
      running.isCancelled = true;
      running.stop();
      return true;
    },
    stop: () => running?.stop(),
  };
}
