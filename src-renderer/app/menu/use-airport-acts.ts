/** Airports everywhere: right click and Shift-F10 open their menu, and they can be dragged into the route. One listener serves all lists. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { handledAirport } from '#renderer/components/airport/airport-handle.ts';
import { addToRoute } from '#renderer/data/route/asked-route.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { useFavourites } from '#renderer/data/airports/favourites.ts';
import { airportItems } from '#renderer/data/airports/airport-items.ts';
import { openMenu } from '#renderer/data/open-menu.ts';

/** Only dragged airports have this type; a drag from outside cannot have it by chance. */
const TYPE = 'application/x-aeroshelf-airport';
/** Where an airport may be dropped. */
const PLACES = '[data-takes-airport]';

export function useAirportActs(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const menu = (event: MouseEvent) => {
      const found = handledAirport(event.target);
      if (found === undefined || event.defaultPrevented) return;
      if (!openMenu(event, found.element, { title: found.airport.name, items: () => airportItems(found.airport) })) return;
      if (useSession.getState().credential.kind !== 'anonymous')
        void useFavourites
          .getState()
          .load()
          .catch(() => undefined);
    };
    const start = (event: DragEvent) => {
      const found = handledAirport(event.target instanceof Element ? event.target : ((event.target as Node | null)?.parentElement ?? null));
      if (found === undefined || event.dataTransfer === null) return;
      event.dataTransfer.setData(TYPE, JSON.stringify(found.airport));
      event.dataTransfer.setData('text/plain', found.airport.code);
      event.dataTransfer.effectAllowed = 'copy';
    };
    const placeOf = ({ target, dataTransfer }: DragEvent): Element | undefined =>
      dataTransfer?.types.includes(TYPE) === true && target instanceof Element ? (target.closest(PLACES) ?? undefined) : undefined;
    const over = (event: DragEvent) => {
      const place = placeOf(event);
      for (const other of document.querySelectorAll(PLACES)) other.toggleAttribute('data-over', other === place);
      if (place !== undefined) event.preventDefault();
    };
    const end = () => {
      for (const place of document.querySelectorAll(PLACES)) place.removeAttribute('data-over');
    };
    const drop = (event: DragEvent) => {
      end();
      if (placeOf(event) === undefined) return;
      event.preventDefault();
      const { code, id } = JSON.parse(event.dataTransfer?.getData(TYPE) ?? '{}') as { code?: string; id?: string };
      if (code !== undefined) navigate(addToRoute(code, id));
    };
    const listeners = { contextmenu: menu, dragstart: start, dragover: over, dragend: end, drop } as const;
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener as EventListener);
    };
  }, [navigate]);
}
