/** The status of a NOTAM at a moment has the same rule once as SQL for lists and once for a single NOTAM. */
import type { Decoded } from '#contract/notams/decoded.ts';
import { joined, nothing, type Condition } from '#core/filter/condition.ts';

/** `overdue` is in force as well: its estimated end has passed, and nothing has replaced or cancelled it. */
export type Status = Decoded['status'];

export type StatusRow = {
  effective_start: string;
  expires_at: string;
  over_at: string;
  overdue_at: string | null;
  ended_at: string | null;
  ended_how: string | null;
};

/** The table has the alias `n`. */
export const statusColumns = 'n.effective_start, n.expires_at, n.over_at, n.overdue_at, n.ended_at, n.ended_how';

/** `at` is ISO 8601 UTC. */
export function statusAt(row: StatusRow, at: string): Status {
  if (row.over_at <= at) {
    if (row.over_at === row.expires_at) return 'expired';
    return row.ended_how === 'R' && row.ended_at === row.over_at ? 'replaced' : 'cancelled';
  }
  if (row.effective_start > at) return 'future';
  return row.overdue_at !== null && row.overdue_at <= at ? 'overdue' : 'active';
}

const sentence: Record<Status, (at: string) => Condition> = {
  future: (at) => ({ where: 'n.over_at > ? AND n.effective_start > ?', params: [at, at] }),
  // Overdue ones are still in force, so a query for active NOTAMs includes them.
  active: (at) => ({ where: 'n.over_at > ? AND n.effective_start <= ?', params: [at, at] }),
  overdue: (at) => ({
    where: 'n.over_at > ? AND n.effective_start <= ? AND n.overdue_at IS NOT NULL AND n.overdue_at <= ?',
    params: [at, at, at],
  }),
  expired: (at) => ({ where: 'n.over_at <= ? AND n.over_at = n.expires_at', params: [at] }),
  cancelled: (at) => ({
    where: "n.over_at <= ? AND n.over_at < n.expires_at AND NOT (n.ended_how IS 'R' AND n.ended_at IS n.over_at)",
    params: [at],
  }),
  replaced: (at) => ({
    where: "n.over_at <= ? AND n.over_at < n.expires_at AND n.ended_how IS 'R' AND n.ended_at IS n.over_at",
    params: [at],
  }),
};

/** NOTAMs that are one of these at the moment. */
export const compileStatus = (words: readonly Status[], at: string): Condition =>
  words.length === 0
    ? nothing
    : joined(
        'OR',
        words.map((word) => sentence[word](at)),
      );
