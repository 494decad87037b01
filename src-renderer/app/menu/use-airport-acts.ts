/** Airports everywhere: right click and Shift-F10 open their menu, and they can be dragged into the route. One listener serves all lists. */
import { useWindowEvent } from '@mantine/hooks';
import { useLocation } from 'wouter';
import { handledAirport } from '#renderer/components/airport/airport-handle.ts';
import { addToRoute } from '#renderer/data/route/route-in-address.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { useFavourites } from '#renderer/data/airports/favourites.ts';
import { airportItems } from '#renderer/data/airports/airport-items.ts';
import { openMenu } from '#renderer/data/open-menu.ts';

/** Only dragged airports have this type; a drag from outside cannot have it by chance. */
const TYPE = 'application/x-aeroshelf-airport';
/** An airport may be dropped on these. */
const PLACES = '[data-takes-airport]';

export function useAirportActs(): void {
  const [, navigate] = useLocation();
  useWindowEvent('contextmenu', (event) => {
    const found = handledAirport(event.target);
    if (found === undefined || event.defaultPrevented) return;
    if (!openMenu(event, found.element, { title: found.airport.name, items: () => airportItems(found.airport) })) return;
    if (useSession.getState().credential.kind !== 'anonymous')
      void useFavourites
        .getState()
        .load()
        .catch(() => undefined);
  });
  useWindowEvent('dragstart', ({ target, dataTransfer }) => {
    const found = handledAirport(target instanceof Element ? target : ((target as Node | null)?.parentElement ?? null));
    if (found === undefined || dataTransfer === null) return;
    dataTransfer.setData(TYPE, JSON.stringify(found.airport));
    dataTransfer.setData('text/plain', found.airport.code);
    dataTransfer.effectAllowed = 'copy';
  });
  useWindowEvent('dragover', (event) => {
    const place = placeOf(event);
    for (const other of document.querySelectorAll(PLACES)) other.toggleAttribute('data-over', other === place);
    if (place !== undefined) event.preventDefault();
  });
  useWindowEvent('dragend', unmark);
  useWindowEvent('drop', (event) => {
    unmark();
    if (placeOf(event) === undefined) return;
    event.preventDefault();
    const { code, id } = JSON.parse(event.dataTransfer?.getData(TYPE) ?? '{}') as { code?: string; id?: string };
    if (code !== undefined) navigate(addToRoute(code, id));
  });
}

const placeOf = ({ target, dataTransfer }: DragEvent): Element | undefined =>
  dataTransfer?.types.includes(TYPE) === true && target instanceof Element ? (target.closest(PLACES) ?? undefined) : undefined;

function unmark(): void {
  for (const place of document.querySelectorAll(PLACES)) place.removeAttribute('data-over');
}
