/**
 * Moments as statuses see them: between two neighbouring begins and ends nothing changes, so every moment between them gives the same answer. Lists that are
 * cached by their filter stay valid until something begins or ends.
 */
import type { Database } from 'better-sqlite3';
import { latestChange } from './status-changes.ts';

/** The latest start or end that is not after a moment, ISO 8601 UTC; empty before all of them. */
export function openMoments(db: Database): (at: string) => string {
  const latest = db.prepare<{ at: string }, string>(`SELECT ${latestChange(':at')}`).pluck();
  return (at) => latest.get({ at }) ?? '';
}
