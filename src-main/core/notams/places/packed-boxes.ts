/** The boxes around the places of some thousand NOTAMs, as stored in notam_boxes, and which of them some boxes touch. Pure. */
import type { Box } from '#domain/route-line/boxes.ts';
import { SEGMENT } from '../words/layout.ts';

/** As stored: one side may be given for the other. */
export type PlacedRow = Box & { row: number };

const SIDES = 4;
const BYTES = Float32Array.BYTES_PER_ELEMENT;
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

/** The four sides of each row. */
export function sidesIn(blob: Buffer): Float32Array {
  const { buffer, byteOffset, byteLength } = blob.byteOffset % BYTES === 0 ? blob : Buffer.from(blob);
  return new Float32Array(buffer, byteOffset, byteLength / BYTES);
}

/** Called with the boxes that the box of a row touches, by their numbers in ascending order, and with that box. */
export type OnHit = (row: number, keys: readonly number[], box: Box) => void;

/** Degrees of longitude, the last for 180°. */
const DEGREES = 361;
const degreeOf = (longitude: number): number => Math.min(Math.max(Math.floor(longitude) + 180, 0), DEGREES - 1);

/**
 * A row is compared with the boxes of its degrees alone: a long route has a hundred, most of them far away. Without an object for each row: most of a hundred thousand
 * touch none.
 */
export function openHits(boxes: readonly Box[], onHit: OnHit) {
  const sidesOf = Float64Array.from(boxes.flatMap(({ west, east, south, north }) => [west, east, south, north]));
  /** By degree the boxes that begin before it and reach it, and those that begin in it. */
  const reaching = Array.from({ length: DEGREES }, (): number[] => []);
  const beginning = Array.from({ length: DEGREES }, (): number[] => []);
  const lowest = new Float64Array(DEGREES).fill(Infinity);
  const highest = new Float64Array(DEGREES).fill(-Infinity);
  for (const [key, box] of boxes.entries()) {
    const first = degreeOf(box.west);
    beginning[first]?.push(key);
    for (let degree = first + 1; degree <= degreeOf(box.east); degree++) reaching[degree]?.push(key);
    for (let degree = first; degree <= degreeOf(box.east); degree++) {
      lowest[degree] = Math.min(lowest[degree] as number, box.south);
      highest[degree] = Math.max(highest[degree] as number, box.north);
    }
  }
  /** Latitudes of the boxes of a degree and the next one. */
  const least = lowest.map((south, degree) => Math.min(south, lowest[degree + 1] ?? Infinity));
  const most = highest.map((north, degree) => Math.max(north, highest[degree + 1] ?? -Infinity));
  const around = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const { west, east, south, north } of boxes) {
    around.west = Math.min(around.west, west);
    around.east = Math.max(around.east, east);
    around.south = Math.min(around.south, south);
    around.north = Math.max(around.north, north);
  }
  let keys: number[] = [];

  function compare(some: readonly number[], west: number, east: number, south: number, north: number): void {
    for (const key of some) {
      const at = SIDES * key;
      if (west > (sidesOf[at + 1] as number) || east < (sidesOf[at] as number)) continue;
      if (south <= (sidesOf[at + 3] as number) && north >= (sidesOf[at + 2] as number)) keys.push(key);
    }
  }

  function look(row: number, west: number, east: number, south: number, north: number): void {
    const first = degreeOf(west);
    const last = degreeOf(east);
    if (last <= first + 1 && !(south <= (most[first] as number) && north >= (least[first] as number))) return;
    compare(reaching[first] ?? [], west, east, south, north);
    for (let degree = first; degree <= last; degree++) compare(beginning[degree] ?? [], west, east, south, north);
    if (keys.length === 0) return;
    const found = keys.sort((one, other) => one - other);
    keys = [];
    onHit(row, found, { west, east, south, north });
  }

  return {
    look: (row: number, { west, east, south, north }: Box): void => look(row, west, east, south, north),
    /** `isLeftOut`: rows whose box is another one by now. */
    lookInto(sides: Float32Array, first: number, isLeftOut: (row: number) => boolean): void {
      const { west: leastWest, east: mostEast, south: leastSouth, north: mostNorth } = around;
      for (let at = 0; at < sides.length; at += SIDES) {
        const south = sides[at + 2] as number;
        const north = sides[at + 3] as number;
        // NaN is in no order.
        if (!(south <= mostNorth && north >= leastSouth)) continue;
        const west = sides[at] as number;
        const east = sides[at + 1] as number;
        if (west > mostEast || east < leastWest) continue;
        const row = first + at / SIDES;
        if (!isLeftOut(row)) look(row, west, east, south, north);
      }
    },
  };
}
