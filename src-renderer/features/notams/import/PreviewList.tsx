import type { NotamImport } from '#contract/notams/import.ts';
import { scrollGroup } from '#renderer/components/keyboard/scroll-group.ts';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { words } from '#renderer/i18n/words.ts';
import { plainPeriod } from '#renderer/format/notams/period.ts';
import { useTimesOf } from '#renderer/format/notams/use-times.ts';
import styles from './ImportPanel.module.css';

type Previewed = NotamImport['preview'][number];

/** The first NOTAMs of a file as published, each with the outcome of importing it. */
export const PreviewList = ({ preview, label }: { preview: readonly Previewed[]; label: string }) => (
  <div className={styles.scroller} {...scrollGroup(label)}>
    <ol className="bare-list">
      {preview.map((item, place) => (
        // A file may contain the same NOTAM twice.
        <PreviewItem key={`${place} ${item.notam.id}`} {...item} />
      ))}
    </ol>
  </div>
);

const tones: Readonly<Record<string, 'good' | 'warn'>> = { added: 'good', changed: 'warn' };

function PreviewItem({ outcome, notam }: Previewed) {
  const write = useTimesOf(notam);
  const { notams } = words;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Tag tone={tones[outcome] ?? 'plain'}>{(notams.outcome as Readonly<Record<string, string>>)[outcome] ?? outcome}</Tag>
        <b>{notam.notamId ?? words.common.numberUnknown}</b>
        <span>{notam.icao ?? words.common.locationUnknown}</span>
        <span className="note">{plainPeriod(notam, write)}</span>
      </div>
      <pre className="raw" lang="en">
        {notam.message}
      </pre>
    </li>
  );
}
