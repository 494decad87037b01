/** The same can be done with an airport wherever it is shown. */
import { addToRoute } from '#renderer/data/route/route-in-address.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { useFavourites } from './favourites.ts';
import { copyItem, type MenuItem } from '#renderer/data/open-menu.ts';
import { words } from '#renderer/i18n/words.ts';
import { onMap } from '#renderer/data/on-map.ts';

export function airportItems({ id, code, name }: HandledAirport): MenuItem[] {
  const { menu } = words;
  const key = encodeURIComponent(code);
  const isUser = useSession.getState().credential.kind !== 'anonymous';
  const { ids, toggle } = useFavourites.getState();
  const label = ids.has(id) ? menu.removeFavourite : menu.addFavourite;
  return [
    { name: 'open', label: menu.open, run: (go) => go(`/airports/${encodeURIComponent(id)}`) },
    { name: 'notams', label: words.notams.title, run: (go) => go(`/notams/${key}`) },
    { name: 'onMap', label: words.common.showOnMap, run: (go) => go(onMap('airport', id)) },
    { name: 'route', label: words.common.addToRoute, run: (go) => go(addToRoute(code, id)) },
    { name: 'compare', label: words.common.compare, run: (go) => go(`/compare/${encodeURIComponent(id)}`) },
    ...(isUser ? [{ name: 'favourite', label, run: () => toggle(id, name).catch(() => undefined) }] : []),
    copyItem('copy', menu.copy(code), code),
  ];
}

/** An airport as a list shows it; `code` is what a route calls it. */
export type HandledAirport = { id: string; code: string; name: string };
