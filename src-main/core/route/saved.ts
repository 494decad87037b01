/** Computes stored routes with the data in use, and the waypoints of the user who stored them. */
import type { ParsedRoute, RoutePlan } from '#contract/route/route.ts';
import type { ExpandedRoute, RouteBody, StoredRoute } from '#contract/route/stored.ts';
import type { UserData } from '../user-data/user-data.ts';
import type { OwnPlaces } from './points/point.ts';
import type { RouteEngine } from './route.ts';

export function openSavedRoutes(routes: Pick<RouteEngine, 'parse'>, { routes: store, waypoints }: UserData) {
  const parse = (userId: string, plan: RoutePlan) => routes.parse(plan, waypoints.placesOf(userId));
  return {
    /** Throws as the store of routes does, and `invalidRequest` for a plan that cannot be computed. */
    add(userId: string, body: RouteBody): StoredRoute {
      // What cannot be computed later is refused now.
      const parsed = parse(userId, store.planOf(body));
      return store.add(userId, body, endsOf(parsed));
    },
    /** Throws as `add`; undefined for a route that is not there. */
    change(userId: string, id: string, body: RouteBody): StoredRoute | undefined {
      parse(userId, store.planOf(body));
      return store.change(userId, id, body);
    },
    /** The route comes with its points and legs. Throws `invalidRequest` for a departure that cannot be read; undefined for a route that is not there. */
    expanded(userId: string, id: string, depart?: string): ExpandedRoute | undefined {
      const stored = store.get(userId, id);
      if (!stored) return undefined;
      const { alternates, ...parsed } = parse(userId, store.planOf(stored, depart));
      return { ...stored, ...parsed, alternatePoints: alternates };
    },
    /** What documents are made of; undefined for a route that is not there. */
    planned(userId: string, id: string, depart?: string): { plan: RoutePlan; name: string; waypoints: OwnPlaces } | undefined {
      const stored = store.get(userId, id);
      return stored && { plan: store.planOf(stored, depart), name: stored.name, waypoints: waypoints.placesOf(userId) };
    },
  };
}

/** Ends are named as written, so that a route has the same name whatever is in the data. */
function endsOf({ words, points }: ParsedRoute): string | null {
  // A place of the route alone is called by its ident, without its position.
  const nameOf = ({ from, text }: ParsedRoute['words'][number]) =>
    points.find((point) => point.from === from && point.kind === 'waypoint')?.ident ?? text;
  const ends = words.filter(({ kind }) => ['point', 'coordinates', 'bearingDistance', 'departure', 'destination'].includes(kind));
  const [first, last] = [ends[0], ends.at(-1)];
  return first && last && first !== last ? `${nameOf(first)} ${nameOf(last)}` : null;
}
