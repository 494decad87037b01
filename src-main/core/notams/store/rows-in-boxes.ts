/** NOTAMs whose places touch some boxes, by the R*Tree of their boxes, which SQLite rounds outwards to 32 bits. */
import type { Database } from 'better-sqlite3';
import type { Box } from '#domain/route-line/boxes.ts';

/** Called with the numbers of the boxes that the box of a row touches, in ascending order, and with that box. */
export type OnHit = (row: number, keys: readonly number[], box: Box) => void;

/** Hits that are read between two looks at the time. */
const STRIDE = 256;

type Hit = [row: number, key: number, west: number, east: number, south: number, north: number];

/** Each row is called with once, in no order. `endIfOver` may throw. */
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
    if (count++ % STRIDE === 0) endIfOver();
    const known = byRow.get(row);
    if (known) known.keys.push(key);
    else byRow.set(row, { keys: [key], box: { west, east, south, north } });
  }
  for (const [row, { keys, box }] of byRow) onHit(row, keys, box);
}

/** Of those that have a box. */
export const figuresOf = (db: Database, rows: readonly number[]): [row: number, figures: string][] =>
  db
    .prepare<[string], [number, string]>('SELECT b.row, b.figures FROM json_each(?) wanted JOIN notam_boxes b ON b.row = wanted.value')
    .raw()
    .all(`[${rows.join()}]`);
