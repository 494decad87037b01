import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnBetween } from '#domain/directions.ts';
import { destination, distanceBetween, positionsAlong, trackBetween } from '#domain/geodesic.ts';
import { METRES_PER_NM } from '#domain/units.ts';
import { geodesicPairs, type Pair } from './geodesic-pairs.ts';
import { latLon } from './lat-lons.ts';

/** What GeodSolve answers with `-i -f -p 6`: both positions and courses, and the distance in metres. */
type Solved = { courses: readonly [number, number]; metres: number };

const lineOf = ([from, to]: Pair): string => [from.latitude, from.longitude, to.latitude, to.longitude].join(' ');
const solvedOf = (line: string): Solved => {
  const [start = Number.NaN, end = Number.NaN, metres = Number.NaN] = line.trim().split(/\s+/).map(Number);
  return { courses: [start, end], metres };
};

const pairs = geodesicPairs(10_000);
const solver = spawnSync('GeodSolve', ['-i', '-p', '6'], { input: pairs.map(lineOf).join('\n'), encoding: 'utf8' });
const hasSolver = solver.error === undefined && solver.status === 0;
if (!hasSolver) {
  const why = 'GeodSolve (Debian: geographiclib-tools) is not there: the 10,000 pairs are NOT covered, only the 300 of the fixture are';
  if (process.env['REQUIRE_GEODSOLVE'] === '1') throw new Error(why);
  console.warn(`SKIPPED test/domain/geodesic.test.ts: ${why}`);
}

/** How far the answers are from GeodSolve's at the worst. Courses of a way of no length mean nothing. */
function worst(pairs: readonly Pair[], solved: readonly Solved[]): { metres: number; degrees: number } {
  const most = { metres: 0, degrees: 0 };
  for (const [at, [from, to]] of pairs.entries()) {
    const expected = solved[at];
    if (expected === undefined) throw new Error(`no answer for pair ${at}`);
    const { distance, initialCourse, finalCourse } = trackBetween(from, to);
    most.metres = Math.max(
      most.metres,
      Math.abs(distance * METRES_PER_NM - expected.metres),
      Math.abs(distanceBetween(from, to) * METRES_PER_NM - expected.metres),
    );
    if (expected.metres === 0) continue;
    const turns = [turnBetween(initialCourse, expected.courses[0]), turnBetween(finalCourse, expected.courses[1])];
    most.degrees = Math.max(most.degrees, ...turns.map(Math.abs));
  }
  return most;
}

describe('distance and course', () => {
  it('are GeodSolve’s to a millimetre and a millionth of a degree for the 300 pairs of the fixture', () => {
    const lines = readFileSync(new URL('../fixtures/domain/geodesics.tsv', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const solved = lines.filter((line) => !line.startsWith('#')).map(solvedOf);
    expect(solved).toHaveLength(300);
    const { metres, degrees } = worst(geodesicPairs(300), solved);
    expect(metres).toBeLessThanOrEqual(0.001);
    expect(degrees).toBeLessThanOrEqual(1e-6);
  });

  it.runIf(hasSolver)('are GeodSolve’s for 10,000 pairs, poles, antipodes and equal points among them', () => {
    const { metres, degrees } = worst(pairs, solver.stdout.trim().split('\n').map(solvedOf));
    expect(metres).toBeLessThanOrEqual(0.001);
    expect(degrees).toBeLessThanOrEqual(1e-6);
  });

  it('are those of a degree of the equator and of a quarter of a meridian', () => {
    const origin = { latitude: 0, longitude: 0 };
    expect(distanceBetween(origin, { latitude: 0, longitude: 1 }) * METRES_PER_NM).toBeCloseTo(111_319.491, 3);
    expect(distanceBetween(origin, { latitude: 90, longitude: 0 }) * METRES_PER_NM).toBeCloseTo(10_001_965.729, 3);
  });

  it('of equal points are zero and north', () => {
    expect(trackBetween({ latitude: 46, longitude: 6 }, { latitude: 46, longitude: 6 })).toEqual({
      distance: 0,
      initialCourse: 0,
      finalCourse: 0,
    });
  });
});

describe('the destination', () => {
  it('is at that distance and on that course', () => {
    fc.assert(
      fc.property(
        latLon({ most: 89 }),
        fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
        fc.double({ min: 0.01, max: 10_000, noNaN: true }),
        (from, course, distance) => {
          const to = destination(from, course, distance);
          const track = trackBetween(from, to);
          expect(track.distance).toBeCloseTo(distance, 7);
          expect(Math.abs(turnBetween(track.initialCourse, course))).toBeLessThan(1e-6);
          expect(Math.abs(to.longitude)).toBeLessThanOrEqual(180);
        },
      ),
    );
  });

  it('of a negative distance is the point from which the course leads there', () => {
    const from = { latitude: 46.2, longitude: 6.1 };
    const back = destination(from, 225, -12);
    expect(trackBetween(from, back)).toMatchObject({ distance: expect.closeTo(12, 9), initialCourse: expect.closeTo(45, 9) });
  });
});

it('positions along the shortest way begin and end at its ends and are even steps apart', () => {
  fc.assert(
    fc.property(latLon(), latLon(), (from, to) => {
      const { distance } = trackBetween(from, to);
      const line = positionsAlong(from, to, { stepNm: 100, most: 256 });
      expect(line).toHaveLength(Math.max(1, Math.ceil(distance / 100)) + 1);
      const steps = line.slice(1).map((at, index) => distanceBetween(line[index] ?? at, at));
      for (const step of steps) expect(step).toBeCloseTo(distance / steps.length, 6);
      expect(distanceBetween(line.at(-1) ?? from, to)).toBeCloseTo(0, 6);
    }),
  );
});
