import { type ComponentType, useEffect, useState } from 'react';
import { type ApiProblem, problemFrom } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import { routeAddressQuery } from '#renderer/data/route/route-in-address.ts';
import { readStoredRoute } from '#renderer/data/route/changed-briefings.ts';
import type { PlannedRouteProps } from '#renderer/data/route/planned-route.ts';
import { noteOpened } from '#renderer/data/route/stored-routes.ts';
import { useRoute } from './route-state.ts';
import { openRoute } from './stored/open-route.ts';
import { useParsed } from './use-parsed.ts';
import { useRouteAddress } from './use-route-address.ts';

/** Gives the route of the Route screen, or that of the address, to the screen next to it. */
export default function PlannedRoute({ Screen }: { Screen: ComponentType<PlannedRouteProps> }) {
  const { isOpening, problem: notOpened } = useStoredAddress(useRouteAddress('/briefing'));
  const route = useRoute();
  const { parsed, isCurrent, problem } = useParsed();
  const query = routeAddressQuery(route);
  return (
    <Screen
      plan={isCurrent && !isOpening ? parsed?.plan : undefined}
      isEmpty={!isOpening && route.text.trim() === ''}
      routeAddress={query === '' ? '/route' : `/route?${query}`}
      problem={notOpened ?? problem}
    />
  );
}

/** Opens the stored route that an address names, with its aircraft, departure and winds. Until it is here, the route on the screen is another. */
function useStoredAddress(query: string): { isOpening: boolean; problem: ApiProblem | undefined } {
  const routeId = readStoredRoute(query);
  const [done, setDone] = useState<{ id: string; problem?: ApiProblem | undefined }>();
  useEffect(() => {
    if (routeId === undefined) return;
    const open = async (): Promise<void> => {
      try {
        await openRoute(await api('getRoute', { params: { routeId } }), 'asStored');
        noteOpened(routeId);
        setDone({ id: routeId });
      } catch (thrown) {
        setDone({ id: routeId, problem: problemFrom(thrown) });
      }
    };
    void open();
  }, [routeId]);
  return { isOpening: routeId !== undefined && done?.id !== routeId, problem: done?.problem };
}
