import type { ReactNode } from 'react';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { words } from '#renderer/i18n/words.ts';

/** Controls that are the owner's: another user sees how things are, cannot use them, and reads why. */
export function OwnersPart({ children }: { children: ReactNode }) {
  const isOwner = useIsOwner();
  return (
    <>
      {!isOwner && <Notice>{words.session.ownersAlone}</Notice>}
      <fieldset style={{ display: 'contents' }} disabled={!isOwner}>
        {children}
      </fieldset>
    </>
  );
}
