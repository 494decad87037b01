/** This is the slow, obviously right way: routes and sides are dense points, and each pair is measured by Karney's geodesic. */
import { distanceBetween, positionsAlong, trackBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { METRES_PER_NM } from '#domain/units.ts';
import { turnBetween } from '#domain/directions.ts';

export type DensePoint = { position: LatLon; along: number; space: readonly [number, number, number] };

/** WGS 84, nautical miles: the position in the body of the earth. */
function inSpace({ latitude, longitude }: LatLon): DensePoint['space'] {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const [a, e2] = [6_378_137 / METRES_PER_NM, 0.006_694_379_990_14];
  const n = a / Math.sqrt(1 - e2 * Math.sin(phi) ** 2);
  return [n * Math.cos(phi) * Math.cos(lambda), n * Math.cos(phi) * Math.sin(lambda), n * (1 - e2) * Math.sin(phi)];
}

/** Makes points at most `stepNm` apart along geodesic legs. */
export function dense(positions: readonly LatLon[], stepNm: number): DensePoint[] {
  const [first] = positions;
  if (!first) return [];
  const points: DensePoint[] = [{ position: first, along: 0, space: inSpace(first) }];
  let start = 0;
  for (const [at, to] of positions.slice(1).entries()) {
    const from = positions[at] ?? first;
    const length = distanceBetween(from, to);
    const steps = positionsAlong(from, to, { stepNm, most: 1e6 }).slice(1);
    for (const [step, position] of steps.entries())
      points.push({ position, along: start + (length * (step + 1)) / steps.length, space: inSpace(position) });
    start += length;
  }
  return points;
}

const chord = (a: DensePoint, b: DensePoint): number =>
  Math.hypot(a.space[0] - b.space[0], a.space[1] - b.space[1], a.space[2] - b.space[2]);

/** How far a chord may mislead in comparing: the earth is curved by 1 % more one way than the other. */
const MISLED = 1e-4;

/** Measures to the nearest of `to`, in nautical miles. */
export function distanceFrom(point: DensePoint, to: readonly DensePoint[]): number {
  const chords = to.map((other) => chord(point, other));
  const bound = Math.min(...chords) * (1 + MISLED) + 1e-6;
  return to.reduce(
    (least, { position }, at) => ((chords[at] ?? Infinity) > bound ? least : Math.min(least, distanceBetween(point.position, position))),
    Infinity,
  );
}

/** Finds the nearest two of two lists. */
function nearestPair(from: readonly DensePoint[], to: readonly DensePoint[]): { from: DensePoint; to: DensePoint; distance: number } {
  let least = Infinity;
  for (const a of from) for (const b of to) least = Math.min(least, chord(a, b));
  let best: ReturnType<typeof nearestPair> | undefined;
  for (const a of from) {
    for (const b of to) {
      if (chord(a, b) > least * (1 + MISLED) + 1e-6) continue;
      const distance = distanceBetween(a.position, b.position);
      if (!best || distance < best.distance) best = { from: a, to: b, distance };
    }
  }
  if (!best) throw new Error('two lists of points are not empty');
  return best;
}

/** Measures between two lines by points ever denser around each pair that may be the nearest; it is right to a few metres. */
export function leastDistance(route: readonly LatLon[], line: readonly LatLon[], stepNm: number): { distance: number; along: number } {
  const [coarseRoute, coarseLine] = [dense(route, stepNm), dense(line, stepNm)];
  const bound = nearestPair(coarseRoute, coarseLine).distance + 2 * stepNm;
  let best = { distance: Infinity, along: 0 };
  for (const from of coarseRoute) {
    if (distanceFrom(from, coarseLine) > bound) continue;
    for (const to of coarseLine) {
      const distance = distanceBetween(from.position, to.position);
      if (distance > bound) continue;
      const finer = closer(coarseRoute, coarseLine, { from, to, distance }, stepNm);
      if (finer.distance < best.distance) best = finer;
    }
  }
  return best;
}

/** The points around a pair that was found, twenty times as dense, until they are a few metres apart. */
function closer(
  route: readonly DensePoint[],
  line: readonly DensePoint[],
  { from, to, distance }: ReturnType<typeof nearestPair>,
  stepNm: number,
): { distance: number; along: number } {
  if (stepNm < 0.005) return { distance, along: from.along };
  const [routeAt, lineAt] = [route.indexOf(from), line.indexOf(to)];
  const around = (points: readonly DensePoint[], at: number): DensePoint[] => {
    const some = points.slice(Math.max(0, at - 1), at + 2);
    const offset = some[0]?.along ?? 0;
    const finer = dense(
      some.map(({ position }) => position),
      stepNm / 10,
    );
    return finer.map((point) => ({ ...point, along: point.along + offset }));
  };
  const [finerRoute, finerLine] = [around(route, routeAt), around(line, lineAt)];
  return closer(finerRoute, finerLine, nearestPair(finerRoute, finerLine), stepNm / 10);
}

/** Whether a closed ring goes around a position: the direction to a point that runs along it turns once, seen from there. */
export function isAround(ring: readonly LatLon[], position: LatLon): boolean {
  let turned = 0;
  let before: number | undefined;
  for (const corner of ring) {
    const course = trackBetween(position, corner).initialCourse;
    if (before !== undefined) turned += turnBetween(before, course);
    before = course;
  }
  return Math.abs(turned) > 180;
}
