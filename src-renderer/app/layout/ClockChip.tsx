import { Button, Popover, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { TypedBox } from '#renderer/components/text/TypedBox.tsx';
import { setMoment, useMoment } from '#renderer/data/moment.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { dayTimeAt, timeOnly } from '#renderer/format/time.ts';
import { readTime } from '#domain/typed-time.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './Frame.module.css';

/** The moment that every screen is of, and the box that changes it. */
export function ClockChip() {
  const at = useMoment((moment) => moment.at);
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const { layout } = words;
  const shown = at === undefined ? `${layout.now} ${timeOnly(now)}` : dayTimeAt(at, now);
  const choose = (next: number | undefined) => {
    setMoment(next);
    setOpen(false);
  };
  const take = (text: string): boolean => {
    const isNow = text === '' || text.toLowerCase() === layout.now.toLowerCase();
    const next = isNow ? undefined : readTime(text, now);
    if (!isNow && next === undefined) return false;
    choose(next);
    return true;
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} shadow="md" withinPortal={false} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={styles.chip} data-chosen={at !== undefined} title={layout.clockHint} onClick={() => setOpen(!isOpen)}>
          <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <circle cx="8" cy="8" r="6.25" />
            <path d="M8 4.500V8l2.500 1.500" />
          </svg>
          <span className="unseen">{layout.clock}</span> {shown}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={layout.clock} className={styles.clock ?? ''}>
        <TypedBox
          label={layout.clockBox}
          hint={layout.clockNotations}
          shown={at === undefined ? '' : dayTimeAt(at, now)}
          fault={layout.clockFault}
          take={take}
        />
        <p className="note">{layout.clockHint}</p>
        <Button variant="default" disabled={at === undefined} onClick={() => choose(undefined)}>
          {layout.now}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
