/**
 * Keeps a fault of the program within a part of the window. Promise: an exception while the part is drawn takes that part alone; it is named, with its
 * words for a report and a way to try again, and the rest works on. Another address tries by itself.
 */
import { Component, type ErrorInfo, type ReactNode, useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { api } from '#renderer/data/api/client.ts';
import { words } from '#renderer/i18n/words.ts';
import { scrollGroup } from '#renderer/components/keyboard/focus.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import styles from './FaultNotice.module.css';

type FaultBoundaryProps = {
  /** The window calls the part by this name. */
  what: string;
  /** What is put around the notice where a whole screen failed. */
  around?: (notice: ReactNode, what: string) => ReactNode;
  children: ReactNode;
};

type Fault = { error: unknown; components: string };
type State = { fault: Fault | undefined; attempts: number };

export class FaultBoundary extends Component<FaultBoundaryProps, State> {
  override state: State = { fault: undefined, attempts: 0 };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ fault: { error, components: '' } });

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ fault: { error, components: componentStack ?? '' } });
    window.addEventListener('hashchange', this.begin);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('hashchange', this.begin);
  }

  private readonly begin = (): void => this.again(0);

  private again(attempts: number): void {
    window.removeEventListener('hashchange', this.begin);
    this.setState({ fault: undefined, attempts });
  }

  override render(): ReactNode {
    const { fault, attempts } = this.state;
    const { what, around = (notice: ReactNode) => notice, children } = this.props;
    if (fault === undefined) return children;
    return around(<FaultNotice what={what} fault={fault} isRepeated={attempts > 0} again={() => this.again(attempts + 1)} />, what);
  }
}

type FaultNoticeProps = { what: string; fault: Fault; isRepeated: boolean; again: () => void };

/** Says that a part of the window failed, in its place. */
function FaultNotice({ what, fault, isRepeated, again }: FaultNoticeProps) {
  const { faults, common } = words;
  const { copy, copied } = useClipboard({ timeout: 2000 });
  const details = faultDetails({ what, fault, version: useVersion(), address: location.hash, browser: navigator.userAgent });
  return (
    <section className={styles.fault} aria-label={faults.label(what)}>
      <Notice tone="bad" live="assertive">
        <p>{faults.failed(what)}</p>
        <p>{isRepeated ? faults.failedAgain : faults.rest}</p>
        <div className="tags">
          <Button variant="filled" onClick={again}>
            {faults.again}
          </Button>
          {isRepeated && <Button onClick={() => location.reload()}>{faults.reload}</Button>}
          <Button onClick={() => copy(details)}>{copied ? common.copied : faults.copy}</Button>
        </div>
        <details>
          <summary>{faults.details}</summary>
          <div className={styles.details} {...scrollGroup(faults.details)}>
            <pre className="raw" lang="en">
              {details}
            </pre>
          </div>
        </details>
      </Notice>
    </section>
  );
}

/** Version of the server; undefined where it does not answer. */
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

/** Writes what a report needs, in English. The address is the part after the #, which never has a ticket or key. */
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
