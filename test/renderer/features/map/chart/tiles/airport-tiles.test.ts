import { expect, it } from 'vitest';
import { airportTiles } from '#renderer/features/map/chart/tiles/airport-tiles.ts';
import { mapRunway, placedAirport } from '../../placed-airport.ts';

const airports = [
  placedAirport({ code: 'LSGG', city: 'Geneva', latitude: 46.238, longitude: 6.109, runways: [mapRunway({ heading: 44 })] }),
  placedAirport({ code: 'NFNM', latitude: -16.69, longitude: -179.95, runways: [mapRunway({ heading: null, surface: 'unpaved' })] }),
];

const tiles = airportTiles('medium', airports, []);
/** Texts are in the bytes of a tile as they are. */
const holds = (tile: Uint8Array, ...texts: string[]): boolean => texts.every((text) => Buffer.from(tile).includes(text));

it('has each airport in the tile that it is in, with its code, city and symbol, and in no other', () => {
  expect(holds(tiles({ z: 6, x: 33, y: 22 }), 'LSGG', 'Geneva', 'medium-hard-bar')).toBe(true);
  expect(tiles({ z: 6, x: 1, y: 22 })).toHaveLength(0);
});

it('has one next to 180° in the tiles on both sides of it, so that its symbol is whole', () => {
  for (const x of [0, 63]) expect(holds(tiles({ z: 6, x, y: 34 }), 'NFNM', 'medium-open')).toBe(true);
});
