import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { api } from '#renderer/data/api/client.ts';
import { words } from '#renderer/i18n/words.ts';
import { scrollGroup } from '../keyboard/scroll-group.ts';
import { Notice } from '../notices/Notice.tsx';
import type { Fault } from './FaultBoundary.tsx';
import { faultDetails } from './fault-details.ts';
import styles from './FaultNotice.module.css';

type FaultNoticeProps = { what: string; fault: Fault; isRepeated: boolean; again: () => void };

/** That a part of the window failed, in its place. */
export function FaultNotice({ what, fault, isRepeated, again }: FaultNoticeProps) {
  const { faults, common } = words;
  const { copy, copied } = useClipboard({ timeout: 2000 });
  const details = faultDetails({ what, fault, version: useVersion(), address: location.hash, browser: navigator.userAgent });
  return (
    <section className={styles.fault} aria-label={faults.label(what)}>
      <Notice tone="bad" live="assertive">
        <p>{faults.failed(what)}</p>
        <p>{isRepeated ? faults.failedAgain : faults.rest}</p>
        <div className={styles.ways}>
          <Button onClick={again}>{faults.again}</Button>
          {isRepeated && (
            <Button variant="default" onClick={() => location.reload()}>
              {faults.reload}
            </Button>
          )}
          <Button variant="default" onClick={() => copy(details)}>
            {copied ? common.copied : faults.copy}
          </Button>
        </div>
        <details>
          <summary>{faults.details}</summary>
          <div className={styles.details} {...scrollGroup(faults.details)}>
            <pre lang="en">{details}</pre>
          </div>
        </details>
      </Notice>
    </section>
  );
}

/** Of the server; undefined where it does not answer. */
function useVersion(): string | undefined {
  const [version, setVersion] = useState<string>();
  useEffect(() => {
    api('health', {}).then(
      (health) => setVersion(health.version),
      () => undefined,
    );
  }, []);
  return version;
}
