/** Finds where a route is nearest to a figure. */
import { trackBetween, type GeodesicLine } from '../geodesic.ts';
import type { LatLon } from '../lat-lon.ts';
import { crossing, LONGEST_ARC_NM, nearestOnArc, positionOnArc, type Arc } from './arc.ts';
import { isInside, reachInRadians, type Around, type Outline } from './figures.ts';
import type { RouteLine, RoutePiece } from './route-line.ts';
import { dot, positionOf, VECTOR_ERROR, type Vector } from './vectors.ts';

/** `distanceNm` is measured from the route to the figure's edge and is 0 inside; `alongNm` from the start of the route. */
export type Nearest = { distanceNm: number; alongNm: number };

/** `side`: where the route is nearest at the end of a piece, the side of the figure that it is nearest to. `target` is on the figure. */
export type NearPiece = { piece: RoutePiece; share: number; distance: number; target: Vector; side: Arc | undefined; sideShare: number };

/** Nautical miles within which two distances by vectors may be in the wrong order. */
export const doubtOf = (distanceNm: number): number => distanceNm * VECTOR_ERROR + 1e-4;

/** Tells of a piece whether it may be near: false only where it is certainly farther than `withinNm` from all that a circle goes around. */
function mayBeNear(around: Around, withinNm: number): (piece: RoutePiece) => boolean {
  const { centre } = around;
  const [reach, halfArc] = [reachInRadians(around, withinNm), reachInRadians(around, withinNm + LONGEST_ARC_NM / 2)];
  // Both are products with the centre: of the middle of a piece, and of the axis of its great circle.
  const least = halfArc >= Math.PI ? -2 : Math.cos(halfArc);
  const most = reach >= Math.PI / 2 ? 2 : Math.sin(reach);
  return ({ middle, normal, sine }) => dot(middle, centre) >= least && Math.abs(dot(normal, centre)) <= most * sine + 1e-15;
}

/** The nearest of each piece that may be within a distance, by vectors. */
export function piecesNear({ pieces }: Pick<RouteLine, 'pieces'>, outline: Outline, withinNm: number): NearPiece[] {
  const within = withinNm + doubtOf(withinNm + outline.reachNm);
  const isNear = mayBeNear(outline, withinNm);
  const found: NearPiece[] = [];
  for (const piece of pieces) {
    if (!isNear(piece)) continue;
    const near = nearOf(piece, outline, within);
    if (near && near.distance <= within) found.push(near);
  }
  return found;
}

/** Undefined where that is certainly farther than `withinNm`. */
function nearOf(piece: RoutePiece, outline: Outline, withinNm: number): NearPiece | undefined {
  if (outline.kind === 'circle') {
    const { centre, radiusNm } = outline;
    const near = nearestOnArc(piece, centre, withinNm + radiusNm);
    return (
      near && { piece, share: near.share, distance: Math.max(0, near.distance - radiusNm), target: centre, side: undefined, sideShare: 0 }
    );
  }
  const at = (share: number): NearPiece => ({
    piece,
    share,
    distance: 0,
    target: positionOnArc(piece, share),
    side: undefined,
    sideShare: 0,
  });
  if (outline.kind === 'area' && isInside(outline, piece.start)) return at(0);
  let first: number | undefined;
  for (const side of outline.sides) {
    const share = crossing(piece, side);
    if (share !== undefined && (first === undefined || share < first)) first = share;
  }
  return first === undefined ? nearestSide(piece, outline.sides, withinNm) : at(first);
}

/** Two geodesics that do not cross are nearest at an end of one of them. */
function nearestSide(piece: RoutePiece, sides: readonly Arc[], withinNm: number): NearPiece | undefined {
  let best: NearPiece | undefined;
  let least = withinNm;
  for (const side of sides) {
    for (const target of [side.start, side.end]) {
      const near = nearestOnArc(piece, target, least);
      if (!near || near.distance >= (best?.distance ?? Infinity)) continue;
      best = { piece, share: near.share, distance: near.distance, target, side: undefined, sideShare: 0 };
      least = Math.min(least, near.distance);
    }
    for (const [share, from] of [[0, piece.start] as const, [1, piece.end] as const]) {
      const near = nearestOnArc(side, from, least);
      if (!near || near.distance >= (best?.distance ?? Infinity)) continue;
      least = Math.min(least, near.distance);
      best = { piece, share, distance: near.distance, target: positionOnArc(side, near.share), side, sideShare: near.share };
    }
  }
  return best;
}

/** Computes the same on the ellipsoid, to a millimetre. */
export function settled({ piece, share, target, distance, side, sideShare }: NearPiece, outline: Outline): Nearest {
  const guess = piece.fromNm + share * piece.lengthNm;
  if (outline.kind !== 'circle' && distance === 0) return { distanceNm: 0, alongNm: piece.legNm + guess };
  if (side) {
    const from = piece.geodesic().at(guess).position;
    return {
      distanceNm: nearestOnGeodesic(side.geodesic(), from, side.fromNm + sideShare * side.lengthNm).distance,
      alongNm: piece.legNm + guess,
    };
  }
  const to = outline.kind === 'circle' ? outline.position : positionOf(target);
  const near = nearestOnGeodesic(piece.geodesic(), to, guess);
  const radiusNm = outline.kind === 'circle' ? outline.radiusNm : 0;
  return { distanceNm: Math.max(0, near.distance - radiusNm), alongNm: piece.legNm + near.along };
}

/** Nautical miles; steps after which nothing moves any more, unless the position is near the antipode. */
const STILL = 1e-7;
const MOST_STEPS = 12;
const RADIUS_NM = 3_440;
/** Two distances that differ by less are the same. */
const SAME_NM = 0.005;

/** Finds the foot of the perpendicular from a position by repeated great circles, from a first guess along the line. */
function nearestOnGeodesic(line: GeodesicLine, to: LatLon, guess: number): { along: number; distance: number } {
  let along = guess;
  let best = { along, distance: Infinity };
  for (let step = 0; step < MOST_STEPS; step++) {
    const { position, course } = line.at(along);
    const { distance, initialCourse } = trackBetween(position, to);
    if (distance < best.distance) best = { along, distance };
    const angle = distance / RADIUS_NM;
    const ahead = RADIUS_NM * Math.atan2(Math.sin(angle) * Math.cos(((initialCourse - course) * Math.PI) / 180), Math.cos(angle));
    const next = Math.min(line.distance, Math.max(0, along + ahead));
    if (Math.abs(next - along) < STILL) break;
    along = next;
  }
  return best;
}

/** `along` from the start of the route; `near` is of the piece that is nearest, and of that outline. */
type NearestWithin = { distance: number; along: number; near: NearPiece; outline: Outline };

/** Finds where along the route a figure is nearest, the first of several at the same distance; undefined where none is within the half width. */
export function nearestWithin(
  line: Pick<RouteLine, 'pieces'>,
  outlines: readonly Outline[],
  halfWidthNm: number,
): NearestWithin | undefined {
  let best: NearestWithin | undefined;
  for (const outline of outlines) {
    for (const near of piecesNear(line, outline, halfWidthNm)) {
      const { distance, piece, share } = near;
      const isDoubtful = Math.abs(distance - halfWidthNm) <= doubtOf(halfWidthNm + outline.reachNm);
      if (isDoubtful && settled(near, outline).distanceNm > halfWidthNm) continue;
      const along = piece.alongNm + share * piece.lengthNm;
      // Metres decide nothing: where the route comes back the same way, the first time counts.
      const nearer = best ? distance - best.distance : -Infinity;
      if (nearer < -SAME_NM || (nearer <= SAME_NM && along < (best?.along ?? Infinity))) best = { distance, along, near, outline };
    }
  }
  return best;
}
