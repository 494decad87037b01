import { expect, it } from 'vitest';
import { surfaces } from '#domain/surface.ts';
import { textColumn, type AirportRows } from '#renderer/features/map/airports/airport-rows.ts';
import { airportTiles } from '#renderer/features/map/chart/tiles/airport-tiles.ts';

const airports = [
  { code: 'LSGG', city: 'Geneva', at: [46.238, 6.109], bearing: 44, surface: 'hard' },
  { code: 'NFNM', city: '', at: [-16.69, -179.95], bearing: Number.NaN, surface: 'unpaved' },
] as const;

/** Only what tiles are made of. */
const rows = {
  count: airports.length,
  latitude: Float64Array.from(airports, ({ at }) => at[0]),
  longitude: Float64Array.from(airports, ({ at }) => at[1]),
  code: textColumn(airports.map(({ code }) => code)),
  city: textColumn(airports.map(({ city }) => city)),
  longest: Float32Array.from(airports, () => 5000),
  bearing: Float32Array.from(airports, ({ bearing }) => bearing),
  surface: Uint8Array.from(airports, ({ surface }) => surfaces.indexOf(surface)),
  isBearingEstimated: new Uint8Array(airports.length),
} as unknown as AirportRows;

const tiles = airportTiles('medium', rows, []);
/** Texts are in the bytes of a tile as they are. */
const holds = (tile: Uint8Array, ...texts: string[]): boolean => texts.every((text) => Buffer.from(tile).includes(text));

it('has each airport in the tile that it is in, with its code, city and symbol, and in no other', () => {
  expect(holds(tiles({ z: 6, x: 33, y: 22 }), 'LSGG', 'Geneva', 'medium-hard-bar')).toBe(true);
  expect(tiles({ z: 6, x: 1, y: 22 })).toHaveLength(0);
});

it('has one beside 180° in the tiles on both sides of it, so that its symbol is whole', () => {
  for (const x of [0, 63]) expect(holds(tiles({ z: 6, x, y: 34 }), 'NFNM', 'medium-open')).toBe(true);
});
