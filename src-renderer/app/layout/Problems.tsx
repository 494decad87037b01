import { Notice } from '#renderer/components/notices/Notice.tsx';
import { reasonInWords } from '#renderer/data/api/reason-in-words.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { words } from '#renderer/i18n/words.ts';
import { ConfirmClock } from './ConfirmClock.tsx';
import styles from './Frame.module.css';

const NONE = [] as const;

/** What is wrong with the machine or its data, on whatever screen, as long as the server says so: a full disk, another program at this address. */
export function Problems() {
  const problems = useDataset(({ status }) => status?.problems ?? NONE);
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems} aria-label={words.layout.problems}>
      <Notice tone="bad" live="polite">
        <ul>
          {problems.map((problem) => (
            <li key={problem.text}>
              {reasonInWords(problem)} {problem.code === 'clockMoved' && <ConfirmClock />}
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
