import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import type { RestoreReport } from '#contract/transfer.ts';
import { Confirm } from '#renderer/components/notices/Confirm.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { upload } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { useStamp } from '#renderer/format/time.ts';
import { count } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';

/** A backup that is chosen replaces what the users own at the next start, once the user has agreed. */
export function RestoreBackup() {
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<RestoreReport>();
  const { busy, problem, act } = useAct();
  const stamp = useStamp();
  const { data } = words;
  const choose = (chosen: File | null) => {
    setReport(undefined);
    setFile(chosen ?? undefined);
  };
  const restore = async (backup: File) => {
    await act(async () => setReport(await upload('restore', { name: backup.name }, backup)));
    setFile(undefined);
  };
  return (
    <>
      <p className="how">{data.restoreHow}</p>
      <div className="row">
        <FileButton accept=".aeroshelf-backup" onChange={choose}>
          {(props) => (
            <Button {...props} disabled={busy}>
              {data.chooseBackup}
            </Button>
          )}
        </FileButton>
      </div>
      {file !== undefined && (
        <Confirm yes={data.restoreYes} busy={busy} onYes={() => void restore(file)} onNo={() => setFile(undefined)}>
          {data.restoreWhat(file.name)}
        </Confirm>
      )}
      <ProblemNotice problem={problem} />
      <output>
        {report !== undefined && (
          <Notice tone="good">
            {data.restoreReady(stamp(report.madeAt) ?? '', count(report.counts.users), count(report.counts.notams))}
          </Notice>
        )}
      </output>
    </>
  );
}
