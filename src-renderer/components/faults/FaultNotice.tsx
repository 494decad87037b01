import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { api } from '#renderer/data/api/client.ts';
import { words } from '#renderer/i18n/words.ts';
import { scrollGroup } from '../keyboard/scroll-group.ts';
import { Notice } from '../notices/Notice.tsx';
import type { Fault } from './FaultBoundary.tsx';
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
        <div className="tags">
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

type Facts = { what: string; fault: Fault; version: string | undefined; address: string; browser: string };

/** What a report needs, in English. The address is the part after the #, which never holds a ticket or key. */
function faultDetails({ what, fault: { error, components }, version, address, browser }: Facts): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error && error.stack !== undefined ? error.stack.replace(message, '').trim() : '';
  const place = components.trim().split('\n').slice(0, INNERMOST).join('\n');
  return [
    `Aeroshelf ${version ?? 'of unknown version'}: a fault in “${what}”`,
    message,
    `Address: ${address || '#/'}`,
    `Browser: ${browser}`,
    ...(stack === '' ? [] : [`Stack:\n${stack}`]),
    ...(place === '' ? [] : [`Components:\n${place}`]),
  ].join('\n');
}

/** Lines of the components; the outer ones are the same for all. */
const INNERMOST = 12;
