import { Button, Loader } from '@mantine/core';
import type { ImportProgress as Progress } from '#contract/dataset/import.ts';
import { isLossReason } from '#domain/loss.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { stepInWords } from '#renderer/format/dataset/sync-in-words.ts';
import styles from '../Data.module.css';
import { Reasons } from '#renderer/components/notices/Reasons.tsx';

/** The import under way, or how the last one ended. `onAccept` imports again what was refused for a loss; undefined: it is not known here what it was. */
export function ImportProgress({ progress, onAccept }: { progress: Progress; onAccept?: (() => void) | undefined }) {
  const { data } = words;
  if (progress.state === 'running')
    return (
      <Notice>
        <div className={styles.running}>
          <Loader size={16} />
          <output>{stepInWords(progress.step)}</output>
          <span className="figures">{data.rowsRead(progress.step.done)}</span>
        </div>
      </Notice>
    );
  const refused = progress.state === 'refused';
  const { dataset, reasons } = progress;
  return (
    <Notice tone={refused ? 'bad' : 'good'} live={refused ? 'assertive' : 'polite'}>
      <p>{refused ? data.importRefused : dataset === null ? data.importDone : data.nowInUse(dataset.airports, dataset.source)}</p>
      <Reasons reasons={reasons} />
      {dataset?.shrunk.map(({ resource, before, now }) => (
        <p key={resource}>{data.shrunk(resource, before, now)}</p>
      ))}
      {onAccept !== undefined && reasons.some(isLossReason) && <Button onClick={onAccept}>{data.acceptLoss}</Button>}
    </Notice>
  );
}
