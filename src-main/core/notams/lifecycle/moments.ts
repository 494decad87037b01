/**
 * Moments as statuses see them: between two neighbouring begins and ends nothing changes, so every moment between them gives the same answer. Lists that are
 * cached by their filter stay valid until something begins or ends.
 */
import type { Database } from 'better-sqlite3';

/** The latest start or end that is not after a moment, ISO 8601 UTC; empty before all of them. */
export function openMoments(db: Database): (at: string) => string {
  const latest = db
    .prepare<{ at: string }, string | null>(
      `SELECT max(
                COALESCE((SELECT max(n.effective_start) FROM notams n WHERE n.effective_start <= :at), ''),
                COALESCE((SELECT max(n.over_at) FROM notams n WHERE n.over_at <= :at), ''),
                COALESCE((SELECT max(n.overdue_at) FROM notams n WHERE n.overdue_at <= :at), '')
              )`,
    )
    .pluck();
  return (at) => latest.get({ at }) ?? '';
}
