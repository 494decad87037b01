/** `route`: the legs of a route as a table, or as the API answers them. Nothing is stored. */
import type { FlightPlanRequest } from '#contract/route/flight-plan.ts';
import { flightPlan } from './flight-plan.ts';
import { wordsOf, writeDocuments, type DocumentOptions } from './documents.ts';
import { userOf, type UserOptions } from './owner.ts';
import { planOf, type PlanOptions } from './plan-options.ts';
import { showRoute } from './table.ts';
import { print } from '../terminal.ts';
import { withCore, type CoreOptions } from '../with-core.ts';

export type RouteOptions = CoreOptions &
  UserOptions &
  PlanOptions & {
    json?: boolean;
    fpl?: boolean;
    item?: FlightPlanRequest['items'];
  } & DocumentOptions;

/** 1 where the route has no leg, or its flight plan an error. `words` may be the name of a flight plan file. */
export function route(words: string, options: RouteOptions): Promise<number> {
  return withCore(options, async (core) => {
    const { routes, userData } = core;
    const routeDocuments = await core.routeDocuments();
    const waypoints = userData.waypoints.placesOf(userOf(core, options).id);
    const plan = planOf(wordsOf(words, { routeDocuments, waypoints }), options);
    if (options.fpl === true) {
      await writeDocuments(routeDocuments, { plan, waypoints }, options);
      return flightPlan(core, { route: plan, waypoints }, { items: options.item, isJson: options.json === true });
    }
    const found = routes.parse(plan, waypoints);
    if (options.json === true) await print(`${JSON.stringify(found, null, 2)}\n`);
    else await showRoute(found);
    if (found.legs.length === 0) return 1;
    await writeDocuments(routeDocuments, { plan, waypoints }, options);
    return 0;
  });
}
