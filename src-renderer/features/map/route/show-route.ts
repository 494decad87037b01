import type { LatLon } from '#domain/lat-lon.ts';
import { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import type { AskedRoute } from '#renderer/data/route/asked-route.ts';
import { words } from '#renderer/i18n/words.ts';
import { useMap } from '../map-state.ts';
import { fitting } from '../view.ts';

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
