import { Link } from 'wouter';
import type { NotamHistory } from '#contract/notams/history.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import { statuses } from '#renderer/format/notams/facets.ts';
import { plainPeriod, type WriteTime } from '#renderer/format/notams/period.ts';
import { useTimesOf } from '#renderer/format/notams/use-times.ts';
import { numberOrUnknown } from '#renderer/format/notams/notam-name.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './NotamDetails.module.css';

/** What a NOTAM replaced, and what replaced or cancelled it, the oldest first. The server gives it to users only. */
export function Chain({ notam }: { notam: NotamAnswer }) {
  const mayAsk = !useIsAnonymous();
  const { body, problem } = useApi('getNotamHistory', mayAsk ? { params: { notamId: notam.id } } : undefined);
  const write = useTimesOf(notam);
  const { notams } = words;
  if (!mayAsk) return <p className="note">{notams.chainForUsers}</p>;
  const chain = body?.items ?? [];
  if (chain.length < 2) return <ProblemNotice problem={problem} />;
  return (
    <div>
      <ProblemNotice problem={problem} />
      <p className="note">{notams.chain}</p>
      <ol className={styles.chain}>
        {chain.map((link, place) => (
          // A NOTAM that is not stored has no id and occurs once in a chain.
          <ChainItem key={link.id ?? `${place} ${link.notamId}`} link={link} isThis={link.id === notam.id} write={write} />
        ))}
      </ol>
    </div>
  );
}

type ChainItemProps = { link: NotamHistory['items'][number]; isThis: boolean; write: WriteTime };

function ChainItem({ link, isThis, write }: ChainItemProps) {
  const { notams } = words;
  const { notamId, type, notam } = link;
  const name = `${numberOrUnknown(link)}${type === null ? '' : ` ${type}`}`;
  const isOther = notamId !== null && notam !== null && !isThis;
  return (
    <li aria-current={isThis ? 'true' : undefined}>
      {isOther ? (
        <Link className={styles.link ?? ''} href={`/notams?number=${encodeURIComponent(notamId)}`}>
          {name}
        </Link>
      ) : (
        <span className={styles.link}>{name}</span>
      )}
      <span>{isThis ? `${notams.thisOne}, ${endInWords(link, write)}` : endInWords(link, write)}</span>
      {notam !== null && <span className="note">{plainPeriod(notam, write)}</span>}
    </li>
  );
}

/** Says what happened to a NOTAM in its chain: `replaced 20 NOV 2026 0800Z`, else its current status. */
export function endInWords({ status, endedHow, endedAt }: NotamHistory['items'][number], write: WriteTime): string {
  const { notams } = words;
  if (endedAt !== null && endedHow === 'R') return notams.period.replacedAt(write(endedAt));
  if (endedAt !== null && endedHow === 'C') return notams.period.cancelledAt(write(endedAt));
  const statusName = statuses.find((one) => one === status);
  return statusName === undefined ? notams.notStored : notams.statuses[statusName];
}
