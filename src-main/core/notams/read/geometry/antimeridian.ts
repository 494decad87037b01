/** Cuts rings that cross 180° there, as RFC 7946 3.1.9 requires; each part has longitudes from -180 to 180. */
import type { Geometry, Position } from '../notice.ts';

const TURN = 360;
const EDGE = 180;

/** The same ring with longitudes that run on past 180° instead of jumping; null where it runs around a pole. */
export function unrolled(ring: readonly Position[]): Position[] | null {
  let turns = 0;
  const result = ring.map(([longitude, latitude], at): Position => {
    const step = at === 0 ? 0 : longitude - (ring[at - 1]?.[0] ?? 0);
    if (Math.abs(step) > EDGE) turns -= Math.sign(step);
    return [longitude + turns * TURN, latitude];
  });
  return turns === 0 ? result : null;
}

/** A closed ring, counter-clockwise, with longitudes that run on: the parts of it on either side of 180°, each closed and counter-clockwise. */
export function cutAt180(ring: Position[]): Position[][] {
  let west = Infinity;
  let east = -Infinity;
  for (const corner of ring) {
    if (corner[0] < west) west = corner[0];
    if (corner[0] > east) east = corner[0];
  }
  if (west >= -EDGE && east <= EDGE) return [ring];
  const shift = -TURN * Math.floor((west + EDGE) / TURN);
  const moved = ring.map(([x, y]): Position => [x + shift, y]);
  if (moved.every(([x]) => x <= EDGE)) return [moved];
  return [...partsOf(moved, false), ...partsOf(moved, true).map((part) => part.map(([x, y]): Position => [x - TURN, y]))];
}

/** Polygon or MultiPolygon of rings with longitudes that run on. */
export function areaOf(rings: readonly Position[][]): Geometry | null {
  const parts: Position[][][] = [];
  for (const ring of rings) for (const part of cutAt180(ring)) parts.push([part]);
  const [first] = parts;
  if (!first) return null;
  return parts.length === 1 ? { type: 'Polygon', coordinates: first } : { type: 'MultiPolygon', coordinates: parts };
}

/** Makes a LineString or MultiLineString of lines, cut at 180°. */
export function lineOf(lines: readonly (readonly Position[])[]): Geometry {
  const parts = lines.flatMap(lineCutAt180);
  const [first] = parts;
  return parts.length === 1 && first ? { type: 'LineString', coordinates: first } : { type: 'MultiLineString', coordinates: parts };
}

function lineCutAt180(line: readonly Position[]): Position[][] {
  const parts: Position[][] = [[]];
  for (const [at, [x, y]] of line.entries()) {
    const before = line[at - 1];
    if (before && Math.abs(x - before[0]) > EDGE) {
      const side = Math.sign(before[0]);
      const [, latitude] = crossingOf([Math.abs(before[0]), before[1]], [TURN - Math.abs(x), y]);
      parts.at(-1)?.push([side * EDGE, latitude]);
      parts.push([[-side * EDGE, latitude]]);
    }
    parts.at(-1)?.push([x, y]);
  }
  return parts;
}

/** Gives the parts of a ring east of 180°, or west of it: its runs on that side are joined along 180° in the order of their latitudes. */
function partsOf(ring: readonly Position[], isEast: boolean): Position[][] {
  const runs = runsOf(ring, isEast);
  const ends = runs
    .flatMap((run, at) => [
      { latitude: latitudeOf(run[0]), at, isStart: true },
      { latitude: latitudeOf(run.at(-1)), at, isStart: false },
    ])
    .toSorted((a, b) => a.latitude - b.latitude);
  // Between the first and the second crossing, the third and the fourth … 180° is inside the area.
  const next = new Map<number, number>();
  for (let pair = 0; pair + 1 < ends.length; pair += 2) {
    const [one, other] = [ends[pair], ends[pair + 1]];
    if (one && other) next.set(one.isStart ? other.at : one.at, one.isStart ? one.at : other.at);
  }
  const open = new Set(runs.keys());
  const parts: Position[][] = [];
  for (const start of runs.keys()) {
    const part: Position[] = [];
    for (let at: number | undefined = start; at !== undefined && open.delete(at); at = next.get(at)) part.push(...(runs[at] ?? []));
    // A single corner on 180° does not belong to that side.
    if (part[0] && part.some(([x]) => x !== EDGE)) parts.push([...part, [...part[0]]]);
  }
  return parts;
}

const latitudeOf = (position: Position | undefined): number => position?.[1] ?? 0;

/** A run stays on one side, from a crossing of 180° to the next. */
function runsOf(ring: readonly Position[], isEast: boolean): Position[][] {
  const isHere = ([x]: Position): boolean => x > EDGE === isEast;
  const corners = ring.slice(0, -1);
  const away = corners.findIndex((corner) => !isHere(corner));
  const turned = [...corners.slice(away), ...corners.slice(0, away + 1)];
  const runs: Position[][] = [];
  turned.forEach((corner, at) => {
    const before = turned[at - 1];
    if (!before) return;
    if (isHere(corner) !== isHere(before)) {
      const crossing = crossingOf(before, corner);
      if (isHere(corner)) runs.push([crossing]);
      else runs.at(-1)?.push(crossing);
    }
    if (isHere(corner)) runs.at(-1)?.push(corner);
  });
  return runs;
}

const crossingOf = ([x, y]: Position, [nextX, nextY]: Position): Position => [
  EDGE,
  Math.round((y + ((EDGE - x) / (nextX - x)) * (nextY - y)) * 1e6) / 1e6,
];

/** Each longitude occurs once along the ring, from -180 to 180; it closes along the pole. */
export function aroundPole(corners: readonly Position[], pole: 90 | -90): Position[] {
  const eastwards = corners.map(([x, y]): Position => [((((x + EDGE) % TURN) + TURN) % TURN) - EDGE, y]).toSorted(([a], [b]) => a - b);
  const [first, last]: Position[] = [eastwards[0] ?? [0, pole], eastwards.at(-1) ?? [0, pole]];
  const edge = first && last ? latitudeOf(crossingOf(last, [first[0] + TURN, first[1]])) : pole;
  const line: Position[] = [[-EDGE, edge], ...eastwards, [EDGE, edge]];
  if (pole === 90) return [...line, [EDGE, pole], [-EDGE, pole], [-EDGE, edge]];
  return [...line.toReversed(), [-EDGE, pole], [EDGE, pole], [EDGE, edge]];
}
