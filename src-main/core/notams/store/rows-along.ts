/**
 * NOTAMs that are in a corridor with their edge, and where along it. Every candidate that the index of boxes has is read and measured in one go: called
 * for each row by SQL, the same took twice as long.
 */
import type { Database } from 'better-sqlite3';
import { readFigures } from '#core/geo/figure-text.ts';
import type { Corridor } from '#core/geo/corridor.ts';
import { aroundBox, partsAround, type Part } from '#domain/route-line/boxes.ts';
import { outlineOf } from '#domain/route-line/figures.ts';
import { alongWithin, mayBeNear } from '#domain/route-line/nearest.ts';
import { routeLine, type RoutePiece } from '#domain/route-line/route-line.ts';

/** Factor by which a row number and the number of a box are read as one; there are at most 128 boxes. */
const BOXES = 256;
/** Candidates that are measured between two looks at the time: less than a millisecond. */
const STRIDE = 128;

/** `rows`: candidates that may be looked at. `endIfOver` throws when the time is. */
type Bounds = { rows: number; endIfOver: () => void };

/** Nautical miles from the start of the route by row; undefined where there are more candidates than may be looked at. */
export function rowsAlong(
  db: Database,
  { positions, halfWidthNm }: Corridor,
  { rows, endIfOver }: Bounds,
): Map<number, number> | undefined {
  const candidates = candidatesIn(db, partsAround(routeLine(positions), halfWidthNm), halfWidthNm, rows);
  if (!candidates) return undefined;
  endIfOver();
  const found = new Map<number, number>();
  let count = 0;
  for (const [row, figures] of figuresOf(db, [...candidates.keys()])) {
    if (count++ % STRIDE === 0) endIfOver();
    const along = alongWithin({ pieces: candidates.get(row) ?? [] }, readFigures(figures).map(outlineOf), halfWidthNm);
    if (along !== undefined) found.set(row, along);
  }
  return found;
}

type Hit = [hit: number, west: number, south: number, east: number, north: number];

/** By row the pieces of the route that it may be near, in their order. */
function candidatesIn(db: Database, parts: readonly Part[], halfWidthNm: number, most: number): Map<number, RoutePiece[]> | undefined {
  const boxes = parts.flatMap(({ boxes: of }, part) => of.map((box) => ({ ...box, part })));
  const hits = db
    .prepare<[string, number], Hit>(
      `SELECT b.row * ${BOXES} + box.key, b.west, b.south, b.east, b.north
         FROM (SELECT key, value ->> 'west' AS west, value ->> 'south' AS south, value ->> 'east' AS east, value ->> 'north' AS north
                 FROM json_each(?)) box
        CROSS JOIN notam_boxes b ON b.west <= box.east AND b.east >= box.west AND b.south <= box.north AND b.north >= box.south
        LIMIT ?`,
    )
    .raw()
    .all(JSON.stringify(boxes), most === Infinity ? -1 : most + 1);
  if (hits.length > most) return undefined;
  const found = new Map<number, RoutePiece[]>();
  for (const [hit, west, south, east, north] of hits) {
    const row = Math.floor(hit / BOXES);
    const isNear = mayBeNear(aroundBox({ west, south, east, north }), halfWidthNm);
    for (const piece of parts[boxes[hit - row * BOXES]?.part ?? 0]?.pieces ?? []) {
      if (!isNear(piece)) continue;
      const known = found.get(row);
      if (!known) found.set(row, [piece]);
      else if (!known.includes(piece)) known.push(piece);
    }
  }
  return found;
}

/** From the rows of the index, where SQLite keeps what it holds besides boxes (sqlite.org/rtree.html, 3.1): asked for by the index itself, each is looked up twice. */
const figuresOf = (db: Database, rows: readonly number[]): [row: number, figures: string][] =>
  db
    .prepare<[string], [number, string]>(
      `SELECT r.rowid, r.a0
         FROM json_each(?) wanted
         JOIN notam_boxes_rowid r ON r.rowid = wanted.value`,
    )
    .raw()
    .all(`[${rows.join()}]`);
