import { Loader } from '@mantine/core';
import type { ImportProgress as Progress } from '#contract/service.ts';
import { Notice } from '#renderer/components/Notice.tsx';
import { count } from '#renderer/wording/units.ts';
import styles from './ImportPanel.module.css';

/** The import under way, or how the last one ended. */
export function ImportProgress({ progress }: { progress: Progress }) {
  if (progress.state === 'running')
    return (
      <Notice live="polite">
        <div className={styles.running}>
          <Loader size={16} />
          <span>
            {progress.step} · {count(progress.rows)} rows read
          </span>
        </div>
      </Notice>
    );
  const refused = progress.state === 'refused';
  return (
    <Notice tone={refused ? 'bad' : 'good'} live={refused ? 'assertive' : 'polite'}>
      <p className={styles.message}>
        {progress.message ?? (refused ? 'The import was refused; the dataset is the old one.' : 'The import is done.')}
      </p>
    </Notice>
  );
}
