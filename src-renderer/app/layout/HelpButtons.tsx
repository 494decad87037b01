import { Kbd, UnstyledButton } from '@mantine/core';
import { keyInWords, withKey } from '#renderer/components/keyboard/with-key.ts';
import { usePalette } from '#renderer/features/palette/palette.ts';
import { words } from '#renderer/i18n/words.ts';
import { useKeySheet } from '#renderer/data/key-sheet.ts';
import styles from './Frame.module.css';

/** The palette and the sheet of keys for the mouse, and for who does not know the keys yet. */
export function HelpButtons() {
  const openPalette = usePalette(({ open }) => open);
  const openKeys = useKeySheet(({ open }) => open);
  const { palette, keys } = words;
  return (
    <>
      <UnstyledButton className={styles.help} aria-label={palette.label} {...withKey(palette.label, 'Control+K')} onClick={openPalette}>
        <Kbd size="xs">{keyInWords('Control+K')}</Kbd>
      </UnstyledButton>
      <UnstyledButton className={styles.help} aria-label={keys.button} {...withKey(keys.button, '?')} onClick={openKeys}>
        <Kbd size="xs">?</Kbd>
      </UnstyledButton>
    </>
  );
}
