import Database from 'better-sqlite3';
import type { Reference } from '#core/reference/store/reference.ts';

/**
 * Reads back what was written, with the library that will serve it, and throws when it is wrong: a fault of Aeroshelf or
 * of the disk, not of the source. integrity_check compares indexes and rows too, which costs 3% of an import more than quick_check.
 */
export async function checkReference(path: string, counts: Reference['counts']): Promise<void> {
  const db = new Database(path, { readonly: true });
  try {
    const found = db.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') throw new Error(`The new reference database is damaged: ${String(found)}`);
    for (const [table, expected] of Object.entries({ ...counts, airport_parts: counts.airports })) {
      const held = db.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get();
      if (held !== expected) throw new Error(`The new reference database holds ${held} ${table} instead of ${expected}.`);
    }
  } finally {
    db.close();
  }
}
