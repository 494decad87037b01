/**
 * Makes a flight plan from a route, a message or a form: its items, their faults and the message. Nothing is stored, and nothing is filed.
 */
import {
  flightPlanFields,
  type FlightPlan,
  type FlightPlanFault,
  type FlightPlanField,
  type FlightPlanItems,
  type FlightPlanRequest,
} from '#contract/route/flight-plan.ts';
import type { Airlines } from '#core/airlines/airlines.ts';
import { invalid } from '#core/refusal.ts';
import type { OwnPlaces } from '../points/point.ts';
import type { RouteEngine } from '../route.ts';
import { upperCased } from '../words/word.ts';
import { faultsBetween } from './across.ts';
import { severityOf, partsOf, whole, type Fault, type FieldFault } from './fault.ts';
import { fieldRules } from './fields.ts';
import { placeOf } from './located.ts';
import { prefill, type Unknown } from './prefill.ts';
import { readMessage, type ReadMessage } from './read.ts';
import { reverseRoute } from './reverse-route.ts';
import { writeMessage } from './write.ts';

/** These are times, and what depends on them, on the destination or on the fuel at departure. */
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

/** Faults come in the order of the form and of their places in a field. `now` is in milliseconds since 1970. */
export function checkItems(items: FlightPlanItems, now: number): FieldFault[] {
  const between = faultsBetween(items, now);
  return flightPlanFields.flatMap((field) => {
    const alone = fieldFaults(field, items).map((fault) => ({ ...fault, field }));
    return [...alone, ...between.filter((fault) => fault.field === field)].toSorted((a, b) => a.from - b.from || a.to - b.to);
  });
}

/** A fault of characters or length says enough: what else is wrong with the value may come of it. */
function fieldFaults(field: FlightPlanField, items: FlightPlanItems): Fault[] {
  const value = items[field];
  const { isRequired, not, most, form, faults } = fieldRules[field];
  if (value === null) return isRequired || isSkipped(field, items) ? [{ code: 'missing', from: 0, to: 0 }] : [];
  const characters = partsOf(value, not).map(({ from, to }) => ({ code: 'characters' as const, from, to }));
  if (characters.length > 0) return characters;
  if (value.length > most) return [{ code: 'tooLong', from: most, to: value.length }];
  return form.test(value) ? faults(value) : [whole('wrongForm', value)];
}

/** A message has no place for a second alternate without a first. */
const isSkipped = (field: FlightPlanField, { alternate2 }: FlightPlanItems): boolean => field === 'alternate' && alternate2 !== null;

export type FlightPlans = {
  /** Throws `invalidRequest` for a route together with a message, and for a departure that cannot be read. */
  of(request: FlightPlanRequest, waypoints?: OwnPlaces): FlightPlan;
};

type Base = { items: FlightPlanItems; prefilled: FlightPlanField[]; unknown: Unknown; read?: ReadMessage; written?: string };

export function openFlightPlans(routes: RouteEngine, { telephonyOf }: Pick<Airlines, 'telephonyOf'>, clock: () => Date): FlightPlans {
  function baseOf({ route, message, items }: FlightPlanRequest, waypoints: OwnPlaces | undefined): Base {
    if (route !== undefined && message !== undefined) throw invalid('message: give either a route or a message');
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
        telephony: items.aircraftId === null ? null : telephonyOf(items.aircraftId),
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

/** Writes a value as a message has it: capitals, and one blank between words. */
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
