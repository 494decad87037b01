/** Lists where two sources contradict each other about one airport of the dataset in use, as the builder has recorded it. */
import type { Conflict, ConflictList } from '#contract/dataset/conflicts.ts';
import type { Slice } from '#core/paging.ts';
import type { Reference } from './open-reference.ts';

/** Reads one page, the most severe first. */
export function listConflicts({ db }: Reference, { limit, offset }: Slice): ConflictList {
  const totalCount = db.prepare<[], number>('SELECT COUNT(*) FROM conflicts').pluck().get() ?? 0;
  const items = db
    .prepare<[number, number], Conflict>(
      `SELECT airport_id AS airportId,
              code,
              name,
              kind,
              used_source AS usedSource,
              used_value AS usedValue,
              other_source AS otherSource,
              other_value AS otherValue,
              difference
         FROM conflicts
        ORDER BY position
        LIMIT ? OFFSET ?`,
    )
    .all(limit, offset);
  return { count: items.length, totalCount, items };
}
