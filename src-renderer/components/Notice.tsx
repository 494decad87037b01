import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type NoticeProps = {
  tone?: 'plain' | 'good' | 'warn' | 'bad';
  /** Told to screen readers as it appears: when they pause, or at once. */ live?: 'polite' | 'assertive';
  children: ReactNode;
};

/** A sentence or two beside the data. */
export const Notice = ({ tone = 'plain', live, children }: NoticeProps) => (
  <div className={styles.notice} data-tone={tone} aria-live={live}>
    {children}
  </div>
);
