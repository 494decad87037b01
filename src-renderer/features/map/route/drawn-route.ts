/** The line of a route on the map. */
import type { Feature } from 'geojson';
import type { RouteLeg, RoutePoint } from '#contract/route/legs.ts';
import type { AskedRoute } from '#renderer/data/route/asked-route.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { geodesicLine } from '../chart/geodesic-line.ts';

export type DrawnRoute = Pick<AskedRoute, 'text' | 'choices'> & {
  points: readonly RoutePoint[];
  legs: readonly RouteLeg[];
  /** Nautical miles. */
  distanceNm: number;
};

/** Each leg as a geodesic, each point with its name. */
export function routeFeatures({ points, legs }: Pick<DrawnRoute, 'points' | 'legs'>): Feature[] {
  const lines = legs.flatMap(({ from, to }): Feature[] => {
    const [start, end] = [points[from], points[to]];
    if (start === undefined || end === undefined) return [];
    return [{ type: 'Feature', geometry: { type: 'LineString', coordinates: geodesicLine(start, end) }, properties: {} }];
  });
  const marks = points.map((point): Feature => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    properties: { name: pointName(point) },
  }));
  return [...lines, ...marks];
}
