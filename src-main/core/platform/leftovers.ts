/**
 * Makers of files and the sweep at the start both use this list of every name that the program gives a file or folder while it is being
 * made. Promise: whatever a killed process left under one of these names is gone after the next start, and nothing else is; downloads that
 * can be resumed are left to `sync/fetch/sweep.ts`.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './is-running.ts';

/** `folder`: where it lies, from the data folder. `names`: every name that `name` gives, and what SQLite may leave next to it. */
type Leftover = { folder: '.' | 'versions' | 'backups' | 'basemaps'; name: (about: string) => string; names: RegExp };

/** A file or folder that gets its name when it is whole; in the folders of sources `sync/fetch/sweep.ts` removes it. */
export const unfinished = (path: string): string => `${path}.part`;

/** These lie in the folder of a source: files that were fetched and are not in use, and files under construction. */
export const unfinishedFetch = /^set-\d+$|\.part$|\.part\.json$/;

export const leftovers = {
  /** A dataset under construction has its search index and other parts next to it. */
  build: { folder: '.', name: (number: string) => `reference.sqlite.new-${process.pid}-${number}`, names: /^reference\.sqlite\.new-/ },
  /** A first start makes a state under this name. */
  state: { folder: '.', name: () => 'state.sqlite.new', names: /^state\.sqlite\.new(?:-wal|-shm|-journal)?$/ },
  stateBackup: { folder: 'backups', name: () => 'state.part', names: /^state\.part(?:-wal|-shm|-journal)?$/ },
  /** NOTAMs that arrive over HTTP are stored here first. */
  upload: { folder: '.', name: () => `upload-${randomUUID()}.tmp`, names: /^upload-[\da-f-]{36}\.tmp$/ },
  /** These are packs and backups that arrive or leave over HTTP, and the copy of the state that goes into them. */
  transfer: {
    folder: '.',
    name: () => `transfer-${process.pid}-${randomUUID()}.part`,
    names: /^transfer-(?<pid>\d+)-[\da-f-]{36}\.part(?:-wal|-shm|-journal)?$/,
  },
  signingKey: { folder: '.', name: () => `transfer-key-${process.pid}.part`, names: /^transfer-key-(?<pid>\d+)\.part$/ },
  /** Small files are the pid, the address of the server, and the secrets of sources. */
  small: { folder: '.', name: unfinished, names: /^(?:aeroshelf\.pid|server\.json|credentials\.json)\.part$/ },
  restoring: { folder: '.', name: () => 'restoring.part', names: /^restoring\.part$/ },
  /** The folder contains the copy of a basemap that is not in the list yet. */
  basemap: { folder: 'basemaps', name: () => `arriving-${randomUUID()}.part`, names: /^arriving-[\da-f-]{36}\.part$/ },
  /** A dataset on its way to the stored ones is here, and the note of a rollback. */
  version: { folder: 'versions', name: unfinished, names: /\.part$/ },
} as const satisfies Record<string, Leftover>;

/** A start calls it once it holds the data folder and before it opens anything. */
export function sweepLeftovers(dataDir: string): void {
  for (const { folder, names } of Object.values(leftovers)) {
    const inside = join(dataDir, folder);
    for (const name of namesIn(inside)) if (isLeft(names.exec(name))) rmSync(join(inside, name), { recursive: true, force: true });
  }
}

/** A pack or backup may be made while a server starts. */
function isLeft(found: RegExpExecArray | null): boolean {
  const pid = Number(found?.groups?.['pid'] ?? process.pid);
  return found !== null && (pid === process.pid || !isRunning(pid));
}

/** Names in a folder; none where it cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
