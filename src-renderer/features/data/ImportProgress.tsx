import { Loader } from '@mantine/core';
import type { ImportProgress as Progress } from '#contract/service.ts';
import { Notice } from '#renderer/components/Notice.tsx';
import { Reasons } from '#renderer/components/Reasons.tsx';
import { words } from '#renderer/languages/words.ts';
import { count } from '#renderer/wording/units.ts';
import { stepInWords } from './sync-in-words.ts';
import styles from './Data.module.css';

/** The import under way, or how the last one ended. */
export function ImportProgress({ progress }: { progress: Progress }) {
  const { data } = words;
  if (progress.state === 'running')
    return (
      <Notice>
        <div className={styles.running}>
          <Loader size={16} />
          <output>{stepInWords(progress.step)}</output>
          <span className={styles.figures}>{data.rowsRead(count(progress.step.done))}</span>
        </div>
      </Notice>
    );
  const refused = progress.state === 'refused';
  const { dataset, reasons } = progress;
  return (
    <Notice tone={refused ? 'bad' : 'good'} live={refused ? 'assertive' : 'polite'}>
      <p>{refused ? data.importRefused : dataset === null ? data.importDone : data.nowInUse(count(dataset.airports), dataset.source)}</p>
      <Reasons reasons={reasons} />
    </Notice>
  );
}
