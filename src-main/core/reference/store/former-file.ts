/** A file of a dataset of another format of reference.sqlite, as far as every format has had it: opened to read, and what it says about itself. */
import Sqlite, { type Database } from 'better-sqlite3';
import { REFERENCE_FORMAT } from './reference-schema.ts';

/** Its revision; undefined for a file that tells none, cannot be read, or is of this format, whose fault then is another. */
export function revisionOfFormer(path: string): string | undefined {
  try {
    return withFormerFile(path, (db) => {
      const about = aboutOf(db);
      return about.get('format') === String(REFERENCE_FORMAT) ? undefined : about.get('revision');
    });
  } catch {
    return undefined;
  }
}

/** Closes it in any case. */
export function withFormerFile<T>(path: string, read: (db: Database) => T): T {
  const db = new Sqlite(path, { readonly: true, fileMustExist: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
}

/** What the file says about itself, by key. */
export const aboutOf = (db: Database) => new Map(db.prepare<[], [string, string]>('SELECT key, value FROM meta').raw().all());
