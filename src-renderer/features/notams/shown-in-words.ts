import { words } from '#renderer/languages/words.ts';
import { count } from '#renderer/wording/units.ts';

/** How many of the matching notices can be looked at, and why not all. */
export function shownInWords(shown: number, total: number, anonymous: boolean): string {
  const { notams } = words;
  return (shown < total && anonymous ? notams.shownAnonymous : notams.shown)(count(shown), count(total));
}
