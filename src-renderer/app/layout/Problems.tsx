import { Button } from '@mantine/core';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { api } from '#renderer/data/api/client.ts';
import { reasonInWords, faultInWords } from '#renderer/data/api/api-problem.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import { useIsOwner, useIsAnonymous } from '#renderer/data/session/rights.ts';
import { words } from '#renderer/i18n/words.ts';
import { useIncoming } from '#renderer/data/incoming.ts';

const NONE = [] as const;

/** What is wrong with the machine or its data, on whatever screen, as long as the server says so, or does not answer: a full disk, another program at this address. */
export function Problems() {
  const problems = useDataset(({ status }) => status?.problems ?? NONE);
  const isAway = useDataset(({ status, problem }) => status !== undefined && problem !== undefined);
  if (problems.length === 0 && !isAway) return null;
  return (
    <section className="above" aria-label={words.layout.problems}>
      <Notice tone="bad" live="polite">
        <ul>
          {isAway && <li>{words.layout.noAnswer}</li>}
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

/** Lets the owner confirm a clock that has moved. */
function ConfirmClock() {
  const isAnonymous = useIsAnonymous();
  const isOwner = useIsOwner();
  const { busy, problem, act } = useAct();
  if (isAnonymous || !isOwner) return null;
  const confirm = async () => {
    await act(() => api('confirmClock', {}));
    await lookAtDataset();
  };
  return (
    <>
      <Button size="compact-xs" onClick={() => void confirm()} loading={busy}>
        {words.layout.clockIsRight}
      </Button>
      <ProblemNotice problem={problem} />
    </>
  );
}

/** A file that the system opened with this program could not be read; shown on every screen, because no single one expects it. */
export function FileProblem() {
  const { problem } = useIncoming();
  if (problem === undefined) return null;
  const { desktop, common } = words;
  return (
    <div className="above">
      <Notice tone="bad" live="assertive">
        <p>{desktop.fileProblem}</p>
        <p>{faultInWords(problem)}</p>
        <Button variant="subtle" size="compact-xs" onClick={() => useIncoming.setState({ problem: undefined })}>
          {common.close}
        </Button>
      </Notice>
    </div>
  );
}
