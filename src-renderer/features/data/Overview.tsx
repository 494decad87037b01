import { LossLines } from '#renderer/components/dataset/LossLines.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';
import { StoredFacts } from '#renderer/components/dataset/StoredFacts.tsx';
import { NotamBin } from './notams/NotamBin.tsx';
import { NotamImports } from './notams/NotamImports.tsx';
import { ImportProgress } from './sources/ImportProgress.tsx';
import { StarterNotice } from '#renderer/components/dataset/StarterNotice.tsx';
import { SyncSheet } from './sources/SyncSheet.tsx';

export function Overview() {
  const { status, problem } = useDataset();
  // A sync that builds a dataset reports its own progress.
  const isFetching = useSync(({ sync }) => sync?.state === 'running');
  return (
    <>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {status !== undefined && <StarterNotice status={status} />}
      {status !== undefined && status.losses.length > 0 && (
        <Notice tone="warn">
          <LossLines />
        </Notice>
      )}
      {status?.import?.state === 'running' && !isFetching && <ImportProgress progress={status.import} />}
      {status !== undefined && <StoredFacts status={status} />}
      {status !== undefined && <NotamBin status={status} />}
      <NotamImports />
      <SyncSheet />
    </>
  );
}
