import { Page } from '#renderer/components/Page.tsx';
import { ProblemNotice } from '#renderer/components/ProblemNotice.tsx';
import { useDataset } from '#renderer/stores/dataset.ts';
import { HeldFacts } from './HeldFacts.tsx';
import { ImportPanel } from './ImportPanel.tsx';

/** What data there is, how old it is, and how to get other data. */
export function DatasetPage() {
  const { status, problem } = useDataset();
  return (
    <Page title="Dataset">
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {status !== undefined && <HeldFacts status={status} />}
      <ImportPanel progress={status?.import ?? null} />
    </Page>
  );
}
