import { useEffect, useState } from 'react';
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingPlan } from '#contract/briefing/options.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import { api } from '#renderer/data/api/client.ts';
import { useQuery, type QueryState } from '#renderer/data/api/use-query.ts';
import { useStoredRouteOf } from '#renderer/data/route/stored-routes.ts';
import { language } from '#renderer/i18n/words.ts';
import { useAcknowledging } from './acknowledging.ts';
import { lastMade, noteMade } from './last-made.ts';
import { alternatesOf, optionsOf, useOptions } from './options/options.ts';

/** Milliseconds that typing must rest. */
const REST = 400;

export type Made = {
  /** What it was made from, so that a file of it is the same. */
  plan: BriefingPlan;
  /** The stored route that has these words; the server compares with its last briefing. */
  routeId: string | undefined;
  briefing: Briefing;
};

/** The briefing of a route; it stays as it was made until the user asks again. Undefined plan: nothing is asked. */
export function useBriefing(route: RoutePlan | undefined): QueryState<Made> & { again: () => void } {
  const [round, setRound] = useState(0);
  const options = useOptions();
  const alternates = alternatesOf(options.alternates);
  const { isKnown, routeId } = useStoredRouteOf(route?.text);
  const since = route && routeId === undefined ? lastMade(route.text) : undefined;
  const asked = route &&
    isKnown && {
      routeId,
      query: { language },
      plan: {
        ...route,
        ...(alternates.length > 0 && { alternates }),
        options: { ...optionsOf(options), ...(since !== undefined && { since }) },
      } satisfies BriefingPlan,
    };
  const state = useQuery(
    asked || undefined,
    async ({ routeId: of, plan, query }, signal): Promise<Made> => ({
      plan,
      routeId: of,
      briefing: await (of === undefined
        ? api('brief', { query, body: plan }, { signal })
        : api('useBriefing', { params: { routeId: of }, query, body: { ...plan, isRemembered: false } }, { signal })),
    }),
    { version: round, rest: REST },
  );
  const { body } = state;
  useEffect(() => {
    if (body === undefined) return;
    noteMade(body.briefing.route.text, body.briefing.made);
    useAcknowledging.getState().reset();
  }, [body]);
  return { ...state, again: () => setRound((before) => before + 1) };
}
