/** A flight plan out of a route, a message or a form: its items, their faults and the message. Nothing is stored, and nothing is filed. */
import {
  flightPlanFields,
  type FlightPlan,
  type FlightPlanFault,
  type FlightPlanField,
  type FlightPlanItems,
  type FlightPlanRequest,
} from '#contract/route/flight-plan.ts';
import { Refusal } from '#core/refusal.ts';
import type { RouteEngine } from '../route.ts';
import { upperCased } from '../words/word.ts';
import { checkItems } from './check.ts';
import { severityOf } from './fault.ts';
import type { OwnPlaces } from '../points/place.ts';
import { fieldRules } from './fields.ts';
import { placeOf } from './located.ts';
import { prefill, type Unknown } from './prefill.ts';
import { readMessage, type ReadMessage } from './read.ts';
import { reverseItems } from './reverse.ts';
import { writeMessage } from './write.ts';

export type FlightPlans = {
  /** Throws `invalidRequest` for a route beside a message, and for a departure that cannot be read. */
  of(request: FlightPlanRequest, waypoints?: OwnPlaces): FlightPlan;
};

type Base = { items: FlightPlanItems; prefilled: FlightPlanField[]; unknown: Unknown; read?: ReadMessage; written?: string };

export function openFlightPlans(routes: RouteEngine, clock: () => Date): FlightPlans {
  function baseOf({ route, message, items }: FlightPlanRequest, waypoints: OwnPlaces | undefined): Base {
    if (route !== undefined && message !== undefined)
      throw new Refusal('invalidRequest', { details: ['message: give either a route or a message'] });
    if (message !== undefined) return ofMessage(message);
    if (route === undefined) return { items: itemsOf({}), prefilled: [], unknown: [] };
    const parsed = routes.parse(route, waypoints);
    if (parsed.form === 'message') return { ...ofMessage(route.text), prefilled: [] };
    const filled = prefill(parsed, route.aircraft, tidy(items?.aircraftId ?? '') ?? undefined);
    const prefilled = flightPlanFields.filter((field) => filled.items[field] !== undefined);
    return { items: itemsOf(filled.items), prefilled, unknown: filled.unknown };
  }

  return {
    of(request, waypoints) {
      const base = baseOf(request, waypoints);
      const given = flightPlanFields.filter((field) => request.items?.[field] !== undefined);
      const merged = itemsOf({
        ...base.items,
        ...Object.fromEntries(given.map((field) => [field, tidy(request.items?.[field] ?? '')])),
      });
      const reversed = request.isReversed === true ? reverseItems(merged) : undefined;
      const items = reversed?.items ?? merged;
      const isOfMessage = (field: FlightPlanField): boolean => reversed === undefined && !given.includes(field);
      const ofForm = checkItems(items, clock().getTime()).map((fault) =>
        faultOf(fault, items, isOfMessage(fault.field) ? base.read : undefined),
      );
      return {
        items,
        message: writeMessage(items),
        faults: [...messageFaults(base), ...ofForm],
        prefilled: base.prefilled.filter((field) => items[field] !== null && !given.includes(field)),
        unknown: [...base.unknown, ...(reversed?.unknown ?? [])].filter(
          ({ field, code }) => items[field] === null || !code.startsWith('no'),
        ),
        isFiled: false,
      };
    },
  };
}

const itemsOf = (given: Partial<FlightPlanItems>): FlightPlanItems =>
  Object.fromEntries(flightPlanFields.map((field) => [field, given[field] ?? null])) as FlightPlanItems;

/** As a message has it: capitals, and one blank between words. */
const tidy = (value: string): string | null => upperCased(value).trim().replace(/\s+/g, ' ') || null;

function ofMessage(message: string): Base {
  const read = readMessage(message);
  return { items: read.items, prefilled: [], unknown: [], read, written: message };
}

const messageFaults = ({ read, written = '' }: Base): FlightPlanFault[] =>
  (read?.faults ?? []).map(({ code, item, from, to }) => ({
    code,
    severity: severityOf(code),
    item,
    field: null,
    from,
    to,
    text: written.slice(from, to),
    messageFrom: from,
    messageTo: to,
  }));

function faultOf(
  { code, field, from, to }: ReturnType<typeof checkItems>[number],
  items: FlightPlanItems,
  read: ReadMessage | undefined,
): FlightPlanFault {
  const value = read?.values.get(field);
  const place = value === undefined ? undefined : placeOf(value, { from, to });
  return {
    code,
    severity: severityOf(code),
    item: fieldRules[field].item,
    field,
    from,
    to,
    text: (items[field] ?? '').slice(from, to),
    messageFrom: place?.from ?? null,
    messageTo: place?.to ?? null,
  };
}
