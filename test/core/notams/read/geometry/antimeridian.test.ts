import { expect, it } from 'vitest';
import { cutAt180, unrolled } from '#core/notams/read/geometry/antimeridian.ts';
import type { Position } from '#core/notams/read/notice.ts';

const area = (ring: readonly Position[]) =>
  ring.slice(1).reduce((sum, [x, y], at) => sum + (ring[at]?.[0] ?? 0) * y - x * (ring[at]?.[1] ?? 0), 0) / 2;

const rings: [string, Position[], number][] = [
  [
    'a square on one side',
    [
      [170, 0],
      [179, 0],
      [179, 5],
      [170, 0],
    ],
    1,
  ],
  [
    'a square across',
    [
      [179, -1],
      [181, -1],
      [181, 1],
      [179, 1],
      [179, -1],
    ],
    2,
  ],
  [
    'the same counted from the west',
    [
      [-181, -1],
      [-179, -1],
      [-179, 1],
      [-181, 1],
      [-181, -1],
    ],
    2,
  ],
  [
    'an E whose three arms reach across',
    [
      [178, 0],
      [182, 0],
      [182, 1],
      [179, 1],
      [179, 2],
      [182, 2],
      [182, 3],
      [179, 3],
      [179, 4],
      [182, 4],
      [182, 5],
      [178, 5],
      [178, 0],
    ],
    4,
  ],
  [
    'a ring that touches 180° with a corner',
    [
      [178, 0],
      [180, 1],
      [178, 2],
      [178, 0],
    ],
    1,
  ],
  [
    'a ring that touches 180° from the east',
    [
      [180, 1],
      [182, 0],
      [182, 2],
      [180, 1],
    ],
    1,
  ],
  [
    'a ring with a side on 180°',
    [
      [178, 0],
      [180, 0],
      [180, 2],
      [178, 2],
      [178, 0],
    ],
    1,
  ],
];

it.each(rings)('cuts %s into parts of the same area, closed and counter-clockwise', (_name, ring, count) => {
  const parts = cutAt180(ring);
  expect(parts).toHaveLength(count);
  expect(parts.map(area).every((one) => one > 0)).toBe(true);
  expect(parts.map(area).reduce((sum, one) => sum + one, 0)).toBeCloseTo(area(ring), 6);
  for (const part of parts) {
    expect(part.at(-1)).toEqual(part[0]);
    expect(part.every(([x]) => Math.abs(x) <= 180)).toBe(true);
  }
});

it('lets longitudes run on past 180°, and knows a ring around a pole', () => {
  expect(
    unrolled([
      [179, 0],
      [-179, 0],
      [-179, 1],
      [179, 0],
    ]),
  ).toEqual([
    [179, 0],
    [181, 0],
    [181, 1],
    [179, 0],
  ]);
  expect(
    unrolled([
      [0, 80],
      [120, 80],
      [-120, 80],
      [0, 80],
    ]),
  ).toBeNull();
});
