import { Notice } from '#renderer/components/notices/Notice.tsx';
import { Reasons } from '#renderer/components/notices/Reasons.tsx';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './Frame.module.css';

const NONE = [] as const;

/** What is wrong with the machine or its data, on whatever screen, as long as the server says so: a full disk, another program at this address. */
export function Problems() {
  const problems = useDataset(({ status }) => status?.problems ?? NONE);
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems} aria-label={words.layout.problems}>
      <Notice tone="bad" live="polite">
        <Reasons reasons={problems} />
      </Notice>
    </section>
  );
}
