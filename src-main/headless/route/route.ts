/** `route`: the legs of a route as a table, or as the API answers them. Nothing is stored. */
import type { FlightPlanRequest } from '#contract/route/flight-plan.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { withApi, type UserOptions } from '../api.ts';
import { flightPlan } from './flight-plan.ts';
import { wordsOf, writeDocuments, type DocumentOptions } from './documents.ts';
import { planOf, type PlanOptions } from './plan-options.ts';
import { showRoute } from './table.ts';
import { printData } from '../terminal.ts';
import type { CoreOptions } from '../with-core.ts';

export type RouteOptions = CoreOptions &
  UserOptions &
  PlanOptions & {
    json?: boolean;
    fpl?: boolean;
    item?: FlightPlanRequest['items'];
  } & DocumentOptions;

/** 1 where the route has no leg, or its flight plan an error. `words` may be the name of a flight plan file. */
export function route(words: string, options: RouteOptions): Promise<number> {
  return withApi(options, async (api) => {
    const plan = planOf(await wordsOf(words, api), options);
    if (options.fpl === true) {
      await writeDocuments(api, { plan }, options);
      return flightPlan(api, plan, { items: options.item, isJson: options.json === true });
    }
    const found = await api.request<ParsedRoute>('POST', '/routes/parse', { body: plan });
    if (options.json === true) await printData(`${JSON.stringify(found, null, 2)}\n`);
    else await showRoute(found);
    if (found.legs.length === 0) return 1;
    await writeDocuments(api, { plan }, options);
    return 0;
  });
}
