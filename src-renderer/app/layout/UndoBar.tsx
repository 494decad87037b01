import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { useUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './UndoBar.module.css';

/** The bar is in sight for this many milliseconds; the key undoes the step later too. */
const IN_SIGHT = 12_000;

/** What was done last, and a button that undoes it. */
export function UndoBar() {
  const { last, isShown, hide, undo } = useUndo();
  const shown = isShown ? last : undefined;
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(hide, IN_SIGHT);
    return () => clearTimeout(timer);
  }, [shown, hide]);
  return (
    <output className={styles.bar} hidden={shown === undefined}>
      {shown !== undefined && (
        <>
          <span>{shown.sentence}</span>
          <Button size="compact-sm" onClick={undo} {...withKey(words.common.undo, 'everywhere.undo')}>
            {words.common.undo}
          </Button>
        </>
      )}
    </output>
  );
}
