/**
 * Restores a backup into a data folder that no process uses. Promise: everything is checked, and brought to this version's format, before
 * anything changes; the current state is kept next to it; a kill at any moment leaves the current state or the restored one, whole.
 *
 * The restored files are prepared in a folder; renaming it is the decision: finishRestore then does the rest, now or at the next start.
 */
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { lockDataFolder } from '../platform/data-folder.ts';
import { migrations, openState } from '../database/state.ts';
import { stateBackups } from '../database/state-backups.ts';
import { Refusal, invalidBecause } from '../refusal.ts';
import { leftovers } from '../platform/leftovers.ts';
import { flushFile, flushFolder } from '../platform/flush-folder.ts';
import { STATE, stateCounts, type StateCounts } from './backup.ts';
import { unwritable } from './unwritable.ts';
import { finishRestore, keptName, KEPT_AS, READY } from './finish-restore.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { openContainer } from './read-container.ts';
import { readSigningKey, SIGNING_KEY } from './signing-key.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '../reasons/reason.ts';

/** An unpacked entry has at most this many bytes. */
const bounds = { [STATE]: 8_000_000_000, [SIGNING_KEY]: 10_000 };

type Where = { dataDir: string; clock: () => Date };

export type Restored = {
  manifest: Manifest<'backup'>;
  counts: StateCounts;
  /** Path of the former state; undefined if there was none. */
  former: string | undefined;
};

/** `file` names the backup for people. Throws a Refusal that names the process which has the data folder, or what is wrong with the backup. */
export async function restore(path: string, file: string, where: Where): Promise<Restored> {
  const { made, former } = await replaceState(where, (folder) => makeReady(path, file, folder, where.clock));
  return { ...made, former };
}

/** The newest automatic backup that is whole. Throws `notFound` where there is none. */
export async function restoreLast(where: Where): Promise<{ madeAt: string; counts: StateCounts; former: string | undefined }> {
  const backups = stateBackups(where.dataDir);
  const { made, former } = await replaceState(where, (folder) => {
    for (const { path, madeAt } of backups) {
      const copy = join(folder, STATE);
      copyFileSync(path, copy);
      chmodSync(copy, 0o600);
      flushFile(copy);
      if (!faultInState(copy, path)) return { madeAt, counts: checkedState(copy, path, where.clock) };
      rmSync(copy);
    }
    throw new Refusal('notFound', { reasons: [reason('noAutomaticBackup', { folder: where.dataDir, damaged: backups.length })] });
  });
  return { ...made, former };
}

/** Puts a state without anything in it there. */
export async function beginAfresh(where: Where): Promise<{ former: string | undefined }> {
  const { former } = await replaceState(where, (folder) => openState(join(folder, STATE), where).close());
  return { former };
}

/** `make` puts a state into a folder; nothing changes when it throws. */
async function replaceState<T>(
  { dataDir, clock }: Where,
  make: (folder: string) => T | Promise<T>,
): Promise<{ made: T; former: string | undefined }> {
  const lock = lockDataFolder(dataDir);
  const part = join(dataDir, leftovers.restoring.name());
  try {
    finishRestore(dataDir);
    mkdirSync(part, { mode: 0o700 });
    const made = await make(part);
    const present = join(dataDir, STATE);
    takeLogIn(present);
    const wasThere = existsSync(present);
    const former = decide(part, { dataDir, clock });
    finishRestore(dataDir);
    return { made, former: wasThere ? join(dataDir, former) : undefined };
  } catch (error) {
    throw unwritable(dataDir, error);
  } finally {
    rmSync(part, { recursive: true, force: true });
    lock.release();
  }
}

/** Decides the restore. Answers the name under which the former state is kept. */
function decide(part: string, { dataDir, clock }: Where): string {
  const former = keptName(clock());
  writeFileSync(join(part, KEPT_AS), former, { flush: true });
  flushFolder(part);
  rmSync(join(dataDir, READY), { recursive: true, force: true });
  renameSync(part, join(dataDir, READY));
  flushFolder(dataDir);
  return former;
}

/** Checks a backup, and has the next start put it in the place of the state, which serves until then. The caller's process has the data folder. */
export async function prepareRestore(path: string, file: string, where: Where): Promise<Omit<Restored, 'former'>> {
  const part = join(where.dataDir, leftovers.restoring.name());
  try {
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { mode: 0o700 });
    const made = await makeReady(path, file, part, where.clock);
    decide(part, where);
    return made;
  } catch (error) {
    throw unwritable(where.dataDir, error);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

async function makeReady(
  path: string,
  file: string,
  folder: string,
  clock: () => Date,
): Promise<{ manifest: Manifest<'backup'>; counts: StateCounts }> {
  const container = await openContainer(path, file);
  try {
    const manifest = readManifest(container.manifest, 'backup', file);
    container.holdsExactly(manifest.entries, bounds);
    for (const entry of manifest.entries) await container.extract(entry, join(folder, entry.name));
    const { fingerprint } = readSigningKey(readFileSync(join(folder, SIGNING_KEY)), `${SIGNING_KEY} in ${file}`);
    if (fingerprint !== container.signer) throw invalidBecause(reason('backupSignerOther', { file }));
    return { manifest, counts: checkedState(join(folder, STATE), file, clock) };
  } finally {
    container.close();
  }
}

/** Migrated here, so that a failing migration fails before anything changed. */
function checkedState(path: string, file: string, clock: () => Date): StateCounts {
  const fault = faultInState(path, file);
  if (fault) throw invalidBecause(fault);
  const db = openState(path, { clock });
  try {
    const counts = stateCounts(db);
    db.pragma('journal_mode = DELETE');
    return counts;
  } finally {
    db.close();
  }
}

function faultInState(path: string, file: string): Reason | undefined {
  const db = new Sqlite(path);
  try {
    const format = db.pragma('user_version', { simple: true }) as number;
    if (format > migrations.length) return reason('madeByNewer', { file, format, known: migrations.length });
    const found = db.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') return reason('backupStateDamaged', { file, error: String(found) });
    return format === 0 ? reason('backupStateDamaged', { file, error: 'not a state of Aeroshelf' }) : undefined;
  } catch (error) {
    return reason('backupStateDamaged', { file, error: (error as Error).message });
  } finally {
    db.close();
  }
}

/** Checkpoints the log of a state into its file, so that one file is kept. A damaged one is kept as it is. */
function takeLogIn(state: string): void {
  if (!existsSync(state)) return;
  try {
    const db = new Sqlite(state);
    try {
      db.pragma('journal_mode = DELETE');
    } finally {
      db.close();
    }
  } catch {
    // The file stays, because something may be recovered from it.
  }
}
