import { Button } from '@mantine/core';
import { useState } from 'react';
import { words } from '#renderer/i18n/words.ts';
import { AccessPanel } from './AccessPanel.tsx';

/** Replaces what needs a user: it says why, with a button that unfolds the ways to sign in. */
export function SignInFirst({ why }: { why: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="stack">
      <p>{why}</p>
      {isOpen ? (
        <AccessPanel />
      ) : (
        <Button style={{ alignSelf: 'flex-start' }} onClick={() => setOpen(true)}>
          {words.session.signInOrKey}
        </Button>
      )}
    </div>
  );
}
