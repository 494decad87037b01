/** The area within a distance of a line on the ellipsoid is made of rings, to be drawn. */
import { arcAround } from './circle.ts';
import { turnBetween } from './directions.ts';
import { tracksInside, trackBetween } from './geodesic.ts';
import type { LatLon } from './lat-lon.ts';

/** Courses are degrees true at its two ends. */
type Way = { from: LatLon; to: LatLon; distance: number; initialCourse: number; finalCourse: number };
/** `between` has positions inside a long leg, with the course there; both its sides go by them. */
type Leg = Way & { between: readonly { position: LatLon; course: number }[] };

/** Degrees between two corners of a round edge: a hundredth of the distance is cut off, or little more. */
const STEP = 18;
/** A straight side of a map is no geodesic: longer legs get corners between. */
const LONGEST_SIDE_NM = 30;
const MOST_SIDES = 8;
/** Sharper turns are drawn as two rings that overlap. */
const SHARPEST_TURN = 120;
/** Nautical miles, about half a metre: positions nearer than this are one. */
const SAME_NM = 0.000_3;

/**
 * Rings, counter-clockwise and closed, whose longitudes may run past 180°. Every corner is `halfWidthNm` from the line; ends and outer turns are round. A
 * line with sharp turns, or that runs back, has several rings that overlap; a leg that is flown twice is drawn once.
 */
export const corridorAround = (line: readonly LatLon[], halfWidthNm: number): LatLon[][] => openCorridor(line, halfWidthNm).rings();

/** `rings` are those of `corridorAround`; `legs` has a ring for each leg, for lines that cross themselves. */
export function openCorridor(line: readonly LatLon[], halfWidthNm: number): { rings(): LatLon[][]; legs(): LatLon[][] } {
  const runs = runsOf(line, halfWidthNm);
  return {
    rings: () => runs.map((run) => ringOf(run, halfWidthNm)),
    legs: () => runs.flat().map((leg) => ringOf([leg], halfWidthNm)),
  };
}

/** One ring can go around these legs in a row. */
function runsOf(line: readonly LatLon[], halfWidthNm: number): Leg[][] {
  const runs: Leg[][] = [];
  const drawn = new Set<string>();
  let run: Leg[] = [];
  let at = line[0];
  for (const to of line.slice(1)) {
    if (!at) break;
    const leg = { from: at, to, ...trackBetween(at, to) };
    if (leg.distance < SAME_NM) continue;
    const key = [nameOf(at), nameOf(to)].sort().join();
    const before = run.at(-1);
    if (before && (drawn.has(key) || !isOneRing(before, leg, halfWidthNm))) {
      runs.push(run);
      run = [];
    }
    if (!drawn.has(key)) run.push({ ...leg, between: betweenOf(leg) });
    drawn.add(key);
    at = to;
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

const nameOf = ({ latitude, longitude }: LatLon): string => `${latitude} ${longitude}`;

/** The turn is in degrees from −180 to 180, positive to the right. */
const turnAt = (before: Way, after: Way): number => turnBetween(before.finalCourse, after.initialCourse);

/** Tells whether the inner sides of a turn meet on both legs, the other end of each left free for another turn. */
function isOneRing(before: Way, after: Way, halfWidthNm: number): boolean {
  const turn = Math.abs(turnAt(before, after));
  const cut = halfWidthNm * Math.tan((turn * Math.PI) / 360);
  return turn <= SHARPEST_TURN && cut * 2 <= Math.min(before.distance, after.distance);
}

/** The ring runs along the left side, around the end, back along the right side and around the start; that is clockwise, so it is turned over. */
function ringOf(run: readonly Leg[], halfWidthNm: number): LatLon[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return [];
  const corner = (centre: LatLon, from: number, to: number): LatLon[] => arcAround(centre, halfWidthNm, { from, to, step: STEP });
  const ring = [
    ...sideOf(run, halfWidthNm, -90),
    ...corner(last.to, last.finalCourse - 90, last.finalCourse + 90),
    ...sideOf(run, halfWidthNm, 90).toReversed(),
    ...corner(first.from, first.initialCourse + 90, first.initialCourse + 270),
  ];
  const closed = continuous(ring);
  const [start] = closed;
  return start ? [...closed, { ...start }].toReversed() : [];
}

/** Corners on one side: −90 is left, 90 is right. */
function sideOf(run: readonly Leg[], halfWidthNm: number, side: -90 | 90): LatLon[] {
  return run.flatMap((leg, at) => {
    const between = leg.between.flatMap(({ position, course }) => cornerAt(position, halfWidthNm, course + side));
    const after = run[at + 1];
    if (!after) return between;
    const turn = turnAt(leg, after);
    // The right side is the outside in a left turn.
    const isOutside = turn < 0 === side > 0;
    if (isOutside) {
      const from = leg.finalCourse + side;
      return [...between, ...arcAround(leg.to, halfWidthNm, { from, to: from + turn, step: STEP })];
    }
    return [...between, ...cornerAt(leg.to, halfWidthNm / Math.cos((turn * Math.PI) / 360), leg.finalCourse + turn / 2 + side)];
  });
}

const cornerAt = (centre: LatLon, distance: number, bearing: number): LatLon[] =>
  arcAround(centre, distance, { from: bearing, to: bearing, step: STEP });

function betweenOf(way: Way): Leg['between'] {
  if (way.distance <= LONGEST_SIDE_NM) return [];
  return tracksInside(way.from, way.to, { stepNm: LONGEST_SIDE_NM, most: MOST_SIDES });
}

/** Makes longitudes run on past 180°. */
function continuous(ring: readonly LatLon[]): LatLon[] {
  let before: number | undefined;
  return ring.map(({ latitude, longitude }) => {
    const turns = before === undefined ? 0 : Math.round((before - longitude) / 360);
    before = longitude + turns * 360;
    return { latitude, longitude: before };
  });
}
