import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import type { RoutePlan } from '#contract/route/route.ts';
import type { Readiness } from '#contract/sync/readiness.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { api } from '#renderer/data/api/client.ts';
import { reasonInWords } from '#renderer/data/api/api-problem.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { startSync, syncEnded, useSync } from '#renderer/data/dataset/sync.ts';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { doneInWords, syncInWords } from '#renderer/format/dataset/sync-in-words.ts';
import { words } from '#renderer/i18n/words.ts';

/** Fetches the NOTAMs that a route lacks, or what the user keeps where none is given, and says in one sentence what is whole then. The owner's alone, as fetching is. */
export function MakeReady({ plan }: { plan?: Pick<RoutePlan, 'text' | 'alternates'> }) {
  const [readiness, setReadiness] = useState<Readiness>();
  const [isFetching, setFetching] = useState(false);
  const sync = useSync((state) => state.sync);
  const { busy, problem, act } = useAct();
  const isOwner = useIsOwner();
  const { home } = words;
  if (!isOwner) return null;
  const body = plan === undefined ? {} : { text: plan.text, ...(plan.alternates && { alternates: plan.alternates }) };
  const look = () => api('getReadiness', { body });
  const makeReady = async () => {
    const { lacking, ...now } = await look();
    setReadiness({ lacking, ...now });
    if (lacking.length === 0) return;
    setFetching(true);
    try {
      await startSync({ places: lacking });
      await syncEnded();
    } finally {
      setFetching(false);
    }
    setReadiness(await look());
  };
  return (
    <div className="row">
      <Button variant="default" size="compact-sm" onClick={() => void act(makeReady)} disabled={busy}>
        {home.makeReady}
      </Button>
      {isFetching && (
        <Button variant="default" size="compact-sm" onClick={() => void api('cancelSync', {})}>
          {home.makeReadyStop}
        </Button>
      )}
      {isFetching && <Loader size={16} />}
      <output>
        {isFetching
          ? [
              home.makingReady,
              ...(sync?.state === 'running' ? [syncInWords(sync)] : []),
              ...(sync?.step ? [doneInWords(sync.step)] : []),
            ].join(' ')
          : readiness === undefined
            ? ''
            : reasonInWords(readiness.conclusion)}
      </output>
      {problem !== undefined && <ProblemNotice problem={problem} />}
    </div>
  );
}
