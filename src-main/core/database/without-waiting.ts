import type { Database } from 'better-sqlite3';

/** Does something that fails at once where another connection writes: SQLite would have the thread sleep, and with it every request, for up to 78 ms during an import. */
export function withoutWaiting<T>(db: Database, work: () => T): T {
  const patience = db.pragma('busy_timeout', { simple: true }) as number;
  db.pragma('busy_timeout = 0');
  try {
    return work();
  } finally {
    db.pragma(`busy_timeout = ${patience}`);
  }
}
