/**
 * Opens state.sqlite, which has what belongs to this installation and its users. Promise: a file comes out in the format this program
 * knows, or is left untouched and refused. Only its owner may read it.
 */
import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { addPlaceFunctions } from '../geo/place.ts';
import { faultBehind, refusalOfSystem } from '../reasons/system-faults.ts';
import { Refusal } from '../refusal.ts';
import { flushFile, flushFolder } from '../platform/flush-folder.ts';
import { leftovers } from '../platform/leftovers.ts';
import { faultInState } from './copy-state.ts';
import { isDamage, lostState } from './lost-state.ts';
import { beginLog, leaveLog } from './state-log.ts';
import { baseline } from './migrations/001-baseline.ts';

/** The step at index n leads from format n to n + 1. A step that was released never changes. */
export const migrations: readonly string[] = [baseline];

/** Longest wait for another connection's write: of one that serves others, whose requests wait as well, and of one that works for itself. */
const BUSY_TIMEOUT_MS = { serving: 1_000, importing: 30_000 };

/** Called before the first step of a migration of a file that holds something. */
type BeforeMigration = (db: Database) => void;

/**
 * Opens the file, made if absent, and brings it to the newest format. Throws a Refusal for a file that a newer program wrote, for one that is empty or
 * damaged, and for one that is not a database.
 */
export function openState(
  path: string,
  {
    clock,
    waits = 'serving',
    beforeMigration,
  }: { clock: () => Date; waits?: keyof typeof BUSY_TIMEOUT_MS; beforeMigration?: BeforeMigration | undefined },
): Database {
  keepPrivate(path, clock);
  const db = connect(path, BUSY_TIMEOUT_MS[waits]);
  try {
    migrate(db, path, { clock, beforeMigration });
    return db;
  } catch (error) {
    db.close();
    throw error instanceof Sqlite.SqliteError ? unusable(path, error) : error;
  }
}

/** A temporary state that is gone when it is closed or the process ends, however it ends: SQLite keeps it in a temporary file without a name. */
export function openPassingState({ clock }: { clock: () => Date }): Database {
  const db = prepared('', BUSY_TIMEOUT_MS.serving, beginLog);
  migrate(db, db.name, { clock });
  return db;
}

/** SQLite gives its -wal and -shm files the mode of the database itself. */
function keepPrivate(path: string, clock: () => Date): void {
  try {
    if (existsSync(path)) chmodSync(path, 0o600);
    else create(path, clock);
  } catch (error) {
    throw unusable(path, error as Error);
  }
  if (statSync(path).size === 0) throw lostState('stateEmpty', path);
}

/** Made under another name, which it loses when it is whole and on the disk: a file of this name is never one of a start that was killed, or had too little room. */
function create(path: string, clock: () => Date): void {
  const made = join(dirname(path), leftovers.state.name());
  rmSync(made, { force: true });
  try {
    closeSync(openSync(made, 'wx', 0o600));
    const db = new Sqlite(made);
    try {
      // A partial file is deleted, so its rollback journal need not be on the disk; without a log, no checkpoint can fail unreported.
      db.pragma('journal_mode = MEMORY');
      migrate(db, made, { clock });
    } finally {
      db.close();
    }
    const fault = faultInState(made);
    if (fault !== null) throw new Error(fault);
    flushFile(made);
    renameSync(made, path);
  } catch (error) {
    rmSync(made, { force: true });
    throw error;
  }
  flushFolder(dirname(path));
}

function connect(path: string, timeout = BUSY_TIMEOUT_MS.serving): Database {
  try {
    return prepared(path, timeout, beginLog);
  } catch (error) {
    const fault = faultBehind(error);
    if (fault !== 'diskFull' && fault !== 'diskFailed') throw unusable(path, error as Error);
  }
  try {
    return prepared(path, timeout, leaveLog);
  } catch (error) {
    throw unusable(path, error as Error);
  }
}

function prepared(path: string, timeout: number, withOrWithoutLog: (db: Database) => void): Database {
  const db = new Sqlite(path, { timeout });
  try {
    withOrWithoutLog(db);
    db.pragma('foreign_keys = ON');
    db.pragma('temp_store = MEMORY');
    // The first look at the file; what is wrong with it shows here.
    db.pragma('user_version');
    addPlaceFunctions(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(
  db: Database,
  path: string,
  { clock, beforeMigration }: { clock: () => Date; beforeMigration?: BeforeMigration | undefined },
): void {
  const format = db.pragma('user_version', { simple: true }) as number;
  if (format > migrations.length) {
    throw new Refusal('invalidRequest', {
      message:
        `${path} was written by a newer Aeroshelf (format ${format}, this one knows ${migrations.length}). ` +
        'Update Aeroshelf, or choose another data folder with --data-dir.',
    });
  }
  if (format > 0 && format < migrations.length) beforeMigration?.(db);
  for (const [done, step] of migrations.entries()) {
    if (done < format) continue;
    const version = done + 1;
    db.transaction(() => {
      db.exec(step);
      db.prepare('INSERT INTO migrations (version, applied_at) VALUES (?, ?)').run(version, clock().toISOString());
      if (done === 0) db.prepare("INSERT INTO settings (key, value) VALUES ('clockSeenAt', ?)").run(clock().toISOString());
      db.pragma(`user_version = ${version}`);
    }).exclusive();
  }
}

function unusable(path: string, reason: Error): Refusal {
  if (reason instanceof Refusal) return reason;
  if (isDamage(reason)) return lostState('stateDamaged', path, reason.message);
  const refusal = refusalOfSystem(Object.assign(reason, { path }));
  if (refusal && refusal.code !== 'diskFailed') return refusal;
  return new Refusal(refusal?.code ?? 'invalidRequest', {
    message: `${path} can't be used: ${reason.message}. Put a copy of it back, move it away, or choose another data folder with --data-dir.`,
  });
}
