import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { onlyFault } from '#renderer/data/api/api-problem.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import styles from './Api.module.css';

type OneFieldProps = { label: string; description: string; submit: string; send: (value: string) => Promise<void>; children?: ReactNode };

/** A form with one field, and what else belongs to it; it is cleared when the input was accepted, and says why when it was refused. */
export function OneField({ label, description, submit, send, children }: OneFieldProps) {
  const [typed, setTyped] = useState('');
  const { busy, problem, act } = useAct();
  const take = async (event: FormEvent) => {
    event.preventDefault();
    if (await act(() => send(typed.trim()))) setTyped('');
  };
  const fault = onlyFault(problem);
  return (
    <>
      <form className={styles.form} aria-label={submit} onSubmit={(event) => void take(event)}>
        <TextInput
          label={label}
          description={description}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={fault}
          required
        />
        <Button variant="filled" type="submit" disabled={busy}>
          {submit}
        </Button>
        {children !== undefined && <div className={styles.more}>{children}</div>}
      </form>
      {fault === undefined && <ProblemNotice problem={problem} />}
    </>
  );
}
