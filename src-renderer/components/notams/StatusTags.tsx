import type { Acknowledgement } from '#contract/user-data.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { words } from '#renderer/i18n/words.ts';
import { isSample, statusOf, type Status } from '#renderer/format/notams/facets.ts';
import { statusInWords } from '#renderer/format/notams/period.ts';
import { useTimesOf } from '#renderer/format/notams/use-times.ts';

const tones: Record<Status, 'plain' | 'good' | 'warn' | 'bad'> = {
  active: 'good',
  overdue: 'warn',
  future: 'plain',
  expired: 'plain',
  cancelled: 'plain',
  replaced: 'plain',
};

type StatusTagsProps = { notam: NotamAnswer; isNew?: boolean; acknowledgement?: Acknowledgement | undefined };

/** Status, and whatever else must be noticed before the text is read, as words. */
export function StatusTags({ notam, isNew = false, acknowledgement }: StatusTagsProps) {
  const { canceledDate } = notam;
  const write = useTimesOf(notam);
  const { notams } = words;
  const status = statusOf(notam);
  return (
    <>
      {isNew && <Tag tone="warn">{notams.isNew}</Tag>}
      {acknowledgement?.isOutdated === true && <Tag tone="warn">{notams.outdated}</Tag>}
      {isSample(notam) && <Tag tone="warn">{notams.sample}</Tag>}
      {status !== undefined && (
        <Tag tone={notam.decoded?.isInSchedule === false && status === 'active' ? 'plain' : tones[status]}>{statusInWords(notam)}</Tag>
      )}
      {status === undefined && canceledDate !== null && <Tag tone="bad">{notams.period.cancelledAt(write(canceledDate))}</Tag>}
    </>
  );
}
