import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import type { CheckReport } from '#contract/dataset/check.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { language, words } from '#renderer/i18n/words.ts';
import styles from '../Data.module.css';
import { Reasons } from '#renderer/components/notices/Reasons.tsx';

const seconds = (value: number): string => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

/** Checks the whole dataset in use and lists the problems. */
export function CheckSheet() {
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
        <div className={styles.running}>
          <Button variant="default" onClick={check} disabled={busy}>
            {data.check}
          </Button>
          {busy && <Loader size={16} />}
          <output>{busy ? data.checking : ''}</output>
        </div>
        {problem !== undefined && <ProblemNotice problem={problem} />}
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
