/** NOTAMs in a corridor against dense points of the route and of each border, and the bounds of what is looked at. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Corridor } from '#core/geo/corridor.ts';
import { figureText } from '#core/geo/figure-text.ts';
import { matchingRows } from '#core/listing/matching-rows.ts';
import type { NotamQuery } from '#core/notams/moment-of-query.ts';
import { openNotams } from '#core/notams/notams.ts';
import { compileFiguresAlong } from '#core/notams/store/in-corridor.ts';
import { destination, lineBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { boxesOf } from '#domain/route-line/boxes.ts';
import { outlineOf, type Figure } from '#domain/route-line/figures.ts';
import { times } from '../../../helpers/long.ts';
import { latLon } from '../../../domain/lat-lons.ts';
import { isAround, leastDistance } from '../../../domain/route-line/reference.ts';
import { notice, openTestNotams, type Opened } from '../open.ts';

/** The unit is nautical miles. */
const EXACT = 0.01;

const bearing = fc.double({ min: 0, max: 360, noNaN: true });
const miles = (max: number) => fc.double({ min: 0, max, noNaN: true });
/** Starts are near the poles and 180° too. */
const start = fc.oneof(
  latLon({ most: 70 }),
  fc.record({ latitude: fc.constantFrom(89.5, -89.9, 80, 0, 60), longitude: fc.constantFrom(-180, 179.9, 0, 180) }),
);
const step = fc.record({ course: bearing, length: fc.oneof(miles(60), miles(300), miles(1500)) });
const route = fc
  .tuple(start, fc.array(step, { maxLength: 3 }))
  .map(([from, steps]) => steps.reduce((way, { course, length }) => [...way, destination(way.at(-1) ?? from, course, length)], [from]));
const sketch = fc.record({
  leg: fc.nat(),
  share: miles(1),
  course: bearing,
  away: miles(120),
  size: miles(60),
  corners: fc.nat({ max: 6 }),
});

function figureNear(
  points: readonly LatLon[],
  { leg, share, course, away, size, corners }: typeof sketch extends fc.Arbitrary<infer T> ? T : never,
): Figure {
  const from = points[leg % points.length] as LatLon;
  const to = points[(leg % points.length) + 1] ?? from;
  const line = lineBetween(from, to);
  const centre = destination(line.at(line.distance * share).position, course, away);
  if (corners < 3) return { kind: 'circle', centre, radiusNm: corners === 0 ? 0 : size };
  return { kind: 'area', ring: Array.from({ length: corners }, (_, at) => destination(centre, 360 - (360 * at) / corners, size + 0.1)) };
}

function store({ db }: Opened, figures: readonly Figure[]): void {
  db.exec('DELETE FROM notams');
  const add = db.prepare(
    "INSERT INTO notams (row, id, updated_at, message, message_fold, west, east, south, north, figures) VALUES (?, ?, '', '', '', ?, ?, ?, ?, ?)",
  );
  for (const [at, figure] of figures.entries()) {
    const boxes = boxesOf(outlineOf(figure));
    const edge = (side: 'west' | 'south' | 'east' | 'north') => boxes.map((box) => box[side]);
    add.run(
      at + 1,
      String(at),
      Math.min(...edge('west')),
      Math.max(...edge('east')),
      Math.min(...edge('south')),
      Math.max(...edge('north')),
      figureText([figure]),
    );
  }
}

function slowly(points: readonly LatLon[], figure: Figure): number {
  if (figure.kind === 'circle') return Math.max(0, leastDistance(points, [figure.centre], 20).distance - figure.radiusNm);
  if (figure.kind === 'line') throw new Error('no lines here');
  const ring = [...figure.ring, figure.ring[0] as LatLon];
  return points.some((point) => isAround(ring, point)) ? 0 : leastDistance(points, ring, 20).distance;
}

/** Answers the nautical miles from the start of the route by row. */
function milesAlong({ db }: Opened, corridor: Corridor): Map<number, number> {
  const { where, params, along } = compileFiguresAlong(corridor);
  return new Map(
    db
      .prepare<unknown[], [number, number]>(`SELECT n.row, ${along.where} FROM notams n WHERE ${where}`)
      .raw()
      .all(...along.params, ...params),
  );
}

it('NOTAMs in a corridor are those whose edge is within the half width, to 0.01 NM, across 180° and over the poles', () => {
  const opened = openTestNotams();
  fc.assert(
    fc.property(
      route,
      fc.constantFrom(0, 1, 10, 25, 200),
      fc.array(sketch, { minLength: 8, maxLength: 8 }),
      (points, halfWidthNm, sketches) => {
        const figures = sketches.map((one) => figureNear(points, one));
        store(opened, figures);
        const found = milesAlong(opened, { positions: points, halfWidthNm });
        const wrong = figures.flatMap((figure, at) => {
          const distance = slowly(points, figure);
          if (Math.abs(distance - halfWidthNm) <= EXACT) return [];
          return found.has(at + 1) === distance <= halfWidthNm ? [] : [{ figure, distance }];
        });
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: times(60, 2000) },
  );
});

it('NOTAMs in a corridor are ordered by where the route comes near them first', () => {
  const opened = openTestNotams();
  const points = [0, 1, 2, 3].map((east) => ({ latitude: 46, longitude: 6 + east }));
  store(
    opened,
    [2.5, 0.5, 1.5].map((east) => ({ kind: 'circle', centre: { latitude: 46.1, longitude: 6 + east }, radiusNm: 1 })),
  );
  const found = [...milesAlong(opened, { positions: [...points, ...points.toReversed()], halfWidthNm: 10 })];
  expect(found.toSorted(([, one], [, other]) => one - other).map(([row]) => row)).toEqual([2, 3, 1]);
  expect(Math.max(...found.map(([, along]) => along))).toBeLessThan(125);
});

it('the search for NOTAMs in a corridor ends with its time limit', () => {
  const opened = openTestNotams();
  const corridor = { positions: [{ latitude: 46, longitude: 6 }], halfWidthNm: 10 };
  store(
    opened,
    Array.from({ length: 600 }, () => ({ kind: 'circle', centre: { latitude: 46, longitude: 6 }, radiusNm: 1 })),
  );
  const { where, params } = compileFiguresAlong(corridor);
  const query = { where, params, orderBy: 'n.row' };
  let looks = 0;
  expect(matchingRows(opened.db, 'notams', query, () => void looks++)).toHaveLength(600);
  expect(looks).toBeGreaterThanOrEqual(3);
  const end = () => {
    throw new Error('over');
  };
  expect(() => matchingRows(opened.db, 'notams', query, end)).toThrow('over');
});

it('NOTAMs at one place of a route stay in the order of the list, whatever else the query has', () => {
  const { db } = openTestNotams();
  const along = { positions: [{ latitude: 46, longitude: 6 }], halfWidthNm: 50, faults: [] };
  const notams = openNotams(db, () => new Date('2026-11-21T06:00:00.000Z'), {
    alongRoute: ({ route: asked }) => (asked === undefined ? undefined : along),
  });
  const text = (number: string, position: string) =>
    `${number} NOTAMN\nQ) LSAS/QOBCE/IV/M/W/000/050/${position}\nA) LSAS B) 2611210000 C) 2612312359\nE) OBST ERECTED`;
  const days = [3, 1, 2, 5, 4];
  notams.put(
    days.map((day) => {
      const notamId = `A000${day}/26`;
      const issueDate = `2026-11-0${day}T05:00:00.000Z`;
      return notice({ notamId, issueDate, message: text(notamId, day === 5 ? '4630N00600E005' : '4600N00600E005') });
    }),
  );
  const listed = (query: NotamQuery) => notams.list({ route: 'x', ...query }, { limit: 10, offset: 0 }).items.map(({ notamId }) => notamId);
  // All are at the beginning of a route of one position.
  const expected = ['A0005/26', 'A0004/26', 'A0003/26', 'A0002/26', 'A0001/26'];
  expect(listed({})).toEqual(expected);
  expect(listed({ filter: '{"fir":"LSAS"}' })).toEqual(expected);
  expect(listed({ filter: '{"fir":"LFFF"}' })).toEqual([]);
  expect(listed({ sort: 'issueDate' })).toEqual(expected.toReversed());
});
