import { Button } from '@mantine/core';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { words } from '#renderer/i18n/words.ts';
import styles from './Data.module.css';

/** Where the machine's clock moved, the user may say that it is right; what moved is said on every screen. */
export function ConfirmClock({ status: { problems } }: { status: DatasetStatus }) {
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  const { busy, problem, act } = useAct();
  const moved = problems.find(({ code }) => code === 'clockMoved');
  if (moved === undefined || anonymous) return null;
  const { data, layout } = words;
  const confirm = async () => {
    await act(() => api('confirmClock', {}));
    await lookAtDataset();
  };
  return (
    <Notice tone="warn">
      <div className={styles.acts}>
        <span>{layout.clockMoved(Number(moved.values['days']))}.</span>
        <Button variant="default" size="compact-xs" onClick={() => void confirm()} loading={busy}>
          {data.clockIsRight}
        </Button>
        {problem !== undefined && <ProblemNotice problem={problem} />}
      </div>
    </Notice>
  );
}
