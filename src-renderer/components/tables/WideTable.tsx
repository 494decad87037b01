import type { ReactNode } from 'react';
import { Table } from '@mantine/core';
import { scrollGroup } from '../keyboard/scroll-group.ts';
import styles from './WideTable.module.css';

/** A table that scrolls sideways on its own where the window is narrower than it is; the keyboard can scroll it too. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.scroller} {...scrollGroup(label)}>
      <Table className={styles.table}>{children}</Table>
    </div>
  );
}
