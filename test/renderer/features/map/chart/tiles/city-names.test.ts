import { expect, it } from 'vitest';
import { textColumn, type AirportRows } from '#renderer/features/map/airports/airport-rows.ts';
import { cityNames } from '#renderer/features/map/chart/tiles/city-names.ts';

type Placed = { city: string; at: [latitude: number, longitude: number]; longest?: number };

/** Only what cities are named by. */
const rowsOf = (...airports: Placed[]) =>
  ({
    count: airports.length,
    latitude: Float64Array.from(airports, ({ at }) => at[0]),
    longitude: Float64Array.from(airports, ({ at }) => at[1]),
    city: textColumn(airports.map(({ city }) => city)),
    longest: Float32Array.from(airports, ({ longest }) => longest ?? Number.NaN),
  }) as unknown as AirportRows;

const named = (rows: AirportRows, larger: AirportRows[] = []) => [...cityNames(rows, larger)].sort(([one], [other]) => one - other);

it('names a city once, at its airport with the longest runway', () => {
  const rows = rowsOf(
    { city: 'London', at: [51.15, -0.19], longest: 10_879 },
    { city: 'London', at: [51.47, -0.45], longest: 12_799 },
    { city: 'London', at: [51.88, 0.23] },
  );
  expect(named(rows)).toEqual([[1, 'London']]);
});

it('names two cities of the same name that are far from each other', () => {
  expect(named(rowsOf({ city: 'Birmingham', at: [52.45, -1.75] }, { city: 'Birmingham', at: [33.56, -86.75] }))).toHaveLength(2);
});

it('leaves out a city that an airport of a larger kind is in, and an airport without one', () => {
  const large = rowsOf({ city: 'Paris (Roissy-en-France, Val-d’Oise)', at: [49.01, 2.55] });
  const medium = rowsOf({ city: 'Paris', at: [48.97, 2.44] }, { city: '', at: [48, 2] }, { city: 'Pontoise, France', at: [49.1, 2.04] });
  expect(named(large)).toEqual([[0, 'Paris']]);
  expect(named(medium, [large])).toEqual([[2, 'Pontoise']]);
});
