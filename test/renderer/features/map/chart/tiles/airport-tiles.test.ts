import { expect, it } from 'vitest';
import { airportTiles, cityNames } from '#renderer/features/map/chart/tiles/airport-tiles.ts';
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

type Placed = { city: string; at: [latitude: number, longitude: number]; longest?: number };

const inCity = ({ city, at: [latitude, longitude], longest }: Placed) =>
  placedAirport({ city, latitude, longitude, runways: longest === undefined ? [] : [mapRunway({ length: longest })] });

/** The numbers of the airports that a city is named at, with its name. */
function named(airports: readonly Placed[], larger: readonly Placed[] = []) {
  const all = airports.map(inCity);
  const names = cityNames(all, [larger.map(inCity)]);
  return all.flatMap((airport, at) => (names.has(airport) ? [[at, names.get(airport)]] : []));
}

it('names a city once, at its airport with the longest runway', () => {
  const airports = [
    { city: 'London', at: [51.15, -0.19], longest: 10_879 },
    { city: 'London', at: [51.47, -0.45], longest: 12_799 },
    { city: 'London', at: [51.88, 0.23] },
  ] satisfies Placed[];
  expect(named(airports)).toEqual([[1, 'London']]);
});

it('names two cities of the same name that are far from each other', () => {
  expect(
    named([
      { city: 'Birmingham', at: [52.45, -1.75] },
      { city: 'Birmingham', at: [33.56, -86.75] },
    ]),
  ).toHaveLength(2);
});

it('leaves out a city that an airport of a larger kind is in, and an airport without one', () => {
  const large: Placed[] = [{ city: 'Paris (Roissy-en-France, Val-d’Oise)', at: [49.01, 2.55] }];
  const medium: Placed[] = [
    { city: 'Paris', at: [48.97, 2.44] },
    { city: '', at: [48, 2] },
    { city: 'Pontoise, France', at: [49.1, 2.04] },
  ];
  expect(named(large)).toEqual([[0, 'Paris']]);
  expect(named(medium, large)).toEqual([[2, 'Pontoise']]);
});
