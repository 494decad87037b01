/**
 * NOTAMs that are in a corridor with their edge, and where along it. The candidates of the R*Tree are read and measured in one go: called for each row by SQL, the
 * same took twice as long.
 */
import type { Database } from 'better-sqlite3';
import { readFigures } from '#core/geo/figure-text.ts';
import type { Corridor } from '#core/geo/corridor.ts';
import { aroundBox, partsAround, type Box, type Part } from '#domain/route-line/boxes.ts';
import { outlineOf } from '#domain/route-line/figures.ts';
import { mayBeNear, nearestWithin } from '#domain/route-line/nearest.ts';
import { routeLine, type RoutePiece } from '#domain/route-line/route-line.ts';

/** Candidates that are measured between two looks at the time; they take less than a millisecond. */
const STRIDE = 128;

/** Nautical miles from the start of the route by row. `endIfOver` throws when the time is over. */
export function rowsAlong(db: Database, { positions, halfWidthNm }: Corridor, endIfOver = () => {}): Map<number, number> {
  const candidates = candidatesIn(db, partsAround(routeLine(positions), halfWidthNm), halfWidthNm, endIfOver);
  endIfOver();
  const found = new Map<number, number>();
  let count = 0;
  for (const [row, figures] of figuresOf(db, [...candidates.keys()])) {
    if (count++ % STRIDE === 0) endIfOver();
    const along = nearestWithin({ pieces: candidates.get(row) ?? [] }, readFigures(figures).map(outlineOf), halfWidthNm)?.along;
    if (along !== undefined) found.set(row, along);
  }
  return found;
}

/** Finds for each row the pieces of the route that it may be near, in their order. */
function candidatesIn(db: Database, parts: readonly Part[], halfWidthNm: number, endIfOver: () => void): Map<number, RoutePiece[]> {
  const boxes = parts.flatMap(({ boxes: of }, part) => of.map((box) => ({ ...box, part })));
  const found = new Map<number, RoutePiece[]>();
  const onHit: OnHit = (row, keys, box) => {
    const isNear = mayBeNear(aroundBox(box), halfWidthNm);
    const pieces = new Set(keys.flatMap((key) => (parts[boxes[key]?.part ?? 0]?.pieces ?? []).filter(isNear)));
    if (pieces.size > 0) found.set(row, [...pieces]);
  };
  rowsInBoxes(db, boxes, { onHit, endIfOver });
  return found;
}

/** Called with the numbers of the boxes that the box of a row touches, in ascending order, and with that box. */
type OnHit = (row: number, keys: readonly number[], box: Box) => void;

/** Hits that are read between two looks at the time. */
const HITS_A_LOOK = 256;

type Hit = [row: number, key: number, west: number, east: number, south: number, north: number];

/**
 * NOTAMs whose places touch some boxes, by the R*Tree of their boxes, which SQLite rounds outwards to 32 bits. `onHit` is called with each row once, in no order;
 * `endIfOver` may throw.
 */
export function rowsInBoxes(db: Database, boxes: readonly Box[], { onHit, endIfOver }: { onHit: OnHit; endIfOver: () => void }): void {
  // CROSS JOIN keeps SQLite from scanning the tree once and the boxes for each of its rows.
  const hits = db
    .prepare<[string], Hit>(
      `SELECT b.row, box.key, b.west, b.east, b.south, b.north
         FROM json_each(?) box
        CROSS JOIN notam_boxes b ON b.west <= box.value ->> 'east' AND b.east >= box.value ->> 'west'
                                AND b.south <= box.value ->> 'north' AND b.north >= box.value ->> 'south'`,
    )
    .raw();
  const byRow = new Map<number, { keys: number[]; box: Box }>();
  let count = 0;
  for (const [row, key, west, east, south, north] of hits.iterate(JSON.stringify(boxes))) {
    if (count++ % HITS_A_LOOK === 0) endIfOver();
    const known = byRow.get(row);
    if (known) known.keys.push(key);
    else byRow.set(row, { keys: [key], box: { west, east, south, north } });
  }
  for (const [row, { keys, box }] of byRow) onHit(row, keys, box);
}

/** The figures of those rows that have a box. */
export const figuresOf = (db: Database, rows: readonly number[]): [row: number, figures: string][] =>
  db
    .prepare<[string], [number, string]>('SELECT b.row, b.figures FROM json_each(?) wanted JOIN notam_boxes b ON b.row = wanted.value')
    .raw()
    .all(`[${rows.join()}]`);
