/**
 * The dataset the user rolled back from. Promise: remembered until the next dataset is built or imported, across restarts, so that no automatic sync brings
 * it straight back.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VersionStore } from './version-store.ts';

const NAME = 'rolled-back.json';

/** `inUse`: the revisions in use before and after the swap; the note is valid while either is in use. */
type Note = { from: string; inUse: string[] };

export type RolledBack = {
  /** The revision rolled back from, if `inUse` is one that the user went back to. */
  from(inUse: string): string | undefined;
  /** Call before the swap. */
  note(former: string, next: string): void;
  clear(): void;
};

export function openRolledBack({ versions }: Pick<VersionStore, 'versions'>): RolledBack {
  const path = join(versions, NAME);
  let noted = read(path);

  const from = (inUse: string) => (noted?.inUse.includes(inUse) && noted.from !== inUse ? noted.from : undefined);

  return {
    from,
    note(former, next) {
      noted = { from: from(former) ?? former, inUse: [former, next] };
      mkdirSync(versions, { recursive: true });
      const written = `${path}.part`;
      writeFileSync(written, JSON.stringify(noted), { mode: 0o600 });
      renameSync(written, path);
    },
    clear() {
      if (noted) rmSync(path, { force: true });
      noted = undefined;
    },
  };
}

function read(path: string): Note | undefined {
  try {
    const { from, inUse } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Note>;
    return typeof from === 'string' && Array.isArray(inUse) ? { from, inUse } : undefined;
  } catch {
    // Without a readable file, no sync is held back.
    return undefined;
  }
}
