import { Button } from '@mantine/core';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { api } from '#renderer/data/api/client.ts';
import { reasonInWords } from '#renderer/data/api/reason-in-words.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { useSession } from '#renderer/data/session/session.ts';
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

/** Where the machine's clock moved, the owner may say that it is right. */
function ConfirmClock() {
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  const isOwner = useIsOwner();
  const { busy, problem, act } = useAct();
  if (anonymous || !isOwner) return null;
  const confirm = async () => {
    await act(() => api('confirmClock', {}));
    await lookAtDataset();
  };
  return (
    <>
      <Button variant="default" size="compact-xs" onClick={() => void confirm()} loading={busy}>
        {words.layout.clockIsRight}
      </Button>
      {problem !== undefined && <ProblemNotice problem={problem} />}
    </>
  );
}
