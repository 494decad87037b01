import type { Acknowledgement } from '#contract/own.ts';
import type { NotamAnswer } from '#contract/resources.ts';
import { Tag } from '#renderer/components/Tag.tsx';
import { words } from '#renderer/languages/words.ts';
import { statusOf, type Status } from './facets.ts';
import { useTimes } from './times.ts';

/** What the contract writes into `source` of the notices that came with Aeroshelf. */
const SAMPLE = 'sample';

const tones: Record<Status, 'plain' | 'good' | 'warn' | 'bad'> = {
  active: 'good',
  overdue: 'warn',
  future: 'plain',
  expired: 'plain',
  cancelled: 'plain',
  replaced: 'plain',
};

type NotamTagsProps = { notam: NotamAnswer; isNew?: boolean; acknowledgement?: Acknowledgement | undefined };

/** Status, origin and what else must catch the eye, as words. */
export function NotamTags({ notam, isNew = false, acknowledgement }: NotamTagsProps) {
  const { canceledDate, source, sourceType, decoded } = notam;
  const write = useTimes();
  const { notams } = words;
  const status = statusOf(notam);
  return (
    <>
      {status !== undefined && <Tag tone={tones[status]}>{notams.statuses[status]}</Tag>}
      {status === undefined && canceledDate !== null && <Tag tone="bad">{notams.period.cancelledAt(write(canceledDate))}</Tag>}
      {isNew && <Tag tone="warn">{notams.isNew}</Tag>}
      {acknowledgement?.isOutdated === true && <Tag tone="warn">{notams.outdated}</Tag>}
      {decoded !== undefined && decoded.warnings.length > 0 && (
        <Tag tone="warn">
          {notams.notUnderstood}: {decoded.warnings.length}
        </Tag>
      )}
      {notam.isSnowtam === true && <Tag>{notams.snowtam}</Tag>}
      {notam.isProcedure === true && <Tag>{notams.procedure}</Tag>}
      {source?.toLowerCase() === SAMPLE ? <Tag tone="warn">{notams.sample}</Tag> : <Tag>{source ?? notams.sourceUnknown}</Tag>}
      {sourceType !== null && <Tag>{notams.class(sourceType)}</Tag>}
    </>
  );
}
