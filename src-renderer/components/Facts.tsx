import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export type Fact = { name: string; value: ReactNode; more?: ReactNode };

/** Named values in columns; `more` is a second, quieter line such as the same value in another unit. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, more }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>
            {value}
            {more !== undefined && <span className={styles.more}>{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
