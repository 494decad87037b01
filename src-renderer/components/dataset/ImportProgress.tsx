import { Button, Loader } from '@mantine/core';
import type { BuiltDataset, ImportProgress as Progress } from '#contract/dataset/import.ts';
import { isLossReason } from '#domain/loss.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Reasons } from '#renderer/components/notices/Reasons.tsx';
import { useAct } from '#renderer/data/api/use-act.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { undoImport, useWorldImport } from '#renderer/data/dataset/world-import.ts';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { stepInWords } from '#renderer/format/dataset/sync-in-words.ts';
import { words } from '#renderer/i18n/words.ts';

/** Shows the import under way, or how the last one ended, and its way back. */
export function ImportProgress({ progress }: { progress: Progress }) {
  const { last, acceptLoss, cancel } = useWorldImport();
  const isOwner = useIsOwner();
  const { data } = words;
  const { state, step, dataset, reasons } = progress;
  if (state === 'running')
    return (
      <Notice>
        <div className="row">
          <Loader size={16} />
          <output>{stepInWords(step)}</output>
          <span className="figures">{data.rowsRead(step.done)}</span>
          {isOwner && (
            <Button size="compact-sm" onClick={() => void cancel()}>
              {data.importCancel}
            </Button>
          )}
        </div>
      </Notice>
    );
  if (dataset !== null) return <Imported built={dataset} />;
  return (
    <Notice tone="bad" live="assertive">
      <p>{data.importRefused}</p>
      <Reasons reasons={reasons} />
      {last !== undefined && reasons.some(isLossReason) && (
        <Button variant="filled" onClick={() => void acceptLoss()}>
          {data.acceptLoss}
        </Button>
      )}
    </Notice>
  );
}

/** Shows what an import or update has put in use, and undoes it as long as it is in use. */
function Imported({ built }: { built: BuiltDataset }) {
  const inUse = useDataset(({ status }) => status?.revision);
  const isOwner = useIsOwner();
  const { busy, problem, act } = useAct();
  const { data, common } = words;
  const { revision, airports, source, replaced, shrunk } = built;
  if (inUse !== revision) return inUse === replaced ? <Notice live="polite">{data.importUndone}</Notice> : null;
  return (
    <Notice tone="good" live="polite">
      <div className="row">
        <span>{data.nowInUse(airports, source)}</span>
        {replaced !== null && isOwner && (
          <Button size="compact-sm" loading={busy} onClick={() => void act(() => undoImport(built))}>
            {common.undo}
          </Button>
        )}
      </div>
      {shrunk.map(({ resource, before, now }) => (
        <p key={resource}>{data.shrunk(resource, before, now)}</p>
      ))}
      <ProblemNotice problem={problem} />
    </Notice>
  );
}
