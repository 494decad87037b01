import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { Router } from 'wouter';
import { useMap } from '#renderer/features/map/map-state.ts';
import { RunwayList } from '#renderer/features/map/runways/RunwayList.tsx';
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

it('is crossed where it is closed, for good or by a NOTAM, and doubted where it may be closed', () => {
  const lines = drawnRunways(
    [
      placedAirport({
        ...at,
        code: 'ZZZZ',
        runways: [
          mapRunway({ isClosed: true }),
          mapRunway({ low: '01', high: '19' }),
          mapRunway({ low: '05', high: '23' }),
          mapRunway({ low: '14', high: '32' }),
        ],
      }),
    ],
    new Map([
      ['ZZZZ 09/27', 'mayBeClosed'],
      ['ZZZZ 01/19', 'closed'],
      ['ZZZZ 05/23', 'mayBeClosed'],
    ]),
  );
  const crosses = lines.map((line) => [
    line.name,
    ...new Set(runwayFeatures([line]).flatMap(({ properties }) => properties?.['cross'] ?? [])),
  ]);
  expect(crosses).toEqual([['09/27', '×'], ['01/19', '×'], ['05/23', '×?'], ['14/32']]);
  expect(lines.map((line) => runwayFeatures([line])[0]?.properties?.['isClosed'])).toEqual([true, true, true, false]);
  // Markup without a page is made of the first state of a store.
  const first = useMap.getInitialState();
  const before = first.view;
  onTestFinished(() => void Object.assign(first, { view: before }));
  Object.assign(first, { view: { ...before, ...at, zoom: 12 } });
  const onMap = { ssrPath: '/map', children: createElement(RunwayList, { runways: { lines, undrawn: 0 } }) };
  const list = renderToStaticMarkup(createElement(Router, onMap));
  expect([...list.matchAll(/<b>(.*?) · <\/b>/g)].map(([, words]) => words)).toEqual(['closed', 'closed', 'may be closed']);
});
