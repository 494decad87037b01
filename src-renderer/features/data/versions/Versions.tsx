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
import { words, language } from '#renderer/i18n/words.ts';
import { useIsOwner, useIsAnonymous } from '#renderer/data/session/rights.ts';
import { useStamp } from '#renderer/format/time.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import styles from '../Data.module.css';
import { Button, Loader } from '@mantine/core';
import type { CheckReport } from '#contract/dataset/check.ts';
import { Reasons } from '#renderer/components/notices/Reasons.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { count, megabytes } from '#renderer/format/units.ts';
import { sourceInWords } from '#renderer/format/names.ts';

const VersionsAside = () => (
  <>
    {words.data.versionsLead} <Link href="/data/differences">{words.common.compare}</Link>
  </>
);

/** Lists the stored datasets, rolls back to one of them, and checks for damage. */
export function Versions() {
  const { latest, problem } = useApi('listVersions', {});
  const isAnonymous = useIsAnonymous();
  const isOwner = useIsOwner();
  const [target, setTarget] = useState<Version>();
  const [gone, setGone] = useState<string>();
  const { busy, problem: refusal, act } = useAct();
  const stamp = useStamp();
  const { data } = words;

  const goBack = async ({ revision }: Version) => {
    const done = await act(() => api('rollBack', { body: { revision } }));
    setTarget(undefined);
    if (done) setGone(revision);
    await lookAtDataset();
  };
  return (
    <>
      <ProblemNotice problem={problem} />
      <Sheet title={data.versions} aside={<VersionsAside />} flush>
        <DataTable
          label={data.versions}
          rows={latest?.items ?? []}
          keyOf={({ revision }) => revision}
          columns={[
            { label: data.revision, className: styles.value, renderCell: ({ revision }) => <code>{revision}</code> },
            {
              label: words.airport.state,
              renderCell: (version) => <State version={version} {...(!isAnonymous && isOwner && { goBack: setTarget })} />,
            },
            { label: words.common.source, renderCell: sourceInWords },
            { label: words.common.dataEffective, renderCell: ({ date }) => orUnknown(date, stamp) },
            { label: words.common.imported, renderCell: ({ importedAt }) => orUnknown(stamp(importedAt), String) },
            { label: data.airports, isNumber: true, renderCell: ({ airports }) => count(airports) },
            { label: data.size, isNumber: true, renderCell: ({ bytes }) => megabytes(bytes) },
          ]}
        />
      </Sheet>
      {target !== undefined && (
        <Confirm yes={data.rollBackYes} busy={busy} onYes={() => void goBack(target)} onNo={() => setTarget(undefined)}>
          {data.rollBackWhat(target.revision, target.date === null ? undefined : stamp(target.date))}
        </Confirm>
      )}
      <ProblemNotice problem={refusal} />
      <output className={styles.news}>
        {gone !== undefined && target === undefined && <Notice tone="good">{data.rolledBack(gone)}</Notice>}
      </output>
      <NeedsUser why={data.versionsNeedUser}>
        <CheckSheet />
      </NeedsUser>
    </>
  );
}

const seconds = (value: number): string => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

/** Checks the whole dataset in use and lists the problems. */
function CheckSheet() {
  const [report, setReport] = useState<CheckReport>();
  const { busy, problem, act } = useAct();
  const { data } = words;
  const check = () => {
    setReport(undefined);
    void act(async () => setReport(await api('checkDataset', {})));
  };
  return (
    <Sheet title={data.check}>
      <div className="stack">
        <p className="how">{data.checkHow}</p>
        <div className={`row ${styles.running}`}>
          <Button onClick={check} disabled={busy}>
            {data.check}
          </Button>
          {busy && <Loader size={16} />}
          <output>{busy ? data.checking : ''}</output>
        </div>
        <ProblemNotice problem={problem} />
        {report !== undefined && <Findings report={report} />}
      </div>
    </Sheet>
  );
}

function Findings({ report: { revision, isGood, findings, seconds: took } }: { report: CheckReport }) {
  const { data } = words;
  if (isGood)
    return (
      <Notice tone="good" live="polite">
        {data.checkGood(revision, seconds(took))}
      </Notice>
    );
  return (
    <Notice tone="bad" live="assertive">
      <p>
        {data.checkBad(revision, findings.length)} {data.checkWayOut}
      </p>
      <Reasons reasons={findings} />
    </Notice>
  );
}

/** No roll-back is offered where `goBack` is missing. */
function State({ version, goBack }: { version: Version; goBack?: (version: Version) => void }) {
  const { data } = words;
  if (version.isInUse) return <Tag tone="good">{data.inUse}</Tag>;
  if (goBack === undefined) return data.earlier;
  return (
    <Button size="compact-xs" aria-label={data.rollBackTo(version.revision)} onClick={() => goBack(version)}>
      {data.rollBack}
    </Button>
  );
}
