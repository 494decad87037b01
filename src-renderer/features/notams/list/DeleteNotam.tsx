import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import { Confirm } from '#renderer/components/notices/Confirm.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { words } from '#renderer/i18n/words.ts';
import styles from './NotamRow.module.css';

/** Characters of a reason that the server takes. */
const MOST_NOTE = 200;

/** Deletes one NOTAM after a question, with the user's words why; it can be restored on the Data screen. */
export function DeleteNotam({ notam }: { notam: NotamAnswer }) {
  const [isAsked, setAsked] = useState(false);
  const [why, setWhy] = useState('');
  const { busy, problem, act } = useAct();
  const { notams } = words;
  const name = notam.notamId ?? words.common.numberUnknown;
  const remove = async () => {
    const note = why.trim();
    const done = await act(() => api('deleteNotam', { params: { notamId: notam.id }, query: note === '' ? {} : { why: note } }));
    setAsked(false);
    if (done) await lookAtDataset();
  };
  return (
    <div className={styles.delete}>
      {isAsked ? (
        <Confirm yes={words.common.delete} busy={busy} onYes={() => void remove()} onNo={() => setAsked(false)}>
          <p>{notams.deleteWhat(name)}</p>
          <TextInput
            label={notams.deleteWhy}
            value={why}
            maxLength={MOST_NOTE}
            onChange={(event) => setWhy(event.currentTarget.value)}
            size="xs"
            spellCheck
          />
        </Confirm>
      ) : (
        <Button size="compact-xs" variant="subtle" aria-label={words.common.deleteNamed(name)} onClick={() => setAsked(true)}>
          {notams.delete}
        </Button>
      )}
      {problem !== undefined && <ProblemNotice problem={problem} />}
    </div>
  );
}
