import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { startSync } from '#renderer/data/dataset/sync.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './Home.module.css';

/** What this is, in two sentences, and the two things to begin with; a button goes once its data is there, the sentences once a place is kept. */
export function Newcomer({ keepsPlaces }: { keepsPlaces: boolean }) {
  const { home } = words;
  const [, navigate] = useLocation();
  const status = useDataset((dataset) => dataset.status);
  const isOwner = useIsOwner();
  const [isAdding, setIsAdding] = useState(false);
  const [begun, setBegun] = useState<'begun' | ApiProblem>();
  if (status === undefined || (!status.isStarter && status.notamsImportedAt !== null)) return null;
  const download = () =>
    startSync().then(
      () => setBegun('begun'),
      (thrown: unknown) => setBegun(problemFrom(thrown)),
    );
  return (
    <section className={styles.newcomer} aria-label="Aeroshelf">
      {!keepsPlaces && <p>{home.what}</p>}
      <div className="row">
        {status.isStarter && isOwner && (
          <Button size="sm" aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
            {home.addAirports}
          </Button>
        )}
        {status.notamsImportedAt === null && (
          <Button size="sm" variant={status.isStarter ? 'default' : 'filled'} onClick={() => navigate('/notams?import')}>
            {home.pasteNotams}
          </Button>
        )}
        {status.isStarter && <span className="dim">{home.starterOnly(status.counts.airports)}</span>}
      </div>
      {isAdding && status.isStarter && isOwner && (
        <div className="row">
          <Button variant="default" onClick={() => void download()}>
            {home.addOnline}
          </Button>
          <Link href="/data/sources">{home.addFromFile}</Link>
        </div>
      )}
      {begun === 'begun' && <Notice live="polite">{home.addStarted}</Notice>}
      {begun !== undefined && begun !== 'begun' && <ProblemNotice problem={begun} />}
    </section>
  );
}
