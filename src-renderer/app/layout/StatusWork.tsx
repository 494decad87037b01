import { Link } from 'wouter';
import type { SyncStatus } from '#contract/sync/sync.ts';
import { doneInWords, stepInWords, syncInWords } from '#renderer/format/dataset/sync-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';
import styles from './StatusBar.module.css';

/** Whether there is a network, and what is being fetched or imported. Screen readers get only the words, not every number. */
export function StatusWork() {
  const sync = useSync((state) => state.sync);
  const progress = useDataset(({ status }) => status?.import ?? null);
  const { layout, data } = words;
  const fetching = sync?.state === 'running' ? sync : undefined;
  const importing = fetching === undefined && progress?.state === 'running' ? progress : undefined;
  return (
    <>
      {sync !== undefined && (
        <Link href="/data" className={styles.item ?? ''}>
          {networkWord(sync.network)}
        </Link>
      )}
      <span className={styles.item}>
        <output>
          {fetching !== undefined && <Link href="/data">{syncInWords(fetching)}</Link>}
          {importing !== undefined && <Link href="/data/sources">{layout.importing(stepInWords(importing.step))}</Link>}
        </output>
        {fetching?.step && <span>{doneInWords(fetching.step)}</span>}
        {importing !== undefined && <span>{data.rowsRead(importing.step.done)}</span>}
      </span>
    </>
  );
}

function networkWord(network: SyncStatus['network']): string {
  const { layout } = words;
  return { online: layout.online, offline: layout.offline, unknown: layout.networkUnknown, off: layout.networkOff }[network];
}
