/** What a state holds. */
import type { Database } from 'better-sqlite3';
import type { Manifest } from './manifest.ts';

export type StateCounts = Manifest<'backup'>['state'];

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
    routes: count('routes'),
    waypoints: count('waypoints'),
    briefings: count('briefings'),
    notams: count('notams'),
  };
}
