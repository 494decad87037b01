import { expect, it } from 'vitest';
import { boxOf, boxText, fitting, grown, holds, normalized, rounded } from '#renderer/features/map/view.ts';

const size = { width: 1024, height: 512 };

it('shows the whole width of the world at zoom 1 in 1024 pixels', () => {
  const box = boxOf({ latitude: 0, longitude: 10, zoom: 1, ...size });
  expect(box).toMatchObject({ west: -180, east: 180 });
  // The box reaches a quarter of the world's height north and south of the equator.
  expect(box.north).toBeCloseTo(66.513, 2);
  expect(box.south).toBeCloseTo(-66.513, 2);
});

it('crosses 180° with its west greater than its east', () => {
  const box = boxOf({ latitude: -17, longitude: 179, zoom: 6, ...size });
  expect(box.west).toBeGreaterThan(box.east);
  expect(holds(box, { latitude: -17, longitude: -179 })).toBe(true);
  expect(holds(box, { latitude: -17, longitude: 178 })).toBe(true);
  expect(holds(box, { latitude: -17, longitude: 0 })).toBe(false);
});

it.each([
  [190, -170],
  [-190, 170],
  [180, -180],
  [-180, -180],
  [540, -180],
  [0, 0],
])('takes %d° for %d°', (given, expected) => expect(normalized(given)).toBe(expected));

it('grows a box outwards only, and keeps it through a small move', () => {
  const box = { west: 5.9, south: 45.8, east: 10.5, north: 47.8 };
  const larger = rounded(box);
  expect([larger.west <= box.west, larger.south <= box.south, larger.east >= box.east, larger.north >= box.north]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(rounded({ ...box, west: 5.95, east: 10.45 })).toEqual(larger);
});

it('grows a box that is nearly as wide as the world to the whole of it, never past itself to a strip', () => {
  const wide = { west: -159.3, south: -60, east: 179.3, north: 75 };
  expect(rounded(grown(wide, 1))).toMatchObject({ west: -180, east: 180 });
  expect(grown({ west: 170, south: -10, east: -179.5, north: 89.5 }, 1)).toEqual({ west: 169, south: -11, east: -178.5, north: 90 });
  expect(rounded({ west: 170, south: 0, east: -170, north: 20 })).toEqual({ west: 168, south: 0, east: -168, north: 20 });
});

it('leaves the whole world whole', () => {
  expect(boxText(rounded({ west: -180, south: -60, east: 180, north: 80 }))).toBe('-180,-64,180,96'.replace('96', '90'));
});

it('fits places on both sides of 180° without turning around the world', () => {
  const places = [
    { latitude: -17, longitude: 178 },
    { latitude: -18, longitude: -179 },
  ];
  const view = fitting(places, size, 12);
  expect(view.longitude).toBeCloseTo(179.5, 5);
  for (const place of places) expect(holds(boxOf({ ...view, ...size }), place)).toBe(true);
});

it('comes no closer to a single place than it may', () => {
  expect(fitting([{ latitude: 46, longitude: 6 }], size, 11)).toEqual({ latitude: expect.closeTo(46, 6), longitude: 6, zoom: 11 });
});
