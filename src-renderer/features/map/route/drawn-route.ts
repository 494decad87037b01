/** The line of a route on the map. */
import type { Feature } from 'geojson';
import type { LatLon } from '#domain/lat-lon.ts';
import { visible } from '#domain/text/visible-text.ts';
import type { DrawnRoute } from '#renderer/data/route/route-map.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { geodesicLine } from '../chart/geodesic-line.ts';

export type RouteLine = {
  points: readonly (LatLon & { ident: string | null; text: string })[];
  /** Indexes of points. */
  legs: readonly { from: number; to: number }[];
};

/** What a pointer can hold, counted from 0. */
export type Grabbed = { kind: 'point' | 'leg'; at: number };

/** Each leg as a geodesic, each point with its name; `at` is which it is. */
export function routeFeatures({ points, legs }: RouteLine): Feature[] {
  const lines = legs.flatMap(({ from, to }, at): Feature[] => {
    const [start, end] = [points[from], points[to]];
    if (start === undefined || end === undefined) return [];
    return [{ type: 'Feature', geometry: { type: 'LineString', coordinates: geodesicLine(start, end) }, properties: { at } }];
  });
  const marks = points.map((point, at): Feature => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    properties: { name: visible(pointName(point)), at },
  }));
  return [...lines, ...marks];
}

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
