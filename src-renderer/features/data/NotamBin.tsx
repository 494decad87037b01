import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { words } from '#renderer/i18n/words.ts';
import { count } from '#renderer/format/units.ts';
import { useMoment } from '#renderer/format/use-moment.ts';
import styles from './Data.module.css';

/** NOTAMs that were deleted by age, and their way back; nothing where there are none. */
export function NotamBin({ status: { notamBin } }: { status: DatasetStatus }) {
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  const [restored, setRestored] = useState<number>();
  const { busy, problem, act } = useAct();
  const moment = useMoment();
  const { data } = words;
  if (notamBin.count === 0 && restored === undefined) return null;

  const restore = async () => {
    await act(async () => setRestored((await api('restoreNotams', {})).restored));
    await lookAtDataset();
  };
  return (
    <Sheet title={data.notamBin} aside={count(notamBin.count)}>
      <div className={styles.stack}>
        {notamBin.goneAt !== null && <p className={styles.how}>{data.notamBinHow(count(notamBin.count), moment(notamBin.goneAt) ?? '')}</p>}
        {notamBin.count > 0 && !anonymous && (
          <div className={styles.acts}>
            <Button variant="default" onClick={() => void restore()} loading={busy}>
              {data.restoreNotams}
            </Button>
          </div>
        )}
        {problem !== undefined && <ProblemNotice problem={problem} />}
        <output>{restored !== undefined && <Notice tone="good">{data.notamsRestored(restored)}</Notice>}</output>
      </div>
    </Sheet>
  );
}
