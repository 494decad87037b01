import type { Decoded } from '#contract/notams/decoded.ts';
import { formatFlightLevel } from '#domain/flight-level.ts';
import { words } from '#renderer/i18n/words.ts';

/** Item Q's values for "no limit", in flight levels. */
const [LOWEST, HIGHEST] = [0, 999];

/** Items F and G as written; else the flight levels of item Q, which are rounded outwards; undefined where neither gives one. */
export function limitsInWords({ lowerLimit, upperLimit, lowerFl, upperFl }: Decoded): string | undefined {
  const { limits } = words.notams;
  const { unknown } = words.common;
  if (lowerLimit !== null || upperLimit !== null) return limits(lowerLimit ?? unknown, upperLimit ?? unknown);
  if (lowerFl === null || upperFl === null || (lowerFl === LOWEST && upperFl === HIGHEST)) return undefined;
  return limits(formatFlightLevel(lowerFl), formatFlightLevel(upperFl));
}
