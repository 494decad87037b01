import type { ReplyOf } from '#contract/endpoints.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import { api } from '#renderer/data/api/client.ts';
import { useQuery, type QueryState } from '#renderer/data/api/use-query.ts';
import { useNotamVersion } from '#renderer/data/notams/use-notam-version.ts';
import { useSession } from '#renderer/data/session/session.ts';

/** Nautical miles to each side within which an area is drawn: a pilot flies no line. */
export const WITHIN_NM = 5;
/** Milliseconds that edits must rest: a briefing reads every NOTAM stored. */
const REST = 700;

export type Briefing = ReplyOf<'brief'>;

/** What the server's briefing says of NOTAMs along the route; `isAnonymous`: it needs a user. */
export function useAreas(plan: RoutePlan | undefined): QueryState<Briefing> & { isAnonymous: boolean } {
  const isAnonymous = useSession(({ credential }) => credential.kind === 'anonymous');
  const version = useNotamVersion(plan?.depart === undefined);
  const answer = useQuery(
    isAnonymous ? undefined : plan,
    (asked, signal) => api('brief', { query: {}, body: { ...asked, options: { corridorNm: WITHIN_NM } } }, { signal }),
    { rest: REST, version },
  );
  return { ...answer, isAnonymous };
}
