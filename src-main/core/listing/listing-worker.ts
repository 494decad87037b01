/** Entry of the worker thread that works out listings for which requests on the serving thread would have to wait. It writes nothing. */
import Sqlite, { type Database } from 'better-sqlite3';
import { addPlaceFunctions } from '#core/geo/place.ts';
import { steadyMs } from '#core/platform/clock.ts';
import { doTasks } from '#core/platform/worker-task.ts';
import { openReference } from '#core/reference/store/open-reference.ts';
import { Refusal } from '#core/refusal.ts';
import type { ListedRows, ListingTask } from './listing-thread.ts';
import { matchingRows } from './matching-rows.ts';

/** KiB, negative as SQLite counts them: setting up a large cache takes longer than it saves in one listing. */
const CACHE = -1_000;
const RETRY_AFTER_S = 5;

await doTasks(answer, { handedOver: (rows) => (rows ? [rows.buffer] : []) });

/** The file is open only meanwhile: where an open file cannot be replaced, a swap waits for no longer than one listing. */
function answer({ path, table, query, revision, ms }: ListingTask): ListedRows {
  const until = steadyMs() + ms;
  const db = revision === undefined ? openState(path) : openDataset(path, revision);
  if (!db) return undefined;
  try {
    db.pragma(`cache_size = ${CACHE}`);
    return matchingRows(db, table, query, () => {
      if (steadyMs() > until) throw new Refusal('queryTooDear', { retryAfterSeconds: RETRY_AFTER_S });
    });
  } finally {
    db.close();
  }
}

function openState(path: string): Database {
  const db = new Sqlite(path, { readonly: true, fileMustExist: true });
  addPlaceFunctions(db);
  return db;
}

/** Undefined where the path holds another dataset, or none while a swap puts one in its place, for whatever reason it then cannot be read. */
function openDataset(path: string, revision: string): Database | undefined {
  try {
    const { db, revision: found } = openReference(path);
    if (found === revision) return db;
    db.close();
  } catch {
    return undefined;
  }
}
