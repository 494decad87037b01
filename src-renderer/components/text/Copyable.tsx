import { words } from '#renderer/i18n/words.ts';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import styles from './Copyable.module.css';

/** Shows a line of text with a button that copies it. */
export function Copyable({ text, label }: { text: string; label: string }) {
  const clipboard = useClipboard({ timeout: 2000 });
  return (
    <div className={styles.line}>
      <code className={styles.text}>{text}</code>
      <Button onClick={() => clipboard.copy(text)} aria-label={`${words.common.copy}: ${label}`}>
        {clipboard.copied ? words.common.copied : words.common.copy}
      </Button>
    </div>
  );
}
