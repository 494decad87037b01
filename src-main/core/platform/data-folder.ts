/**
 * One folder holds everything of an installation. Promise: one process at a time uses it. The operating system's own file lock, taken
 * through SQLite, decides which: it ends with its process however that ends, so there are no stale locks to break and no race in breaking
 * them. The pid is in a file next to it, for people.
 */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { Refusal } from '../refusal.ts';
import { steadyMs } from './clock.ts';
import { isRunning } from './is-running.ts';
import { unfinished } from './leftovers.ts';
import { openRetries } from './retries.ts';

const LOCK = 'aeroshelf.lock';
const PID = 'aeroshelf.pid';
/** A process that has the lock may take this long to write its pid, in milliseconds. */
const PID_WAIT_MS = 500;

type Environment = Readonly<Record<string, string | undefined>>;

/** Finds where the platform has application data: XDG_DATA_HOME on Linux, Application Support on macOS, APPDATA on Windows. */
export function defaultDataDir(platform: NodeJS.Platform = process.platform, env: Environment = process.env, home = homedir()): string {
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Aeroshelf');
  if (platform === 'win32') return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Aeroshelf');
  return join(env['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'aeroshelf');
}

/** Chooses the absolute folder to use: the one requested, else AEROSHELF_DATA_DIR, else the platform's. */
export function chooseDataDir(requested: string | undefined, env: Environment = process.env): string {
  return resolve(requested || env['AEROSHELF_DATA_DIR'] || defaultDataDir());
}

type FolderLock = { release(): void };

/**
 * Makes the folder if absent, for its owner alone, and takes it. Throws a Refusal that names the pid of the process which has it, or
 * says why it can't be made or written.
 */
export function lockDataFolder(dir: string): FolderLock {
  prepare(dir);
  const db = lock(dir);
  const pidFile = join(dir, PID);
  // Only people read this file, so a full disk must not prevent a start.
  const retries = openRetries();
  try {
    retries.do(() => writeWhole(pidFile, `${process.pid}\n`));
  } catch (error) {
    db.close();
    throw unusable(dir, error as Error);
  }
  return {
    release() {
      if (!db.open) return;
      retries.stop();
      rmSync(pidFile, { force: true });
      db.close();
    },
  };
}

/**
 * Writes a small file that only its owner can read, renamed into place in a folder that is made if absent: it is never half written, and a
 * full disk leaves the previous one. Unless it is flushed, a power failure may leave it empty.
 */
export function writeWhole(path: string, text: string, { isFlushed = false } = {}): void {
  const written = unfinished(path);
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(written, text, { mode: 0o600, flush: isFlushed });
    renameSync(written, path);
  } catch (error) {
    rmSync(written, { force: true });
    throw error;
  }
}

function prepare(dir: string): void {
  try {
    makeFolder(dir);
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK);
    makeLockFile(join(dir, LOCK));
  } catch (error) {
    throw unusable(dir, error as Error);
  }
}

/** A recursive mkdir of Node 24 never returns where the system has the parent but makes nothing in it, as in /proc. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * It is made here because SQLite would make it readable for everyone. It is never opened when it exists: closing any descriptor of a file
 * drops the POSIX locks that this process holds on it.
 */
function makeLockFile(path: string): void {
  try {
    writeFileSync(path, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function lock(dir: string): Database {
  const deadline = steadyMs() + PID_WAIT_MS;
  for (;;) {
    const db = tryLock(dir);
    if (db) return db;
    const holder = readPid(dir);
    if (steadyMs() > deadline || (holder !== undefined && isRunning(holder))) throw inUse(dir, holder);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
}

function tryLock(dir: string): Database | undefined {
  let db: Database | undefined;
  try {
    db = new Sqlite(join(dir, LOCK), { timeout: 0 });
    // Nothing is ever written to this database; without this an empty journal would be left behind.
    db.pragma('journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db?.close();
    if ((error as { code?: unknown }).code === 'SQLITE_BUSY') return undefined;
    throw unusable(dir, error as Error);
  }
}

function readPid(dir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dir, PID), 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

function inUse(dir: string, pid: number | undefined): Refusal {
  return new Refusal('folderInUse', {
    message: `The data folder ${dir} is in use by process ${pid ?? '(pid unknown)'}. End that process, or name another folder with --data-dir.`,
  });
}

function unusable(dir: string, reason: Error): Refusal {
  return new Refusal('invalidRequest', {
    message: `The data folder ${dir} can't be used: ${reason.message}. Make it writable, or name another one with --data-dir.`,
  });
}
