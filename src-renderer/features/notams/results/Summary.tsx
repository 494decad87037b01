import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { focusOn } from '#renderer/components/keyboard/focus.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { AccessPanel } from '#renderer/components/session/AccessPanel.tsx';
import { words } from '#renderer/i18n/words.ts';

/** Id of the sentence with the number of NOTAMs; it gets the focus when a pressed button of these lines disappears. */
export const SHOWN = 'notams-shown';

type SummaryProps = {
  shown: string;
  /** It is shown next to the summary. */
  moment: ReactNode;
  /** Undefined where nothing is hidden. */
  hidden: string | undefined;
  showAll: () => void;
  /** Anonymous callers get fewer than there are. */
  mayLogIn: boolean;
  children: ReactNode;
};

/** What the list contains, what is hidden and by which filter, with buttons to show it. */
export function Summary({ shown, moment, hidden, showAll, mayLogIn, children }: SummaryProps) {
  const [asksAccess, setAsksAccess] = useState(false);
  return (
    <>
      <div className="line">
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
        <div className="line">
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
