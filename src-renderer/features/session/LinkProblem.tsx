import { Button } from '@mantine/core';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { useSession } from '#renderer/data/session/session.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './session.module.css';

/** Why the one-time link that opened this page did not sign in, and the way out. */
export function LinkProblem() {
  const { linkProblem, refuseLink } = useSession();
  if (linkProblem === undefined) return null;
  return (
    <div className={styles.first}>
      <ProblemNotice problem={linkProblem} />
      <Button variant="subtle" size="compact-xs" onClick={() => refuseLink(undefined)}>
        {words.common.close}
      </Button>
    </div>
  );
}
