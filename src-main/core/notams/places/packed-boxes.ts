/** The boxes around the places of some thousand NOTAMs, as stored in notam_boxes, and which of them some boxes touch. Pure. */
import type { Box } from '#domain/route-line/boxes.ts';
import { SEGMENT } from '../words/segment.ts';

/** As stored: one side may be given for the other. */
export type PlacedRow = Box & { row: number };

const SIDES = 4;
/** To the next number of 32 bits: a part of a number, and of the least. */
const [STEP, LEAST] = [2 ** -23, 2 ** -149];

const down = (value: number): number => (Math.fround(value) <= value ? value : value - Math.max(Math.abs(value) * STEP, LEAST));
const up = (value: number): number => -down(-value);

/** `rows` count from the first of the segment. */
export function packed(rows: Iterable<PlacedRow>): Buffer {
  const sides = new Float32Array(SIDES * SEGMENT).fill(Number.NaN);
  for (const { row, west, east, south, north } of rows) {
    sides.set(
      [down(Math.min(west, east)), up(Math.max(west, east)), down(Math.min(south, north)), up(Math.max(south, north))],
      SIDES * row,
    );
  }
  return Buffer.from(sides.buffer);
}

/** Called with the boxes that the box of a row touches, by their numbers in ascending order, and with that box. */
export type OnHit = (row: number, keys: readonly number[], box: Box) => void;

/** Degrees of longitude, the last for 180°. */
const DEGREES = 361;
const degreeOf = (longitude: number): number => Math.min(Math.max(Math.floor(longitude) + 180, 0), DEGREES - 1);

/** A row is compared with all boxes only where it crosses a whole degree: a long route has a hundred, most of them far away. */
export function openHits(boxes: readonly Box[], onHit: OnHit) {
  const all = boxes.map((_, key) => key);
  const ofDegree = Array.from({ length: DEGREES }, (): number[] => []);
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [key, box] of boxes.entries()) {
    for (let degree = degreeOf(box.west); degree <= degreeOf(box.east); degree++) ofDegree[degree]?.push(key);
    [west, east] = [Math.min(west, box.west), Math.max(east, box.east)];
    [south, north] = [Math.min(south, box.south), Math.max(north, box.north)];
  }

  function look(row: number, of: Box): void {
    const degree = degreeOf(of.west);
    const near = degree === degreeOf(of.east) ? (ofDegree[degree] ?? []) : all;
    const keys = near.filter((key) => {
      const box = boxes[key];
      return box !== undefined && of.west <= box.east && of.east >= box.west && of.south <= box.north && of.north >= box.south;
    });
    if (keys.length > 0) onHit(row, keys, of);
  }

  return {
    look,
    /** `isLeftOut`: rows whose box is another one by now. */
    lookInto(blob: Buffer, first: number, isLeftOut: (row: number) => boolean): void {
      const sides = new Float32Array(blob.buffer.slice(blob.byteOffset, blob.byteOffset + blob.byteLength));
      for (let at = 0; at < sides.length; at += SIDES) {
        const [itsWest, itsEast] = [sides[at] as number, sides[at + 1] as number];
        // NaN is in no order.
        if (!(itsWest <= east && itsEast >= west)) continue;
        const [itsSouth, itsNorth] = [sides[at + 2] as number, sides[at + 3] as number];
        if (!(itsSouth <= north && itsNorth >= south)) continue;
        const row = first + at / SIDES;
        if (!isLeftOut(row)) look(row, { west: itsWest, east: itsEast, south: itsSouth, north: itsNorth });
      }
    },
  };
}
