import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ImportBody, ImportProgress as Progress } from '#contract/dataset/import.ts';
import { bridge } from '#renderer/data/bridge.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { words } from '#renderer/i18n/words.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import styles from './ImportPanel.module.css';

/** Replaces the dataset once, from files of this machine or from OurAirports. */
export function ImportPanel({ progress }: { progress: Progress | null }) {
  const [from, setFrom] = useState('');
  const [date, setDate] = useState('');
  const [last, setLast] = useState<ImportBody>();
  const { problem, act } = useAct();
  const running = progress?.state === 'running';
  const text = words.data;

  const start = (body: ImportBody) =>
    act(async () => {
      setLast(body);
      await api('importDataset', { body });
      await lookAtDataset();
    });
  const cancel = () =>
    act(async () => {
      await api('cancelImport', {});
      await lookAtDataset();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start({ from: from.trim(), ...(date !== '' && { date }) });
  };
  const choose = async () => setFrom((await bridge?.chooseDataset()) ?? from);

  return (
    <Sheet title={text.importTitle}>
      <div className="stack">
        <p className="how">{text.importHow}</p>
        <div className={styles.ways}>
          <form className={styles.file} aria-label={text.importFiles} onSubmit={submit}>
            <TextInput
              className={styles.path}
              label={text.importPath}
              value={from}
              onChange={(event) => setFrom(event.currentTarget.value)}
              disabled={running}
              required
              withAsterisk={false}
              spellCheck={false}
            />
            <TextInput
              type="date"
              label={text.importDate}
              title={text.importDateHint}
              value={date}
              onChange={(event) => setDate(event.currentTarget.value)}
              disabled={running}
            />
            {bridge !== undefined && (
              <Button variant="default" onClick={() => void choose()} disabled={running}>
                {text.choose}
              </Button>
            )}
            <Button type="submit" disabled={running}>
              {text.importNow}
            </Button>
          </form>
          <Button variant="default" onClick={() => void start({ from: 'ourairports' })} disabled={running}>
            {text.importWeb}
          </Button>
          {running && (
            <Button variant="default" onClick={() => void cancel()}>
              {text.importCancel}
            </Button>
          )}
        </div>
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {progress !== null && <ImportProgress progress={progress} onAccept={last && (() => void start({ ...last, acceptLoss: true }))} />}
      </div>
    </Sheet>
  );
}
