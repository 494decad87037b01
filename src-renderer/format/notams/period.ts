/** The words say when a NOTAM is active, as of the chosen time. */
import type { Decoded } from '#contract/notams/decoded.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { formatZuluTime } from '#domain/time.ts';
import { words } from '#renderer/i18n/words.ts';
import { spanInWords } from '#renderer/format/age.ts';
import { statusOf } from './facets.ts';
import { endSentence, untilSentence } from '#words/until-when.ts';
import { zulu } from '#renderer/format/time.ts';

/** It decides how a date is written; see times.ts. */
export type WriteTime = (date: string) => string;

export function periodInWords(notam: NotamAnswer, at: number, write: WriteTime): string {
  const { period } = words.notams;
  const { startDate, endDate, canceledDate, decoded } = notam;
  if (decoded === undefined) return plainPeriod(notam, write);
  const ends = endDate === null ? undefined : write(endDate);
  switch (decoded.status) {
    case 'active':
      // "active until" would contradict what the schedule says next to it.
      if (decoded.isInSchedule === false) return endOf(notam, write);
      return endDate === null ? period.activeWithoutEnd(endOf(notam, write)) : period.active(endOf(notam, write));
    case 'overdue':
      if (endDate === null || ends === undefined) return period.activeWithoutEnd(words.common.endUnknown);
      return period.overdue(ends, spanInWords(at - Date.parse(endDate)), decoded.isInSchedule === false);
    case 'future':
      return startDate === null
        ? plainPeriod(notam, write)
        : `${period.from(write(startDate), spanInWords(Date.parse(startDate) - at))}, ${endOf(notam, write)}`;
    case 'expired':
      return ends === undefined ? period.expiredUnknown : period.expired(ends);
    case 'cancelled':
      return canceledDate === null ? period.cancelled : period.cancelledAt(write(canceledDate));
    case 'replaced':
      return canceledDate === null ? period.replaced : period.replacedAt(write(canceledDate));
    default:
      return plainPeriod(notam, write);
  }
}

/** It reads `21 NOV 2026 0400Z – 18 DEC 2026 0400Z` for a NOTAM without any other fact of its times. */
export const plainPeriod = ({ startDate, endDate }: NotamAnswer, write: WriteTime): string =>
  validityInWords({ startDate, endDate }, write);

const endOf = ({ endDate, decoded }: NotamAnswer, write: WriteTime): string =>
  untilSentence(decoded ?? {}, endDate && write(endDate), words, 'short');

type Validity = Pick<NotamAnswer, 'startDate' | 'endDate'> & { decoded?: Pick<Decoded, 'isEstimated' | 'isPermanent'> | undefined };

/** Writes `21 NOV 2026 0400Z – 18 DEC 2026 0400Z EST`, from when to when, whatever applies now. */
export function validityInWords({ startDate, endDate, decoded }: Validity, write: WriteTime): string {
  const { period } = words.notams;
  const from = startDate === null ? period.startUnknown : write(startDate);
  return `${from} – ${endSentence(decoded ?? {}, endDate && write(endDate), words, 'short')}`;
}

/** The status of a decoded NOTAM is "active" only where its schedule does not say otherwise. */
export function statusInWords(notam: NotamAnswer): string | undefined {
  const { statuses, statusesOutsideSchedule } = words.notams;
  const status = statusOf(notam);
  if (status === undefined) return undefined;
  const isOutside = notam.decoded?.isInSchedule === false && (status === 'active' || status === 'overdue');
  return isOutside ? statusesOutsideSchedule[status] : statuses[status];
}

/** Writes what the schedule of item D adds to the period; undefined where it adds nothing. */
export function scheduleInWords({
  decoded,
}: {
  decoded?: Pick<Decoded, 'scheduleUnderstood' | 'isInSchedule'> | undefined;
}): string | undefined {
  if (decoded?.scheduleUnderstood === false) return words.notams.period.scheduleUnknown;
  return decoded?.isInSchedule === false ? words.notams.period.outsideSchedule : undefined;
}

/** Splits a span of time into the parts that a line may break between; within a day of UTC the date is given once. */
export function partsOfSpan({ start, end }: { start: string; end: string | null }, write: WriteTime): string[] {
  const from = write(start);
  if (end === null) return [words.common.onwards(from)];
  const to = write(end);
  const isPlain = from === zulu(start) && to === zulu(end);
  if (!isPlain || start.slice(0, 10) !== end.slice(0, 10)) return [`${from} –`, to];
  return [`${from} –`, formatZuluTime(Date.parse(end))];
}
