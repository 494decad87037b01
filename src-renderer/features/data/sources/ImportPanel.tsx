import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ImportProgress as Progress } from '#contract/dataset/import.ts';
import { ImportProgress } from '#renderer/components/dataset/ImportProgress.tsx';
import { WorldFiles } from '#renderer/components/dataset/WorldFiles.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { useWorldImport } from '#renderer/data/dataset/world-import.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './ImportPanel.module.css';

/** Replaces the dataset once, from files. */
export function ImportPanel({ progress }: { progress: Progress | null }) {
  const [date, setDate] = useState('');
  const { isSending, problem } = useWorldImport();
  const isBusy = isSending || progress?.state === 'running';
  const { data } = words;
  return (
    <Sheet title={data.importTitle}>
      <div className="stack">
        <p className="how">{data.importHow}</p>
        <div className={styles.ways}>
          <TextInput
            type="date"
            label={data.importDate}
            title={data.importDateHint}
            value={date}
            onChange={(event) => setDate(event.currentTarget.value)}
            disabled={isBusy}
          />
          <WorldFiles date={date} disabled={isBusy} />
        </div>
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {progress !== null && <ImportProgress progress={progress} />}
      </div>
    </Sheet>
  );
}
