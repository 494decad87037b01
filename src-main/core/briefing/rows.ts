/** The stored NOTAMs as a briefing reads them: what cannot concern the flight by its time alone, and all columns of the rest. */
import type { Database } from 'better-sqlite3';
import type { NotShownReason } from '#contract/briefing/notice.ts';
import { decodedColumns, type DecodedRow } from '#core/notams/describe/decoded-notam.ts';
import { statusColumns } from '#core/notams/lifecycle/status.ts';

export type BriefingRow = DecodedRow & { id: string } & Record<
    'notamId' | 'source' | 'location' | 'locations' | 'firstSeenAt',
    string | null
  >;

/** Those that are not looked at further, and those that are. */
export type StoredNotams = { out: Map<NotShownReason, string[]>; rows: BriefingRow[] };

type Asked = { from: string; to: string };

export function openBriefingRows(db: Database): (asked: Asked) => StoredNotams {
  // The status by the rules of status.ts at the begin, and what has not begun at the end.
  const byTime = db.prepare<Asked, { id: string; code: NotShownReason }>(
    `SELECT n.id,
            CASE
              WHEN n.type IS 'C' THEN 'cancellation'
              WHEN n.qcode LIKE 'QKK%' THEN 'checklist'
              WHEN n.over_at <= :from AND n.over_at = n.expires_at THEN 'expired'
              WHEN n.over_at <= :from AND n.ended_how IS 'R' AND n.ended_at IS n.over_at THEN 'replaced'
              WHEN n.over_at <= :from THEN 'cancelled'
              ELSE 'notYetBegun'
            END AS code
       FROM notams n
      WHERE n.type IS 'C' OR n.qcode LIKE 'QKK%' OR n.over_at <= :from OR n.effective_start > :to`,
  );
  const inTime = db.prepare<Asked, BriefingRow>(
    `SELECT n.id, n.notam_id AS notamId, n.source, n.location, n.locations, n.first_seen_at AS firstSeenAt, ${decodedColumns}, ${statusColumns}
       FROM notams n
      WHERE n.type IS NOT 'C' AND COALESCE(n.qcode, '') NOT LIKE 'QKK%' AND n.over_at > :from AND n.effective_start <= :to
      ORDER BY n.id`,
  );
  return db.transaction((asked: Asked) => {
    const out: StoredNotams['out'] = new Map();
    for (const { id, code } of byTime.iterate(asked)) {
      const ids = out.get(code);
      if (ids) ids.push(id);
      else out.set(code, [id]);
    }
    return { out, rows: inTime.all(asked) };
  });
}

/** Number and first place of NOTAMs, by id. */
export function openLabels(db: Database) {
  type Label = { id: string; notamId: string | null; place: string | null };
  const read = db.prepare<[string], Label>(
    `SELECT n.id, n.notam_id AS notamId, COALESCE(n.icao, n.location) AS place
       FROM json_each(?) wanted
       JOIN notams n ON n.id = wanted.value`,
  );
  return (ids: readonly string[]): ReadonlyMap<string, Omit<Label, 'id'>> =>
    new Map(read.all(JSON.stringify(ids)).map(({ id, ...label }) => [id, label]));
}
