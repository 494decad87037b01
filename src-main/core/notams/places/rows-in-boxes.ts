/**
 * NOTAMs whose places some boxes touch. Promise: the same as comparing the box of each NOTAM, rounded outwards, whatever is packed: where the packed boxes are not those
 * that are stored, these are read.
 */
import type { Database } from 'better-sqlite3';
import type { Box } from '#domain/route-line/boxes.ts';
import { SEGMENT } from '../words/layout.ts';
import { openHits, sidesIn, type OnHit, type PlacedRow } from './packed-boxes.ts';

/** What is stored of places: packed segments by their first row, and the boxes of rows that are not known to them. */
type Stored = { segments: Map<number, Float32Array>; leftOut: (row: number) => boolean; loose: PlacedRow[] };

const read = new WeakMap<Database, { asOf: string; stored: Stored }>();

/** To be called within a transaction. Called with each row once, in no order. `endIfOver` may throw. */
export function rowsInBoxes(db: Database, boxes: readonly Box[], { onHit, endIfOver }: { onHit: OnHit; endIfOver: () => void }): void {
  const { segments, leftOut, loose } = storedIn(db);
  const { look, lookInto } = openHits(boxes, onHit);
  for (const [first, sides] of segments) {
    endIfOver();
    lookInto(sides, first, leftOut);
  }
  endIfOver();
  for (const { row, ...box } of loose) look(row, box);
}

/** Kept until this connection or another one has written: 16 bytes a NOTAM. */
function storedIn(db: Database): Stored {
  const asOf = `${String(db.pragma('data_version', { simple: true }))} ${db.prepare<[], number>('SELECT total_changes()').pluck().get() ?? 0}`;
  const known = read.get(db);
  if (known?.asOf === asOf) return known.stored;
  const stored = readStored(db);
  read.set(db, { asOf, stored });
  return stored;
}

const sides =
  'n.row, min(n.west, n.east) AS west, max(n.west, n.east) AS east, min(n.south, n.north) AS south, max(n.south, n.north) AS north';

function readStored(db: Database): Stored {
  const last = db.prepare<[], number>('SELECT w.last_row FROM notam_words w ORDER BY w.segment DESC LIMIT 1').pluck().get() ?? -1;
  const unknown = new Set(db.prepare<[], number>('SELECT u.row FROM notam_words_unknown u').pluck().all());
  const packed = db.prepare<[], [number, Buffer | null]>(
    'SELECT w.segment, b.boxes FROM notam_words w LEFT JOIN notam_boxes b ON b.segment = w.segment ORDER BY w.segment',
  );
  const between = db.prepare<[number, number], PlacedRow>(
    `SELECT ${sides}
       FROM notams n INDEXED BY notams_by_place
      WHERE n.west IS NOT NULL AND n.row BETWEEN ? AND ?`,
  );
  const one = db.prepare<[string], PlacedRow>(
    `SELECT ${sides}
       FROM json_each(?) j
       JOIN notams n INDEXED BY notams_by_place ON n.row = j.value
      WHERE n.west IS NOT NULL`,
  );
  const leftOut = (row: number): boolean => row > last || unknown.has(row);
  const segments = new Map<number, Float32Array>();
  const loose = [...between.all(last + 1, Number.MAX_SAFE_INTEGER), ...one.all(`[${[...unknown].filter((row) => row <= last).join()}]`)];
  for (const [segment, boxes] of packed.raw().iterate()) {
    const first = segment * SEGMENT;
    if (boxes) segments.set(first, sidesIn(boxes));
    else loose.push(...between.all(first, first + SEGMENT - 1).filter(({ row }) => !leftOut(row)));
  }
  return { segments, leftOut, loose };
}

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
