/** Reads every page of a state. For a worker thread: a large one takes seconds. */
import Sqlite from 'better-sqlite3';

/** What SQLite says of the first damage; null where there is none. */
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
