/** Compares the text's own points with what is drawn. Distances on a plane around the point are exact enough for tolerances of miles. */
import type { DecodedNotice, Geometry, Position } from '#core/notams/read/notice.ts';
import type { Label } from './labels.ts';

/** `coarse` is drawn from item Q or the aerodrome although the text has points; `invented` from points that the text does not have. */
export type PlaceFault = 'outside' | 'notDrawn' | 'coarse' | 'radius' | 'invented';

const NM_A_DEGREE = 60;
/** Texts round seconds, and drawn rings have few corners. */
const TOLERANCE_NM = 0.3;

export function placeFaults(
  { place }: Label,
  { geometry, geometrySource }: Pick<DecodedNotice, 'geometry' | 'geometrySource'>,
): PlaceFault[] {
  const points = place.points ?? [];
  const isFromText = geometrySource?.startsWith('text') === true;
  if (points.length === 0) {
    const hasArea = place.kind === 'circle' || place.kind === 'polygon' || place.kind === 'corridor' || place.kind === 'point';
    return isFromText && !hasArea ? ['invented'] : [];
  }
  if (!geometry) return ['notDrawn'];
  const faults: PlaceFault[] = [];
  const tolerance = Math.max(TOLERANCE_NM, place.kind === 'circle' ? (place.radiusNm ?? 0) * 0.02 : 0);
  if (points.some((point) => distanceNm(geometry, point) > tolerance)) faults.push('outside');
  if (!isFromText) faults.push('coarse');
  else if (place.kind === 'circle' && points[0] && isOtherRadius(geometry, points[0], place.radiusNm ?? 0)) faults.push('radius');
  return faults;
}

type Point = [latitude: number, longitude: number];

const nearest = (longitude: number, around: number): number => ((((longitude - around + 180) % 360) + 360) % 360) - 180;
const onPlane = ([longitude, latitude]: Position, [atLat, atLon]: Point): [x: number, y: number] => [
  nearest(longitude, atLon) * NM_A_DEGREE * Math.cos((atLat * Math.PI) / 180),
  (latitude - atLat) * NM_A_DEGREE,
];

/** 0 inside of an area. */
function distanceNm(geometry: Geometry, point: Point): number {
  const polygons = ringsOf(geometry);
  if (polygons.length === 0) {
    return Math.min(...pointsOf(geometry).map((position) => Math.hypot(...onPlane(position, point))));
  }
  return Math.min(...polygons.map((ring) => ringDistance(ring, point)));
}

function pointsOf(geometry: Geometry): Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  if (geometry.type === 'MultiPoint' || geometry.type === 'LineString') return geometry.coordinates;
  return geometry.type === 'MultiLineString' ? geometry.coordinates.flat() : [];
}

function ringsOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates.slice(0, 1);
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flatMap((polygon) => polygon.slice(0, 1)) : [];
}

function ringDistance(ring: readonly Position[], point: Point): number {
  const corners = ring.map((corner) => onPlane(corner, point));
  let isInside = false;
  let least = Infinity;
  for (const [at, [x, y]] of corners.entries()) {
    const [fromX, fromY] = corners.at(at - 1) ?? [x, y];
    if (y > 0 !== fromY > 0 && 0 < ((fromX - x) * -y) / (fromY - y) + x) isInside = !isInside;
    const length = (x - fromX) ** 2 + (y - fromY) ** 2;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (-fromX * (x - fromX) - fromY * (y - fromY)) / length));
    least = Math.min(least, Math.hypot(fromX + along * (x - fromX), fromY + along * (y - fromY)));
  }
  return isInside ? 0 : least;
}

/** Any of the circles drawn may be the one meant. */
function isOtherRadius(geometry: Geometry, centre: Point, radiusNm: number): boolean {
  const radii = ringsOf(geometry).map((ring) => Math.max(...ring.map((corner) => Math.hypot(...onPlane(corner, centre)))));
  return !radii.some((radius) => Math.abs(radius - radiusNm) <= Math.max(0.05, radiusNm * 0.05));
}
