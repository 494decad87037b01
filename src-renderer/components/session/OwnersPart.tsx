import type { ReactNode } from 'react';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './OwnersPart.module.css';

/** What is the owner's: it is not offered to another user, who reads why. `isReadable`: its values are shown all the same. */
export function OwnersPart({ isReadable = false, children }: { isReadable?: boolean; children: ReactNode }) {
  const isOwner = useIsOwner();
  return (
    <>
      {!isOwner && <Notice>{words.refused.codes.ownerRequired}</Notice>}
      {(isOwner || isReadable) && (
        <fieldset className={styles.readable} disabled={!isOwner}>
          {children}
        </fieldset>
      )}
    </>
  );
}
