/** Every fault of the items of a flight plan, each field alone and then against the others. */
import { flightPlanFields, type FlightPlanField, type FlightPlanItems } from '#contract/route/flight-plan.ts';
import { faultsBetween } from './across.ts';
import { partsOf, whole, type Fault, type FieldFault } from './fault.ts';
import { fieldRules } from './fields.ts';

/** In the order of the form, and of places in a field. `now` is in milliseconds since 1970. */
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
