/** Lists the stored routes whose last briefing an import has changed, as the server concludes. */
import type { RememberedBriefing } from '#contract/briefing/remembered.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';

/** Sends no request for an anonymous page. */
export function useChangedBriefings(): readonly RememberedBriefing[] {
  const isUser = !useIsAnonymous();
  const { latest } = useApi('listBriefings', isUser ? {} : undefined);
  return isUser ? (latest?.items ?? []).filter(({ isChanged }) => isChanged) : [];
}

export const storedBriefing = (routeId: string): string => `/briefing?${new URLSearchParams({ stored: routeId }).toString()}`;

/** The id is that of such an address. */
export const readStoredRoute = (query: string): string | undefined => new URLSearchParams(query).get('stored') ?? undefined;
