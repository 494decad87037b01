/** Figures of a route in the sentences of the window; those of its tables are in `#words/leg-figures.ts`. */
import { formatDatedZulu } from '#domain/time.ts';
import { perLanguage } from '#renderer/i18n/words.ts';

const wholes = perLanguage((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 0 }));

/** With a true minus sign, which Intl does not write. */
export const whole = (value: number): string => wholes().format(value).replace('-', '−');

/** `17:42Z`, with the day where it is not that of `reference`, or where that is null; both ISO 8601. */
export function clockTime(moment: string, reference: string | null): string {
  const rounded = new Date(Math.round(Date.parse(moment) / 60_000) * 60_000).toISOString();
  const time = `${rounded.slice(11, 16)}Z`;
  const isSameDay = reference?.slice(0, 10) === rounded.slice(0, 10);
  return isSameDay ? time : `${formatDatedZulu(Date.parse(rounded)).slice(0, 6)} ${time}`;
}
