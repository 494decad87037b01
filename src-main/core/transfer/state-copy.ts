/** A copy of state.sqlite as of one moment, and what it holds. */
import { closeSync, openSync } from 'node:fs';
import Sqlite, { type Database } from 'better-sqlite3';
import type { Manifest } from './manifest.ts';

/** Pages copied per turn; other work runs in between. */
const PAGES = 1_000;

export type StateCounts = Manifest<'backup'>['state'];

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

/** Counts of what belongs to the user; zero for what an older format lacks. */
export function stateCounts(db: Database): StateCounts {
  const isTable = db.prepare<[string], 1>(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).pluck();
  const count = (table: string): number =>
    isTable.get(table) === 1 ? (db.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get() ?? 0) : 0;
  return {
    format: db.pragma('user_version', { simple: true }) as number,
    users: count('users'),
    keys: count('api_keys'),
    favourites: count('favourites'),
    notes: count('notes'),
    notams: count('notams'),
  };
}
