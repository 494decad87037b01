/** Imports NOTAM files while the server answers: one import at a time, on its own thread, with the places of the dataset in use. */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { NotamImport } from '#contract/notam-engine.ts';
import { leftovers } from '#core/platform/leftovers.ts';
import { limitBytes } from '#core/platform/limit-bytes.ts';
import { Refusal } from '#core/refusal.ts';
import { importInWorker } from './run-in-worker.ts';

export type NotamFile = { path: string; name: string };
type IntakeOptions = { isDryRun?: boolean; onProgress?: (progress: { read: number; bytes: number; ofBytes: number }) => void };

export type NotamIntake = {
  /** Imports files in this order. Rejects with `importRunning` while another import runs, and with `invalidRequest` for input that is not NOTAMs. */
  files(files: NotamFile[], options?: IntakeOptions): Promise<NotamImport>;
  /** Imports one file from a stream. Rejects with `bodyTooLarge` beyond `maxBytes`. */
  stream(pieces: Readable, options: IntakeOptions & { name: string; maxBytes: number }): Promise<NotamImport>;
  /** Ends an import in progress; what it has stored stays. */
  stop(): void;
};

export function openIntake({ dataDir, clock }: { dataDir: string; clock: () => Date }): NotamIntake {
  let running: { stop(): void } | undefined;

  async function files(inputs: NotamFile[], { isDryRun = false, onProgress = () => undefined }: IntakeOptions = {}): Promise<NotamImport> {
    if (running) throw new Refusal('importRunning');
    const task = {
      state: join(dataDir, 'state.sqlite'),
      reference: join(dataDir, 'reference.sqlite'),
      files: inputs,
      isDryRun,
      now: clock().getTime(),
    };
    const importing = importInWorker(task, onProgress);
    running = importing;
    try {
      const { report, preview } = await importing.done;
      return { report, preview };
    } finally {
      running = undefined;
    }
  }

  return {
    files,
    async stream(pieces, { name, maxBytes, ...options }) {
      const path = join(dataDir, leftovers.upload.name());
      const tooLarge = `The file is larger than ${maxBytes / 1e6} MB; import it from the command line.`;
      try {
        await pipeline(pieces, limitBytes(maxBytes, tooLarge), createWriteStream(path, { mode: 0o600 }));
        return await files([{ path, name }], options);
      } finally {
        await rm(path, { force: true });
      }
    },
    stop: () => running?.stop(),
  };
}
