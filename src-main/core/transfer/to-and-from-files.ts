/**
 * Makes packs and backups without opening the data folder, so that it works alongside a server; and restores, which needs exclusive use of
 * the folder.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemClock } from '#core/platform/clock.ts';
import { checkLayout } from '#core/platform/data-layout.ts';
import { unfinished } from '#core/platform/leftovers.ts';
import { flushFolder } from '../platform/flush-folder.ts';
import { reason } from '../reasons/reason.ts';
import type { Manifest } from './manifest.ts';
import type { Packed } from './pack.ts';
import type { Restored } from './restore.ts';
import { unwritable } from './unwritable.ts';
import { invalidBecause } from '../refusal.ts';

type From = { dataDir: string; clock?: () => Date };

/** Throws a Refusal when the file exists and `isForced` is not set, when it can't be written, and if there is nothing to pack. */
export async function packTo(file: string, isForced: boolean, { dataDir, clock = systemClock }: From): Promise<Packed> {
  checkLayout(dataDir);
  const { writePack } = await import('./pack.ts');
  return wholeFile(file, isForced, (part) => writePack(part, { dataDir, clock }));
}

/** Throws as `packTo`. */
export async function backUpTo(file: string, isForced: boolean, { dataDir, clock = systemClock }: From): Promise<Manifest<'backup'>> {
  checkLayout(dataDir);
  const { writeBackup } = await import('./backup.ts');
  return wholeFile(file, isForced, (part) => writeBackup(part, { dataDir, clock }));
}

/** The newest automatic backup in the place of the state, which is kept. Throws a Refusal that names the process which uses the folder, or that there is none. */
export async function restoreLastBackup({ dataDir, clock = systemClock }: From) {
  return (await import('./restore.ts')).restoreLast({ dataDir, clock });
}

/** An empty state in the place of the one that is there, which is kept. */
export async function beginAfresh({ dataDir, clock = systemClock }: From) {
  return (await import('./restore.ts')).beginAfresh({ dataDir, clock });
}

/** `name` is the backup's name for people. Throws a Refusal that names the process which uses the folder, or what is wrong with the backup. */
export async function restoreFrom(path: string, name: string, { dataDir, clock = systemClock }: From): Promise<Restored> {
  checkLayout(dataDir);
  const { restore } = await import('./restore.ts');
  return restore(path, name, { dataDir, clock });
}

/**
 * Writes a file for the user to take away. Promise: a file under its name is complete or absent, and an existing one is not overwritten unless the user
 * said so. Lets `write` write `FILE.part` and renames it once it is on the disk. Throws a Refusal when the file exists and `isForced` is not
 * set, and when it can't be written.
 */
async function wholeFile<T>(file: string, isForced: boolean, write: (part: string) => Promise<T>): Promise<T> {
  const refuseExisting = () => {
    if (!isForced && existsSync(file)) throw invalidBecause(reason('fileExists', { path: file }));
  };
  refuseExisting();
  const part = unfinished(file);
  // A killed run may have left one that others can read.
  rmSync(part, { force: true });
  try {
    const written = await write(part);
    refuseExisting();
    renameSync(part, file);
    flushFolder(dirname(file));
    return written;
  } catch (error) {
    throw unwritable(file, error);
  } finally {
    rmSync(part, { force: true });
  }
}
