import { Button, Loader } from '@mantine/core';
import { useLocation } from 'wouter';
import { ImportProgress } from '#renderer/components/dataset/ImportProgress.tsx';
import { WorldFiles } from '#renderer/components/dataset/WorldFiles.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';
import { useWorldImport } from '#renderer/data/dataset/world-import.ts';
import { useIsOwner, useIsAnonymous } from '#renderer/data/session/rights.ts';
import { doneInWords, outcomeInWords, syncInWords } from '#renderer/format/dataset/sync-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './Home.module.css';

/** What this is, in two sentences, and what to begin with: the world's airports, then NOTAMs. Each goes once its data is there, the sentences once a place is kept. */
export function Newcomer({ keepsPlaces }: { keepsPlaces: boolean }) {
  const { home } = words;
  const [, navigate] = useLocation();
  const status = useDataset((dataset) => dataset.status);
  const { isMine, isSending, download } = useWorldImport();
  const isBusy = useSync(({ sync }) => sync?.state === 'running') || isSending || status?.import?.state === 'running';
  const isAnonymous = useIsAnonymous();
  const isOwner = useIsOwner() && !isAnonymous;
  if (status === undefined) return null;
  const isNew = status.isStarter || status.notamsImportedAt === null;
  if (!isNew && !isMine) return null;
  return (
    <section className={styles.newcomer} aria-label="Aeroshelf">
      {isNew && !keepsPlaces && <p>{home.what}</p>}
      {isMine && <Progress />}
      {isNew && !status.isStarter && !keepsPlaces && <p>{home.next}</p>}
      <div className="row">
        {status.isStarter && isOwner && (
          <>
            <Button variant="filled" onClick={() => void download()} disabled={isBusy}>
              {home.addAirports}
            </Button>
            <WorldFiles disabled={isBusy} />
          </>
        )}
        {status.notamsImportedAt === null && (
          <Button variant={status.isStarter && isOwner ? 'default' : 'filled'} onClick={() => navigate('/notams?import')}>
            {words.notams.importTitle}
          </Button>
        )}
      </div>
      {status.isStarter && (
        <p className="dim">
          {home.starterOnly(status.counts.airports)} {isOwner && home.addHow}
        </p>
      )}
    </section>
  );
}

/** Shows what became of the airports that were added here. */
function Progress() {
  const progress = useDataset(({ status }) => status?.import);
  const sync = useSync((state) => state.sync);
  const { isSending, problem, cancel } = useWorldImport();
  const { data, home } = words;
  if (problem !== undefined) return <ProblemNotice problem={problem} />;
  if (isSending || sync?.state === 'running')
    return (
      <Notice>
        <div className="row">
          <Loader size={16} />
          <output>{sync?.state === 'running' ? syncInWords(sync) : home.sending}</output>
          {sync?.step && <span className="figures">{doneInWords(sync.step)}</span>}
          <Button size="compact-sm" onClick={() => void cancel()}>
            {data.importCancel}
          </Button>
        </div>
      </Notice>
    );
  if (progress) return <ImportProgress progress={progress} />;
  return sync?.outcome ? <Notice live="polite">{outcomeInWords(sync.outcome).join(' ')}</Notice> : null;
}
