import type { ParsedRoute } from '#contract/route/route.ts';
import { api } from '#renderer/data/api/client.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { planOf } from './plan.ts';
import { useRoute } from './route-state.ts';

/** Milliseconds that typing must rest. */
const REST = 120;

export type Parsed = { text: string; route: ParsedRoute };

type Answer = {
  /** The newest answer; of an earlier text until that of the present one is here. Undefined without a route. */
  parsed: Parsed | undefined;
  isCurrent: boolean;
  problem: ApiProblem | undefined;
};

/** Points, legs and faults of the route, asked again after each change; an answer that is overtaken is aborted. */
export function useParsed(): Answer {
  const plan = planOf(useRoute());
  const { body, earlier, problem } = useQuery(
    plan,
    async (asked, signal): Promise<Parsed> => ({ text: asked.text, route: await api('parseRoute', { body: asked }, { signal }) }),
    { rest: REST },
  );
  return { parsed: plan && (body ?? earlier), isCurrent: body !== undefined, problem };
}
