import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { words } from '#renderer/i18n/words.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { logOut } from '#renderer/data/session/log-in.ts';
import styles from './session.module.css';

/** The signed-in user in the header, with sign-out; and why the session ended, when the user did not end it. */
export function SessionWord() {
  const { credential, notice } = useSession();
  if (credential.kind === 'anonymous')
    return (
      <span className={styles.who}>
        <output className="dim">{notice ?? words.api.users.anonymous}</output>
        <Link href="/api/access">{words.common.signIn}</Link>
      </span>
    );
  if (credential.kind === 'window') return <span className="dim">{words.layout.thisInstallation}</span>;
  return (
    <span className={styles.who}>
      <Link className="dim" href="/api/access" title={words.session.manage}>
        {credential.username}
      </Link>
      <Button variant="subtle" size="compact-xs" onClick={() => void logOut()}>
        {credential.kind === 'key' ? words.layout.removeKey : words.layout.signOut}
      </Button>
    </span>
  );
}
