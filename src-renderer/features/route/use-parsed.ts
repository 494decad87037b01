import type { ParsedRoute, RoutePlan } from '#contract/route/route.ts';
import { api } from '#renderer/data/api/client.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { planOf } from './plan.ts';
import { useRoute } from './route-state.ts';
import { windsOfLegs } from './winds/leg-winds.ts';

/** Milliseconds that typing must rest. */
const REST = 120;

/** `plan`: what it was worked out from, with the winds of single legs. */
export type Parsed = { text: string; plan: RoutePlan; route: ParsedRoute };

type Answer = {
  /** The newest answer; of an earlier text until that of the present one is here. Undefined without a route. */
  parsed: Parsed | undefined;
  isCurrent: boolean;
  problem: ApiProblem | undefined;
};

/** Points, legs and faults of the route, asked again after each change; an answer that is overtaken is aborted. */
export function useParsed(): Answer {
  const fields = useRoute();
  const plan = planOf(fields);
  const { legWinds } = fields;
  const { body, earlier, problem } = useQuery(
    plan && { plan, legWinds },
    async (asked, signal): Promise<Parsed> => {
      const { text } = asked.plan;
      const parse = (body: RoutePlan) => api('parseRoute', { body }, { signal });
      const route = await parse(asked.plan);
      // Which leg is between two points is known from the answer alone.
      const ofLegs = windsOfLegs(asked.legWinds, route);
      if (ofLegs.length === 0) return { text, plan: asked.plan, route };
      const whole = { ...asked.plan, winds: [...(asked.plan.winds ?? []), ...ofLegs] };
      return { text, plan: whole, route: await parse(whole) };
    },
    { rest: REST },
  );
  return { parsed: plan && (body ?? earlier), isCurrent: body !== undefined, problem };
}
