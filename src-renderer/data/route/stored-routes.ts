/** The server stores the user's routes: after each change the list is read again, wherever it is shown. */
import { create } from 'zustand';
import type { RouteBody, StoredRoute } from '#contract/route/stored.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { readAgain, useApi } from '#renderer/data/api/use-query.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';

type Last = {
  /** The stored route that was opened last; what is on the screen may differ from it by now. */
  opened: string | undefined;
  /** It was removed last, and undo stores it again. */
  removed: RouteBody | undefined;
};
const useLast = create<Last>(() => ({ opened: undefined, removed: undefined }));

/** The route on the screen is this stored one. */
export const noteOpened = (id: string): void => useLast.setState({ opened: id });

export const bodyOf = ({ id: _id, createdAt: _created, updatedAt: _updated, ...body }: StoredRoute): RouteBody => body;

const plain = (text: string): string => text.trim().toUpperCase().replaceAll(/\s+/g, ' ');

/** The stored route with these words; of several the one that was opened last. `isKnown`: whether the routes are here, or cannot be. */
export function useStoredRouteOf(text: string | undefined): { isKnown: boolean; routeId: string | undefined } {
  const { isUser, routes, opened, problem } = useStoredRoutes();
  const same = text === undefined ? [] : (routes ?? []).filter((route) => plain(route.text) === plain(text));
  return {
    isKnown: !isUser || routes !== undefined || problem !== undefined,
    routeId: (same.find(({ id }) => id === opened?.id) ?? same[0])?.id,
  };
}

/** Sends no request for an anonymous page. */
export function useStoredRoutes() {
  const isUser = !useIsAnonymous();
  const { opened, removed } = useLast();
  const list = useApi('listRoutes', isUser ? {} : undefined);
  const { busy, problem, act } = useAct();
  const routes = isUser ? list.latest?.items : undefined;
  const make = (deed: () => Promise<Partial<Last>>) =>
    void act(async () => {
      useLast.setState(await deed());
      readAgain('listRoutes');
    });
  const restore = () =>
    make(async () => {
      const body = useLast.getState().removed;
      if (body !== undefined) await api('addRoute', { body });
      return { removed: undefined };
    });
  return {
    isUser,
    /** Undefined until they are here. */
    routes,
    opened: routes?.find(({ id }) => id === opened),
    removed,
    busy,
    problem: problem ?? list.problem,
    add: (body: Promise<RouteBody>) => make(async () => ({ opened: (await api('addRoute', { body: await body })).id, removed: undefined })),
    change: (routeId: string, body: RouteBody | Promise<RouteBody>) =>
      make(async () => {
        await api('changeRoute', { params: { routeId }, body: await body });
        return {};
      }),
    remove: (route: StoredRoute) =>
      make(async () => {
        await api('removeRoute', { params: { routeId: route.id } });
        offerUndo(words.menu.routeRemoved(route.name), restore);
        return { removed: bodyOf(route) };
      }),
    restore,
  };
}

export type StoredRoutes = ReturnType<typeof useStoredRoutes>;
