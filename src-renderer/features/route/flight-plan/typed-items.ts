/** The user types items into the form. Values of the aircraft outlast the page; those that a route gives last as long as that route. */
import { create } from 'zustand';
import type { FlightPlanField, FlightPlanRequest } from '#contract/route/flight-plan.ts';
import { fieldsOf, readLocal, writeLocal } from '#renderer/data/browser-store.ts';

export type Typed = NonNullable<FlightPlanRequest['items']>;
type OfRoute = { route: string; items: Typed };

type TypedItems = {
  aircraft: Typed;
  flight: Typed;
  ofRoute: OfRoute;
  type: (field: FlightPlanField, value: string, route: string) => void;
  /** Nothing of the route is typed over any more. */
  refill: () => void;
};

const KEPT = 'flightPlan';
const MOST_KEPT = 200;

const aircraftFields: readonly FlightPlanField[] = [
  'aircraftId',
  'flightType',
  'aircraftType',
  'wake',
  'equipment',
  'surveillance',
  'PBN',
  'NAV',
  'COM',
  'DAT',
  'SUR',
  'REG',
  'SEL',
  'CODE',
  'OPR',
  'PER',
  'radio',
  'survival',
  'jackets',
  'dinghies',
  'markings',
  'remarks',
  'pilot',
];
const routeFields: readonly FlightPlanField[] = [
  'rules',
  'departure',
  'time',
  'speed',
  'level',
  'route',
  'destination',
  'eet',
  'alternate',
  'alternate2',
  'DEP',
  'DEST',
  'DOF',
  'EET',
  'ALTN',
];

/** What was kept of an earlier visit, whatever it is. */
export function keptTyped(stored: unknown): Typed {
  const given = fieldsOf(stored);
  const texts = aircraftFields.flatMap((field) => {
    const value = given[field];
    return typeof value === 'string' ? [[field, value.slice(0, MOST_KEPT)] as const] : [];
  });
  return Object.fromEntries(texts);
}

const nothing: OfRoute = { route: '', items: {} };

export const useTyped = create<TypedItems>((set, get) => ({
  aircraft: keptTyped(readLocal(KEPT)),
  flight: {},
  ofRoute: nothing,
  type(field, value, route) {
    if (isOfMessage(route) || routeFields.includes(field)) {
      const { ofRoute } = get();
      const items = ofRoute.route === route ? ofRoute.items : {};
      set({ ofRoute: { route, items: { ...items, [field]: value } } });
    } else if (aircraftFields.includes(field)) {
      set({ aircraft: withValue(get().aircraft, field, value) });
      writeLocal(KEPT, get().aircraft);
    } else set({ flight: withValue(get().flight, field, value) });
  },
  refill: () => set({ ofRoute: nothing }),
}));

/** An aircraft's field that is emptied is unknown again. */
function withValue(items: Typed, field: FlightPlanField, value: string): Typed {
  const { [field]: _, ...others } = items;
  return value === '' ? others : { ...others, [field]: value };
}

const MESSAGE = 'message ';
/** Names what the route fills: its text, and the departure. */
export const routeKey = ({ text, depart }: { text: string; depart?: string }, isMessage: boolean): string =>
  `${isMessage ? MESSAGE : ''}${text} ${depart ?? ''}`;
const isOfMessage = (route: string): boolean => route.startsWith(MESSAGE);

/** A message has its own aircraft. */
export function typedFor(route: string, { aircraft, flight, ofRoute }: Pick<TypedItems, 'aircraft' | 'flight' | 'ofRoute'>): Typed {
  const own = ofRoute.route === route ? ofRoute.items : {};
  return isOfMessage(route) ? own : { ...aircraft, ...flight, ...own };
}
