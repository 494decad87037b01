import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '#renderer/data/api/use-act.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { NeedsUser } from '#renderer/components/session/NeedsUser.tsx';
import { OwnersPart } from '#renderer/components/session/OwnersPart.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { CoverageSheet } from './CoverageSheet.tsx';
import { FetchPlaces } from './FetchPlaces.tsx';
import { addSource } from './credentials.ts';
import type { Typed } from './source-form.ts';
import { readSourcesAgain, SourceCard } from './SourceCard.tsx';
import { SourceForm } from './SourceForm.tsx';
import type { ImportProgress as Progress } from '#contract/dataset/import.ts';
import { ImportProgress } from '#renderer/components/dataset/ImportProgress.tsx';
import { WorldFiles } from '#renderer/components/dataset/WorldFiles.tsx';
import { useWorldImport } from '#renderer/data/dataset/world-import.ts';

/** Shows where data comes from, and imports it once. */
export const Sources = () => (
  <NeedsUser why={words.data.sourcesNeedUser}>
    <OwnersPart isReadable>
      <SourceList />
    </OwnersPart>
  </NeedsUser>
);

function SourceList() {
  const progress = useDataset(({ status }) => status?.import ?? null);
  // A source's state changes whenever an update begins or ends.
  const phase = useSync(({ sync }) => `${sync?.state} ${sync?.source} ${sync?.finishedAt} ${sync?.network} ${sync?.nextAttempt}`);
  const { latest, problem } = useApi('listSources', {}, { version: phase });
  const isOwner = useIsOwner();
  const { data } = words;
  const sources = latest?.items;
  return (
    <>
      <ProblemNotice problem={problem} />
      {sources?.length === 0 && <Notice>{data.noSources}</Notice>}
      {sources?.map((source) => (
        <SourceCard key={source.id} source={source} />
      ))}
      <NewSource />
      {isOwner && <FetchPlaces phase={phase} />}
      <CoverageSheet phase={phase} />
      <ImportPanel progress={progress} />
    </>
  );
}

function NewSource() {
  const [isOpen, setOpen] = useState(false);
  const acting = useAct();
  const { data } = words;
  const save = async (typed: Typed) => {
    if (!(await acting.act(() => addSource(typed)))) return;
    setOpen(false);
    readSourcesAgain();
  };
  return (
    <>
      <div className="row">
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {data.add}
        </Button>
      </div>
      {isOpen && (
        <Sheet title={data.addSource}>
          <SourceForm label={data.addSource} act={acting} onCancel={() => setOpen(false)} onSave={(typed) => void save(typed)} />
        </Sheet>
      )}
    </>
  );
}

/** Replaces the dataset once, from files. */
function ImportPanel({ progress }: { progress: Progress | null }) {
  const [date, setDate] = useState('');
  const { isSending, problem } = useWorldImport();
  const isBusy = isSending || progress?.state === 'running';
  const { data } = words;
  return (
    <Sheet title={data.importTitle}>
      <div className="stack">
        <p className="how">{data.importHow}</p>
        <div className="aligned-end">
          <TextInput
            type="date"
            label={data.importDate}
            title={data.importDateHint}
            value={date}
            onChange={(event) => setDate(event.currentTarget.value)}
            disabled={isBusy}
          />
          <WorldFiles date={date} disabled={isBusy} />
        </div>
        <ProblemNotice problem={problem} />
        {progress !== null && <ImportProgress progress={progress} />}
      </div>
    </Sheet>
  );
}
