import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { words } from '#renderer/i18n/words.ts';
import { Notice } from './Notice.tsx';
import { useEscape } from '../keyboard/use-escape.ts';
import { useFocusIn } from '../keyboard/use-focus-in.ts';

type ConfirmProps = {
  /** They say what will happen, and what stays. */
  children: ReactNode;
  /** The button that does it has this label. */
  yes: string;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Asks before something that can't be undone in one step. The focus starts on Cancel, and returns to where it came from. */
export function Confirm({ children, yes, busy, onYes, onNo }: ConfirmProps) {
  const id = useId();
  const question = useFocusIn<HTMLDivElement>((part) => [...part.querySelectorAll('button')].at(-1));
  useEscape(onNo);
  return (
    <div ref={question} role="alertdialog" aria-labelledby={id}>
      <Notice tone="warn">
        <div id={id}>{children}</div>
        <div className="ways">
          <Button variant="filled" onClick={onYes} loading={busy}>
            {yes}
          </Button>
          <Button onClick={onNo} disabled={busy}>
            {words.common.cancel}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
