import { useState } from 'react';
import { Link } from 'wouter';
import type { Version } from '#contract/dataset/versions.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { Confirm } from '#renderer/components/notices/Confirm.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { NeedsUser } from '#renderer/components/session/NeedsUser.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { useMoment } from '#renderer/format/use-moment.ts';
import { CheckSheet } from './CheckSheet.tsx';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import { VersionTable } from './VersionTable.tsx';
import styles from '../Data.module.css';

const VersionsAside = () => (
  <>
    {words.data.versionsLead} <Link href="/data/differences">{words.common.compare}</Link>
  </>
);

/** The stored datasets, rolling back to one of them, and checking for damage. */
export function Versions() {
  const { body, earlier, problem } = useApi('listVersions', {});
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  const isOwner = useIsOwner();
  const [asked, setAsked] = useState<Version>();
  const [gone, setGone] = useState<string>();
  const { busy, problem: refusal, act } = useAct();
  const moment = useMoment();
  const { data } = words;
  const versions = (body ?? earlier)?.items ?? [];

  const goBack = async ({ revision }: Version) => {
    const done = await act(() => api('rollBack', { body: { revision } }));
    setAsked(undefined);
    if (done) setGone(revision);
    await lookAtDataset();
  };
  return (
    <>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <Sheet title={data.versions} aside={<VersionsAside />} flush>
        <VersionTable versions={versions} {...(!anonymous && isOwner && { goBack: setAsked })} />
      </Sheet>
      {asked !== undefined && (
        <Confirm yes={data.rollBackYes} busy={busy} onYes={() => void goBack(asked)} onNo={() => setAsked(undefined)}>
          {data.rollBackWhat(asked.revision, asked.date === null ? undefined : moment(asked.date))}
        </Confirm>
      )}
      {refusal !== undefined && <ProblemNotice problem={refusal} />}
      <output className={styles.news}>
        {gone !== undefined && asked === undefined && <Notice tone="good">{data.rolledBack(gone)}</Notice>}
      </output>
      <NeedsUser why={data.versionsNeedUser}>
        <CheckSheet />
      </NeedsUser>
    </>
  );
}
