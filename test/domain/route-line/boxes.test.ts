import fc from 'fast-check';
import { expect, it } from 'vitest';
import { destination, lineBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { boxesAround, boxesOf, type Box } from '#domain/route-line/boxes.ts';
import { outlineOf } from '#domain/route-line/figures.ts';
import { routeLine } from '#domain/route-line/route-line.ts';
import { times } from '../../helpers/long.ts';
import { latLon } from '../lat-lons.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const bearing = fc.double({ min: 0, max: 360, noNaN: true });
const near = fc.oneof(
  latLon(),
  latLon({ most: 0.5 }),
  fc.record({ latitude: fc.constantFrom(90, 89.5, -89.9, -90, 60), longitude: fc.constantFrom(-180, 179.9, 0, 180) }),
);

const isIn = (boxes: readonly Box[], { latitude, longitude }: LatLon): boolean =>
  boxes.some(({ west, south, east, north }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east);
const isValid = ({ west, south, east, north }: Box): boolean =>
  west >= -180 && west <= east && east <= 180 && south >= -90 && south <= north && north <= 90;

it('every position within the half width of a route is in one of its boxes, across 180° and over the poles', () => {
  fc.assert(
    fc.property(
      fc.array(near, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(0, 1, 10, 25, 200, 999),
      fc.array(fc.tuple(share, bearing, share), { minLength: 20, maxLength: 20 }),
      (route, half, places) => {
        const boxes = boxesAround(routeLine(route), half);
        expect(boxes.every(isValid)).toBe(true);
        expect(boxes.length).toBeLessThanOrEqual(130);
        const outside = places
          .map(([where, course, away]) => {
            const leg = Math.min(Math.max(0, route.length - 2), Math.floor(where * route.length));
            const line = lineBetween(route[leg] as LatLon, route[leg + 1] ?? (route[leg] as LatLon));
            return destination(line.at(line.distance * ((where * route.length) % 1)).position, course, away * half);
          })
          .filter((at) => !isIn(boxes, at));
        expect(outside).toEqual([]);
      },
    ),
    { numRuns: times(80, 2000) },
  );
});

it('every position of a circle and of an area is in one of its boxes', () => {
  fc.assert(
    fc.property(
      near,
      fc.double({ min: 0, max: 999, noNaN: true }),
      fc.array(fc.tuple(bearing, share), { minLength: 20, maxLength: 20 }),
      (centre, radiusNm, places) => {
        const ring = Array.from({ length: 12 }, (_, corner) => destination(centre, -30 * corner, radiusNm));
        const [circle, area] = [boxesOf(outlineOf({ kind: 'circle', centre, radiusNm })), boxesOf(outlineOf({ kind: 'area', ring }))];
        expect([...circle, ...area].every(isValid)).toBe(true);
        const inside = places.map(([course, away]) => ({ at: destination(centre, course, away * radiusNm), away }));
        expect(inside.filter(({ at }) => !isIn(circle, at))).toEqual([]);
        // A side between two of twelve corners cuts off 3.5 % of the radius.
        expect(inside.filter(({ at, away }) => away < 0.95 && !isIn(area, at))).toEqual([]);
      },
    ),
    { numRuns: times(80, 2000) },
  );
});

it('a short route has few boxes', () => {
  expect(
    boxesAround(
      routeLine([
        { latitude: 46.2, longitude: 6.1 },
        { latitude: 43.7, longitude: 7.2 },
      ]),
      20,
    ).length,
  ).toBeLessThan(5);
});
