/** A fault is what is wrong with a flight plan, with its place in the value of its field. */
import type { FlightPlanFaultCode, FlightPlanField } from '#contract/route/flight-plan.ts';

/** `to` is exclusive. */
export type Fault = { code: FlightPlanFaultCode; from: number; to: number };
export type FieldFault = Fault & { field: FlightPlanField };

/** Doc 4444 allows these, but they are seldom meant, or are not certain. */
const notes: readonly FlightPlanFaultCode[] = [
  'coveredByS',
  'severalModes',
  'numberIsOne',
  'pbnNeedsG',
  'pbnNeedsD',
  'pbnNeedsVor',
  'pbnNeedsI',
  'pbnNeedsC',
  'datePassed',
  'dateTooFar',
  'dctMissing',
  'notNeeded',
  'sameAsIdentification',
  'enduranceTooShort',
];
export const severityOf = (code: FlightPlanFaultCode): 'error' | 'note' => (notes.includes(code) ? 'note' : 'error');

export const whole = (code: FlightPlanFaultCode, value: string): Fault => ({ code, from: 0, to: value.length });

export type Part = { text: string; from: number; to: number };

/** What a pattern finds in a value, with its place; the pattern is global. */
export const partsOf = (value: string, pattern: RegExp): Part[] =>
  [...value.matchAll(pattern)].map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }));

export const wordsOf = (value: string): Part[] => partsOf(value, /[^ ]+/g);

export const at = (code: FlightPlanFaultCode, { from, to }: Part): Fault => ({ code, from, to });
