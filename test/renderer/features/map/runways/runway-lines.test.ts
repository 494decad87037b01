import { expect, it } from 'vitest';
import { drawnRunways, linesWithin, runwayFeatures } from '#renderer/features/map/runways/runway-lines.ts';
import { mapRunway, placedAirport } from '../placed-airport.ts';

const at = { latitude: 46, longitude: 6 };
const linesOf = (...runways: Parameters<typeof mapRunway>[0][]) =>
  drawnRunways([placedAirport({ ...at, code: 'ZZZZ', runways: runways.map(mapRunway) })]);

it('is as wide as the map is to scale at its latitude; a width that is not known is 0', () => {
  const widthOf = (width: number | null) => runwayFeatures(linesOf({ width }))[0]?.properties?.['pixels'];
  // 45.72 m of 40,075 km · cos 46° on 512 pixels.
  expect(widthOf(150)).toBeCloseTo(0.000841, 6);
  expect(widthOf(null)).toBe(0);
});

it('names its ends, and leaves out a name that is not known', () => {
  const features = runwayFeatures(linesOf({ high: null }));
  expect(features.map(({ geometry, properties }) => [geometry.type, properties?.['ident']])).toEqual([
    ['LineString', undefined],
    ['Point', '09'],
  ]);
});

it('names each drawn runway with its airport, and leaves out what is beyond the view', () => {
  const lines = linesOf({}, { length: null });
  expect(lines.map(({ name, airport: { code } }) => [name, code])).toEqual([['09/27', 'ZZZZ']]);
  expect(linesOf({ high: null }, { low: null, high: null }).map(({ name }) => name)).toEqual(['09', 'unnamed']);
  expect(linesWithin(lines, { west: 5.99, south: 45.99, east: 6.01, north: 46.01 })).toHaveLength(1);
  expect(linesWithin(lines, { west: 7, south: 45.99, east: 8, north: 46.01 })).toEqual([]);
});

it('a heading that only the designator tells draws no line', () => {
  expect(linesOf({ isHeadingEstimated: true })).toEqual([]);
});
