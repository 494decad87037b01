import { Button } from '@mantine/core';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { words } from '#renderer/i18n/words.ts';

/** Where the machine's clock moved, the owner may say that it is right. */
export function ConfirmClock() {
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
