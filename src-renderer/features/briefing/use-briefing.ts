import { useEffect, useState } from 'react';
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingPlan } from '#contract/briefing/options.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import { api, download } from '#renderer/data/api/client.ts';
import { readAgain, useQuery, type QueryState } from '#renderer/data/api/use-query.ts';
import { useWinds } from '#renderer/data/winds.ts';
import { useStoredRouteOf } from '#renderer/data/route/stored-routes.ts';
import { language } from '#renderer/i18n/words.ts';
import { alternatesOf, optionsOf, useOptions, type formats } from './options/options.ts';
import { readMoments, withMoment, writeLocal } from '#renderer/data/browser-store.ts';
import { useSavedFile } from '#renderer/components/saved-file.tsx';

/** Typing must rest for this many milliseconds. */
const REST = 400;

type Made = {
  /** It was made from this, so that a file of it is the same. */
  plan: BriefingPlan;
  /** The stored route that has these words; the server compares with its last briefing. */
  routeId: string | undefined;
  briefing: Briefing;
};

/** The briefing of a route does not change until the user requests it again. Without a plan nothing is requested. */
export function useBriefing(route: RoutePlan | undefined): QueryState<Made> & { again: () => void } {
  const [round, setRound] = useState(0);
  const options = useOptions();
  const winds = useWinds(({ texts }) => texts);
  const alternates = alternatesOf(options.alternates);
  const { isKnown, routeId } = useStoredRouteOf(route?.text);
  const since = route && routeId === undefined ? lastMade(route.text) : undefined;
  const request = route &&
    isKnown && {
      routeId,
      query: { language },
      plan: {
        ...route,
        ...(alternates.length > 0 && { alternates }),
        options: { ...optionsOf(options, winds), ...(since !== undefined && { since }) },
      } satisfies BriefingPlan,
    };
  const state = useQuery(
    request || undefined,
    async ({ routeId: of, plan, query }, signal): Promise<Made> => ({
      plan,
      routeId: of,
      briefing: await (of === undefined
        ? api('brief', { query, body: plan }, { signal })
        : api('useBriefing', { params: { routeId: of }, query, body: { ...plan, isRemembered: false } }, { signal })),
    }),
    { version: round, rest: REST },
  );
  const { body, problem } = state;
  useEffect(() => {
    if (body === undefined || problem !== undefined) return;
    noteMade(body.briefing.route.text, body.briefing.made);
  }, [body, problem]);
  return { ...state, again: () => setRound((before) => before + 1) };
}

const KEPT = 'briefing.made';
/** Routes kept; the oldest are dropped first. */
const MOST = 50;

const nameOf = (text: string): string => text.trim().toUpperCase().replaceAll(/\s+/g, ' ').slice(0, 500);

/** The state of earlier visits is read once, so that what this page shows as new stays new while it is open. */
const before = readMoments(KEPT);

/** ISO 8601 UTC; undefined for a route that was not briefed here before. */
const lastMade = (text: string): string | undefined => before[nameOf(text)];

const noteMade = (text: string, made: string): void => writeLocal(KEPT, withMoment(readMoments(KEPT), nameOf(text), made, MOST));

/** People read these, so they are in the language of the window. */
const writtenFormats: readonly SavedFormat[] = ['pdf', 'html', 'md', 'text'];
const isWritten = (format: SavedFormat): boolean => writtenFormats.includes(format);

type SavedFormat = (typeof formats)[number] | 'pdf';

/** Has the server make the file of the briefing that is shown, and saves it; paper is of a PDF. That of a stored route is remembered as its last. */
export function useSaveBriefing(made: Pick<Made, 'plan' | 'routeId'> | undefined) {
  const file = useSavedFile();
  const save = (format: SavedFormat): void => {
    if (made === undefined || file.busy) return;
    file.save(async () => {
      const { paper, hasAppendix } = useOptions.getState();
      const written = isWritten(format) && { language, ...(hasAppendix && { appendix: 'true' as const }) };
      const query = { format, ...(format === 'pdf' && { paper }), ...written };
      const { plan, routeId } = made;
      if (routeId === undefined) return download('brief', { query, body: plan });
      const answer = await download('useBriefing', { params: { routeId }, query, body: plan });
      readAgain('listBriefings');
      return answer;
    });
  };
  return { ...file, save };
}
