import { Fragment } from 'react';
import type { Decoded } from '#contract/notams/decoded.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { factGroups, type FactGroup } from './fact-groups.tsx';
import { useTimesOf } from '#renderer/format/notams/use-times.ts';
import styles from './NotamFacts.module.css';

/** The items of a NOTAM by name. */
export function NotamFacts({ notam, decoded, now }: { notam: NotamAnswer; decoded: Decoded; now: number }) {
  const write = useTimesOf(notam);
  const units = useUnits();
  return (
    <div className={styles.facts}>
      {factGroups({ notam, decoded, units, write, now }).map((group) => (
        <Group key={group.name} {...group} />
      ))}
    </div>
  );
}

const Group = ({ facts, isWide = false }: FactGroup) => (
  <dl className={styles.group} data-wide={isWide}>
    {facts.map(({ name, value, more }) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>
          {value}
          {more !== undefined && <span className={styles.more}>{more}</span>}
        </dd>
      </Fragment>
    ))}
  </dl>
);
