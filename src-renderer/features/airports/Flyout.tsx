import { Button, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './Flyout.module.css';

/** A button that opens a small panel below it. */
export const Flyout = ({ title, children }: { title: string; children: ReactNode }) => (
  <Popover position="bottom-end" shadow="md" withinPortal={false} trapFocus returnFocus>
    <Popover.Target>
      <Button>{title}</Button>
    </Popover.Target>
    <Popover.Dropdown className={`stack ${styles.panel}`} data-passes-focus>
      {children}
    </Popover.Dropdown>
  </Popover>
);
