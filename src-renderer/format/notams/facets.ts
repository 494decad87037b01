/** Lists the facets on the filter chips, which are status, severity and category, each with the API's values. */
import type { Decoded } from '#contract/notams/decoded.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';

export const statuses = ['active', 'overdue', 'future', 'expired', 'cancelled', 'replaced'] as const;
export type Status = (typeof statuses)[number];

/** 5 is critical, 1 is info. */
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
type Category = (typeof categories)[number];

/** The chips hide these values. */
export type Hidden = { status: readonly Status[]; severity: readonly Severity[]; category: readonly Category[] };

export const nothingHidden: Hidden = { status: [], severity: [], category: [] };
/** NOTAMs that are over are hidden at first, and the line above the list says so. */
export const hiddenAtFirst: Hidden = { ...nothingHidden, status: ['expired', 'cancelled', 'replaced'] };

/** Only this value is shown, or the values of `atFirst` again where it is the only one already. */
export function isolated<Value>(
  all: readonly Value[],
  hidden: readonly Value[],
  value: Value,
  atFirst: readonly Value[],
): readonly Value[] {
  const others = all.filter((other) => other !== value);
  return hidden.length === others.length && !hidden.includes(value) ? atFirst : others;
}

type Of<Part extends keyof Decoded> = { decoded?: Pick<Decoded, Part> | undefined };

/** A value that has a chip, else undefined. */
export const statusOf = (notam: Of<'status'>): Status | undefined => statuses.find((status) => status === notam.decoded?.status);
export const severityOf = (notam: Of<'severity'>): Severity | undefined =>
  severities.find((severity) => severity === notam.decoded?.severity);

/** The sample NOTAMs that come with Aeroshelf have this `source`. */
const SAMPLE = 'sample';

export const isSample = ({ source }: Pick<NotamAnswer, 'source'>): boolean => source?.toLowerCase() === SAMPLE;
