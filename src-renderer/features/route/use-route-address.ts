import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readQuery, writeQuery } from '#renderer/data/address-query.ts';
import { routeAddressQuery, readRouteInAddress } from '#renderer/data/route/route-in-address.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';
import { useRoute } from './route-state.ts';

/** Milliseconds that typing must rest: browsers allow few changes of the address in a row. */
const REST = 500;

/** Keeps route and the address of the screen at `path` the same, so that reload, links and back find it again. Returns the query of the address. */
export function useRouteAddress(path: '/route' | '/briefing' = '/route'): string {
  // Both render the screen again when the address changes.
  useLocation();
  useSearch();
  const query = readQuery();
  const routeQuery = useRoute(routeAddressQuery);
  const written = useRef<string>(undefined);

  useEffect(() => {
    if (query === written.current) return;
    const found = readRouteInAddress(query);
    if (found === undefined) return;
    written.current = query;
    const { text: before, change, undo } = useRoute.getState();
    change(found);
    if (before.trim() !== '' && before !== found.text) offerUndo(words.route.replaced(before), undo);
  }, [query]);
  useEffect(() => {
    if (routeQuery === written.current) return undefined;
    const timer = setTimeout(() => {
      // A screen that is left stays in the page, out of sight, until the next one is loaded.
      if (!location.hash.startsWith(`#${path}`)) return;
      written.current = routeQuery;
      writeQuery(path, routeQuery);
    }, REST);
    return () => clearTimeout(timer);
  }, [routeQuery, path]);
  return query;
}
