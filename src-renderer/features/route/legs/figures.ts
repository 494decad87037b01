/** Writes the figures of a route in the sentences of the window; those of its tables are in `#words/leg-figures.ts`. */
import { formatZulu, zuluOn } from '#domain/time.ts';
import { count } from '#renderer/format/units.ts';

/** Intl writes a hyphen, which is narrower than a minus sign. */
export const whole = (value: number): string => count(value).replace('-', '−');

/** `1742Z`, with the day where it is not that of `reference`, or where that is null; both ISO 8601. */
export function clockTime(moment: string, reference: string | null): string {
  const rounded = Math.round(Date.parse(moment) / 60_000) * 60_000;
  return reference === null ? formatZulu(rounded) : zuluOn(new Date(rounded).toISOString(), reference);
}
