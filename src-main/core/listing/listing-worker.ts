/** Entry of the worker thread that works out listings for which requests on the serving thread would have to wait. It writes nothing. */
import Sqlite, { type Database } from 'better-sqlite3';
import { addPlaceFunctions } from '#core/geo/place.ts';
import { doTask, received, send } from '#core/platform/worker-task.ts';
import { openReference, type Reference } from '#core/reference/store/open-reference.ts';
import { matchingRows } from './matching-rows.ts';
import type { ListingMessage, ListingTask } from './listing-messages.ts';

/** In KiB, negative as SQLite counts them: for one listing it takes longer to set up a large one than it saves. */
const CACHE = -1_000;

await doTask(async () => {
  for (;;) answer(await received<ListingTask>());
});

/** The file is open only meanwhile: where an open file cannot be replaced, a swap waits for no longer than one listing. */
function answer({ path, table, query, revision, ms }: ListingTask): void {
  let db: Database | undefined;
  try {
    if (revision === undefined) {
      db = new Sqlite(path, { readonly: true, fileMustExist: true });
      addPlaceFunctions(db);
    } else {
      const reference = openUnlessMoved(path);
      if (reference === undefined) return send<ListingMessage>({ kind: 'listed', rows: undefined, isOver: false });
      db = reference.db;
      if (reference.revision !== revision) return send<ListingMessage>({ kind: 'listed', rows: undefined, isOver: false });
    }
    db.pragma(`cache_size = ${CACHE}`);
    const rows = matchingRows(db, table, query, { rows: Infinity, ms }) as Uint32Array<ArrayBuffer> | undefined;
    send<ListingMessage>({ kind: 'listed', rows, isOver: rows === undefined }, rows ? [rows.buffer] : []);
  } catch (error) {
    send<ListingMessage>({ kind: 'failed', error: String(error) });
  } finally {
    db?.close();
  }
}

/** Undefined while a swap puts another file in its place, for whatever reason it then cannot be read. */
function openUnlessMoved(path: string): Reference | undefined {
  try {
    return openReference(path);
  } catch {
    return undefined;
  }
}
