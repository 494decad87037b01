import type { ReactNode } from 'react';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { useSession } from '#renderer/data/session/session.ts';
import { AccessPanel } from './AccessPanel.tsx';

/** Content for users only; anonymous visitors see why, and how to sign in. */
export function NeedsUser({ why, children }: { why: string; children: ReactNode }) {
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  if (!anonymous) return children;
  return (
    <>
      <Notice>
        <p>{why}</p>
      </Notice>
      <AccessPanel />
    </>
  );
}
