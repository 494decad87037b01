/** What notices are told apart by on the chips: status, severity and category, each with the values that the API knows. */
import type { NotamAnswer } from '#contract/resources.ts';

export const statuses = ['active', 'overdue', 'future', 'expired', 'cancelled', 'replaced'] as const;
export type Status = (typeof statuses)[number];

/** 5 may stop the flight, 1 is information. */
export const severities = [5, 4, 3, 2, 1] as const;
export type Severity = (typeof severities)[number];

export const categories = [
  'aerodrome',
  'runway',
  'movement',
  'surface',
  'lighting',
  'navigation',
  'gnss',
  'procedure',
  'communication',
  'services',
  'airspace',
  'restriction',
  'warning',
  'obstacle',
  'information',
  'other',
] as const;
export type Category = (typeof categories)[number];

/** What the chips hide; nothing in it hides nothing. */
export type Hidden = { status: readonly Status[]; severity: readonly Severity[]; category: readonly Category[] };

export const nothingHidden: Hidden = { status: [], severity: [], category: [] };
/** What is over is out of the way at first, and the line above the list says so. */
export const hiddenAtFirst: Hidden = { ...nothingHidden, status: ['expired', 'cancelled', 'replaced'] };

/** The same with one value shown that was hidden, or the other way round. */
export function toggled<Value>(hidden: readonly Value[], value: Value): readonly Value[] {
  return hidden.includes(value) ? hidden.filter((other) => other !== value) : [...hidden, value];
}

/** A value of the server that the chips know, else undefined. */
export const statusOf = (notam: NotamAnswer): Status | undefined => statuses.find((status) => status === notam.decoded?.status);
export const severityOf = (notam: NotamAnswer): Severity | undefined => severities.find((severity) => severity === notam.decoded?.severity);

/** What the contract writes into `source` of the notices that came with Aeroshelf. */
const SAMPLE = 'sample';

export const isSample = ({ source }: NotamAnswer): boolean => source?.toLowerCase() === SAMPLE;
