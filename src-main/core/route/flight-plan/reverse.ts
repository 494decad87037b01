/** The way back of a flight plan: departure and destination change places, and what only the way there knows is cleared. */
import type { FlightPlan, FlightPlanField, FlightPlanItems } from '#contract/route/flight-plan.ts';
import { reverseRoute } from './reverse-route.ts';

/** Times, and what depends on them, on the destination or on the fuel at departure. */
const cleared: readonly FlightPlanField[] = [
  'time',
  'eet',
  'alternate',
  'alternate2',
  'DOF',
  'EET',
  'DLE',
  'ALTN',
  'TALT',
  'RIF',
  'endurance',
];

export function reverseItems(items: FlightPlanItems): { items: FlightPlanItems; unknown: FlightPlan['unknown'] } {
  const back = reverseRoute(items);
  // The unit that has the plan of an aircraft in the air is no aerodrome to go to.
  const isInAir = items.departure === 'AFIL';
  const reversed: FlightPlanItems = {
    ...items,
    ...back.items,
    departure: items.destination,
    destination: isInAir ? null : items.departure,
    DEP: items.DEST,
    DEST: isInAir ? null : items.DEP,
    ...Object.fromEntries(cleared.map((field) => [field, null])),
  };
  const emptied = cleared.filter((field) => items[field] !== null);
  return {
    items: reversed,
    unknown: [
      ...emptied.map((field) => ({ field, code: 'cleared' as const })),
      ...(isInAir ? [{ field: 'destination' as const, code: 'noAerodrome' as const }] : []),
      ...(back.isShortened ? [{ field: 'route' as const, code: 'wordsLeftOut' as const }] : []),
    ],
  };
}
