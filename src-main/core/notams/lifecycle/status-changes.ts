/** The status of NOTAMs changes only at these moments, each of which has an index. */
import type { Database } from 'better-sqlite3';

type Moment = 'effective_start' | 'over_at' | 'overdue_at';

/** SQL: has the NOTAM `n` looked for by the index of a moment. It holds for each that has one, and keeps lists, which have no such condition, from that index. */
export const byIndexOf = (moment: Moment): string => `n.${moment} >= ''`;

const latestOf = (moment: Moment): string =>
  `COALESCE((SELECT max(n.${moment}) FROM notams n WHERE ${byIndexOf(moment)} AND n.${moment} <= :at), '')`;

/** SQL of the latest moment, up to `:at`, at which a status may change; empty before all of them. */
export const latestChange = `max(${(['effective_start', 'over_at', 'overdue_at'] as const).map(latestOf).join(', ')})`;

/**
 * Answers the latest start or end that is not after a moment, ISO 8601 UTC; empty before all of them. Between two neighbouring ones every moment gives the same
 * statuses, so that lists which are cached by their filter stay valid until something begins or ends.
 */
export function openLatestChange(db: Database): (at: string) => string {
  const latest = db.prepare<{ at: string }, string>(`SELECT ${latestChange}`).pluck();
  return (at) => latest.get({ at }) ?? '';
}
