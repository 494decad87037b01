import { Kbd, UnstyledButton } from '@mantine/core';
import { keyInWords, withKey } from '#renderer/components/keyboard/with-key.ts';
import { usePalette } from '#renderer/features/palette/palette.ts';
import { words } from '#renderer/i18n/words.ts';
import { useKeySheet } from '#renderer/data/key-sheet.ts';
import styles from './Frame.module.css';

/** What is seen on the button, the key, is in its name too (WCAG 2.5.3). */
function named(label: string, key: string) {
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
      <UnstyledButton className={styles.help} {...named(palette.label, 'Control+K')} onClick={openPalette}>
        <Kbd size="xs">{keyInWords('Control+K')}</Kbd>
      </UnstyledButton>
      <UnstyledButton className={styles.help} {...named(keys.button, '?')} onClick={openKeys}>
        <Kbd size="xs">?</Kbd>
      </UnstyledButton>
    </>
  );
}
