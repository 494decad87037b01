import { expect, it } from 'vitest';
import { airportLine, mapText } from '#core/map/map-rows.ts';
import { bearingOf, longestOpen, readMapLine } from '#renderer/features/map/airports/map-airport.ts';
import { mapRunway as runway } from '../placed-airport.ts';

it('airports come out of the line that the server writes, each with its runways, called by its first code', () => {
  const about = { city: null, elevation: null, latitude: 10, longitude: 20 };
  const one = { ...about, codes: ['AAAA', 'AAA'], key: 'AAA', name: 'One', runways: [runway({ low: '01' }), runway({ low: '02' })] };
  const two = { ...about, codes: [], key: 'i2', name: 'Two', runways: [] };
  const three = { ...about, codes: ['C'], key: 'C', name: 'Three', runways: [runway({ low: '03' })] };
  expect(readMapLine(mapText([airportLine('small', [one, two, three], 4)]))).toEqual({
    kind: 'small',
    unplaced: 4,
    airports: [
      { ...about, kind: 'small', id: 'AAA', code: 'AAAA', name: 'One', runways: one.runways },
      { ...about, kind: 'small', id: 'i2', code: null, name: 'Two', runways: [] },
      { ...about, kind: 'small', id: 'C', code: 'C', name: 'Three', runways: three.runways },
    ],
  });
  expect(readMapLine(mapText([airportLine('closed', [], 0)]))).toEqual({ kind: 'closed', unplaced: 0, airports: [] });
});

it('the longest runway is the longest open one, and one of unknown length where there is no other', () => {
  const [short, long, unknown] = [runway({ length: 3000 }), runway({ length: 5000 }), runway({ length: null })];
  expect(longestOpen([unknown, short, long, runway({ length: 9000, isClosed: true })])).toBe(long);
  expect(longestOpen([unknown])).toBe(unknown);
  expect(longestOpen([runway({ isClosed: true })])).toBeUndefined();
});

it('a runway points from its low end to its high one, and where they are not known by its heading', () => {
  // It runs a degree east for each degree north at 46°: atan(cos 46°).
  expect(bearingOf(runway({ lowLatitude: 46, lowLongitude: 6, highLatitude: 46.01, highLongitude: 6.01 }))).toBeCloseTo(34.8, 1);
  expect(bearingOf(runway({ lowLatitude: 0, lowLongitude: 179.99, highLatitude: 0, highLongitude: -179.99 }))).toBeCloseTo(90, 6);
  expect([bearingOf(runway({})), bearingOf(runway({ heading: null }))]).toEqual([91, null]);
});
