import { expect, it } from 'vitest';
import { readAirports } from '#renderer/features/map/airports/airport-csv.ts';
import { airportTiles } from '#renderer/features/map/chart/tiles/airport-tiles.ts';

const tiles = airportTiles(
  readAirports('id,name,code,latitude,longitude,elevation\na,Geneva,LSGG,46.238,6.109,1411\nb,Beside,NFNM,-16.69,-179.95,220'),
);
const holds = (tile: Uint8Array, text: string): boolean => Buffer.from(tile).includes(text);

it('has each airport with its code in the tile that it is in, and in no other', () => {
  const [geneva, opposite] = [tiles({ z: 6, x: 33, y: 22 }), tiles({ z: 6, x: 1, y: 22 })];
  expect(holds(geneva, 'LSGG')).toBe(true);
  expect(opposite).toHaveLength(0);
});

it('has an airport beside 180° in the tiles on both sides of it, so that its symbol is whole', () => {
  expect(holds(tiles({ z: 6, x: 0, y: 34 }), 'NFNM')).toBe(true);
  expect(holds(tiles({ z: 6, x: 63, y: 34 }), 'NFNM')).toBe(true);
});
