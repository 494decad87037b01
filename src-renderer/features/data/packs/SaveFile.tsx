import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import { download } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { megabytes } from '#renderer/format/dataset/megabytes.ts';
import { saveFile } from '#renderer/components/save-file.ts';
import styles from '../Data.module.css';

type SaveFileProps = { of: 'getPack' | 'getBackup'; how: string; save: string; saving: string };

/** Has the server create a file and saves it through the browser's downloads: a link could not carry the session. */
export function SaveFile({ of, how, save, saving }: SaveFileProps) {
  const { busy, problem, act } = useAct();
  const [saved, setSaved] = useState<{ name: string; size: number }>();
  const { data } = words;
  const fetchIt = () => {
    setSaved(undefined);
    void act(async () => {
      const { name, content } = await download(of, {});
      saveFile(name, content);
      setSaved({ name, size: content.size });
    });
  };
  return (
    <div className={styles.stack}>
      <p className={styles.how}>{how}</p>
      <div className={styles.running}>
        <Button variant="default" onClick={fetchIt} disabled={busy}>
          {save}
        </Button>
        {busy && <Loader size={16} />}
        <output>{busy ? saving : saved === undefined ? '' : data.saved(saved.name, megabytes(saved.size))}</output>
      </div>
      {problem !== undefined && <ProblemNotice problem={problem} />}
    </div>
  );
}
