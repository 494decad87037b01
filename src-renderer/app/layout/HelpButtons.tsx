import { Kbd, UnstyledButton } from '@mantine/core';
import type { KeyName } from '#renderer/components/keyboard/key-list.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { usePalette } from '#renderer/features/palette/palette.ts';
import { words } from '#renderer/i18n/words.ts';
import { useKeySheet } from '#renderer/data/key-sheet.ts';
import styles from './Frame.module.css';

/** What is seen on the button, the key, is in its name too (WCAG 2.5.3). */
function named(label: string, key: KeyName) {
  const shown = withKey(label, key);
  return { ...shown, 'aria-label': shown.title };
}

/** The palette and the sheet of keys for the mouse, and for who does not know the keys yet. */
export function HelpButtons() {
  const openPalette = usePalette(({ open }) => open);
  const openKeys = useKeySheet(({ open }) => open);
  const { palette, keys } = words;
  return (
    <>
      <UnstyledButton className={styles.help} {...named(palette.label, 'everywhere.palette')} onClick={openPalette}>
        <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <circle cx="7" cy="7" r="4.5" />
          <path d="m10.500 10.500 4 4" />
        </svg>
      </UnstyledButton>
      <UnstyledButton className={styles.help} {...named(keys.button, 'everywhere.keys')} onClick={openKeys}>
        <Kbd size="xs">?</Kbd>
      </UnstyledButton>
    </>
  );
}
