import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { AccessPanel } from '#renderer/components/session/AccessPanel.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useSession, type Credential } from '#renderer/data/session/session.ts';
import styles from './Api.module.css';

/** Who is signed in on this page, and signing in as another user. */
export function Access() {
  const credential = useSession((session) => session.credential);
  return (
    <Sheet title={words.api.signedInAs}>
      <div className={styles.stack}>
        <output>{asking(credential)}</output>
        {credential.kind !== 'window' && <AccessPanel />}
      </div>
    </Sheet>
  );
}

function asking(credential: Credential): string {
  const { api } = words;
  if (credential.kind === 'anonymous') return api.anonymous;
  return credential.kind === 'window' ? api.ofWindow : api.asUser(credential.username);
}
