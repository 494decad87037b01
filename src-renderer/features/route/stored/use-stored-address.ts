import { useEffect, useState } from 'react';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { problemFrom } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import { readStoredRoute } from '#renderer/data/route/changed-briefings.ts';
import { noteOpened } from '#renderer/data/route/stored-routes.ts';
import { openRoute } from './open-route.ts';

/** Opens the stored route that an address names, with its aircraft, departure and winds. Until it is here, the route on the screen is another. */
export function useStoredAddress(query: string): { isOpening: boolean; problem: ApiProblem | undefined } {
  const asked = readStoredRoute(query);
  const [done, setDone] = useState<{ id: string; problem?: ApiProblem | undefined }>();
  useEffect(() => {
    if (asked === undefined) return;
    const open = async (): Promise<void> => {
      try {
        await openRoute(await api('getRoute', { params: { routeId: asked } }), 'asStored');
        noteOpened(asked);
        setDone({ id: asked });
      } catch (thrown) {
        setDone({ id: asked, problem: problemFrom(thrown) });
      }
    };
    void open();
  }, [asked]);
  return { isOpening: asked !== undefined && done?.id !== asked, problem: done?.problem };
}
