/** What the strip draws of an aerodrome, in one sentence for who does not see it. */
import type { DeskAerodrome, DrawnClosure } from '#contract/desk.ts';
import { words } from '#renderer/i18n/words.ts';
import { timeOnly } from '../moments.ts';

function closureInWords({ kind, runway, isPart }: Pick<DrawnClosure, 'kind' | 'runway' | 'isPart'>): string {
  const { home } = words;
  const isOfAll = kind === 'closesAerodrome' || runway === null;
  const what = kind === 'closesHelipad' && runway === null ? home.helipad : isOfAll ? home.aerodrome : home.runway(runway);
  if (kind === 'mayClose') return home.mayBeClosed(what);
  return isPart ? home.partClosed(what) : home.closed(what);
}

export const drawnInWords = (closure: DrawnClosure): string =>
  words.home.stripClosed(closureInWords(closure), timeOnly(closure.start), timeOnly(closure.end));

export function rowInWords(aerodrome: DeskAerodrome): string {
  const { home } = words;
  const name = aerodrome.code ?? aerodrome.name;
  const none = aerodrome.notams.isCovered ? home.stripNone(name) : home.stripUnknown(name);
  const closures = aerodrome.closures.map(drawnInWords);
  const nights = aerodrome.nights.map(({ start, end }) => home.stripNight(timeOnly(start), timeOnly(end)));
  return [closures.length > 0 ? `${name}: ${closures.join(', ')}` : none, ...nights].join('; ');
}
