import type { HandledAirport } from '#renderer/data/airports/airport-items.ts';

/** What an element that shows an airport says of it, for the menu of airports and for dragging it into the route. Without a code neither is offered. */
export const airportHandle = ({ id, code, name }: { id: string; code: string | null; name: string }) =>
  code === null ? {} : { 'data-airport-id': id, 'data-airport-code': code, 'data-airport-name': name };

/** The airport that an element shows, or the marked row of the grid or list that has the focus. */
export function handledAirport(target: EventTarget | null): { airport: HandledAirport; element: HTMLElement } | undefined {
  if (!(target instanceof Element)) return undefined;
  const within = target.closest<HTMLElement>('[data-airport-id]');
  const element = within ?? target.querySelector<HTMLElement>(':scope [aria-selected="true"][data-airport-id]');
  const { airportId: id, airportCode: code, airportName: name } = element?.dataset ?? {};
  if (element === null || id === undefined || code === undefined || name === undefined) return undefined;
  return { airport: { id, code, name }, element };
}
