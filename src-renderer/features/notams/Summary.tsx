import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { AccessPanel } from '#renderer/features/access/AccessPanel.tsx';
import { words } from '#renderer/languages/words.ts';
import styles from './NotamsScreen.module.css';

type SummaryProps = {
  shown: string;
  /** Undefined where nothing is hidden. */
  hidden: string | undefined;
  showAll: () => void;
  /** Whether the anonymous get less than there is. */
  mayLogIn: boolean;
  children: ReactNode;
};

/** What the list holds, what it leaves out and by whose choice, with the ways to see it. */
export function Summary({ shown, hidden, showAll, mayLogIn, children }: SummaryProps) {
  const [asksAccess, setAsksAccess] = useState(false);
  return (
    <>
      <div className={styles.line}>
        <output>{shown}</output>
        {mayLogIn && (
          <Button variant="light" size="compact-xs" aria-expanded={asksAccess} onClick={() => setAsksAccess(!asksAccess)}>
            {words.access.logInOrKey}
          </Button>
        )}
      </div>
      {mayLogIn && asksAccess && (
        <Sheet title={words.access.logInOrKey}>
          <AccessPanel />
        </Sheet>
      )}
      {hidden !== undefined && (
        <div className={styles.line}>
          <output>{hidden}</output>
          <Button variant="light" size="compact-xs" onClick={showAll}>
            {words.notams.showAll}
          </Button>
        </div>
      )}
      {children}
    </>
  );
}
