/**
 * Computes boxes of latitudes and longitudes around routes and figures, for an index of boxes: what lies outside all of them is farther
 * away.
 */
import { LEAST_NM_A_RADIAN, positionOf, type Vector } from './vectors.ts';
import type { Arc } from './arc.ts';
import type { Outline } from './figures.ts';
import type { RouteLine } from './route-line.ts';

/** The degrees are decimal; west ≤ east, both from −180 to 180. */
export type Box = { west: number; south: number; east: number; north: number };

/** `west` is any number, `width` from 0 to 360. */
type Span = { west: number; width: number; south: number; north: number };

const MOST_SPANS = 64;
const DEGREES = 180 / Math.PI;
/** The shortest degree of latitude, at the equator, is 59.7 nautical miles. */
const LEAST_NM_A_DEGREE = 59.7;
/** An arc of 60 miles bulges northwards by more than a mile above this latitude. */
const STEEP = 80;

/** The boxes are around everything within `marginNm` of the route, in its order. A long route has fewer of them than pieces. */
export function boxesAround({ pieces }: RouteLine, marginNm: number): Box[] {
  let spans = pieces.map((piece) => spanOf(piece, marginNm));
  while (spans.length > MOST_SPANS) spans = spans.flatMap((span, at) => (at % 2 === 0 ? [joined(span, spans[at + 1] ?? span)] : []));
  return spans.flatMap(cutAt180);
}

/** Finds the box around a figure, or two on either side of 180°. */
export function boxesOf(outline: Outline): Box[] {
  if (outline.kind === 'circle') return cutAt180(spanAround([outline.position], outline.radiusNm));
  const [first, ...others] = outline.sides.map((side) => spanOf(side, 0));
  if (!first) return [];
  const whole = others.reduce(joined, first);
  // The sides of a figure around a pole go around; what is inside goes on to it.
  if (outline.kind === 'area' && whole.width >= 360)
    return cutAt180(whole.south + whole.north > 0 ? { ...whole, north: 90 } : { ...whole, south: -90 });
  return cutAt180(whole);
}

function spanOf({ start, end, lengthNm }: Arc, marginNm: number): Span {
  const ends = [start, end].map((vector: Vector) => positionOf(vector));
  const isSteep = ends.some(({ latitude }) => Math.abs(latitude) > STEEP);
  return spanAround(ends, marginNm + (lengthNm === 0 ? 0 : isSteep ? lengthNm / 2 : 1));
}

/** The box is around one position, or both ends of an arc that leaves their latitudes by no more than the margin. */
function spanAround(ends: readonly { latitude: number; longitude: number }[], marginNm: number): Span {
  const latitudes = ends.map(({ latitude }) => latitude);
  const longitudes = ends.map(({ longitude }) => longitude);
  const margin = marginNm / LEAST_NM_A_DEGREE + 1e-6;
  const [south, north] = [Math.min(...latitudes) - margin, Math.max(...latitudes) + margin];
  const steepest = Math.max(...latitudes.map(Math.abs)) + margin;
  const [from = 0, to = from] = longitudes;
  const turn = ((to - from + 540) % 360) - 180;
  const sides = Math.max(Math.abs(south), Math.abs(north)) >= 90 ? 180 : spread(steepest - margin, marginNm);
  const width = Math.abs(turn) + 2 * sides;
  const isWhole = sides >= 180 || width >= 360;
  return {
    west: isWhole ? -180 : Math.min(from, from + turn) - sides,
    width: isWhole ? 360 : width,
    south: Math.max(-90, south),
    north: Math.min(90, north),
  };
}

/** Computes the degrees of longitude that a circle touches on either side of its centre. */
function spread(latitude: number, radiusNm: number): number {
  // A hundredth more than on a sphere is more than the ellipsoid needs.
  const angle = (radiusNm * 1.01) / LEAST_NM_A_RADIAN + 1e-7;
  const ratio = Math.sin(angle) / Math.cos(latitude / DEGREES);
  return angle >= Math.PI / 2 || ratio >= 1 ? 180 : Math.asin(ratio) * DEGREES;
}

function joined(one: Span, other: Span): Span {
  const [south, north] = [Math.min(one.south, other.south), Math.max(one.north, other.north)];
  const middles = other.west + other.width / 2 - one.west - one.width / 2;
  const west = other.west - Math.round(middles / 360) * 360;
  const from = Math.min(one.west, west);
  const width = Math.max(one.west + one.width, west + other.width) - from;
  return width >= 360 ? { west: -180, width: 360, south, north } : { west: from, width, south, north };
}

function cutAt180({ west, width, south, north }: Span): Box[] {
  if (width >= 360) return [{ west: -180, south, east: 180, north }];
  const from = west - Math.floor((west + 180) / 360) * 360;
  const to = from + width;
  if (to <= 180) return [{ west: from, south, east: to, north }];
  return [
    { west: from, south, east: 180, north },
    { west: -180, south, east: to - 360, north },
  ];
}
