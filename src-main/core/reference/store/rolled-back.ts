/**
 * Remembers the dataset that the user rolled back from. Promise: it is remembered until the next dataset is built or imported, across
 * restarts, so that no automatic sync brings it straight back.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#core/platform/log.ts';
import type { VersionStore } from './version-store.ts';
import { writeWhole } from '#core/platform/data-folder.ts';

const NAME = 'rolled-back.json';

/** `inUse`: the revisions in use before and after the swap; the note is valid while either is in use. */
type Note = { from: string; inUse: string[] };

export function openRolledBack({ versions }: Pick<VersionStore, 'versions'>, log: Log) {
  const path = join(versions, NAME);
  let noted = read(path, log);

  const from = (inUse: string) => (noted?.inUse.includes(inUse) && noted.from !== inUse ? noted.from : undefined);

  return {
    /** The revision rolled back from, if `inUse` is one that the user went back to. */
    from,
    /** Must be called before the swap. */
    note(former: string, next: string): void {
      noted = { from: from(former) ?? former, inUse: [former, next] };
      writeWhole(path, JSON.stringify(noted));
    },
    clear(): void {
      if (noted) rmSync(path, { force: true });
      noted = undefined;
    },
  };
}

function read(path: string, log: Log): Note | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const { from, inUse } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Note>;
    if (typeof from === 'string' && Array.isArray(inUse)) return { from, inUse };
  } catch {
    // The warning below covers this and any other content that is no note.
  }
  log.warn('what you rolled back from is not readable: the next sync may bring newer data in use; roll back again if it does', {
    file: path,
  });
  return undefined;
}
