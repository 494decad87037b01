import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ImportProgress as Progress } from '#contract/service.ts';
import { problemFrom, type ApiProblem } from '#renderer/api/api-problem.ts';
import { bridge } from '#renderer/bridge.ts';
import { api } from '#renderer/api/client.ts';
import { Notice } from '#renderer/components/Notice.tsx';
import { ProblemNotice } from '#renderer/components/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { AccessPanel } from '#renderer/features/access/AccessPanel.tsx';
import { useSession } from '#renderer/stores/session.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { lookAtDataset } from './use-dataset-watch.ts';
import styles from './ImportPanel.module.css';

/** Replaces the dataset from files of this machine or from OurAirports. */
export function ImportPanel({ progress }: { progress: Progress | null }) {
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  const [from, setFrom] = useState('');
  const [problem, setProblem] = useState<ApiProblem>();
  const running = progress?.state === 'running';

  const start = async (source: string) => {
    setProblem(undefined);
    try {
      await api('importDataset', { body: { from: source } });
      await lookAtDataset();
    } catch (thrown) {
      setProblem(problemFrom(thrown));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start(from.trim());
  };
  const choose = async () => setFrom((await bridge?.chooseDataset()) ?? from);

  return (
    <Sheet title="Import another dataset">
      <div className={styles.panel}>
        <p className={styles.how}>
          A folder or ZIP with the six CSV files of OurAirports, or their public addresses when this machine is online. The new set is built
          and checked beside the old one, which keeps serving until then and stays when the new one is refused.
        </p>
        {anonymous ? (
          <Notice>
            <p>An import changes what every program on this machine gets, so it needs a user: log in or use an API key.</p>
          </Notice>
        ) : (
          <div className={styles.ways}>
            <form className={styles.file} aria-label="Import from files" onSubmit={submit}>
              <TextInput
                className={styles.path}
                label="Folder or ZIP, as an absolute path on the machine that runs Aeroshelf"
                value={from}
                onChange={(event) => setFrom(event.currentTarget.value)}
                disabled={running}
                required
                withAsterisk={false}
                spellCheck={false}
              />
              {bridge !== undefined && (
                <Button variant="default" onClick={() => void choose()} disabled={running}>
                  Choose…
                </Button>
              )}
              <Button type="submit" disabled={running}>
                Import files
              </Button>
            </form>
            <Button variant="default" onClick={() => void start('ourairports')} disabled={running}>
              Fetch from OurAirports
            </Button>
          </div>
        )}
        {anonymous && <AccessPanel />}
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {progress !== null && <ImportProgress progress={progress} />}
      </div>
    </Sheet>
  );
}
