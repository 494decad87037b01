import type Database from 'better-sqlite3';
import type { Reference } from '#core/dataset/reference.ts';

/**
 * Reads back what was written and throws when it is not what it should be: a fault of Aeroshelf or of the disk, not of the source.
 * quick_check, since integrity_check adds only the comparison of indexes made a moment ago with their rows.
 */
export function checkReference(db: Database.Database, counts: Reference['counts']): void {
  const found = db.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new Error(`The new reference database is damaged: ${String(found)}`);
  for (const [table, expected] of Object.entries(counts)) {
    const held = db.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get();
    if (held !== expected) throw new Error(`The new reference database holds ${held} ${table} instead of ${expected}.`);
  }
}
