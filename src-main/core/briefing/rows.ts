/**
 * Reads the stored NOTAMs for a briefing: it counts those that cannot concern the flight by their time or by the box around their area, and
 * reads all columns of the rest.
 */
import type { Database } from 'better-sqlite3';
import type { NotShownReason } from '#contract/briefing/notice.ts';
import { decodedColumns, type DecodedRow } from '#core/notams/describe/decoded-notam.ts';
import { rowsInBoxes } from '#core/notams/store/in-corridor.ts';
import { isOfPlaces } from '#core/notams/store/places.ts';
import type { Box } from '#domain/route-line/boxes.ts';
import { statusColumns } from '#core/notams/lifecycle/status.ts';

export type BriefingRow = DecodedRow & { id: string } & Record<
    'notamId' | 'source' | 'location' | 'locations' | 'firstSeenAt' | 'figures',
    string | null
  >;

/** `rows` are looked at further, those in `out` are not. */
export type StoredNotams = { out: Map<NotShownReason, string[]>; rows: BriefingRow[] };

/** Moments are ISO 8601 UTC. `places`: codes of the aerodromes of the flight. `boxes` are around its corridor; `isNear`: whether figures are in it. */
type Asked = { from: string; to: string; places: readonly string[]; boxes: readonly Box[]; isNear: (figures: string) => boolean };
type Bound = { from: string; to: string; rows: string };

export function openBriefingRows(db: Database): (asked: Asked) => StoredNotams {
  const ofFlight = db.prepare<{ places: string }, number>(`SELECT n.row FROM notams n WHERE ${isOfPlaces(':places')}`).pluck();
  const withoutPlace = db.prepare<[], number>('SELECT n.row FROM notams n WHERE n.figures IS NULL').pluck();
  const inBoxes = db
    .prepare<[string], [row: number, figures: string]>(`SELECT b.row, b.figures FROM notam_boxes b WHERE b.row IN (${rowsInBoxes})`)
    .raw();
  // The status by the rules of status.ts at the begin, and what has not begun at the end.
  const leftOut = db.prepare<Bound, { reason: NotShownReason | null; ids: string }>(
    `SELECT CASE
              WHEN n.type IS 'C' THEN 'cancellation'
              WHEN n.qcode LIKE 'QKK%' THEN 'checklist'
              WHEN n.over_at <= :from THEN
                CASE
                  WHEN n.over_at = n.expires_at THEN 'expired'
                  WHEN n.ended_how IS 'R' AND n.ended_at IS n.over_at THEN 'replaced'
                  ELSE 'cancelled'
                END
              WHEN n.effective_start > :to THEN 'notYetBegun'
              WHEN n.row NOT IN (SELECT value FROM json_each(:rows)) THEN 'outsideCorridor'
            END AS reason,
            group_concat(n.id, ' ') AS ids
       FROM notams n INDEXED BY notams_by_row
      GROUP BY reason`,
  );
  const looked = db.prepare<Bound, BriefingRow>(
    `SELECT n.id, n.notam_id AS notamId, n.source, n.location, n.locations, n.first_seen_at AS firstSeenAt, n.figures, ${decodedColumns}, ${statusColumns}
       FROM json_each(:rows) near
       JOIN notams n ON n.row = near.value
      WHERE n.type IS NOT 'C' AND COALESCE(n.qcode, '') NOT LIKE 'QKK%' AND n.over_at > :from AND n.effective_start <= :to
      ORDER BY n.id`,
  );

  /** Finds rows of an aerodrome of the flight, in its corridor, or of no known place. */
  function rowsNear({ places, boxes, isNear }: Asked): number[] {
    const near = new Set([...ofFlight.all({ places: JSON.stringify(places) }), ...withoutPlace.all()]);
    for (const [row, figures] of inBoxes.all(JSON.stringify(boxes))) if (!near.has(row) && isNear(figures)) near.add(row);
    return [...near];
  }

  return (flight) => {
    const bound = { from: flight.from, to: flight.to, rows: JSON.stringify(rowsNear(flight)) };
    const left = leftOut
      .all(bound)
      .flatMap(({ reason, ids }): [NotShownReason, string[]][] => (reason === null ? [] : [[reason, ids.split(' ')]]));
    return { out: new Map(left), rows: looked.all(bound) };
  };
}

/** Reads number and first place of NOTAMs, by id. */
export function openLabels(db: Database) {
  type Label = { id: string; notamId: string | null; place: string | null };
  const read = db.prepare<[string], Label>(
    `SELECT n.id, n.notam_id AS notamId, COALESCE(n.icao, n.location) AS place
       FROM json_each(?) wanted
       JOIN notams n ON n.id = wanted.value`,
  );
  return (ids: readonly string[]): ReadonlyMap<string, Omit<Label, 'id'>> =>
    new Map(read.all(JSON.stringify(ids)).map((label) => [label.id, label]));
}
