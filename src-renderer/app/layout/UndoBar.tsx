import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { useUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './UndoBar.module.css';

/** Milliseconds in sight; the key undoes it later too. */
const IN_SIGHT = 12_000;

/** What was done last, and a button that undoes it. */
export function UndoBar() {
  const { last, isShown, hide, undo } = useUndo();
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(hide, IN_SIGHT);
    return () => clearTimeout(timer);
  }, [isShown, last, hide]);
  return (
    <div className={styles.bar} hidden={!isShown} role="status">
      {isShown && last !== undefined && (
        <>
          <span>{last.said}</span>
          <Button variant="default" size="compact-sm" onClick={undo} {...withKey(words.keys.undo, 'Control+Z')}>
            {words.keys.undo}
          </Button>
        </>
      )}
    </div>
  );
}
