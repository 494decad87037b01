/**
 * When the status of NOTAMs changes, by indexes: nearly all begin at their start date and are over, or overdue, a millisecond after their end date. Those
 * dates have indexes for lists; what begins or is over at another moment has indexes of its own, which hold few. An index of each moment would
 * cost every NOTAM three places to write to, far apart.
 */
import type { Database } from 'better-sqlite3';

/** SQL of the first moment after an end date, as span.ts has it; for dates in another form a moment that no NOTAM in this form is passed by. */
export const afterEnd = (endDate: string): string => `substr(${endDate}, 1, 19) || '.001Z'`;

/** An index of few and its condition, which a query has to repeat; `n` is the NOTAM. */
type Otherwise = { column: string; from: string; where: string };

const otherwise = (column: string, index: string, where: string): Otherwise => ({ column, from: `notams n INDEXED BY ${index}`, where });

export const startingOtherwise = otherwise(
  'n.effective_start',
  'notams_starting_otherwise',
  "n.effective_start IS NOT COALESCE(n.start_date, '')",
);
export const overOtherwise = otherwise(
  'n.over_at',
  'notams_over_otherwise',
  `n.over_at < '9999' AND n.over_at IS NOT ${afterEnd('n.end_date')}`,
);
const overdueOtherwise = otherwise(
  'n.overdue_at',
  'notams_overdue_otherwise',
  `n.overdue_at IS NOT NULL AND n.overdue_at IS NOT ${afterEnd('n.end_date')}`,
);
const others = [startingOtherwise, overOtherwise, overdueOtherwise];

const orNone = (select: string): string => `COALESCE((${select}), '')`;

/** SQL of the latest moment, up to `at`, at which a status may change; empty before all of them. */
export const latestChange = (at: string): string =>
  `max(${[
    orNone(`SELECT max(n.start_date) FROM notams n WHERE n.start_date <= ${at}`),
    orNone(`SELECT ${afterEnd('max(n.end_date)')} FROM notams n WHERE n.end_date < ${at}`),
    ...others.map(({ column, from, where }) => orNone(`SELECT max(${column}) FROM ${from} WHERE ${where} AND ${column} <= ${at}`)),
  ].join(', ')})`;

/**
 * Answers the latest start or end that is not after a moment, ISO 8601 UTC; empty before all of them. Between two neighbouring ones every moment gives the same
 * statuses, so that lists which are cached by their filter stay valid until something begins or ends.
 */
export function openLatestChange(db: Database): (at: string) => string {
  const latest = db.prepare<{ at: string }, string>(`SELECT ${latestChange(':at')}`).pluck();
  return (at) => latest.get({ at }) ?? '';
}
