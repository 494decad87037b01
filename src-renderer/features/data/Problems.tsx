import { Button } from '@mantine/core';
import type { DatasetStatus } from '#contract/service.ts';
import { api } from '#renderer/data/api/client.ts';
import { reasonInWords } from '#renderer/data/api/reason-in-words.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { words } from '#renderer/i18n/words.ts';
import styles from './Data.module.css';

/** What is wrong with the machine or its data, each with what a user can do about it here. */
export function Problems({ status: { problems } }: { status: DatasetStatus }) {
  return problems.map((problem) => (
    <Notice key={problem.code} tone="warn">
      <p>{reasonInWords(problem)}</p>
      {problem.code === 'clockMoved' && <ConfirmClock />}
    </Notice>
  ));
}

function ConfirmClock() {
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  const { busy, problem, act } = useAct();
  if (anonymous) return null;
  const confirm = async () => {
    await act(() => api('confirmClock', {}));
    await lookAtDataset();
  };
  return (
    <div className={styles.acts}>
      <Button variant="default" size="compact-xs" onClick={() => void confirm()} loading={busy}>
        {words.data.clockIsRight}
      </Button>
      {problem !== undefined && <ProblemNotice problem={problem} />}
    </div>
  );
}
