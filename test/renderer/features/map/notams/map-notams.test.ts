import { expect, it } from 'vitest';
import type { MapNotam } from '#contract/map/notams.ts';
import { cornersOf, covers, onMap, touches } from '#renderer/features/map/notams/map-notams.ts';

type Part = { geometry?: object | null; geometrySource?: string | null; severity?: number };

/** Only what the map reads of it. */
const notice = ({ geometry = null, geometrySource = null, severity = 3 }: Part) =>
  onMap({
    id: 'n',
    notamId: 'A0001/26',
    decoded: { geometry, geometrySource, severity, status: 'active' },
  } as unknown as MapNotam);

const square = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const polygon = (...rings: number[][][]) => ({ type: 'Polygon', coordinates: rings });
const point = { type: 'Point', coordinates: [6, 46] };

it.each([
  ['given', 'a polygon of the text', { geometry: polygon(square(5, 45, 7, 47)), geometrySource: 'textPolygon' }],
  ['given', 'a point of the text', { geometry: point, geometrySource: 'textPoint' }],
  ['itemQ', 'a circle of item Q', { geometry: polygon(square(5, 45, 7, 47)), geometrySource: 'itemQ' }],
  ['region', 'a whole region', { geometrySource: 'wholeRegion' }],
  ['given', 'a line of the text', { geometry: { type: 'LineString', coordinates: square(5, 45, 7, 47) }, geometrySource: 'textLine' }],
  ['none', 'the place of the aerodrome alone', { geometry: point, geometrySource: 'location' }],
  ['none', 'nothing', {}],
] as const)('calls it %s where it has %s', (confidence, _, part) => {
  const { confidence: found, shape } = notice(part);
  expect(found).toBe(confidence);
  expect(shape === undefined).toBe(confidence === 'none' || confidence === 'region');
});

it('knows the place of what is not drawn, so that it is listed where it is', () => {
  expect(notice({ geometry: point, geometrySource: 'location' }).place).toEqual({ latitude: 46, longitude: 6 });
  expect(notice({}).place).toBeUndefined();
});

const box = { west: 0, south: 40, east: 10, north: 50 };

it.each([
  ['inside', polygon(square(5, 45, 6, 46)), true],
  ['around it', polygon(square(-20, 30, 30, 60)), true],
  ['reaching in from the west', polygon(square(-5, 45, 1, 46)), true],
  ['next to it', polygon(square(11, 45, 12, 46)), false],
  ['north of it', polygon(square(5, 51, 6, 52)), false],
])('sees whether an area %s touches a view', (_, geometry, expected) => {
  expect(touches(notice({ geometry, geometrySource: 'textPolygon' }), box)).toBe(expected);
});

it('sees an area across 180° from both sides', () => {
  const across = notice({ geometry: polygon(square(179, -20, 181, -10)), geometrySource: 'textPolygon' });
  const sides = [
    { west: 170, south: -30, east: 179.5, north: 0 },
    { west: -179.5, south: -30, east: -170, north: 0 },
    { west: 175, south: -30, east: -175, north: 0 },
  ];
  expect(sides.map((side) => touches(across, side))).toEqual([true, true, true]);
  expect(touches(across, box)).toBe(false);
  expect(covers(across, { latitude: -15, longitude: -179.5 })).toBe(true);
  expect(covers(across, { latitude: -15, longitude: -178 })).toBe(false);
});

it('covers what is inside the outline and not in a hole', () => {
  const holed = notice({ geometry: polygon(square(0, 40, 10, 50), square(4, 44, 6, 46)), geometrySource: 'textPolygon' });
  expect(
    [
      [45, 2],
      [45, 5],
      [45, 12],
      [39, 5],
    ].map(([latitude = 0, longitude = 0]) => covers(holed, { latitude, longitude })),
  ).toEqual([true, false, false, false]);
  expect(covers(notice({ geometry: point, geometrySource: 'textPoint' }), { latitude: 46, longitude: 6 })).toBe(false);
});

it('gives two corners of an area and one of a place', () => {
  expect(cornersOf(notice({ geometry: polygon(square(5, 45, 7, 47)), geometrySource: 'textPolygon' }))).toEqual([
    { latitude: 45, longitude: 5 },
    { latitude: 47, longitude: 7 },
  ]);
  expect(cornersOf(notice({ geometry: point, geometrySource: 'location' }))).toEqual([{ latitude: 46, longitude: 6 }]);
  expect(cornersOf(notice({}))).toEqual([]);
});
