/** What is chosen on the map of a route. The route itself is that of its screen. */
import { create } from 'zustand';
import type { LatLon } from '#domain/lat-lon.ts';
import { keep, readKept } from '#renderer/data/kept.ts';
import type { MapPlace } from '#renderer/data/route/route-map.ts';
import type { RouteLine } from './drawn-route.ts';
import { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import type { AskedRoute } from '#renderer/data/route/asked-route.ts';
import { words } from '#renderer/i18n/words.ts';
import { useMap } from '../map-state.ts';
import { fitting } from '../view.ts';

type RouteMapState = {
  /** The chosen point, counted from 0. */
  selected: number | undefined;
  /** The place that was clicked; the cross counts where there is none. */
  clicked: MapPlace | undefined;
  /** The line while something is dragged, and until what was dropped is worked out. */
  dragged: RouteLine | undefined;
  /** Whether the next line that arrives is an edit made here, so that the map stays where it is. */
  isEdited: boolean;
  /** Whether a place close to the pointer is meant rather than the position. */
  snaps: boolean;
  hasRings: boolean;
  /** As typed, nautical miles. */
  radii: string;
  /** What the rings are around. */
  ringed: LatLon | undefined;
  change: (part: Partial<Omit<RouteMapState, 'change'>>) => void;
};

const KEPT = 'route-map';

function kept(): Pick<RouteMapState, 'radii' | 'snaps'> {
  const value = readKept(KEPT);
  const { radii, snaps } = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { radii: typeof radii === 'string' ? radii.slice(0, 60) : '10 20 30', snaps: snaps !== false };
}

export const useRouteMap = create<RouteMapState>((set, get) => ({
  selected: undefined,
  clicked: undefined,
  dragged: undefined,
  isEdited: false,
  hasRings: false,
  ringed: undefined,
  ...kept(),
  change: (part) => {
    set(part);
    const { radii, snaps } = get();
    if ('radii' in part || 'snaps' in part) keep(KEPT, { radii, snaps });
  },
}));

/** Draws a route and shows all of it. Throws ApiProblem where none of its words is a point. */
export async function showRoute({ text, choices }: Pick<AskedRoute, 'text' | 'choices'>): Promise<void> {
  const { points, legs, totals } = await api('parseRoute', { body: { text, choices: [...choices] } });
  if (points.length === 0) throw new ApiProblem({ statusCode: 0, name: 'No route', message: words.map.noRoute(text) });
  useMap.getState().draw({ text, choices, points, legs, distanceNm: totals.distanceNm });
  showWhole({ points });
}

const CLOSEST = 9;

/** All points of a route, with a margin. */
export function showWhole({ points }: { points: readonly LatLon[] }): void {
  const { view, goTo } = useMap.getState();
  if (points.length > 0) goTo(fitting(points, view, CLOSEST));
}
