import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { bridge } from '#renderer/bridge.ts';
import { Copyable } from '#renderer/components/Copyable.tsx';
import { Notice } from '#renderer/components/Notice.tsx';
import styles from './access.module.css';

/** The owner's first key, which the window gets once, at the first start. */
export function FirstKey() {
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => {
    bridge?.firstKey().then(setKey, () => setKey(null));
  }, []);
  if (key === null) return null;
  return (
    <div className={styles.first}>
      <Notice tone="good" live="polite">
        <p>Your first API key, for other programs on this machine. It is shown this once; this window works without it.</p>
        <Copyable text={key} label="API key" />
        <Button variant="subtle" size="compact-xs" onClick={() => setKey(null)}>
          I have kept it
        </Button>
      </Notice>
    </div>
  );
}
