/** Faults of a flight plan as sentences: what it is about, and what is wrong with it. */
import type { FlightPlan, FlightPlanField } from '#contract/route/flight-plan.ts';
import { words } from '#renderer/i18n/words.ts';

type PlanFault = FlightPlan['faults'][number];

function faultSentence({ code, field, text }: PlanFault): string {
  const { flightPlan, route } = words;
  const predicates: Readonly<Record<PlanFault['code'], string>> = { ...route.faults, ...flightPlan.faults };
  const about = text.trim() !== '' ? flightPlan.quoted(text.trim()) : field === null ? '' : flightPlan.fields[field];
  return `${about} ${predicates[code]}`.trim();
}

/** Of a message as a whole, or of an item that no field holds. */
export function messageFaultSentence(fault: PlanFault): string {
  const { flightPlan } = words;
  return fault.item === null ? faultSentence(fault) : `${flightPlan.ofItem(fault.item)} ${faultSentence(fault)}`;
}

type OfField = { errors: string[]; notes: string[] };

/** An empty field is no error to be shown in red: what is missing is said below it. */
export function faultsOfField({ faults, unknown, prefilled }: FlightPlan, field: FlightPlanField): OfField {
  const { flightPlan } = words;
  const own = faults.filter((fault) => fault.field === field);
  const errors = own.filter(({ severity, code }) => severity === 'error' && code !== 'missing');
  const why = unknown.find((one) => one.field === field);
  const isMissing = own.some(({ code }) => code === 'missing');
  return {
    errors: errors.map(faultSentence),
    notes: [
      ...(prefilled.includes(field) ? [flightPlan.fromRoute] : []),
      ...(isMissing ? [flightPlan.needed] : []),
      ...(why === undefined ? [] : [flightPlan.unknown[why.code]]),
      ...own.filter(({ severity }) => severity === 'note').map(faultSentence),
    ],
  };
}

export function stateOf({ faults }: FlightPlan): string {
  const missing = faults.filter(({ code, field }) => code === 'missing' && field !== null).length;
  const errors = faults.filter(({ severity }) => severity === 'error').length - missing;
  return words.flightPlan.state(errors, missing, faults.length - errors - missing);
}
