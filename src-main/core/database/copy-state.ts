/** Copies state.sqlite as of one moment while others write to it, and reads every page of a copy, since a damaged one would be no backup. */
import { closeSync, openSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** Pages copied per turn; other work runs in between. */
const PAGES = 1_000;

/**
 * Copies the database with SQLite's backup API while others may write to it. The read transaction fixes the copy at one moment; without it every
 * write by another connection would restart it. The copy needs no other file.
 */
export async function copyState(from: string, to: string): Promise<void> {
  // Created here because SQLite would make it readable for everyone.
  closeSync(openSync(to, 'wx', 0o600));
  const db = new Sqlite(from, { readonly: true, fileMustExist: true });
  try {
    db.exec('BEGIN');
    db.pragma('user_version');
    db.prepare('SELECT COUNT(*) FROM sqlite_schema').get();
    await db.backup(to, { progress: () => PAGES });
  } finally {
    db.close();
  }
  const copy = new Sqlite(to);
  copy.pragma('journal_mode = DELETE');
  copy.close();
}

/** What SQLite says of the first damage; null where there is none. For a worker thread: a large file takes seconds. */
export function faultInState(path: string): string | null {
  let db: Sqlite.Database | undefined;
  try {
    db = new Sqlite(path, { readonly: true, fileMustExist: true });
    const found = db.pragma('quick_check(1)', { simple: true }) as string;
    return found === 'ok' ? null : found;
  } catch (error) {
    return (error as Error).message;
  } finally {
    db?.close();
  }
}
