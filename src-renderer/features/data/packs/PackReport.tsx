import type { UnpackReport } from '#contract/transfer.ts';
import { Reasons } from '#renderer/components/notices/Reasons.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { count } from '#renderer/format/units.ts';
import { useMoment } from '#renderer/format/use-moment.ts';
import { inGroups } from './fingerprint.ts';
import styles from './OpenPack.module.css';

/** The result of importing a pack, in sentences. */
export function PackReport({ report }: { report: UnpackReport }) {
  const moment = useMoment();
  const { data, common } = words;
  const time = (date: string) => moment(date) ?? common.unknown;
  const { madeAt, isOwn, signer, revision, date, isDatasetNewer, datasetRefused, shrunk, notams, notamsIssuedAt } = report;
  const isRefused = datasetRefused.length > 0;
  const dated = date === null ? undefined : moment(date);
  return (
    <Notice tone={isRefused ? 'bad' : 'good'} live="polite">
      <p className={styles.signer}>{data.packImported(time(madeAt), isOwn ? data.thisAeroshelf : inGroups(signer))}</p>
      <p>
        {isDatasetNewer ? data.datasetImported(revision, dated) : isRefused ? data.importRefused : data.datasetSkipped(revision, dated)}
      </p>
      <Reasons reasons={datasetRefused} />
      {shrunk.map(({ resource, before, now }) => (
        <p key={resource}>{data.shrunk(resource, before, now)}</p>
      ))}
      <p>{data.notamsImported(notams.read, count(notams.added), count(notams.changed), count(notams.unchanged))}</p>
      <p>{notamsIssuedAt === null ? data.newestUnknown : data.newestWas(time(notamsIssuedAt))}</p>
    </Notice>
  );
}
