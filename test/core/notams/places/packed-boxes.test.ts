import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openHits, packed, sidesIn } from '#core/notams/places/packed-boxes.ts';
import type { Box } from '#domain/route-line/boxes.ts';
import { times } from '../../../helpers/long.ts';

const sides = (most: number) =>
  fc
    .oneof(fc.double({ min: -most, max: most, noNaN: true }), fc.constantFrom(-most, 0, most, most / 3))
    .chain((one) =>
      fc
        .oneof(fc.constant(0), fc.double({ min: 0, max: 3, noNaN: true }), fc.double({ min: 0, max: 2 * most, noNaN: true }))
        .map((size) => [one, Math.min(one + size, most)] as const),
    );
const box = fc
  .record({ along: sides(180), up: sides(90) })
  .map(({ along, up }): Box => ({ west: along[0], east: along[1], south: up[0], north: up[1] }));

function hits(rows: readonly Box[], boxes: readonly Box[]) {
  const found: { row: number; keys: readonly number[]; box: Box }[] = [];
  const { lookInto } = openHits(boxes, (row, keys, of) => void found.push({ row, keys, box: of }));
  lookInto(sidesIn(packed(rows.map((of, row) => ({ row: 2 * row, ...of })))), 4_096, (row) => row === 4_098);
  return found;
}

it('has each row that a box touches, with all that do, by a box that is around its own', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 12 }), fc.array(box, { maxLength: 6 }), (rows, boxes) => {
      const found = new Map(hits(rows, boxes).map((hit) => [hit.row, hit]));
      for (const [at, of] of rows.entries()) {
        const row = 4_096 + 2 * at;
        const touched = boxes.flatMap((one, key) =>
          of.west <= one.east && of.east >= one.west && of.south <= one.north && of.north >= one.south ? [key] : [],
        );
        const hit = found.get(row);
        const missed = row === 4_098 ? [] : touched.filter((key) => hit?.keys.includes(key) !== true);
        expect(missed).toEqual([]);
        expect(row === 4_098 && hit !== undefined).toBe(false);
        if (!hit) continue;
        // Of 32 bits: as near as they are.
        const around = hit.box;
        expect(hit.keys).toEqual([...hit.keys].toSorted((one, other) => one - other));
        expect(around.west <= of.west && around.east >= of.east && around.south <= of.south && around.north >= of.north).toBe(true);
        expect(around.west).toBeCloseTo(of.west, 4);
        expect(around.north).toBeCloseTo(of.north, 4);
      }
    }),
    { numRuns: times(300, 10_000) },
  );
});

it('takes sides in either order, and has no row without a place', () => {
  const world = { west: -180, south: -90, east: 180, north: 90 };
  expect(hits([{ west: 7, east: 6, south: 47, north: 46 }], [world])).toEqual([
    { row: 4_096, keys: [0], box: { west: 6, east: 7, south: 46, north: 47 } },
  ]);
});
