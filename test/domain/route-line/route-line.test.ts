import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, distanceBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { outlineOf, type Figure, type Outline } from '#domain/route-line/figures.ts';
import { doubtOf, piecesNear, settled, type Nearest, type NearPiece } from '#domain/route-line/nearest.ts';
import { passesOf } from '#domain/route-line/passes.ts';
import { routeLine, type RouteLine } from '#domain/route-line/route-line.ts';
import { times } from '../../helpers/long.ts';
import { latLon } from '../lat-lons.ts';
import { dense, distanceFrom, isAround, leastDistance } from './reference.ts';

/** Positions are anywhere, often near a pole or 180°. */
const anywhere = fc.oneof(
  latLon(),
  fc.record({ latitude: fc.double({ min: 87, max: 90, noNaN: true }), longitude: fc.double({ min: -180, max: 180, noNaN: true }) }),
  fc.record({ latitude: fc.double({ min: -90, max: -88, noNaN: true }), longitude: fc.double({ min: -180, max: 180, noNaN: true }) }),
  fc.record({ latitude: fc.double({ min: -70, max: 70, noNaN: true }), longitude: fc.double({ min: 179, max: 180, noNaN: true }) }),
  fc.constantFrom(
    { latitude: 90, longitude: 0 },
    { latitude: -90, longitude: 40 },
    { latitude: 0, longitude: 180 },
    { latitude: 0, longitude: -180 },
  ),
);
const bearing = fc.double({ min: 0, max: 360, noNaN: true });
const miles = (max: number) => fc.double({ min: 0, max, noNaN: true });
const step = (max: number) => fc.record({ course: bearing, length: fc.oneof(miles(max), fc.constant(0)) });

const walk = (start: LatLon, steps: readonly { course: number; length: number }[]): LatLon[] =>
  steps.reduce(
    (way, { course, length }) => [...way, length === 0 ? (way.at(-1) ?? start) : destination(way.at(-1) ?? start, course, length)],
    [start],
  );

/** A route near a place: some have one position, and some positions are there twice. */
const routes = (most: number) => fc.tuple(anywhere, fc.array(step(most), { maxLength: 4 })).map(([start, steps]) => walk(start, steps));

/** Corners are around a centre, so that no side crosses another. */
const rings = (centre: LatLon, most: number) =>
  fc.array(fc.double({ min: most / 20, max: most, noNaN: true }), { minLength: 3, maxLength: 9 }).map((radii) => {
    const corners = radii.map((radius, at) => destination(centre, 360 - (360 * at) / radii.length, radius));
    return [...corners, corners[0] as LatLon];
  });

/** A route and a figure that begins within `away` of some of its positions. */
const besides = <T>(most: number, away: number, figure: (centre: LatLon) => fc.Arbitrary<T>) =>
  routes(most).chain((route) =>
    fc
      .tuple(fc.constantFrom(...route), bearing, miles(away))
      .chain(([from, course, distance]) => fc.tuple(fc.constant(route), figure(destination(from, course, distance)))),
  );

/** Nautical miles: nearer than that is as near. */
const STILL = 1e-6;
/** Nautical miles: half a meridian is 10,801.3. */
const FARTHEST_NM = 10_802;

/** The nearest position of the route to any of the figures, the first where several are equally near. */
function nearestTo(line: RouteLine, outlines: readonly Outline[]): Nearest {
  const found: { near: NearPiece; outline: Outline }[] = [];
  let least = FARTHEST_NM;
  for (const outline of outlines) {
    for (const near of piecesNear(line, outline, least)) {
      least = Math.min(least, near.distance);
      found.push({ near, outline });
    }
  }
  const within = least + 2 * doubtOf(least + Math.max(...outlines.map(({ reachNm }) => reachNm)));
  const exact = found.filter(({ near }) => near.distance <= within).map(({ near, outline }) => settled(near, outline));
  const [first, ...others] = exact.toSorted((a, b) => a.alongNm - b.alongNm);
  if (!first) throw new RangeError('there is no figure to be near to');
  return others.reduce((best, one) => (one.distanceNm < best.distanceNm - STILL ? one : best), first);
}

const nearest = (route: readonly LatLon[], figures: readonly Figure[]) => nearestTo(routeLine(route), figures.map(outlineOf));

describe('the distance from a route', () => {
  it('to a point and to a circle is that of the nearest of its dense points', () => {
    fc.assert(
      fc.property(
        besides(900, 1500, (centre) => fc.tuple(fc.constant(centre), fc.oneof(fc.constant(0), miles(999)))),
        ([route, [centre, radiusNm]]) => {
          const expected = leastDistance(route, [centre], 5);
          const found = nearest(route, [{ kind: 'circle', centre, radiusNm }]);
          expect(Math.abs(found.distanceNm - Math.max(0, expected.distance - radiusNm))).toBeLessThan(0.01);
        },
      ),
      { numRuns: times(60, 2000) },
    );
  });

  it('to a point is right for legs half around the earth', () => {
    const far = fc.tuple(latLon(), bearing, fc.double({ min: 9000, max: 10_790, noNaN: true }), latLon());
    fc.assert(
      fc.property(far, ([from, course, length, centre]) => {
        const route = [from, destination(from, course, length)];
        const found = nearest(route, [{ kind: 'circle', centre, radiusNm: 0 }]);
        expect(Math.abs(found.distanceNm - leastDistance(route, [centre], 20).distance)).toBeLessThan(0.01);
      }),
      { numRuns: times(15, 200) },
    );
  });

  it('to a line and to the edge of an area is that of the nearest of their dense points, 0 inside', () => {
    fc.assert(
      fc.property(
        besides(200, 400, (centre) => fc.tuple(rings(centre, 300), fc.boolean())),
        ([route, [ring, isArea]]) => {
          const figure: Figure = isArea ? { kind: 'area', ring } : { kind: 'line', positions: ring };
          const isOver = isArea && isAround(ring, route[0] as LatLon);
          const expected = isOver ? 0 : leastDistance(route, ring, 5).distance;
          expect(Math.abs(nearest(route, [figure]).distanceNm - expected)).toBeLessThan(0.01);
        },
      ),
      { numRuns: times(20, 500) },
    );
  });

  it('is 0 inside an area around a pole, however its ring is drawn', () => {
    const corners = [0, 90, 180, 270].map((longitude) => ({ latitude: 80, longitude }));
    const drawn = [-180, -90, 0, 90, 180].map((longitude) => ({ latitude: 80, longitude }));
    const cut = [...drawn, { latitude: 90, longitude: 180 }, { latitude: 90, longitude: -180 }];
    for (const ring of [corners, cut]) {
      expect(nearest([{ latitude: 85, longitude: 33 }], [{ kind: 'area', ring }]).distanceNm).toBe(0);
      expect(nearest([{ latitude: 79.9, longitude: 90 }], [{ kind: 'area', ring }]).distanceNm).toBeCloseTo(6.03, 1);
      expect(nearest([{ latitude: -85, longitude: 33 }], [{ kind: 'area', ring }]).distanceNm).toBeGreaterThan(9000);
    }
  });

  it('counts equal positions once', () => {
    const [a, b] = [
      { latitude: 46, longitude: 6 },
      { latitude: 44, longitude: 7 },
    ];
    expect(routeLine([a, a, b, b]).lengthNm).toBeCloseTo(distanceBetween(a, b), 9);
    expect(routeLine([a, a])).toMatchObject({ lengthNm: 0, pieces: [{ lengthNm: 0 }] });
    expect(() => routeLine([])).toThrow(RangeError);
  });
});

describe('passes', () => {
  /**
   * What is wrong: a dense point of the route that is clearly within the half width and in no pass, or clearly beyond it and in one; a pass whose numbers
   * are not in order.
   */
  function faultsOf(route: readonly LatLon[], figure: Figure, half: number): string[] {
    const passes = passesOf(routeLine(route), [outlineOf(figure)], half);
    const outline =
      figure.kind === 'circle' ? dense([figure.centre], 1) : dense(figure.kind === 'line' ? figure.positions : figure.ring, 0.5);
    const points = dense(route, 3).map((point) => {
      const edge = distanceFrom(point, outline) - (figure.kind === 'circle' ? figure.radiusNm : 0);
      const distance = figure.kind === 'area' && isAround(figure.ring, point.position) ? 0 : edge;
      // The points of sides are half a mile apart, which makes them farther by at most a quarter of one.
      return { along: point.along, distance, doubt: figure.kind === 'circle' || distance > 8 ? 0.015 : 0.26 };
    });
    const isIn = (along: number, margin: number): boolean =>
      passes.some(({ entryNm, exitNm }) => along > entryNm - margin && along < exitNm + margin);
    return [
      ...points.filter(({ along, distance }) => distance < half - 0.011 && !isIn(along, 0.01)).map(({ along }) => `within at ${along}`),
      ...points
        .filter(({ along, distance, doubt }) => distance > half + doubt && isIn(along, -0.01))
        .map(({ along }) => `beyond at ${along}`),
      ...passes
        .filter(
          ({ entryNm, nearestNm, exitNm, distanceNm }, at) =>
            entryNm > nearestNm + 0.01 || nearestNm > exitNm + 0.01 || distanceNm > half || entryNm <= (passes[at - 1]?.exitNm ?? -1),
        )
        .map((pass) => JSON.stringify(pass)),
    ];
  }
  const halves = fc.oneof(miles(60), fc.constantFrom(0, 10, 25, 999));

  it('of a point and of a circle are where the route is within the half width', () => {
    fc.assert(
      fc.property(
        besides(300, 300, (centre) => fc.tuple(fc.constant(centre), fc.oneof(fc.constant(0), miles(200)))),
        halves,
        ([route, [centre, radiusNm]], half) => {
          expect(faultsOf(route, { kind: 'circle', centre, radiusNm }, half)).toEqual([]);
        },
      ),
      { numRuns: times(60, 2000) },
    );
  });

  it('of a line and of an area are where the route is within the half width', () => {
    fc.assert(
      fc.property(
        besides(150, 200, (centre) => fc.tuple(rings(centre, 120), fc.boolean())),
        halves,
        ([route, [ring, isArea]], half) => {
          expect(faultsOf(route, isArea ? { kind: 'area', ring } : { kind: 'line', positions: ring }, half)).toEqual([]);
        },
      ),
      { numRuns: times(15, 300) },
    );
  });

  it('are two where the route goes out and comes back, and none where it stays away', () => {
    const [a, b] = [
      { latitude: 46, longitude: 6 },
      { latitude: 46, longitude: 9 },
    ];
    const circle = outlineOf({ kind: 'circle', centre: { latitude: 46.02, longitude: 7 }, radiusNm: 5 });
    const line = routeLine([a, b, a]);
    const passes = passesOf(line, [circle], 10);
    expect(passes).toHaveLength(2);
    expect((passes[0]?.nearestNm ?? 0) + (passes[1]?.nearestNm ?? 0)).toBeCloseTo(line.lengthNm, 4);
    expect(passesOf(line, [outlineOf({ kind: 'circle', centre: { latitude: 47, longitude: 7 }, radiusNm: 5 })], 10)).toEqual([]);
  });
});
