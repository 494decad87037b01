import { Link } from 'wouter';
import type { Notam } from '#contract/resources.ts';
import { Tag } from '#renderer/components/Tag.tsx';
import { utc } from '#renderer/wording/time.ts';
import styles from './NotamCard.module.css';

/** What the contract writes into `source` of the notices that came with Aeroshelf. */
const SAMPLE = 'sample';

type NotamCardProps = { notam: Notam; here?: boolean };

/** One notice: number, place, validity, and its text exactly as published. `here` leaves out the link to the page it stands on. */
export function NotamCard({ notam, here = false }: NotamCardProps) {
  const { notamId, icao, startDate, endDate, canceledDate, issueDate, source, sourceType, message } = notam;
  const sample = source?.toLowerCase() === SAMPLE;
  return (
    <article className={styles.card} aria-label={`NOTAM ${notamId ?? 'without number'}`}>
      <header className={styles.head}>
        <span className={styles.number}>{notamId ?? 'number unknown'}</span>
        {icao !== null &&
          (here ? <span className={styles.place}>{icao}</span> : <Link href={`/airports/${encodeURIComponent(icao)}`}>{icao}</Link>)}
        <span className={styles.validity}>
          {startDate === null ? 'start unknown' : utc(startDate)} – {endDate === null ? 'permanent or end unknown' : utc(endDate)}
        </span>
        <span className={styles.tags}>
          {canceledDate !== null && <Tag tone="bad">cancelled {utc(canceledDate)}</Tag>}
          {notam.isSnowtam === true && <Tag>SNOWTAM</Tag>}
          {notam.isProcedure === true && <Tag>procedure</Tag>}
          {sample ? <Tag tone="warn">sample, not a real notice</Tag> : <Tag>{source ?? 'source unknown'}</Tag>}
          {sourceType !== null && <Tag>class {sourceType}</Tag>}
        </span>
      </header>
      <pre className={styles.text}>{message}</pre>
      <p className={styles.issued}>{issueDate === null ? 'Issue date unknown' : `Issued ${utc(issueDate)}`}</p>
    </article>
  );
}
