/**
 * Imports a pack. Promise: nothing changes until every check has passed; then the dataset is swapped as after an import, and the NOTAMs are merged.
 * A kill at any moment leaves the old dataset or the new one, and unpacking again completes the rest.
 */
import type { Database } from 'better-sqlite3';
import { startWorker, type RunningWorker } from '../platform/worker.ts';
import type { Trust } from './check-pack.ts';
import type { Merged } from './merge-notams.ts';
import { join } from 'node:path';
import type { Shrunk } from '#contract/dataset/losses.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import type { UnpackReport } from '#contract/transfer.ts';
import { openSetting } from '../database/setting.ts';
import type { Dataset } from '../reference/dataset.ts';
import type { Reference } from '../reference/store/open-reference.ts';
import { openCancellation, type Cancellation } from '../platform/cancellation.ts';
import type { Log } from '../platform/log.ts';
import type { Imports } from '../sync/imports.ts';
import { isLoss } from '../sync/builds.ts';
import { reasonsOf } from '../reasons/reasons-of.ts';
import { reason } from '../reasons/reason.ts';
import { Refusal } from '../refusal.ts';
import type { Manifest } from './manifest.ts';
import { openSigningKey } from './signing-key.ts';

/** A pack may be crafted to exhaust memory; this limits it. */
const MOST_HEAP_MB = 1000;

export type UnpackTask = {
  path: string;
  /** People see this name. */
  file: string;
  /** Its reference database is written here; the file must not exist. */
  build: string;
  state: string;
  trust: Trust;
  /** A `Cancellation` gives it; it is heard while NOTAMs are imported. */
  cancellation: SharedArrayBuffer;
  /** The time of unpacking is in milliseconds since 1970. */
  now: number;
};

/** The worker gets it after `checked` and imports the NOTAMs. */
const MERGE = 'merge';

export type UnpackMessage =
  /** `isStarter`: the dataset of the pack is a starter set. */
  { kind: 'checked'; manifest: Manifest<'pack'>; isStarter: boolean; signer: string } | { kind: 'merged'; merged: Merged };

type UnpackWorker = RunningWorker<UnpackMessage>;

export type UnpackOptions = {
  /** The user trusts the foreign signer with this fingerprint from now on. */
  trust?: string | undefined;
  /** Accept the dataset even if the one in use is as new or newer. */
  isForced?: boolean;
  /** Accept the dataset also if it has less than the one in use. */
  acceptLoss?: boolean;
};

type Parts = {
  dataDir: string;
  dataset: Dataset;
  imports: Imports;
  signers: TrustedSigners;
  clock: () => Date;
  log: Log;
  onNotamsChanged: () => void;
};

export function openUnpacking({ dataDir, dataset, imports, signers, clock, log, onNotamsChanged }: Parts) {
  let running: { worker: UnpackWorker; cancellation: Cancellation; isMerging: boolean } | undefined;
  let isStopped = false;

  async function takeIn(
    worker: UnpackWorker,
    build: string,
    own: string,
    file: string,
    { trust, isForced = false, acceptLoss = false }: UnpackOptions,
  ): Promise<UnpackReport> {
    const { manifest, signer, isStarter } = await worker.result('checked');
    // Closed in between: another process may own the data folder by now.
    if (isStopped) throw new Error('Unpacking was ended before it changed anything.');
    const { revision, date } = manifest.dataset;
    const before = dataset.current().revision;
    const isWanted = isToBeTaken({ ...manifest.dataset, isStarter }, dataset.current(), isForced);
    const { refused, shrunk } = isWanted ? await takeDataset(build, file, manifest, acceptLoss) : NOT_TAKEN;
    const isTaken = isWanted && refused.length === 0;
    if (trust === signer && signer !== own) signers.add(signer);
    if (running) running.isMerging = true;
    worker.send(MERGE);
    const { merged } = await worker.result('merged').catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'importCancelled') throw error;
      // Some of the NOTAMs may be stored.
      onNotamsChanged();
      const stayed = isTaken ? [reason('datasetStayed', { revision })] : [];
      throw new Refusal('importCancelled', { reasons: [...stayed, ...(error.reasons ?? [])] });
    });
    if (merged.added + merged.changed > 0) onNotamsChanged();
    log.info('unpacked', { signer, revision, isTaken, notams: merged });
    return {
      madeAt: manifest.madeAt,
      signer,
      isOwn: signer === own,
      revision,
      date,
      isDatasetNewer: isTaken,
      replaced: isTaken ? before : null,
      datasetRefused: [...refused],
      shrunk: [...shrunk],
      notams: merged,
      notamsIssuedAt: manifest.notams.issuedAt,
    };
  }

  /** A dataset that has less is refused alone: the NOTAMs of the pack are imported all the same. */
  async function takeDataset(path: string, file: string, { dataset: packed }: Manifest<'pack'>, isForced: boolean): Promise<Taken> {
    try {
      const { source, date } = packed;
      return { refused: [], shrunk: await imports.takePacked({ path, name: file, source, date }, { isForced }) };
    } catch (error) {
      if (!isLoss(error)) throw error;
      return { refused: reasonsOf(error), shrunk: [] };
    }
  }

  return {
    /** `file` names the pack for people. Throws `importRunning` during another import, and a Refusal for a pack that is not accepted. */
    async unpack(path: string, file: string, options: UnpackOptions): Promise<UnpackReport> {
      if (running || dataset.progress()?.state === 'running') throw new Refusal('importRunning');
      const own = openSigningKey(dataDir).fingerprint;
      const build = dataset.newBuild();
      const cancellation = openCancellation();
      const task: UnpackTask = {
        path,
        file,
        build,
        state: join(dataDir, 'state.sqlite'),
        trust: { own, trusted: signers.list(), trust: options.trust },
        cancellation: cancellation.shared,
        now: clock().getTime(),
      };
      const about = { name: 'unpack-worker', caller: import.meta.url, what: 'Unpacking', heapMb: MOST_HEAP_MB };
      const worker = startWorker<UnpackMessage>({ ...about, task });
      running = { worker, cancellation, isMerging: false };
      try {
        return await takeIn(worker, build, own, file, options);
      } catch (error) {
        // Ended from outside while it was checked: nothing has changed.
        if (cancellation.isAsked() && !(error instanceof Refusal)) throw new Refusal('importCancelled');
        throw error;
      } finally {
        running = undefined;
        worker.stop();
        dataset.discard(build);
      }
    },
    /**
     * Ends the unpacking in progress, which is refused with `importCancelled`: before the pack was checked nothing has changed; after it the refusal says
     * what stays. False if there is none.
     */
    cancel(): boolean {
      if (!running) return false;
      running.cancellation.ask();
      if (!running.isMerging) running.worker.stop();
      return true;
    },
    stop(): void {
      isStopped = true;
      running?.worker.stop();
    },
  };
}

type Taken = { refused: readonly Reason[]; shrunk: readonly Shrunk[] };
const NOT_TAKEN: Taken = { refused: [], shrunk: [] };

type Packed = Manifest<'pack'>['dataset'] & { isStarter: boolean };

/** A dataset without a date is never newer, and any with a date is newer than it. */
function isToBeTaken(packed: Packed, present: Reference, isForced: boolean): boolean {
  if (packed.revision === present.revision) return false;
  if (isForced) return true;
  if (packed.date !== null && (present.date === null || packed.date > present.date)) return true;
  return present.isStarter && !packed.isStarter;
}

type TrustedSigners = { list(): string[]; add(fingerprint: string): void };

/** The user trusts packs of installations with these fingerprints, which are in `settings` of state.sqlite. Promise: only the user adds one. */
export function openTrustedSigners(db: Database): TrustedSigners {
  const setting = openSetting(db, 'trustedSigners');
  const list = (): string[] => JSON.parse(setting.get() ?? '[]') as string[];
  return {
    list,
    add: (fingerprint) => setting.set(JSON.stringify([...new Set([...list(), fingerprint])])),
  };
}
