/**
 * Stores the newest three automatic backups of state.sqlite as `backups/state-NUMBER-TIME.sqlite`. Promise: each was whole when it was
 * made, and is readable for its owner alone; a number and not the time tells which is the newest, so that a wrong clock puts none before
 * another.
 */
import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { flushFile, flushFolder } from '../platform/flush-folder.ts';
import { leftovers, namesIn } from '../platform/leftovers.ts';

export const BACKUPS = 'backups';
const KEPT = 3;
const DAY_MS = 86_400_000;
const named = /^state-(?<number>\d{6})-(?<day>\d{4}-\d\d-\d\d)T(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)Z\.sqlite$/;

/** `madeAt` is ISO 8601 UTC, to the second. */
type StateBackup = { path: string; number: number; madeAt: string };

/** Lists the backups, the newest first. */
export function stateBackups(dataDir: string): StateBackup[] {
  const folder = join(dataDir, BACKUPS);
  return namesIn(folder)
    .flatMap((name) => {
      const { number, day, hour, minute, second } = named.exec(name)?.groups ?? {};
      return number === undefined
        ? []
        : [{ path: join(folder, name), number: Number(number), madeAt: `${day}T${hour}:${minute}:${second}Z` }];
    })
    .sort((a, b) => b.number - a.number);
}

/** Tells whether the newest is a day old, or of a time to come. */
export function isBackupDue(dataDir: string, now: Date): boolean {
  const [newest] = stateBackups(dataDir);
  const age = now.getTime() - Date.parse(newest?.madeAt ?? '');
  return !(age >= 0 && age < DAY_MS);
}

/** A path for the next one; `keep` gives it its name once it is whole, and removes the fourth. */
export function beginBackup(dataDir: string): { part: string; keep(now: Date): void } {
  const folder = join(dataDir, BACKUPS);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, leftovers.stateBackup.name());
  rmSync(part, { force: true });
  return {
    part,
    keep(now) {
      flushFile(part);
      const number = String((stateBackups(dataDir)[0]?.number ?? 0) + 1).padStart(6, '0');
      renameSync(part, join(folder, `state-${number}-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.sqlite`));
      flushFolder(folder);
      for (const { path } of stateBackups(dataDir).slice(KEPT)) rmSync(path, { force: true });
    },
  };
}

/** Copies a state that only this connection uses, its log included. */
export function backUpState(dataDir: string, { state, db, now }: { state: string; db: Database; now: Date }): void {
  const backup = beginBackup(dataDir);
  db.pragma('wal_checkpoint(TRUNCATE)');
  copyFileSync(state, backup.part);
  chmodSync(backup.part, 0o600);
  backup.keep(now);
}
