import type { Feature } from 'geojson';
import type { LatLon } from '#domain/lat-lon.ts';
import { visible } from '#domain/text/visible-text.ts';
import type { DrawnRoute } from '#renderer/data/route/route-map.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { corridorAround } from '#domain/corridor.ts';
import { distanceBetween, positionsAlong } from '#domain/geodesic.ts';
import { circleAround } from '#domain/circle.ts';
import { lineFeature, pointFeature, positionOf } from '../chart/features.ts';

type NamedPoint = LatLon & { ident: string | null; text: string };
export type RouteLine = {
  points: readonly NamedPoint[];
  /** They are indexes of points. */
  legs: readonly { from: number; to: number }[];
};

/** A pointer can hold one of these, counted from 0. */
export type Grabbed = { kind: 'point' | 'leg'; at: number };

/** Each leg as a geodesic, each point with its name; `at` is which it is. The leg to the marked point is marked. */
export function routeFeatures({ points, legs }: RouteLine, marked?: number): Feature[] {
  const lines = legs.flatMap(({ from, to }, at): Feature[] => {
    const [start, end] = [points[from], points[to]];
    return start === undefined || end === undefined ? [] : [lineFeature(geodesicLine(start, end), { at, isMarked: to === marked })];
  });
  return [...lines, ...points.map((point, at) => pointFeature(point, { name: visible(pointName(point)), at }))];
}

/** A leg from the destination to each alternate, with its name and distance. */
export const alternateFeatures = (destination: LatLon, alternates: readonly NamedPoint[]): Feature[] =>
  alternates.flatMap((alternate) => [
    lineFeature(geodesicLine(destination, alternate)),
    pointFeature(alternate, { name: `${visible(pointName(alternate))} ${Math.round(distanceBetween(destination, alternate))} NM` }),
  ]);

export const corridorFeatures = (points: readonly LatLon[], halfWidthNm: number): Feature[] =>
  corridorAround(points, halfWidthNm).map((ring) => ({
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [ring.map(positionOf)] },
    properties: {},
  }));

/** The line while a point of it is dragged, or a new one out of a leg. */
export function draggedLine(
  { points, legs }: Pick<DrawnRoute, 'points' | 'legs'>,
  what: Grabbed,
  to: LatLon & { word: string },
): RouteLine {
  const point = { latitude: to.latitude, longitude: to.longitude, ident: to.word, text: to.word };
  if (what.kind === 'point') return { points: points.map((other, at) => (at === what.at ? point : other)), legs };
  const own = legs[what.at];
  if (own === undefined) return { points, legs };
  const added = points.length;
  const others = legs.filter((leg) => leg !== own);
  return { points: [...points, point], legs: [...others, { from: own.from, to: added }, { from: added, to: own.to }] };
}

/** The map draws straight lines between points; at this spacing the line looks curved. */
const steps = { stepNm: 30, most: 256 };

/** The geodesic as coordinates of a line; longitudes continue beyond 180°, so that it is drawn in one piece. */
export function geodesicLine(from: LatLon, to: LatLon): [longitude: number, latitude: number][] {
  let before = from.longitude;
  return positionsAlong(from, to, steps).map(({ latitude, longitude }) => {
    before = longitude + 360 * Math.round((before - longitude) / 360);
    return [before, latitude];
  });
}

/** Circles are exact enough up to here, nautical miles. */
export const LARGEST_RING_NM = 500;
export const MOST_RINGS = 8;

/** `10 20 30` or `10, 20, 30` as nautical miles; undefined where one is no radius, or where there are too many. */
export function readRadii(typed: string): number[] | undefined {
  const parts = typed.split(/[\s,;/]+/).filter((part) => part !== '');
  const radii = parts.map(Number);
  const isWrong = radii.some((radius) => !(radius > 0 && radius <= LARGEST_RING_NM));
  return isWrong || radii.length > MOST_RINGS ? undefined : radii;
}

/** Each ring has its radius as a label in the north. */
export function ringFeatures(centre: LatLon, radii: readonly number[], label: (radius: number) => string): Feature[] {
  return radii.flatMap((radius): Feature[] => {
    const { corners, pole } = circleAround(centre, radius);
    const [north] = corners;
    if (north === undefined) return [];
    // A ring around a pole is a line from one edge of the map to the other.
    const ring = pole === null ? [...corners, north] : corners;
    return [lineFeature(ring.map(positionOf)), pointFeature(north, { name: label(radius) })];
  });
}
