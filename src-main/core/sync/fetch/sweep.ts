/** Removes what killed runs left in a source's folder, except downloads that can still be resumed. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unfinished, unfinishedFetch } from '#core/platform/leftovers.ts';
import { parsePartInfo, partPaths } from './part.ts';
import { readSnapshot } from './snapshot.ts';

const ENDING = unfinished('');
const KEPT_MS = 7 * 24 * 3_600_000;

/** Call while nothing is being fetched into this folder. */
export function sweep(folder: string, clock: () => Date): void {
  const names = namesIn(folder);
  const namesToKeep = new Set([
    readSnapshot(folder)?.set,
    ...names.filter((name) => name.endsWith(ENDING)).flatMap((name) => resumable(folder, name.slice(0, -ENDING.length), clock)),
  ]);
  for (const name of names) if (unfinishedFetch.test(name) && !namesToKeep.has(name)) remove(join(folder, name));
}

function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    // Windows keeps files that are open; they are removed next time.
    if (process.platform !== 'win32') throw error;
  }
}

/** The two file names of a download that can be resumed; otherwise empty. */
function resumable(folder: string, name: string, clock: () => Date): string[] {
  const { bytes, info } = partPaths(name);
  try {
    // A date in the future came from a wrong clock, and could keep the part for years.
    const age = Math.abs(clock().getTime() - Date.parse(parsePartInfo(readFileSync(join(folder, info), 'utf8'))?.triedAt ?? ''));
    return age < KEPT_MS ? [bytes, info] : [];
  } catch {
    return [];
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
