import type { ReactNode } from 'react';
import styles from './Tag.module.css';

type TagProps = { tone?: 'plain' | 'good' | 'warn' | 'bad'; children: ReactNode };

/** Shows a short word that must catch the eye: closed, sample, SNOWTAM. */
export const Tag = ({ tone = 'plain', children }: TagProps) => (
  <span className={styles.tag} data-tone={tone}>
    {children}
  </span>
);
