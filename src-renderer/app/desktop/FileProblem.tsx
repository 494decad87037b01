import { Button } from '@mantine/core';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { faultInWords } from '#renderer/data/api/reason-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import { useIncoming } from '#renderer/data/incoming.ts';
import styles from './FileProblem.module.css';

/** A file that the system opened with this program could not be read; shown on every screen, because no single one expects it. */
export function FileProblem() {
  const { problem, forget } = useIncoming();
  if (problem === undefined) return null;
  const { desktop, common } = words;
  return (
    <div className={styles.problem}>
      <Notice tone="bad" live="assertive">
        <p>{desktop.fileProblem}</p>
        <p>{faultInWords(problem)}</p>
        <Button variant="subtle" size="compact-xs" onClick={forget}>
          {common.close}
        </Button>
      </Notice>
    </div>
  );
}
