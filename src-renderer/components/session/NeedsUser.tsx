import type { ReactNode } from 'react';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import { AccessPanel } from './AccessPanel.tsx';

/** Content for users only; anonymous visitors see why, and how to sign in. */
export function NeedsUser({ why, children }: { why: string; children: ReactNode }) {
  const isAnonymous = useIsAnonymous();
  if (!isAnonymous) return children;
  return (
    <>
      <Notice>
        <p>{why}</p>
      </Notice>
      <AccessPanel />
    </>
  );
}
