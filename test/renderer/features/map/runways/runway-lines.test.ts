import { expect, it } from 'vitest';
import type { Runway } from '#contract/airports/runway.ts';
import { runwayLine } from '#renderer/format/airport/runway-line.ts';
import { drawnRunways, linesWithin, runwayFeatures, undrawnRunways } from '#renderer/features/map/runways/runway-lines.ts';
import type { PlacedRunway } from '#renderer/features/map/runways/runway-columns.ts';
import { runway as runwayOf } from '../../../runway.ts';

const runway = (part: Partial<Runway>) => runwayOf('09/27', { lowEndIdent: '09', highEndIdent: '27', ...part });
const airport = { latitude: 46, longitude: 6 };

function featuresOf(one: Runway) {
  const line = runwayLine(one, airport);
  return runwayFeatures(line === undefined ? [] : [{ ...line, runway: one }]);
}

it('is as wide as the map is to scale at its latitude; a width that is not known is 0', () => {
  const widthOf = (width: number | null) => featuresOf(runway({ length: 6000, lowEndHeading: 90, width }))[0]?.properties?.['pixels'];
  // 45.72 m of 40,075 km · cos 46° on 512 pixels.
  expect(widthOf(150)).toBeCloseTo(0.000841, 6);
  expect(widthOf(null)).toBe(0);
});

it('names its ends, and leaves out a name that is not known', () => {
  const features = featuresOf(runway({ length: 6000, lowEndHeading: 90, highEndIdent: null }));
  expect(features.map(({ geometry, properties }) => [geometry.type, properties?.['ident']])).toEqual([
    ['LineString', undefined],
    ['Point', '09'],
  ]);
});

it('names each drawn runway with its airport, counts what can’t be drawn, and leaves out what is beyond the view', () => {
  const placed = (part: Partial<Runway>): PlacedRunway => ({ ...runway(part), surface: 'hard', width: 150, estimatedHeading: null });
  const drawn = placed({ length: 6000, lowEndHeading: 90 });
  const about = { ...airport, id: 'i', code: 'ZZZZ', name: 'Wattisham', elevation: null };
  const airports = [{ ...about, runways: [drawn, placed({ name: '18/36' })] }];
  const lines = drawnRunways(airports);
  const bare = { ...about, code: null, runways: [drawn] };
  expect(drawnRunways([...airports, bare]).map(({ airportLabel }) => airportLabel)).toEqual(['ZZZZ', 'Wattisham']);
  expect(lines.map(({ name, airport: { code } }) => [name, code])).toEqual([['09/27', 'ZZZZ']]);
  expect(undrawnRunways(airports)).toBe(1);
  expect(linesWithin(lines, { west: 5.99, south: 45.99, east: 6.01, north: 46.01 })).toHaveLength(1);
  expect(linesWithin(lines, { west: 7, south: 45.99, east: 8, north: 46.01 })).toEqual([]);
});

it('a heading that only the designator tells draws no line', () => {
  const estimated: PlacedRunway = { ...runway({ length: 6000 }), surface: 'unpaved', width: null, estimatedHeading: 92 };
  expect(runwayLine(estimated, airport)).toBeUndefined();
});
