import { ProblemNotice } from '#renderer/components/ProblemNotice.tsx';
import { useDataset } from '#renderer/stores/dataset.ts';
import { useSync } from '#renderer/stores/sync.ts';
import { HeldFacts } from './HeldFacts.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { StarterNotice } from './StarterNotice.tsx';
import { SyncSheet } from './SyncSheet.tsx';

export function Overview() {
  const { status, problem } = useDataset();
  // A fetch that builds tells of it itself.
  const isFetching = useSync(({ sync }) => sync?.state === 'running');
  return (
    <>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {status !== undefined && <StarterNotice status={status} />}
      {status?.import?.state === 'running' && !isFetching && <ImportProgress progress={status.import} />}
      {status !== undefined && <HeldFacts status={status} />}
      <SyncSheet />
    </>
  );
}
