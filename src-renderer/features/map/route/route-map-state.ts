/** The state has what is done on the map of a route. The route itself is that of its screen, and so is what is marked. */
import { create } from 'zustand';
import type { LatLon } from '#domain/lat-lon.ts';
import { fieldsOf, readLocal, writeLocal } from '#renderer/data/browser-store.ts';
import type { MapPlace } from '#renderer/data/route/route-map.ts';
import type { RouteLine } from './drawn-route.ts';
import { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import type { RouteInAddress } from '#renderer/data/route/route-in-address.ts';
import { words } from '#renderer/i18n/words.ts';
import { useMap } from '../map-state.ts';
import { fitting } from '../view.ts';

type RouteMapState = {
  /** The place that was clicked; the cross counts where there is none. */
  clicked: MapPlace | undefined;
  /** The line while something is dragged, and until what was dropped is computed. */
  dragged: RouteLine | undefined;
  /** The next line that arrives is an edit made here, so that the map stays where it is. */
  isEdited: boolean;
  /** A place close to the pointer is meant rather than the position. */
  snaps: boolean;
  hasRings: boolean;
  /** They are nautical miles, as typed. */
  radii: string;
  hasTools: boolean;
};

const KEPT = 'route-map';

function storedChoices(): Pick<RouteMapState, 'radii' | 'snaps'> {
  const { radii, snaps } = fieldsOf(readLocal(KEPT));
  return { radii: typeof radii === 'string' ? radii.slice(0, 60) : '10 20 30', snaps: snaps !== false };
}

export const useRouteMap = create<RouteMapState>(() => ({
  clicked: undefined,
  dragged: undefined,
  isEdited: false,
  hasRings: false,
  hasTools: false,
  ...storedChoices(),
}));

useRouteMap.subscribe(({ radii, snaps }, before) => {
  if (radii !== before.radii || snaps !== before.snaps) writeLocal(KEPT, { radii, snaps });
});

/** Draws a route and shows all of it. Throws ApiProblem where none of its words is a point. */
export async function showRoute({ text, choices }: Pick<RouteInAddress, 'text' | 'choices'>): Promise<void> {
  const { points, legs, alternates, totals } = await api('parseRoute', { body: { text, choices: [...choices] } });
  if (points.length === 0) throw new ApiProblem({ statusCode: 0, name: 'No route', message: words.map.noRoute(text) });
  useMap.setState({ route: { text, choices, points, legs, alternates, distanceNm: totals.distanceNm } });
  showWhole({ points, alternates });
}

/** The zoom that a route or an area is brought into view at, at most. */
export const CLOSEST = 9;

/** Fits all points of a route and its alternates into view, with a margin. */
export function showWhole({ points, alternates }: { points: readonly LatLon[]; alternates: readonly LatLon[] }): void {
  const { view, goTo } = useMap.getState();
  if (points.length > 0) goTo(fitting([...points, ...alternates], view, CLOSEST));
}
