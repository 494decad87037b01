/** Times as a briefing writes them: UTC, with the day only where it is another. Moments are ISO 8601. */
import { formatDatedZulu, formatZulu, formatZuluTime } from '#domain/time.ts';
import { spanInWords } from '#renderer/format/age.ts';
import { words } from '#renderer/i18n/words.ts';

/** `0941Z` on the day of `day`, else `23 NOV 0941Z`, with the year where that differs. */
export function zuluOn(moment: string, day: string): string {
  const at = Date.parse(moment);
  if (moment.slice(0, 10) === day.slice(0, 10)) return formatZuluTime(at);
  return moment.slice(0, 4) === day.slice(0, 4) ? formatZulu(at) : formatDatedZulu(at);
}

/** `0700Z to 1141Z`. */
export const spanOn = (from: string, to: string, day: string): string => words.briefing.fromTo(zuluOn(from, day), zuluOn(to, from));

/** `0641Z (2 hours old)`. */
export const withAge = (moment: string, made: string): string =>
  `${zuluOn(moment, made)} (${words.common.old(spanInWords(Math.max(0, Date.parse(made) - Date.parse(moment))))})`;

/** `08:02Z`, with the day where it is not that of `day`. */
export function clock(moment: string, day: string): string {
  const time = `${moment.slice(11, 16)}Z`;
  return moment.slice(0, 10) === day.slice(0, 10) ? time : `${formatDatedZulu(Date.parse(moment)).slice(0, 11)} ${time}`;
}
