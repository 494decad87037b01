import Database from 'better-sqlite3';
import { type Origin, originOf } from './origin.ts';
import { statSync } from 'node:fs';
import { addPlaceFunctions } from '#core/geo/place.ts';
import { REFERENCE_FORMAT } from './reference-schema.ts';

/** A reference database, open for reading; it never changes while it is open. */
export type Reference = Origin & {
  /** It is better-sqlite3, read-only. */
  db: Database.Database;
  /** It identifies the content: sets with the same values, date and format have the same. */
  revision: string;
  /** The values come from here. */
  source: string;
  /** It is the set that a first start makes. Any other is better, however old. */
  isStarter: boolean;
  /** Date of the set at its source, ISO 8601 UTC; null where it is unknown. */
  date: string | null;
  /** The set was built on this machine at this time, ISO 8601 UTC. */
  importedAt: string;
  counts: { airports: number; runways: number; frequencies: number; countries: number; navaids: number };
};

/** Page cache of SQLite, in KiB as SQLite counts it (negative); the system's file cache holds the rest. */
const CACHE = -8000;

/**
 * Opens a reference database for reading. Throws with a reason when the file is not such a database, is truncated, or is of another format.
 * It was checked when it was built; here only checks that take a millisecond are made, so that startup does not wait.
 */
export function openReference(path: string): Reference {
  // A swap may put another file at the path between the opening and the look at its size; then that one is opened.
  for (;;) {
    const before = identityOf(path);
    const { reference, expected } = openFile(path);
    const { size } = statSync(path);
    if (size === expected) return reference;
    reference.db.close();
    if (identityOf(path) === before) throw new Error(`it has ${size} bytes instead of ${expected}`);
  }
}

/** The number of a file is given to the next one once it is gone; the time of its change is not. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.ino} ${found.ctimeNs}`;
}

/** `expected`: the bytes that the file must have by its own header. */
function openFile(path: string): { reference: Reference; expected: number } {
  const db = new Database(path, { readonly: true, fileMustExist: true });
  try {
    db.pragma('query_only = ON');
    addPlaceFunctions(db);
    // The file never changes while it is open: one permanent lock instead of one per query, which would cost more than the query.
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma(`cache_size = ${CACHE}`);
    const about = new Map(db.prepare<[], [string, string]>('SELECT key, value FROM meta').raw().all());
    const meta = (key: string): string => {
      const value = about.get(key);
      if (value === undefined) throw new Error(`it does not tell its ${key}`);
      return value;
    };
    if (meta('format') !== String(REFERENCE_FORMAT))
      throw new Error(`its format is ${meta('format')}, this version reads ${REFERENCE_FORMAT}`);
    const expected = Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }));
    const reference = {
      db,
      revision: meta('revision'),
      source: meta('source'),
      isStarter: db.prepare(`SELECT 1 FROM sources WHERE kind = 'starter'`).get() !== undefined,
      date: about.get('date') ?? null,
      importedAt: meta('importedAt'),
      counts: JSON.parse(meta('counts')) as Reference['counts'],
      ...originOf(about),
    };
    return { reference, expected };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** It is a file with the revision that is expected in it, because after a swap the same path has another. */
export type Copy = { path: string; revision: string };

export function isRevision({ path, revision }: Copy): boolean {
  try {
    const found = openReference(path);
    found.db.close();
    return found.revision === revision;
  } catch {
    return false;
  }
}

export function isStarterSet(path: string): boolean {
  const { db, isStarter } = openReference(path);
  db.close();
  return isStarter;
}
