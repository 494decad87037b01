import { count } from '#renderer/wording/units.ts';

/** How many of the matching notices are on screen, and why not all. */
export function shownInWords(shown: number, total: number, anonymous: boolean): string {
  const numbers = `${count(shown)} of ${count(total)} shown`;
  if (shown >= total) return `${numbers}.`;
  return anonymous ? `${numbers}: anonymous access; log in or add a key.` : `${numbers}.`;
}
