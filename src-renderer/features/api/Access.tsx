import { Checkbox } from '@mantine/core';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { AccessPanel } from '#renderer/components/session/AccessPanel.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useSession, type Credential } from '#renderer/data/session/session.ts';
import { Sessions } from './Sessions.tsx';
import styles from './Api.module.css';

/** Who is signed in on this page, signing in as another user, and where else the user is signed in. */
export function Access() {
  const { credential, isLasting, stay } = useSession();
  return (
    <>
      <Sheet title={words.api.signedInAs}>
        <div className={styles.stack}>
          <output>{asking(credential)}</output>
          {credential.kind === 'login' && (
            <Checkbox
              label={words.session.stay}
              description={words.session.stayHint}
              checked={isLasting}
              onChange={(event) => stay(event.currentTarget.checked)}
            />
          )}
          {credential.kind !== 'window' && <AccessPanel />}
        </div>
      </Sheet>
      {credential.kind !== 'anonymous' && <Sessions />}
    </>
  );
}

function asking(credential: Credential): string {
  const { api } = words;
  if (credential.kind === 'anonymous') return api.anonymous;
  return credential.kind === 'window' ? api.ofWindow : api.asUser(credential.username);
}
