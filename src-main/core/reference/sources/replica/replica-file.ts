/**
 * replica.sqlite: data fetched from another server, airport by airport, so that a run continues where the last one ended. Promise: every
 * page is one transaction; a set is built from it only when it is complete.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

const FORMAT = 2;

const schema = `
CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE airports (
  id TEXT PRIMARY KEY,
  updated_at TEXT NOT NULL,
  body TEXT NOT NULL,             -- as the server gave it, with what it gives of parts and details
  has_parts INTEGER NOT NULL,     -- 0, 1: whether those in body are of updated_at
  walk INTEGER NOT NULL           -- the walk that saw it last
) STRICT;                         -- with row ids: without them each body would take a page of its own beside the tree

CREATE TABLE countries (
  id TEXT PRIMARY KEY,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE notams (             -- those that the server was seen to hold; what they say is in state.sqlite
  id TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TABLE navaids (
  id TEXT PRIMARY KEY,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** It has what is known of the server, and the progress of fetching. */
type Progress = {
  base: string;
  /** Everything that the server had at some moment is here. */
  isComplete: boolean;
  /** No run was interrupted since. */
  isSettled: boolean;
  revision: string | null;
  date: string | null;
  /** No change is missing up to this updatedAt. */
  newest: string | null;
  /** It counts additions and changes fetched so far. */
  edits: number;
  /** This state was last reported as new. */
  told: string | null;
  walk: WalkPlace;
  /** The server gives parts and details in its list. */
  expands: boolean;
  /** It can list what follows an id (`gt`). */
  seeks: boolean;
  /** No change of a navaid is missing, nor are they where the server has no list of them. */
  hasNavaids: boolean;
  /** It says of the NOTAMs what `newest` says of airports. */
  newestNotam: string | null;
};

/**
 * Date of the server's data, ISO 8601 UTC; null if unknown. For a server without revisions, its newest updatedAt says how new its
 * data is; another Aeroshelf sends X-Dataset-Date or does not know it, and its updatedAt may be just the time of its import.
 */
export const dateOfReplica = ({ date, revision, newest }: Progress): string | null => date ?? (revision === null ? newest : null);

/** It says how far a walk through all airports has come. */
export type WalkPlace = {
  number: number;
  /** Pages are counted after this id; null: from the beginning. */
  behind: string | null;
  page: number;
  /** Airports are counted here that were on the pages since `behind`, and then those before. */
  seen: number;
  seenBefore: number;
  last: string | null;
  pagesRevision: string | null;
  /** The walk began at this revision: later changes are still to be fetched. */
  revision: string | null;
  date: string | null;
  /** It is the newest updatedAt at its start, for a server without revisions. */
  newest: string | null;
};

export const walkStart = (number: number): WalkPlace => ({
  number,
  behind: null,
  page: 1,
  seen: 0,
  seenBefore: 0,
  last: null,
  pagesRevision: null,
  revision: null,
  date: null,
  newest: null,
});

const nothingYet = (base: string): Progress => ({
  base,
  isComplete: false,
  isSettled: false,
  revision: null,
  date: null,
  newest: null,
  edits: 0,
  told: null,
  walk: walkStart(1),
  expands: true,
  seeks: true,
  hasNavaids: false,
  newestNotam: null,
});

export type ReplicaFile = { db: Database.Database; progress(): Progress; note(change: Partial<Progress>): void; close(): void };

/** Opens the file; creates a new one if it is missing, damaged or of another server: everything in it can be fetched again. */
export function openReplicaFile(path: string, base: string): ReplicaFile {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const db = opened(path, base);
  const write = db.prepare(`INSERT INTO meta (key, value) VALUES ('progress', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
  let progress = readProgress(db) ?? nothingYet(base);
  return {
    db,
    progress: () => progress,
    note(change) {
      progress = { ...progress, ...change };
      write.run(JSON.stringify(progress));
    },
    close: () => db.close(),
  };
}

/** Reads the progress; undefined in a file of another format. */
export function readProgress(db: Database.Database): Progress | undefined {
  if (db.pragma('user_version', { simple: true }) !== FORMAT) return undefined;
  const stored = db.prepare<[], string>(`SELECT value FROM meta WHERE key = 'progress'`).pluck().get();
  return stored === undefined ? undefined : (JSON.parse(stored) as Progress);
}

function opened(path: string, base: string): Database.Database {
  if (!isSound(path)) for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
  const db = new Database(path);
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = NORMAL');
    if (readProgress(db)?.base !== base) makeEmpty(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** False for a file that a bad disk has damaged. Reads all of it, which takes less than a second for the world. */
function isSound(path: string): boolean {
  if (!existsSync(path)) return true;
  const db = new Database(path);
  try {
    return db.pragma('quick_check(1)', { simple: true }) === 'ok';
  } catch (error) {
    if (error instanceof Database.SqliteError && /^SQLITE_(?:NOTADB|CORRUPT)/.test(error.code)) return false;
    throw error;
  } finally {
    db.close();
  }
}

function makeEmpty(db: Database.Database): void {
  db.transaction(() => {
    for (const table of ['meta', 'airports', 'countries', 'navaids', 'notams']) db.exec(`DROP TABLE IF EXISTS ${table}`);
    db.exec(schema);
    db.pragma(`user_version = ${FORMAT}`);
  })();
}
