import type { LatLon } from '#domain/lat-lon.ts';
import { useMap } from '../map-state.ts';
import { fitting } from '../view.ts';

const CLOSEST = 9;

/** All points of a route, with a margin. */
export function showWhole({ points }: { points: readonly LatLon[] }): void {
  const { view, goTo } = useMap.getState();
  if (points.length > 0) goTo(fitting(points, view, CLOSEST));
}
