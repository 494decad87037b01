/**
 * NOTAMs whose places some boxes touch. Promise: the same as comparing the box of each NOTAM, rounded outwards, whatever is packed: where the packed boxes are not those
 * that are stored, these are read.
 */
import type { Database } from 'better-sqlite3';
import type { Box } from '#domain/route-line/boxes.ts';
import { SEGMENT } from '../words/segment.ts';
import { openHits, type OnHit, type PlacedRow } from './packed-boxes.ts';

const sides = 'n.row, n.west, n.east, n.south, n.north';

/** In the order of their rows within what is packed, and within what is not. To be called within a transaction. `endIfOver` may throw. */
export function rowsInBoxes(db: Database, boxes: readonly Box[], { onHit, endIfOver }: { onHit: OnHit; endIfOver: () => void }): void {
  const last = db.prepare<[], number>('SELECT w.last_row FROM notam_words w ORDER BY w.segment DESC LIMIT 1').pluck().get() ?? -1;
  const unknown = new Set(db.prepare<[], number>('SELECT u.row FROM notam_words_unknown u').pluck().all());
  const boxesOf = db.prepare<[number], Buffer>('SELECT b.boxes FROM notam_boxes b WHERE b.segment = ?').pluck();
  const between = db.prepare<[number, number], PlacedRow>(
    `SELECT ${sides}
       FROM notams n INDEXED BY notams_by_place
      WHERE n.west IS NOT NULL AND n.row BETWEEN ? AND ?
      ORDER BY n.row`,
  );
  const { look, lookInto } = openHits(boxes, onHit);
  const isLeftOut = (row: number): boolean => row > last || unknown.has(row);
  for (const segment of db.prepare<[], number>('SELECT w.segment FROM notam_words w ORDER BY w.segment').pluck().all()) {
    endIfOver();
    const first = segment * SEGMENT;
    const blob = boxesOf.get(segment);
    if (blob) lookInto(blob, first, isLeftOut);
    else for (const { row, ...box } of between.all(first, first + SEGMENT - 1)) if (!isLeftOut(row)) look(row, inOrder(box));
  }
  endIfOver();
  for (const { row, ...box } of between.all(last + 1, Number.MAX_SAFE_INTEGER)) look(row, inOrder(box));
  const one = db.prepare<[string], PlacedRow>(
    `SELECT ${sides}
       FROM json_each(?) j
       JOIN notams n INDEXED BY notams_by_place ON n.row = j.value
      WHERE n.west IS NOT NULL`,
  );
  endIfOver();
  for (const { row, ...box } of one.all(`[${[...unknown].filter((row) => row <= last).join()}]`)) look(row, inOrder(box));
}

const inOrder = ({ west, east, south, north }: Box): Box => ({
  west: Math.min(west, east),
  east: Math.max(west, east),
  south: Math.min(south, north),
  north: Math.max(south, north),
});

/** From the index of places: in `notams` they lie behind the texts, which takes ten times as long to read. */
export const figuresOf = (db: Database, rows: readonly number[]): [row: number, figures: string][] =>
  db
    .prepare<[string], [number, string]>(
      `SELECT n.row, n.figures
         FROM json_each(?) wanted
         JOIN notams n INDEXED BY notams_by_place ON n.row = wanted.value
        WHERE n.west IS NOT NULL`,
    )
    .raw()
    .all(`[${rows.join()}]`);
