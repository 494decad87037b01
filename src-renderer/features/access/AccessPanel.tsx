import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { problemFrom, type ApiProblem } from '#renderer/api/api-problem.ts';
import { ProblemNotice } from '#renderer/components/ProblemNotice.tsx';
import { bearKey, logIn } from './log-in.ts';
import styles from './access.module.css';

/** Two ways to stop being anonymous: name and password, or a key. */
export function AccessPanel() {
  const [problem, setProblem] = useState<ApiProblem>();
  const [busy, setBusy] = useState(false);

  const attempt = (way: (fields: FormData) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setProblem(undefined);
    setBusy(true);
    way(fields)
      .catch((thrown: unknown) => setProblem(problemFrom(thrown)))
      .finally(() => setBusy(false));
  };

  return (
    <div className={styles.panel}>
      <div className={styles.ways}>
        <form
          className={styles.way}
          aria-label="Log in"
          onSubmit={attempt((fields) => logIn(text(fields, 'username'), text(fields, 'password')))}
        >
          <TextInput name="username" label="User name or e-mail" autoComplete="username" required withAsterisk={false} />
          <PasswordInput
            name="password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
            label="Password"
            autoComplete="current-password"
            required
            withAsterisk={false}
          />
          <Button type="submit" disabled={busy}>
            Log in
          </Button>
        </form>
        <form className={styles.way} aria-label="Use a key" onSubmit={attempt((fields) => bearKey(text(fields, 'key')))}>
          <PasswordInput
            name="key"
            visibilityToggleButtonProps={{ 'aria-label': 'Show the key' }}
            label="API key"
            placeholder="kept in memory only"
            autoComplete="off"
            required
            withAsterisk={false}
          />
          <Button type="submit" variant="default" disabled={busy}>
            Use key
          </Button>
        </form>
      </div>
      {problem !== undefined && <ProblemNotice problem={problem} />}
    </div>
  );
}

const text = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
