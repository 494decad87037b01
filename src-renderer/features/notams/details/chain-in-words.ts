import type { NotamHistory } from '#contract/notams/history.ts';
import { words } from '#renderer/i18n/words.ts';
import { statuses } from '#renderer/format/notams/facets.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';

/** What happened to a NOTAM in its chain: `replaced 2026-11-20 08:00 UTC`, else its current status. */
export function endInWords({ status, endedHow, endedAt }: NotamHistory['items'][number], write: WriteTime): string {
  const { notams } = words;
  if (endedAt !== null && endedHow === 'R') return notams.period.replacedAt(write(endedAt));
  if (endedAt !== null && endedHow === 'C') return notams.period.cancelledAt(write(endedAt));
  const known = statuses.find((one) => one === status);
  return known === undefined ? notams.notStored : notams.statuses[known];
}
