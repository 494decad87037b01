/**
 * A snapshot was fetched from a source: files of one run are in `set-<n>/`, and `snapshot.json`, which names the set in use. Promise: files
 * of two runs are never taken for one set; the name in `snapshot.json` changes by one rename, whenever the process is killed.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { flushFolder } from '#core/platform/flush-folder.ts';
import { writeWhole } from '#core/platform/data-folder.ts';

const SNAPSHOT = 'snapshot.json';

export type FileRecord = {
  etag: string | null;
  /** HTTP date, as the server wrote it; null for a local file, whose modification time is not the date of its content. */
  lastModified: string | null;
  /** They are counted uncompressed. */
  bytes: number;
  sha256: string;
  fetchedAt: string;
};

export type Snapshot = {
  /** The folder in use has this name. */
  set: string;
  /** The files came from this address or path. */
  from: string;
  files: Record<string, FileRecord>;
};

/**
 * Tells where to read what was last fetched into this folder; undefined: nothing was, or it is damaged. `date` is ISO 8601 UTC, null when
 * unknown.
 */
export function snapshotOf(folder: string): { path: string; date: string | null } | undefined {
  const snapshot = readSnapshot(folder);
  return snapshot && { path: join(folder, snapshot.set), date: newestDate(snapshot) };
}

export function readSnapshot(folder: string): Snapshot | undefined {
  try {
    const snapshot = JSON.parse(readFileSync(join(folder, SNAPSHOT), 'utf8')) as Snapshot;
    const isWhole =
      /^set-\d+$/.test(snapshot.set) &&
      Object.entries(snapshot.files).every(([name, { bytes }]) => statSync(join(folder, snapshot.set, name)).size === bytes);
    return isWhole ? snapshot : undefined;
  } catch {
    return undefined;
  }
}

export function writeSnapshot(folder: string, snapshot: Snapshot): void {
  writeWhole(join(folder, SNAPSHOT), `${JSON.stringify(snapshot, null, 2)}\n`, { isFlushed: true });
  flushFolder(folder);
}

export function newestDate({ files }: Snapshot): string | null {
  const times = Object.values(files).flatMap(({ lastModified }) => dateOf(lastModified)?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null;
}

/** Undefined if there is none or it can't be read. */
function dateOf(lastModified: string | null): Date | undefined {
  const date = new Date(lastModified ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
