import { Checkbox } from '@mantine/core';
import { PartedPage } from '#renderer/components/page/PartedPage.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { AccessPanel } from '#renderer/components/session/AccessPanel.tsx';
import { useSession, type Credential } from '#renderer/data/session/session.ts';
import { Documentation } from '#renderer/features/api/docs/Documentation.tsx';
import { words } from '#renderer/i18n/words.ts';
import { Overview } from './Overview.tsx';
import { Sessions } from './Sessions.tsx';

/** Shows who is signed in on this page and where else, and signs in as another user. */
function Access() {
  const { credential, isLasting } = useSession();
  return (
    <>
      <Sheet title={words.session.manage}>
        <div className="stack">
          <output>{asking(credential)}</output>
          {credential.kind === 'login' && (
            <Checkbox
              label={words.session.stay}
              description={words.session.stayHint}
              checked={isLasting}
              onChange={(event) => useSession.setState({ isLasting: event.currentTarget.checked })}
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

/** Shows how other programs call this server, and which may. */
export default function ApiScreen({ part }: { part: string }) {
  const { api } = words;
  return (
    <PartedPage
      title={api.title}
      label={api.parts}
      base="/api"
      part={part}
      parts={[
        ['', api.overview, Overview],
        ['docs', api.docs, Documentation],
        ['access', words.common.signIn, Access],
      ]}
    />
  );
}
