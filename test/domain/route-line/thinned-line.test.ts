import { assert, property, array, record, double, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LatLon } from '#domain/lat-lon.ts';
import { thinnedLine } from '#domain/route-line/thinned-line.ts';

const METRES_PER_DEGREE = 111_195;

/** Measures from a point to a stretch between two others step by step, on a plane around the point, as the promise is. */
function nearest(point: LatLon, a: LatLon, b: LatLon): number {
  const scale = Math.cos((point.latitude * Math.PI) / 180);
  const along = Array.from({ length: 401 }, (_, step) => step / 400);
  const metres = along.map((share) =>
    Math.hypot(
      (a.longitude + share * (b.longitude - a.longitude) - point.longitude) * scale,
      a.latitude + share * (b.latitude - a.latitude) - point.latitude,
    ),
  );
  return Math.min(...metres) * METRES_PER_DEGREE;
}

describe('a thinned line', () => {
  const degrees = (most: number) => double({ min: -most, max: most, noNaN: true });
  const lines = array(record({ latitude: degrees(60), longitude: degrees(10) }), { minLength: 2, maxLength: 60 });

  it('keeps its ends, has no more points than asked for, and every other lies within what it says', () => {
    assert(
      property(lines, integer({ min: 2, max: 40 }), (line, most) => {
        const { points, metres } = thinnedLine(line, most);
        expect([points[0], points.at(-1)]).toEqual([0, line.length - 1]);
        expect(points.length).toBeLessThanOrEqual(most);
        expect(points).toEqual([...new Set(points)].toSorted((a, b) => a - b));
        for (const [at, point] of line.entries()) {
          const after = points.findIndex((index) => index >= at);
          const [a, b] = [line[points[Math.max(0, after - 1)] ?? 0], line[points[after] ?? 0]];
          if (!a || !b) continue;
          const step = (Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude) * METRES_PER_DEGREE) / 400;
          expect(nearest(point, a, b)).toBeLessThanOrEqual(metres + step + 1e-3);
        }
      }),
    );
  });

  it('has the point that tells most of it first, and none that tells nothing', () => {
    const line = [0, 1, 2, 3, 4].map((longitude) => ({ latitude: longitude === 3 ? 1 : 0, longitude }));
    expect(thinnedLine(line, 3).points).toEqual([0, 3, 4]);
    const straight = Array.from({ length: 100 }, () => ({ latitude: 46, longitude: 7 }));
    expect(thinnedLine(straight, 50)).toEqual({ points: [0, 99], metres: 0 });
  });

  it('goes the short way over 180°', () => {
    const line = [179.8, 179.9, -180, -179.9, -179.8].map((longitude) => ({ latitude: 10, longitude }));
    expect(thinnedLine(line, 2).metres).toBeLessThan(0.001);
  });
});
