/** Carries data in one file: packs for other machines, backups of this one. The code for packing and unpacking is loaded when needed. */
import { createReadStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from 'better-sqlite3';
import type { RestoreReport, UnpackReport } from '#contract/transfer.ts';
import { hasItsLog, isHeldAlone } from '../database/state-log.ts';
import { leftovers } from '../platform/leftovers.ts';
import { saveStream } from '../platform/save-stream.ts';
import { startWorker } from '../platform/worker.ts';
import type { Dataset } from '../reference/dataset.ts';
import type { Log } from '../platform/log.ts';
import type { Imports } from '../sync/imports.ts';
import { Refusal } from '../refusal.ts';
import { unwritable } from './unwritable.ts';
import { openTrustedSigners, openUnpacking, type UnpackOptions } from './unpack.ts';

/** A file made for one request; it is gone when the stream is closed. */
type Made = { download: Readable; fileName: string };

export type RestoreTask = { path: string; file: string; dataDir: string; now: number };
export type RestoreMessage = { kind: 'prepared' } & RestoreReport;

/** A backup is copied and checked by SQLite, outside the heap. */
const RESTORE_HEAP_MB = 200;

type Parts = {
  dataDir: string;
  state: Database;
  dataset: Dataset;
  imports: Imports;
  clock: () => Date;
  log: Log;
  onNotamsChanged: () => void;
};

export function openTransfer({ dataDir, state, dataset, imports, clock, log, onNotamsChanged }: Parts) {
  const unpacking = openUnpacking({ dataDir, dataset, imports, signers: openTrustedSigners(state), clock, log, onNotamsChanged });

  const uploads = new Set<AbortController>();
  let isRestoring = false;

  async function made(ending: string, write: (path: string) => Promise<unknown>): Promise<Made> {
    const path = join(dataDir, leftovers.transfer.name());
    const remove = () => rmSync(path, { force: true });
    try {
      if (isHeldAlone(state) && !hasItsLog(state)) throw new Refusal('diskFull');
      await write(path);
    } catch (error) {
      remove();
      throw unwritable(path, error);
    }
    const download = createReadStream(path);
    download.on('close', remove);
    return { download, fileName: `aeroshelf-${clock().toISOString().slice(0, 10)}.${ending}` };
  }

  return {
    pack: (): Promise<Made> => made('aeroshelf', async (path) => (await import('./pack.ts')).writePack(path, { dataDir, clock })),
    backUp: (): Promise<Made> =>
      made('aeroshelf-backup', async (path) => (await import('./backup.ts')).writeBackup(path, { dataDir, clock })),
    /** Imports a pack from a file. Throws `importRunning`, and `invalidRequest` for a pack that is not accepted. */
    unpack: (path: string, { name = path, ...options }: UnpackOptions & { name?: string } = {}): Promise<UnpackReport> =>
      unpacking.unpack(path, name, options),
    /** Imports a pack from a stream. Throws `bodyTooLarge` beyond `maxBytes`, else as `unpack`. */
    async receive(pieces: Readable, { maxBytes, ...options }: UnpackOptions & { maxBytes: number }): Promise<UnpackReport> {
      const path = join(dataDir, leftovers.transfer.name());
      const tooLarge = `The pack is larger than ${maxBytes / 1e6} MB; unpack it from the command line.`;
      const upload = new AbortController();
      uploads.add(upload);
      try {
        await saveStream(pieces, path, { maxBytes, tooLarge, signal: upload.signal }).catch((error: unknown) => {
          throw upload.signal.aborted ? new Refusal('importCancelled') : unwritable(path, error);
        });
        uploads.delete(upload);
        return await unpacking.unpack(path, 'the pack', options);
      } finally {
        uploads.delete(upload);
        rmSync(path, { force: true });
      }
    },
    /** Checks a backup from a stream, and has the next start restore it. Throws `bodyTooLarge` beyond `maxBytes`, and `invalidRequest` for what is no backup. */
    async restore(pieces: Readable, { name, maxBytes }: { name: string; maxBytes: number }): Promise<RestoreReport> {
      if (isRestoring) throw new Refusal('importRunning');
      isRestoring = true;
      const path = join(dataDir, leftovers.transfer.name());
      try {
        const tooLarge = `The backup is larger than ${maxBytes / 1e6} MB; restore it from the command line.`;
        await saveStream(pieces, path, { maxBytes, tooLarge });
        const task: RestoreTask = { path, file: name, dataDir, now: clock().getTime() };
        const worker = startWorker<RestoreMessage>({
          name: 'restore-worker',
          caller: import.meta.url,
          task,
          what: 'Restoring',
          heapMb: RESTORE_HEAP_MB,
        });
        const { madeAt, counts } = await worker.result('prepared');
        log.info('a backup is restored at the next start', { madeAt, counts });
        return { madeAt, counts };
      } catch (error) {
        throw unwritable(path, error);
      } finally {
        isRestoring = false;
        rmSync(path, { force: true });
      }
    },
    /** Ends the unpacking in progress, or its upload; it is refused with `importCancelled`, which says what stays. False if there is none. */
    cancel(): boolean {
      const isAny = uploads.size > 0;
      for (const upload of uploads) upload.abort();
      return unpacking.cancel() || isAny;
    },
    /** Ends an unpacking in progress. */
    stop: unpacking.stop,
  };
}
