import { words } from '#renderer/i18n/words.ts';
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useAct } from '#renderer/data/api/use-act.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { bearKey, logIn } from '#renderer/data/session/log-in.ts';
import { useSession } from '#renderer/data/session/session.ts';
import styles from './AccessPanel.module.css';

/** Offers three ways to sign in: name and password, a key, or a one-time link. */
export function AccessPanel() {
  const { busy, problem, act } = useAct();
  const { credential, isLasting } = useSession();
  const isAnonymous = credential.kind === 'anonymous';

  const attempt = (way: (fields: FormData) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void act(() => way(fields));
  };

  return (
    <div className="stack">
      <div className={styles.ways}>
        <form
          className={styles.way}
          aria-label={words.common.signIn}
          onSubmit={attempt((fields) =>
            logIn(text(fields, 'username'), text(fields, 'password'), isAnonymous ? fields.has('stay') : isLasting),
          )}
        >
          <TextInput name="username" label={words.session.user} autoComplete="username" required />
          <PasswordInput
            name="password"
            visibilityToggleButtonProps={{ 'aria-label': words.session.showPassword }}
            label={words.session.password}
            autoComplete="current-password"
            required
          />
          <Button variant="filled" type="submit" disabled={busy}>
            {words.common.signIn}
          </Button>
          {isAnonymous && <Checkbox className={styles.stay ?? ''} name="stay" label={words.session.stay} />}
        </form>
        <form className={styles.way} aria-label={words.session.byKey} onSubmit={attempt((fields) => bearKey(text(fields, 'key')))}>
          <PasswordInput
            name="key"
            visibilityToggleButtonProps={{ 'aria-label': words.session.showKey }}
            label={words.session.apiKey}
            placeholder={words.session.keptInMemory}
            required
          />
          <Button type="submit" disabled={busy}>
            {words.session.enterKey}
          </Button>
        </form>
      </div>
      <p className="note how">{words.session.whereFrom}</p>
      <ProblemNotice problem={problem} />
    </div>
  );
}

const text = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
