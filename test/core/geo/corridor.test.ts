import { expect, it } from 'vitest';
import { compilePositionsAlong } from '#core/geo/corridor.ts';
import type { LatLon } from '#domain/lat-lon.ts';

const [geneva, zurich, newYork] = [
  { latitude: 46.238, longitude: 6.109 },
  { latitude: 47.458, longitude: 8.548 },
  { latitude: 40.64, longitude: -73.78 },
];
const columns = { latitude: 'a.latitude', longitude: 'a.longitude' };

it.each<[string, LatLon[], number, boolean]>([
  ['of an hour in a small aeroplane', [geneva, zurich], 10, true],
  ['across the ocean', [geneva, newYork], 100, false],
  ['500 miles wide', [geneva, zurich], 500, false],
])(
  'along a route %s, what is next to it is looked up where requests are served only if it is little',
  (_, positions, halfWidthNm, isHere) => {
    const { indexed } = compilePositionsAlong({ positions, halfWidthNm }, 'airports', 'a.row', columns);
    expect(indexed !== undefined).toBe(isHere);
  },
);
