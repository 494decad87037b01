import { Loader } from '@mantine/core';
import type { ImportProgress as Progress } from '#contract/dataset/import.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { stepInWords } from '#renderer/format/dataset/sync-in-words.ts';
import styles from '../Data.module.css';
import { Reasons } from '#renderer/components/notices/Reasons.tsx';

/** The import under way, or how the last one ended. */
export function ImportProgress({ progress }: { progress: Progress }) {
  const { data } = words;
  if (progress.state === 'running')
    return (
      <Notice>
        <div className={styles.running}>
          <Loader size={16} />
          <output>{stepInWords(progress.step)}</output>
          <span className={styles.figures}>{data.rowsRead(progress.step.done)}</span>
        </div>
      </Notice>
    );
  const refused = progress.state === 'refused';
  const { dataset, reasons } = progress;
  return (
    <Notice tone={refused ? 'bad' : 'good'} live={refused ? 'assertive' : 'polite'}>
      <p>{refused ? data.importRefused : dataset === null ? data.importDone : data.nowInUse(dataset.airports, dataset.source)}</p>
      <Reasons reasons={reasons} />
    </Notice>
  );
}
