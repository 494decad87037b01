/**
 * Prepares a new set next to the old one and then replaces it. Promise: the new set replaces the old one only when all its files are present and valid;
 * until then, and after any failure or kill, the old one is unchanged.
 */
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { flushFolder } from '#core/platform/flush-folder.ts';
import type { Progress } from '#core/progress.ts';
import { linkOrCopy } from '#core/reference/store/version-store.ts';
import type { Bounds } from '../run-bounds.ts';
import { newestDate, readSnapshot, writeSnapshot, type FileRecord, type Snapshot } from './snapshot.ts';
import { sweep } from './sweep.ts';
import { unfinished } from '#core/platform/leftovers.ts';

export type FetchedSet = {
  /** Names the files whose content is new or has changed. */
  changed: string[];
  /** The newest file has this date, ISO 8601 UTC; null when unknown. */
  date: string | null;
  /** It is the folder with the files. */
  path: string;
};

export type Brought = Omit<FileRecord, 'fetchedAt'>;

/** What a set of files is fetched with, from the web or from a disk. */
export type SetOptions = {
  /** It is the absolute path of this source's folder. */
  folder: string;
  clock: () => Date;
  signal: AbortSignal;
  /** It is called with the number of bytes: as sent, of files of a disk uncompressed. */
  progress: Progress;
  bounds?: Bounds;
};

type NextSet<File extends { name: string }> = {
  folder: string;
  /** Address or path; there is no comparison with files from elsewhere. */
  from: string;
  files: readonly File[];
  clock: () => Date;
  /** Writes the file to `target`; undefined: it is unchanged. */
  bring: (file: File, target: string, before: FileRecord | undefined) => Promise<Brought | undefined>;
};

/** Fetches the files one after another. Whatever `bring` throws ends it. */
export async function nextSet<File extends { name: string }>(next: NextSet<File>): Promise<FetchedSet> {
  const { folder, from, clock, bring } = next;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  sweep(folder, clock);
  const present = readSnapshot(folder);
  const before = present?.from === from ? present.files : {};
  const set = `set-${Number(present?.set.slice('set-'.length) ?? 0) + 1}`;
  const building = unfinished(join(folder, set));
  try {
    await mkdir(building, { mode: 0o700 });
    const brought: Record<string, FileRecord> = {};
    for (const file of next.files) {
      const record = await bring(file, join(building, file.name), before[file.name]);
      if (record) brought[file.name] = { ...record, fetchedAt: clock().toISOString() };
    }
    const names = next.files.map(({ name }) => name);
    const files = { ...before, ...brought };
    const changed = names.filter((name) => files[name]?.sha256 !== before[name]?.sha256);
    if (present && changed.length === 0) return { changed, ...keepInUse(folder, present, { ...present, files }) };
    for (const name of names.filter((name) => !brought[name])) {
      linkOrCopy(join(folder, present?.set ?? '', name), join(building, name));
    }
    return { changed, ...(await putInUse(folder, building, { set, from, files })) };
  } finally {
    // This sweeps the previous set, or what exists of the one that failed.
    sweep(folder, clock);
  }
}

/** The content is the same; the source may give another date or ETag for it. */
function keepInUse(folder: string, present: Snapshot, same: Snapshot): Omit<FetchedSet, 'changed'> {
  if (!isDeepStrictEqual(same, present)) writeSnapshot(folder, same);
  return { date: newestDate(same), path: join(folder, same.set) };
}

async function putInUse(folder: string, building: string, snapshot: Snapshot): Promise<Omit<FetchedSet, 'changed'>> {
  const path = join(folder, snapshot.set);
  flushFolder(building);
  await rename(building, path);
  flushFolder(folder);
  writeSnapshot(folder, snapshot);
  return { date: newestDate(snapshot), path };
}
