import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import type { RoutePlan } from '#contract/route/route.ts';
import type { Readiness } from '#contract/sync/readiness.ts';
import { usePageKey } from '#renderer/components/keyboard/use-page-key.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { api } from '#renderer/data/api/client.ts';
import { reasonInWords } from '#renderer/data/api/api-problem.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { startSync, syncEnded, useSync } from '#renderer/data/dataset/sync.ts';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { doneInWords, syncInWords } from '#renderer/format/dataset/sync-in-words.ts';
import { words } from '#renderer/i18n/words.ts';

type MakeReadyProps = { hotkey: 'home.ready' | 'route.ready' | 'briefing.ready'; plan?: Pick<RoutePlan, 'text' | 'alternates'> };

/** Fetches the NOTAMs that a route lacks, or what the user keeps where none is given, and says in one sentence what is whole then. The owner's alone, as fetching is. */
export function MakeReady(props: MakeReadyProps) {
  return useIsOwner() ? <OwnersMakeReady {...props} /> : null;
}

function OwnersMakeReady({ hotkey, plan }: MakeReadyProps) {
  const [readiness, setReadiness] = useState<Readiness>();
  const [isFetching, setFetching] = useState(false);
  const sync = useSync((state) => state.sync);
  const { busy, problem, act } = useAct();
  const { home } = words;
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
  const start = () => void act(makeReady);
  usePageKey('g', busy ? undefined : start);
  return (
    <div className="row">
      <Button size="compact-sm" onClick={start} disabled={busy} {...withKey(words.common.makeReady, hotkey)}>
        {words.common.makeReady}
      </Button>
      {isFetching && (
        <Button size="compact-sm" onClick={() => void api('cancelSync', {})}>
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
      <ProblemNotice problem={problem} />
    </div>
  );
}
