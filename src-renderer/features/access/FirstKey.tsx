import { words } from '#renderer/languages/words.ts';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { bridge } from '#renderer/bridge.ts';
import { Copyable } from '#renderer/components/Copyable.tsx';
import { Notice } from '#renderer/components/Notice.tsx';
import { useSession } from '#renderer/stores/session.ts';
import styles from './access.module.css';

/** The owner's first key, which the window gets once, at the first start. */
export function FirstKey() {
  const { firstKey: key, keepFirstKey, forgetFirstKey } = useSession();
  useEffect(() => {
    bridge?.firstKey().then(keepFirstKey, () => undefined);
  }, [keepFirstKey]);
  if (key === null) return null;
  return (
    <div className={styles.first}>
      <Notice tone="good" live="polite">
        <p>{words.access.firstKey}</p>
        <Copyable text={key} label={words.access.apiKey} />
        <Button variant="subtle" size="compact-xs" onClick={forgetFirstKey}>
          {words.access.keptIt}
        </Button>
      </Notice>
    </div>
  );
}
