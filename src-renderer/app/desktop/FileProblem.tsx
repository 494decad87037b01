import { Button } from '@mantine/core';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { faultInWords } from '#renderer/data/api/reason-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import { useIncoming } from '#renderer/data/incoming.ts';
import styles from './FileProblem.module.css';

/** That a file could not be read which the system had this program open: on whatever screen the user is, for no other one waits for it. */
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
