import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Version } from '#contract/dataset/versions.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { DifferenceView } from './DifferenceView.tsx';
import styles from '../Data.module.css';

/** How two stored datasets differ; by default the previous one and the one in use. */
export function Differences() {
  const versions = useApi('listVersions', {});
  const { data } = words;
  const list = (versions.body ?? versions.earlier)?.items.filter(({ isOfOtherFormat }) => !isOfOtherFormat);
  if (versions.problem !== undefined) return <ProblemNotice problem={versions.problem} />;
  if (list === undefined) return null;
  if (list.length < 2) return <Notice>{data.oneVersion}</Notice>;
  return <Chosen versions={list} />;
}

function Chosen({ versions }: { versions: readonly Version[] }) {
  const inUse = versions.find(({ isInUse }) => isInUse)?.revision ?? '';
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const { data } = words;
  const revisions = versions.map(({ revision }) => revision);
  const present = (chosen: string, usual: string) => (revisions.includes(chosen) ? chosen : usual);
  const [later, former] = [present(to, inUse), present(from, revisions.find((revision) => revision !== inUse) ?? '')];
  const { body, problem } = useApi('getDifference', former === later ? undefined : { query: { from: former, to: later } });
  const choices = versions.map(({ revision, isInUse }) => ({ value: revision, label: isInUse ? `${revision} · ${data.inUse}` : revision }));
  return (
    <>
      <div className={styles.pair}>
        <NativeSelect label={words.common.from} value={former} onChange={(event) => setFrom(event.currentTarget.value)} data={choices} />
        <NativeSelect label={words.common.to} value={later} onChange={(event) => setTo(event.currentTarget.value)} data={choices} />
      </div>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <output className={styles.news}>
        {former === later ? data.same : body === undefined && problem === undefined ? data.comparing : ''}
      </output>
      {body !== undefined && <DifferenceView difference={body} />}
    </>
  );
}
