import { useSameAddress } from '#renderer/components/use-same-address.ts';
import { routeAddressQuery, readRouteInAddress } from '#renderer/data/route/route-in-address.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';
import { useRoute } from './route-state.ts';

/** Keeps route and the address of the screen at `path` the same. Returns the query of the address. */
export function useRouteAddress(path: '/route' | '/briefing' = '/route'): string {
  const own = useRoute(routeAddressQuery);
  return useSameAddress({ path, own, read: takeOver, rest: 500 }).query;
}

function takeOver(query: string): void {
  const found = readRouteInAddress(query);
  if (found === undefined) return;
  const { text: before, change, undo } = useRoute.getState();
  change(found);
  if (before.trim() !== '' && before !== found.text) offerUndo(words.route.replaced(before), undo);
}
