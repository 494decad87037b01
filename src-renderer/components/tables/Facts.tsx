import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export type Fact = {
  name: string;
  value: ReactNode;
  /** It is a second, quieter line such as the same value in another unit. */ more?: ReactNode;
  /** Values that are seldom short, such as an address, take two columns. */ isWide?: boolean;
};

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, more, isWide }) => (
        <div key={name} className={styles.fact} data-wide={isWide}>
          <dt>{name}</dt>
          <dd>
            {value}
            {more !== undefined && <span className="more">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
