import { expect, it } from 'vitest';
import { airportAt, longestRunwayAt, rowsWithin, textAt, textColumn } from '#renderer/features/map/airports/airport-rows.ts';
import { mapAirport, rowsOf } from '../data/rows.ts';
import type { MapRunway } from '#domain/map-set/map-set.ts';

it('an airport is called by its first code, and keeps an unknown elevation unknown', () => {
  const rows = rowsOf([
    mapAirport({ codes: ['AAAA', 'AAA'], key: 'AAA', name: 'One', latitude: 10, longitude: 20, elevation: 300 }),
    mapAirport({ key: 'i2', name: 'Two', latitude: -10.5, longitude: -20.25 }),
  ]);
  expect([0, 1].map((row) => airportAt(rows, row))).toEqual([
    { id: 'AAA', code: 'AAAA', name: 'One', latitude: 10, longitude: 20, elevation: 300 },
    { id: 'i2', code: null, name: 'Two', latitude: -10.5, longitude: -20.25, elevation: null },
  ]);
});

const runway: MapRunway = {
  low: '09',
  high: '27',
  isClosed: false,
  surface: 'hard',
  length: 5000,
  width: null,
  lowLatitude: null,
  lowLongitude: null,
  highLatitude: null,
  highLongitude: null,
  heading: 91,
  isHeadingEstimated: false,
};

it('says of the longest open runway length, true bearing and surface, and whether the bearing is that of the designator', () => {
  const ends = { lowLatitude: 46, lowLongitude: 6, highLatitude: 46.01, highLongitude: 6.01, heading: null };
  const rows = rowsOf([
    mapAirport({ runways: [{ ...runway, length: 3000, heading: 180 }, runway, { ...runway, length: 9000, isClosed: true }] }),
    mapAirport({ runways: [{ ...runway, ...ends, length: null, surface: 'unpaved' }] }),
    mapAirport({ runways: [{ ...runway, isHeadingEstimated: true }] }),
    mapAirport({}),
  ]);
  expect(longestRunwayAt(rows, 0)).toEqual({ length: 5000, bearing: 91, isBearingEstimated: false, surface: 'hard' });
  expect(longestRunwayAt(rows, 1)).toMatchObject({ length: null, surface: 'unpaved' });
  // Of a degree east for each degree north at 46°: atan(cos 46°).
  expect(longestRunwayAt(rows, 1).bearing).toBeCloseTo(34.8, 1);
  expect(longestRunwayAt(rows, 2).isBearingEstimated).toBe(true);
  expect(longestRunwayAt(rows, 3)).toEqual({ length: null, bearing: null, isBearingEstimated: false, surface: 'unknown' });
});

it('keeps texts in one piece and gives each back', () => {
  const values = ['', 'LSGG', '', 'Zürich', ''];
  const column = textColumn(values);
  expect(values.map((_, row) => textAt(column, row))).toEqual(values);
});

it('finds rows in a box, and in one across 180°', () => {
  const place = (latitude: number, longitude: number) => mapAirport({ latitude, longitude });
  const rows = rowsOf([place(0, 0), place(10, 179), place(10, -179), place(50, 179)]);
  expect(rowsWithin(rows, { west: -1, south: -1, east: 1, north: 1 })).toEqual([0]);
  expect(rowsWithin(rows, { west: 178, south: 0, east: -178, north: 20 })).toEqual([1, 2]);
  expect(rowsWithin(rows, { west: -180, south: -90, east: 180, north: 90 })).toEqual([0, 1, 2, 3]);
});
