import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { focusOn } from '#renderer/components/keyboard/focus-on.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { AccessPanel } from '#renderer/components/session/AccessPanel.tsx';
import { words } from '#renderer/i18n/words.ts';
import styles from '../NotamsScreen.module.css';

/** Id of the sentence that says how many there are; it has the focus where a button of these lines is gone after its press. */
export const SHOWN = 'notams-shown';

type SummaryProps = {
  shown: string;
  /** Stands beside it. */
  moment: ReactNode;
  /** Undefined where nothing is hidden. */
  hidden: string | undefined;
  showAll: () => void;
  /** Whether the anonymous get less than there is. */
  mayLogIn: boolean;
  children: ReactNode;
};

/** What the list holds, what it leaves out and by whose choice, with the ways to see it. */
export function Summary({ shown, moment, hidden, showAll, mayLogIn, children }: SummaryProps) {
  const [asksAccess, setAsksAccess] = useState(false);
  return (
    <>
      <div className={styles.line}>
        {shown !== '' && (
          <output id={SHOWN} tabIndex={-1}>
            {shown}
          </output>
        )}
        {mayLogIn && (
          <Button variant="light" size="compact-xs" aria-expanded={asksAccess} onClick={() => setAsksAccess(!asksAccess)}>
            {words.session.signInOrKey}
          </Button>
        )}
        {moment}
      </div>
      {mayLogIn && asksAccess && (
        <Sheet title={words.session.signInOrKey}>
          <AccessPanel />
        </Sheet>
      )}
      {hidden !== undefined && (
        <div className={styles.line}>
          <output>{hidden}</output>
          <Button
            variant="light"
            size="compact-xs"
            onClick={() => {
              showAll();
              focusOn(SHOWN);
            }}
          >
            {words.notams.showAll}
          </Button>
        </div>
      )}
      {children}
    </>
  );
}
