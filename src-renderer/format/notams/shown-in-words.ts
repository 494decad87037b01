import { words } from '#renderer/i18n/words.ts';
import { count } from '#renderer/format/units.ts';

/** Tells how many of the matching NOTAMs are shown, and why not all. */
export function shownInWords(shown: number, total: number, anonymous: boolean): string {
  const { notams } = words;
  return (shown < total && anonymous ? notams.shownAnonymous : notams.shown)(count(shown), count(total));
}
