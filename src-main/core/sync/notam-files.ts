/**
 * Imports a file or folder of NOTAM files as a source. Promise: a file is imported only when its content is new; one that can't be read as
 * NOTAMs is reported and does not prevent the import of the others.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Claimant, SourceClaims } from '../notams/lifecycle/coverage.ts';
import type { NotamIntake } from '../notams/import/intake.ts';
import { regularPieces } from '../platform/regular-file.ts';
import { invalidBecause, Refusal } from '../refusal.ts';
import { isReadWhole } from '../notams/import/report.ts';
import { boundsOfNotamFiles, openMeter, type Bounds } from './run-bounds.ts';
import { Unreachable } from './unreachable.ts';
import { stepOf, type Progress } from '../progress.ts';
import { reason } from '../reasons/reason.ts';
import { parsedJson } from '../text/json.ts';
import { writeWhole } from '#core/platform/data-folder.ts';

/** A folder with more is not a folder of NOTAM files. */
const MOST_FILES = 10_000;
const LEDGER = 'notam-files.json';

/** An entry is what is known of a file: its content was read when it had this time and size. */
type Entry = {
  mtimeMs: number;
  size: number;
  sha256: string;
  issuedAt: string | null;
  /** The import that stored it has this number; absent where it was refused. */
  importId?: number | undefined;
  /** All of it could be read. */
  isWhole?: boolean;
  /** It says why it was not imported. */
  refused: string | null;
};
type Ledger = Record<string, Entry>;

/**
 * Returns whether NOTAMs were stored, and the newest date in the files. Throws `Unreachable` when there is nothing at the
 * address, `importRunning` while another import runs, and `invalidRequest` that names files which could not be read.
 */
export async function takeNotamFiles(
  address: string,
  tools: {
    folder: string;
    notamIntake: NotamIntake;
    sourceClaims: Pick<SourceClaims, 'put'>;
    by: Claimant;
    /** The user says that all of the files together hold all NOTAMs of these. */
    completeFor: readonly string[];
    signal: AbortSignal;
    progress: Progress;
    bounds?: Bounds;
  },
): Promise<{ isNew: boolean; dataDate: string | null }> {
  const { folder, notamIntake, sourceClaims, by, completeFor, signal, progress, bounds = boundsOfNotamFiles } = tools;
  const meter = openMeter(address, bounds);
  const before = await readLedger(folder);
  const writeLedger = (ledger: Ledger) => writeWhole(join(folder, LEDGER), JSON.stringify(ledger));
  const after: Ledger = {};
  const paths = await filesAt(address);
  let isNew = false;
  for (const [index, path] of paths.entries()) {
    signal.throwIfAborted();
    progress(stepOf('lookingAtFiles', { done: index, total: paths.length }));
    const { mtimeMs, size } = await stat(path);
    const record = before[path];
    const isStored = record !== undefined && (record.importId !== undefined || record.refused !== null);
    if (isStored && record.mtimeMs === mtimeMs && record.size === size) {
      after[path] = record;
      continue;
    }
    meter.add({ bytes: size });
    const sha256 = await hashOf(path, signal);
    if (isStored && record.sha256 === sha256) {
      after[path] = { ...record, mtimeMs, size };
      continue;
    }
    progress(stepOf('importingNotams', { file: basename(path), done: index, total: paths.length }));
    const { stored, ...taken } = await take(path, notamIntake, { by, signal });
    isNew ||= stored > 0;
    after[path] = { mtimeMs, size, sha256, ...taken };
    // Written after every file, so that after a kill only one is read again.
    writeLedger({ ...before, ...after });
  }
  writeLedger(after);
  const refused = Object.entries(after).flatMap(([file, { refused: issue }]) =>
    issue === null ? [] : [reason('notamFileRefused', { file, issue })],
  );
  if (refused.length > 0) throw invalidBecause(...refused);
  const files = Object.values(after);
  const dataDate =
    files
      .flatMap(({ issuedAt }) => issuedAt ?? [])
      .sort()
      .at(-1) ?? null;
  if (files.every(({ isWhole }) => isWhole === true)) {
    const imports = files.flatMap(({ importId }) => importId ?? []);
    const claims = completeFor.map((place) => ({ place, kind: 'full' as const, from: dataDate, to: null, count: null }));
    sourceClaims.put(by, claims, imports);
  }
  return { isNew, dataDate };
}

async function filesAt(address: string): Promise<string[]> {
  const at = await stat(address).catch(() => undefined);
  if (!at) throw new Unreachable(reason('pathNotConnected', { path: address }));
  if (!at.isDirectory()) return [address];
  const entries = await readdir(address, { withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => join(address, name));
  if (paths.length > MOST_FILES) {
    throw invalidBecause(reason('tooManyFiles', { folder: address, count: paths.length, most: MOST_FILES }));
  }
  return paths.sort();
}

type Taken = { stored: number } & Omit<Entry, 'mtimeMs' | 'size' | 'sha256'>;

async function take(path: string, intake: NotamIntake, { by, signal }: { by: Claimant; signal: AbortSignal }): Promise<Taken> {
  try {
    const { report } = await intake.files([{ path, name: path }], { signal, claim: { by, claims: [] } });
    const { added, changed, issuedAt, importId } = report;
    return { stored: added + changed, issuedAt, importId: importId ?? undefined, isWhole: isReadWhole(report), refused: null };
  } catch (error) {
    if (!(error instanceof Refusal) || interrupted.has(error.code)) throw error;
    return { stored: 0, issuedAt: null, refused: error.details?.[0] ?? error.message };
  }
}

/** These say that an import could not run, which is no fault of the file. */
const interrupted: ReadonlySet<string> = new Set(['importRunning', 'importCancelled']);

async function hashOf(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(regularPieces(path), hash, { signal });
  return hash.digest('hex');
}

/** An unreadable one counts as absent: every file is then read again, which does not change what is already stored. */
const readLedger = async (folder: string): Promise<Ledger> =>
  (parsedJson(await readFile(join(folder, LEDGER), 'utf8').catch(() => '')) ?? {}) as Ledger;
