/** The stored NOTAMs as a briefing reads them: what cannot concern the flight by its time or by the box around its area, and all columns of the rest. */
import type { Database } from 'better-sqlite3';
import type { NotShownReason } from '#contract/briefing/notice.ts';
import { decodedColumns, type DecodedRow } from '#core/notams/describe/decoded-notam.ts';
import { isOfPlaces } from '#core/notams/store/of-places.ts';
import type { Box } from '#domain/route-line/boxes.ts';
import { statusColumns } from '#core/notams/lifecycle/status.ts';

export type BriefingRow = DecodedRow & { id: string } & Record<
    'notamId' | 'source' | 'location' | 'locations' | 'firstSeenAt' | 'figures',
    string | null
  >;

/** Those that are not looked at further, and those that are. */
export type StoredNotams = { out: Map<NotShownReason, string[]>; rows: BriefingRow[] };

/** Moments are ISO 8601 UTC. `places`: codes of the aerodromes of the flight. `boxes` around its corridor. */
type Asked = { from: string; to: string; places: readonly string[]; boxes: readonly Box[] };
type Bound = { from: string; to: string; places: string; boxes: string };

/** Of an aerodrome of the flight, near its corridor, or of no known place. Each part has an index. */
const near = `(${isOfPlaces(':places')}
               OR n.figures IS NULL
               OR n.row IN (SELECT b.row
                              FROM (SELECT value ->> 'west' AS west, value ->> 'south' AS south, value ->> 'east' AS east, value ->> 'north' AS north
                                      FROM json_each(:boxes)) box
                             CROSS JOIN notam_boxes b
                                ON b.west <= box.east AND b.east >= box.west AND b.south <= box.north AND b.north >= box.south))`;

export function openBriefingRows(db: Database): (asked: Asked) => StoredNotams {
  // The status by the rules of status.ts at the begin, and what has not begun at the end.
  const left = db.prepare<Bound, { id: string; code: NotShownReason }>(
    `SELECT n.id,
            CASE
              WHEN n.type IS 'C' THEN 'cancellation'
              WHEN n.qcode LIKE 'QKK%' THEN 'checklist'
              WHEN n.over_at <= :from AND n.over_at = n.expires_at THEN 'expired'
              WHEN n.over_at <= :from AND n.ended_how IS 'R' AND n.ended_at IS n.over_at THEN 'replaced'
              WHEN n.over_at <= :from THEN 'cancelled'
              WHEN n.effective_start > :to THEN 'notYetBegun'
              ELSE 'outsideCorridor'
            END AS code
       FROM notams n
      WHERE n.type IS 'C' OR n.qcode LIKE 'QKK%' OR n.over_at <= :from OR n.effective_start > :to OR NOT ${near}`,
  );
  const looked = db.prepare<Bound, BriefingRow>(
    `SELECT n.id, n.notam_id AS notamId, n.source, n.location, n.locations, n.first_seen_at AS firstSeenAt, n.figures, ${decodedColumns}, ${statusColumns}
       FROM notams n
      WHERE n.type IS NOT 'C' AND COALESCE(n.qcode, '') NOT LIKE 'QKK%' AND n.over_at > :from AND n.effective_start <= :to AND ${near}
      ORDER BY n.id`,
  );
  return db.transaction(({ from, to, places, boxes }: Asked) => {
    const bound = { from, to, places: JSON.stringify(places), boxes: JSON.stringify(boxes) };
    const out: StoredNotams['out'] = new Map();
    for (const { id, code } of left.iterate(bound)) {
      const ids = out.get(code);
      if (ids) ids.push(id);
      else out.set(code, [id]);
    }
    return { out, rows: looked.all(bound) };
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
